"""The signs before the houses: place and name of a building, its premium and standard action, its supplies."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, fitted
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.pictures.symbols import SYMBOLS
from rules.rattus_cartus.components import Building, Class, Supplies
from rules.rattus_cartus.view import PlaceView

from .facts import CLASS_ICON, building_name, building_short
from .houses import CLASS_COLOUR

WIDE, TOP, TALL, NAME = 280, 300, 146, 44  # a sign, and the strip with its name
LETTER: Final = Type(29, 700)
SPLIT: Final = 36  # where the half of the actions ends and that of the supplies begins


class Action(NamedTuple):
    """What a building does: its symbol, and how much as premium and as standard action; perhaps a symbol after it."""

    icon: str
    premium: str
    standard: str
    more: str = ""
    less: str = ""
    spans: tuple[tuple[str, str], ...] = ()  # from, to: where the two are no single numbers


ACTIONS: Final[dict[Building, Action]] = {  # the words stand in the text of the board
    Building.PALACE: Action("medal", "2", "1"),
    Building.TREASURY: Action("ingots", "2", "1"),
    Building.MONASTERY: Action("rat", "−2", "−1"),
    Building.HOSPITAL: Action("rat", "", "", spans=(("−1", "−4"), ("0", "−2"))),
    Building.OFFICE: Action("pass", "2", "1"),
    Building.MARKETPLACE: Action("joker", "2", "1"),
    Building.GUARD_TOWER: Action("shield", "3", "", more="fan", less="shield"),
    Building.CASTLE: Action("sword", "2", "1"),
    Building.FARM: Action("fan", "+4", "+2"),
    Building.BREWERY: Action("tankard", "1:1", "1:2"),
    Building.FORTUNE_TELLERS_TENT: Action("eye", "2", "1"),
    Building.PIPERS_CABIN: Action("flute", "2", "1"),
}


def sign(canvas: Canvas, scene: Scene, at: int, place: PlaceView) -> None:
    """One sign, around x = 0; with a golden rim while its building is resolved."""
    theme = canvas.theme
    canvas.frame_glow(f"place-{at}", -WIDE / 2, TOP, WIDE, TALL, 8)
    busy = at == scene.view.resolving
    canvas.plate(-WIDE / 2, TOP, WIDE, TALL, rim=theme.gold if busy else theme.edge, round=8)
    canvas.svg.rect(-WIDE / 2, TOP, WIDE, NAME, Paint(theme.paper, theme.dark, 1.5), 8)
    canvas.icon(CLASS_ICON[Class(place.cls)], -WIDE / 2 + 26, TOP + 22, 34, _tint(canvas, place.cls))
    canvas.label(-WIDE / 2 + 52, TOP + 32, sign_name(scene, at, place), LETTER, theme.dark, _room(scene, at))
    if scene.view.deck:
        _actions(canvas, scene, Building(place.building))
    else:
        _last_round(canvas, scene, place.cls)
    canvas.svg.line((SPLIT, TOP + NAME + 10), (SPLIT, TOP + TALL - 10), Paint(NONE, theme.edge, 1.5))
    _supplies(canvas, scene, place.supplies)
    if scene.view.is_resolved(at):
        _finished(canvas)


def _finished(canvas: Canvas) -> None:
    """The whole sign is paler, with a tick."""
    theme, left = canvas.theme, -WIDE / 2
    canvas.svg.rect(left, TOP, WIDE, TALL, Paint(theme.ground, opacity=0.62), 8)
    canvas.svg.circle(-left - 26, TOP + 22, 18, Paint(theme.panel, theme.edge, 2))
    canvas.icon("tick", -left - 26, TOP + 22, 24, theme.gold)


def sign_name(scene: Scene, at: int, place: PlaceView) -> str:
    """Place and name of a building; a short name where the full one would have to be cut."""
    name = f"{at + 1} · {building_name(scene.words, place.building)}"
    cut = fitted(name, LETTER, _room(scene, at))[0] != name
    return f"{at + 1} · {building_short(scene.words, place.building)}" if cut else name


def _room(scene: Scene, at: int) -> float:
    """The room of a name, in units of the picture: the tick of what is done stands at its end."""
    return WIDE - (104 if scene.view.is_resolved(at) else 62)


def _tint(canvas: Canvas, cls: int) -> str:
    return canvas.theme.ink if canvas.theme.flat else CLASS_COLOUR[Class(cls)]


def _star(canvas: Canvas, x: float, y: float, fill: str, size: float = 24) -> None:
    with canvas.svg.group(at=(x, y), scale=size / 100):
        canvas.svg.path(SYMBOLS["star"], Paint(fill, canvas.theme.gold, 9))


def _actions(canvas: Canvas, scene: Scene, building: Building) -> None:
    """The premium action beside a full star, the standard one beside a hollow one."""
    action, tint, words = ACTIONS[building], canvas.theme.ink, scene.words
    canvas.icon(action.icon, -111, TOP + 95, 46, canvas.theme.gold if action.icon == "ingots" else tint)
    spans = [words("picture-span", least=least, most=most) for least, most in action.spans]
    numbers = spans or [action.premium, action.standard]
    after, names = (action.more, action.less), (words("picture-premium"), words("picture-standard"))
    for nth, y in enumerate((TOP + 62, TOP + 112)):
        _star(canvas, -68, y, NONE if nth else canvas.theme.gold, 28)
        canvas.label(-48, y + 10, numbers[nth], Type(30, 700), tint, SPLIT + 45)
        if after[nth]:
            canvas.icon(after[nth], -16 if numbers[nth] else -37, y, 27, tint)
        canvas.label(-48, y + 27, names[nth], Type(17), tint, SPLIT + 45)


def _last_round(canvas: Canvas, scene: Scene, cls: int) -> None:
    """No actions in the last round: who lays most gains one influence more."""
    _star(canvas, -104, TOP + 84, canvas.theme.gold, 38)
    canvas.label(-76, TOP + 96, "+1", Type(36, 700), canvas.theme.ink, 50)
    canvas.icon(CLASS_ICON[Class(cls)], -2, TOP + 84, 38, canvas.theme.ink)
    canvas.label(-51, TOP + 130, scene.words("picture-premium"), Type(19), canvas.theme.ink, 164, anchor="middle")


def _supplies(canvas: Canvas, scene: Scene, supplies: Supplies) -> None:
    """Draw so many, so many rats less, look at so many: only what this card brings."""
    room, ink = WIDE / 2 - SPLIT, canvas.theme.ink
    name = scene.words("picture-supplies")
    canvas.label(SPLIT + room / 2, TOP + 65, name, Type(20, 600), ink, room - 8, anchor="middle")
    shown = (("fan", supplies.draw, "+"), ("rat", supplies.rats, "−"), ("eye", supplies.look, ""))
    told = [(icon, f"{sign}{n}") for icon, n, sign in shown if n]
    step = (room - 8) / max(len(told), 1)
    for nth, (icon, number) in enumerate(told):
        x = SPLIT + 4 + step * (nth + 0.5)
        canvas.icon(icon, x, TOP + 89, 34, ink)
        canvas.label(x, TOP + 134, number, Type(30, 700), ink, step, anchor="middle")
