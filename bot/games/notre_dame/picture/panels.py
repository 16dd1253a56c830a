"""Stages without a board: the persons to hire, and sums of gold, benefits and pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, wrapped
from bot.pictures.scene import Scene
from bot.pictures.seat_text import wide
from bot.pictures.sizes import BRINGS
from bot.pictures.stage import Spot, Stage
from bot.pictures.svg import Point
from rules.core import PASS, Arg, Ask
from rules.notre_dame.components import NOTRE_DAME, kind_of
from rules.notre_dame.view import View

from .boroughs import pawn
from .cathedral import front
from .corners import card as blank
from .facts import colour_and_points, letter_of
from .hand import own_of
from .own_borough import TRACK, high, middles, rat_track, sectors
from .own_strip import strip
from .signs import PERSON_ICON, person_colour, person_does, person_short

WIDTH: Final = 800.0
BELOW: Final = 58.0  # room for a plate below a panel
FOOT: Final = 29.0  # from the middle of a mark to the lower edge of its panel
CAPTION: Final = Type(25, 600)
TELLING: Final = Type(28, 600)
TOLD: Final = 40.0  # room for a line above panels
NUMBER: Final = Type(46, 700)
BENEFIT: Final = 256.0  # wider than any mark on it


class Offered(NamedTuple):
    """A thing to choose: how wide and high it is, and what draws it around the origin."""

    wide: float
    high: float
    draw: Callable[[Canvas, Scene], None]


def panels(scene: Scene, ask: Ask) -> Stage:
    """The stage of a question of this kind."""
    return TABLES[ask.choice](scene, ask)


def _grid(scene: Scene, made: Mapping[Arg, Offered], columns: int, told: str = "") -> Stage:
    """Panels in rows below a line, each with its mark at its foot and room for a plate below."""
    rows = [list(made.items())[at : at + columns] for at in range(0, len(made), columns)]
    placed, y = dict[Arg, Point](), 18.0 + (TOLD if told else 0)
    for row in rows:
        high = max(panel.high for _, panel in row)
        for nth, (option, _) in enumerate(row):
            placed[option] = WIDTH * (nth + 0.5) / len(row), y + high / 2
        y += high + BELOW
    draw = partial(_draw, made=made, placed=placed, told=told)
    spots = dict[Arg, Spot]()
    for option, (x, middle) in placed.items():
        half, edge = made[option].wide / 2, middle + made[option].high / 2
        spots[option] = Spot((x, middle), half, half_high=edge - middle, mark=(x, edge - FOOT), plate=(x, edge + 26))
    return Stage(draw, (0, 0, WIDTH, y), spots, dimmed=False, strip=strip(scene))


def _draw(canvas: Canvas, scene: Scene, *, made: Mapping[Arg, Offered], placed: Mapping[Arg, Point], told: str) -> None:
    if told:
        canvas.label(WIDTH / 2, 38, told, TELLING, canvas.theme.ink, WIDTH - 40, anchor="middle")
    for option, at in placed.items():
        with canvas.svg.group(at=at):
            made[option].draw(canvas, scene)


def _numbers(ask: Ask) -> list[int]:
    return [option for option in ask.options if isinstance(option, int)]


# --------------------------------------------------------------------------- persons

PERSON: Final = (244.0, 128.0)
SENTENCE: Final = Type(24)
LINE: Final = 29.0
STAGGERED: Final = 43.0  # how much lower the plate of the middle person lies


def _hire(scene: Scene, ask: Ask) -> Stage:
    """The persons on display with what they do; below them the rat and its way by the plague, and the own borough."""
    view: View = scene.view
    lines = {person: _sentence(scene, person) for person in view.display}
    room = 40 + STAGGERED + LINE * max(map(len, lines.values()), default=0)
    placed = {person: (WIDTH * (nth + 0.5) / 3, 14 + PERSON[1] / 2) for nth, person in enumerate(view.display)}
    plates = _plates(scene, placed)
    spots: dict[Arg, Spot] = {
        person: Spot(
            at, PERSON[0] / 2, half_high=PERSON[1] / 2, mark=(at[0], at[1] + PERSON[1] / 2), plate=plates.get(person)
        )
        for person, at in placed.items()
        if person in ask.options
    }
    track = 14 + PERSON[1] + room + 34
    draw = partial(_persons, placed=placed, lines=lines, open=frozenset(spots), track=track)
    return Stage(draw, (0, 0, WIDTH, track + TRACK + high()), spots, dimmed=False, strip=strip(scene))


def _plates(scene: Scene, placed: Mapping[int, Point]) -> Mapping[Arg, Point]:
    """Where the plates of the persons lie: below their cards, the middle one lower where it is too wide for that."""
    brings = {mark.option: mark.brings for mark in scene.marks}
    halves = {person: wide(brings.get(person, ""), BRINGS) / 2 + 16 for person in placed}
    xs = {person: min(max(x, halves[person]), WIDTH - halves[person]) for person, (x, _) in placed.items()}
    row = [(xs[person] - halves[person], xs[person] + halves[person]) for person in placed if brings.get(person)]
    is_level = all(end <= start for (_, end), (start, _) in pairwise(row))
    return {
        person: (xs[person], y + PERSON[1] / 2 + 48 + (STAGGERED if nth == 1 and not is_level else 0))
        for nth, (person, (_, y)) in enumerate(placed.items())
    }


def _sentence(scene: Scene, person: int) -> list[str]:
    return wrapped(person_does(scene.words, scene.view, person), SENTENCE, PERSON[0], 6)


def _persons(
    canvas: Canvas,
    scene: Scene,
    *,
    placed: Mapping[int, Point],
    lines: Mapping[int, Sequence[str]],
    open: frozenset[Arg],
    track: float,
) -> None:
    for person, (x, y) in placed.items():
        with canvas.svg.group(at=(x, y), opacity=1 if person in open else 0.55):
            _person(canvas, scene, person, named=person not in open)
            for nth, line in enumerate(lines[person]):
                below = PERSON[1] / 2 + 94 + STAGGERED + LINE * nth
                canvas.label(0, below, line, SENTENCE, canvas.theme.ink, PERSON[0] + 12, anchor="middle")
    with canvas.svg.group(at=(0, track)):
        rat_track(canvas, scene)
    sectors(canvas, scene, middles(track + TRACK))


def _person(canvas: Canvas, scene: Scene, person: int, *, named: bool) -> None:
    """A person's card around the origin: symbol, rats, letter."""
    theme, (wide, high) = canvas.theme, PERSON
    tint = theme.ink if theme.flat else person_colour(person)
    with canvas.svg.group(at=(-wide / 2, -high / 2)):
        blank(canvas, wide, high, person_colour(person))
    canvas.icon(PERSON_ICON[person], -wide / 4, -8, 82, tint)
    if letter := letter_of(scene.view, person):
        canvas.label(8, -16, letter, Type(36, 700), tint, 36)
    canvas.icon("rat", 46, 10, 48, theme.dark)
    canvas.label(78, 26, str(scene.view.rats[person]), NUMBER, theme.dark, 40)
    if named:
        canvas.label(
            0, high / 2 - 10, person_short(scene.words, person), CAPTION, theme.dark, wide - 16, anchor="middle"
        )


# --------------------------------------------------------------------------- sums, benefits, messages, pieces


def _small(icon: str, number: str, wide: float) -> Offered:
    return Offered(wide, 130, partial(_count, icon=icon, number=number, wide=wide))


def _count(canvas: Canvas, scene: Scene, *, icon: str, number: str, wide: float) -> None:
    """A plate with a symbol, and a number beside it."""
    _plate(canvas, wide)
    tint = canvas.theme.gold if icon == "gold" else canvas.theme.ink
    canvas.icon(icon, -wide / 4 if number else 0, -24, 66, tint)
    canvas.label(6, -8, number, NUMBER, canvas.theme.ink, wide / 2 - 12)


def _plate(canvas: Canvas, wide: float, high: float = 130) -> None:
    canvas.plate(-wide / 2, -high / 2, wide, high)


def _benefit(scene: Scene, ask: Ask) -> Stage:
    own = own_of(scene.view)
    kinds = {"gold": ("gold", own.gold), "marker": ("cube", own.personal), "rat": ("rat", own.rat)}
    held = {kind: kinds[str(kind)] for kind in ask.options}
    return _grid(scene, {kind: _small(icon, str(n), BENEFIT) for kind, (icon, n) in held.items()}, 3)


def _donate(scene: Scene, ask: Ask) -> Stage:
    """So much gold for Notre Dame, and who shares its points at the end of the period."""
    view: View = scene.view
    own = own_of(view).markers[NOTRE_DAME]
    told = scene.words("notre_dame-picture-shares", pool=view.pool, n=view.at_notre_dame, own=own)
    return _grid(scene, {n: Offered(200, 190, partial(_gift, n=n)) for n in _numbers(ask) if n}, 3, told)


def _gift(canvas: Canvas, scene: Scene, *, n: int) -> None:
    _plate(canvas, 200, 190)
    with canvas.svg.group(at=(0, -8), scale=0.8):
        front(canvas)
    for nth in range(n):
        canvas.icon("gold", 44 * (nth - (n - 1) / 2), 10, 46, canvas.theme.gold)


def _patron(scene: Scene, ask: Ask) -> Stage:
    return _grid(scene, {n: _small("gold", str(n), 148) for n in _numbers(ask) if n}, 5)


def _coachman(scene: Scene, ask: Ask) -> Stage:
    """The messages collected, by kind."""
    own = own_of(scene.view)
    kinds = {kind: [each for each in own.collected if kind_of(each) == kind] for kind in _numbers(ask)}
    return _grid(scene, {kind: Offered(330, 124, partial(_messages, of=of)) for kind, of in kinds.items()}, 2)


def _messages(canvas: Canvas, scene: Scene, *, of: Sequence[int]) -> None:
    _plate(canvas, 330, 124)
    step = min(58.0, 290 / len(of))
    for nth, message in enumerate(of):
        colour, points = colour_and_points(message)
        with canvas.svg.group(at=(step * (nth - (len(of) - 1) / 2), -24)):
            canvas.seat(colour, 25, str(points), 34)


def _shift_what(scene: Scene, ask: Ask) -> Stage:
    """So many markers, with the trusted friend or without."""
    made = {option: Offered(230, 124, partial(_pieces, option=option)) for option in ask.options if option != PASS}
    return _grid(scene, made, 3)


def _pieces(canvas: Canvas, scene: Scene, *, option: Arg) -> None:
    _plate(canvas, 230, 124)
    assert isinstance(option, tuple) and scene.view.viewer is not None
    n, friend = (int(str(part)) for part in option)
    seat: int = scene.view.viewer
    if n:
        with canvas.svg.group(at=(-40 if friend else 0, -24)):
            canvas.seat(seat, 27, str(n), 36)
    if friend:
        with canvas.svg.group(at=(40 if n else 0, -24)):
            pawn(canvas, seat, 62)


TABLES: Final[Mapping[str, Callable[[Scene, Ask], Stage]]] = {
    "hire": _hire,
    "hire_more": _hire,
    "benefit": _benefit,
    "donate": _donate,
    "patron": _patron,
    "coachman": _coachman,
    "shift_what": _shift_what,
}
