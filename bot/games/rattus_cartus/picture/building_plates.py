"""The stage of the row of buildings: what the supplies of each bring, or what it means to enter it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
from bot.pictures.scene import Scene
from bot.pictures.stage import Spot, Stage, Strip
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import lighter, mixed
from rules.core import PASS, Arg
from rules.rattus_cartus.components import Building, Class
from rules.rattus_cartus.view import View, size

from .facts import CLASS_ICON, building_short, class_name
from .houses import CLASS_COLOUR, house
from .laying import hand_told, rats_told, star
from .signs import ACTIONS, Action
from .tracks import crown

TOP, GAP, EDGE = 12.0, 12.0, 10.0
SUPPLIES, ENTER, PASS_PLATE = 462.0, 470.0, 92.0  # how tall the plates are
LEGEND: Final = 34.0  # how high the meaning of the stars is
TEXT, NAME, MEANING = Type(27, 700), Type(30, 700), Type(24)


class Plate(NamedTuple):
    """A building's plate in its row."""

    at: int
    x: float  # its middle
    wide: float


def supplies_stage(scene: Scene, strip: Strip | None) -> Stage:
    """Each building with what its supplies bring."""
    return _stage(scene, strip, SUPPLIES)


def enter_stage(scene: Scene, strip: Strip | None) -> Stage:
    """Each building with who is inside, what its actions bring, and who leads in its class; the Pass below."""
    return _stage(scene, strip, ENTER)


def waiting_stage(scene: Scene, strip: Strip | None) -> Stage:
    """The same without anything to choose, for a seat that waits."""
    return Stage(partial(_draw, tall=ENTER), (0, 0, 800, _foot(scene, ENTER)), dimmed=False, strip=strip)


def _stage(scene: Scene, strip: Strip | None, tall: float) -> Stage:
    spots: dict[Arg, Spot] = {}
    for plate in _plates(scene.view):
        spots[plate.at] = Spot((plate.x, TOP + tall / 2), plate.wide / 2, half_high=tall / 2, mark=(plate.x, TOP + 30))
    high = _foot(scene, tall)
    if scene.question and PASS in scene.question.options:
        middle = high + PASS_PLATE / 2
        spots[PASS] = Spot((400, middle), 388, half_high=PASS_PLATE / 2, mark=(150, middle))
        high += PASS_PLATE + 12
    return Stage(partial(_draw, tall=tall), (0, 0, 800, high), spots, dimmed=False, strip=strip)


def _foot(scene: Scene, tall: float) -> float:
    """Where the plates end, with the legend of the stars; in the last round there are no actions."""
    return TOP + tall + 12 + (0 if scene.view.last_round else LEGEND)


def _plates(view: View) -> Iterator[Plate]:
    n = len(view.row)
    wide = (800 - 2 * EDGE - (n - 1) * GAP) / n
    for at in range(n):
        yield Plate(at, EDGE + wide / 2 + at * (wide + GAP), wide)


def _draw(canvas: Canvas, scene: Scene, tall: float) -> None:
    for plate in _plates(scene.view):
        place = scene.view.row[plate.at]
        with canvas.svg.group(at=(plate.x, TOP)):
            canvas.plate(-plate.wide / 2, 0, plate.wide, tall)
            if not canvas.theme.flat:
                canvas.svg.rect(-plate.wide / 2 + 4, 4, plate.wide - 8, 206, Paint("#1b2038"), 8)
            with canvas.svg.group(at=(0, 208), scale=0.58):
                house(canvas, place.building)
            if scene.question is None:  # no mark has its name
                name = f"{plate.at + 1} {building_short(scene.words, place.building)}"
                canvas.label(0, 40, name, NAME, canvas.theme.ink, plate.wide - 24, anchor="middle")
            if tall == SUPPLIES:
                _supplies(canvas, scene, plate)
            else:
                _inside(canvas, scene, plate)
    if not scene.view.last_round:
        _legend(canvas, scene, TOP + tall + 12)
    if scene.question and PASS in scene.question.options:
        _pass(canvas, scene, _foot(scene, tall))


def _legend(canvas: Canvas, scene: Scene, top: float) -> None:
    """What the two stars mean."""
    texts = [scene.words(key) for key in ("picture-legend-premium", "picture-legend-standard")]
    across = sum(width(text, MEANING) for text in texts)
    x = 400 - (across + 96) / 2
    for text, fill in zip(texts, (canvas.theme.gold, NONE), strict=True):
        star(canvas, x + 13, top + 10, fill)
        canvas.label(x + 32, top + 18, text, MEANING, canvas.theme.faint, 760)
        x += 64 + width(text, MEANING)


# --------------------------------------------------------------------------- supplies


def _supplies(canvas: Canvas, scene: Scene, plate: Plate) -> None:
    """Hand and rats after the supplies, how many nuns are looked at; the actions of the building, paler."""
    view, words = scene.view, scene.words
    draw, rats, look = view.row[plate.at].supplies
    hand, own = size(view.hands[view.viewer]), view.rats[view.viewer] or 0
    told = (
        ("fan", hand_told(scene, hand, hand + view.can_draw(draw)), draw),
        ("rat", rats_told(scene, own, own - view.can_lose(view.viewer, rats)), rats),
        ("nun", words("picture-look-at" if look else "picture-look-at.none", n=look), look),
    )
    for nth, (icon, text, n) in enumerate(told):
        _line(canvas, plate, 240 + nth * 46, icon, text, strong=n > 0)
    canvas.svg.line((-plate.wide / 2 + 12, 366), (plate.wide / 2 - 12, 366), Paint(NONE, canvas.theme.edge, 1.5))
    _actions(canvas, scene, plate, 392, canvas.theme.faint)


def _line(canvas: Canvas, plate: Plate, y: float, icon: str, text: str, *, strong: bool) -> None:
    theme = canvas.theme
    ink = theme.ink if strong else theme.faint
    left = -plate.wide / 2 + 32
    canvas.icon(icon, left, y, 36, ink)
    canvas.label(left + 28, y + 10, text, TEXT if strong else Type(26, 400), ink, plate.wide - 70)


def _actions(canvas: Canvas, scene: Scene, plate: Plate, y: float, ink: str) -> None:
    """Premium action beside a full star, standard action beside a hollow one; in the last round the one point."""
    theme, left = canvas.theme, -plate.wide / 2 + 30
    if scene.view.last_round:
        star(canvas, left, y, theme.gold, 28)
        canvas.label(left + 26, y + 9, scene.words("picture-last-point.short"), Type(25, 600), ink, plate.wide - 64)
        return
    action = ACTIONS[Building(scene.view.row[plate.at].building)]
    spans = [scene.words("picture-span", least=least, most=most) for least, most in action.spans]
    numbers = spans or [_number(scene, action, told) for told in (action.premium, action.standard)]
    for nth, (number, after) in enumerate(zip(numbers, (action.more, action.less), strict=True)):
        base = y + nth * 40
        star(canvas, left, base, NONE if nth else theme.gold, 28)
        canvas.icon(action.icon if number else after, left + 42, base, 30, ink)
        canvas.label(left + 68, base + 9, number, Type(27, 600), ink, plate.wide - 106)
        if number and after:
            canvas.icon(after, left + 104, base, 30, ink)


def _number(scene: Scene, action: Action, told: str) -> str:
    """How much an action brings, of tokens with the word, as their sign is met nowhere else."""
    return scene.words("picture-tokens", n=int(told)) if action.icon == "medal" else told


# --------------------------------------------------------------------------- entering


def _inside(canvas: Canvas, scene: Scene, plate: Plate) -> None:
    """Who is inside with how many cards each, the actions, and who stands where in the class."""
    view, theme = scene.view, canvas.theme
    place = view.row[plate.at]
    left = -plate.wide / 2
    if not place.inside:
        empty = scene.words("picture-nobody-inside")
        canvas.label(0, 247, empty, Type(25, 600, True), theme.faint, plate.wide - 16, anchor="middle")
    else:
        canvas.icon("door", left + 30, 238, 34, theme.faint)
    step = min(50.0, (plate.wide - 64) / max(len(place.inside), 1))
    for nth, (seat, laid) in enumerate(zip(place.inside, place.laid, strict=True)):
        with canvas.piece(f"guest-{plate.at}-{seat}", (left + 74 + nth * step, 238), reach=22):
            canvas.seat(seat, 21, str(size(laid)), 25)
    _actions(canvas, scene, plate, 290, theme.ink)
    fill = theme.panel if theme.flat else mixed(theme.sunk, CLASS_COLOUR[Class(place.cls)], 0.42)
    canvas.svg.rect(left + 6, 358, plate.wide - 12, 106, Paint(fill, theme.edge, 1), 8)
    tint = theme.ink if theme.flat else lighter(CLASS_COLOUR[Class(place.cls)], 0.45)
    canvas.icon(CLASS_ICON[Class(place.cls)], left + 28, 380, 28, tint)
    canvas.label(left + 48, 389, class_name(scene.words, place.cls), Type(25, 600), theme.ink, plate.wide - 62)
    _standing(canvas, scene, plate, place.cls)


def _standing(canvas: Canvas, scene: Scene, plate: Plate, cls: int) -> None:
    """The discs of a class, the leader first under a crown."""
    view, left = scene.view, -plate.wide / 2
    ranked = view.ranks[cls]
    if not ranked:
        canvas.label(left + 32, 446, "–", Type(28, 700), canvas.theme.ink, 30, anchor="middle")
    step = min(48.0, (plate.wide - 44) / 5)
    for nth, seat in enumerate(ranked):
        with canvas.svg.group(at=(left + 32 + nth * step, 438)):
            canvas.seat(seat, 18, str(view.points[seat][cls]), 23)
    if ranked:
        crown(canvas, left + 32, 412)


def _pass(canvas: Canvas, scene: Scene, top: float) -> None:
    """The Pass: the others go first."""
    theme = canvas.theme
    canvas.plate(12, top, 776, PASS_PLATE)
    canvas.icon("pass", 330, top + PASS_PLATE / 2, 54, theme.ink)
    canvas.label(372, top + PASS_PLATE / 2 + 9, scene.words("picture-pass"), Type(27, 600), theme.ink, 404)
