"""The signs before the houses: place and name of a building, its premium and standard action, its supplies."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.pictures.letters import Type, fitted
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.pictures.symbols import SYMBOLS
from rules.rattus_cartus.components import Building, Class, Supplies
from rules.rattus_cartus.view import PlaceView

from .facts import CLASS_ICON, acting, building_name, building_short
from .houses import CLASS_COLOUR

WIDE, TOP, TALL, NAME = 276, 298, 120, 44  # a sign, and the strip with its name
LETTER: Final = Type(29, 700)
SUPPLIES: Final = 588  # where the second half of the legend begins


class Action(NamedTuple):
    """What a building does: its symbol, and how much as premium and as standard action; perhaps a symbol after it."""

    icon: str
    premium: str
    standard: str
    more: str = ""
    less: str = ""


ACTIONS: Final[dict[Building, Action]] = {  # the words stand in the text of the board
    Building.PALACE: Action("medal", "2", "1"),
    Building.TREASURY: Action("gold", "2", "1"),
    Building.MONASTERY: Action("rat", "−2", "−1"),
    Building.HOSPITAL: Action("rat", "−1–4", "−0–2"),
    Building.OFFICE: Action("pass", "2", "1"),
    Building.MARKETPLACE: Action("joker", "2", "1"),
    Building.GUARD_TOWER: Action("shield", "3", "", more="fan", less="shield"),
    Building.CASTLE: Action("sword", "2", "1"),
    Building.FARM: Action("fan", "+4", "+2"),
    Building.BREWERY: Action("tankard", "1:1", "1:2"),
    Building.FORTUNE_TELLERS_TENT: Action("eye", "2", "1"),
    Building.PIPERS_CABIN: Action("flute", "2", "1"),
}


def sign(pen: Pen, scene: Scene, at: int, place: PlaceView) -> None:
    """One sign, around x = 0; with a golden rim while its building is resolved."""
    theme = pen.theme
    pen.frame_glow(f"place-{at}", -WIDE / 2, TOP, WIDE, TALL, 8)
    busy = at == acting(scene.view)
    pen.plate(-WIDE / 2, TOP, WIDE, TALL, rim=theme.gold if busy else theme.edge, round=8)
    pen.svg.rect(-WIDE / 2, TOP, WIDE, NAME, Paint(theme.paper, theme.dark, 1.5), 8)
    pen.icon(CLASS_ICON[Class(place.cls)], -WIDE / 2 + 26, TOP + 22, 34, _tint(pen, place.cls))
    pen.label(-WIDE / 2 + 52, TOP + 32, sign_name(scene, at, place), LETTER, theme.dark, WIDE - 62)
    if scene.view.deck:
        _actions(pen, Building(place.building))
    else:
        _last_round(pen, place.cls)
    pen.svg.line((18, TOP + NAME + 10), (18, TOP + TALL - 10), Paint(NONE, theme.edge, 1.5))
    _supplies(pen, place.supplies)


def sign_name(scene: Scene, at: int, place: PlaceView) -> str:
    """Place and name of a building; a short name where the full one would have to be cut."""
    name = f"{at + 1} · {building_name(scene.words, place.building)}"
    cut = fitted(name, LETTER, WIDE - 62)[0] != name
    return f"{at + 1} · {building_short(scene.words, place.building)}" if cut else name


def _tint(pen: Pen, cls: int) -> str:
    return pen.theme.ink if pen.theme.flat else CLASS_COLOUR[Class(cls)]


def _star(pen: Pen, x: float, y: float, fill: str, size: float = 24) -> None:
    with pen.svg.group(at=(x, y), scale=size / 100):
        pen.svg.path(SYMBOLS["star"], Paint(fill, pen.theme.gold, 9))


def _actions(pen: Pen, building: Building) -> None:
    """The premium action beside a full star, the standard one beside a hollow one."""
    action, tint = ACTIONS[building], pen.theme.ink
    pen.icon(action.icon, -108, TOP + 82, 42, tint)
    rows = ((63, pen.theme.gold, action.premium, action.more), (100, NONE, action.standard, action.less))
    for y, fill, number, after in rows:
        _star(pen, -66, TOP + y, fill)
        pen.label(-47, TOP + y + 10, number, Type(29, 700), tint, 63)
        if after:
            pen.icon(after, -14 if number else -36, TOP + y, 26, tint)


def _last_round(pen: Pen, cls: int) -> None:
    """No actions in the last round: who lays most gains one influence more."""
    _star(pen, -108, TOP + 82, pen.theme.gold, 34)
    pen.label(-80, TOP + 93, "+1", Type(34, 700), pen.theme.ink, 50)
    pen.icon(CLASS_ICON[Class(cls)], -12, TOP + 82, 34, pen.theme.ink)


def _supplies(pen: Pen, supplies: Supplies) -> None:
    """Draw so many, so many rats less, look at so many: only what this card brings."""
    shown = (("fan", supplies.draw, "+"), ("rat", supplies.rats, "−"), ("eye", supplies.look, ""))
    told = [(icon, f"{sign}{n}") for icon, n, sign in shown if n]
    left, step = 22, 116 / max(len(told), 1)
    for nth, (icon, number) in enumerate(told):
        x = left + step * (nth + 0.5)
        pen.icon(icon, x, TOP + 62, 30, pen.theme.faint)
        pen.label(x, TOP + 109, number, Type(29, 700), pen.theme.ink, step, anchor="middle")


# --------------------------------------------------------------------------- what the symbols mean


def legend(pen: Pen, scene: Scene) -> None:
    """One line below the signs: what the stars of their left half and the symbols of their right half say."""
    words, y, letter, ink = scene.words, 439, Type(21), pen.theme.faint
    _star(pen, 24, y, pen.theme.gold, 22)
    pen.label(40, y + 7, words("picture-premium"), letter, ink, 110)
    _star(pen, 162, y, NONE, 22)
    pen.label(178, y + 7, words("picture-standard"), letter, ink, 110)
    pen.label(SUPPLIES - 30, y + 7, words("picture-supplies"), letter, ink, 270, anchor="end")
    told = (("fan", "picture-draw", 0), ("rat", "picture-discard-rats", 104), ("eye", "picture-look", 220))
    for icon, key, along in told:
        pen.icon(icon, SUPPLIES + along + 12, y, 24, ink)
        pen.label(SUPPLIES + along + 30, y + 7, words(key), letter, ink, 84)
