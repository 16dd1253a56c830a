"""Class cards in the picture of a question: below the map with what they do, or sets of them that march together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, wrapped
from bot.pictures.scene import Mark, Scene
from bot.pictures.sizes import half_a_pill
from bot.pictures.stage import Spot, Stage
from bot.pictures.svg import Paint
from rules.core import Arg
from rules.rattus.components import Card
from rules.rattus.view import BESIDE

from .facts import colour_of, icon_of
from .strip import strip

ACROSS, GAP = 3, 10.0
DOES: Final = Type(24)
COMPACT, LINE = 132.0, 52.0  # how high a card below the map is, and one that has the whole width
LINES_UP_TO: Final = 2  # so many cards lie below one another, each as wide as the picture
LINE_FROM: Final = 500.0  # a card so wide is such a line
BESIDE_ICON: Final = 40.0  # the room of the symbol of the class
PILL_LINE: Final = 27.0  # the middle of the name
CLOSE: Final = 6.0  # between cards below the map
SMALL: Final = Type(22.5)
MARCHES: Final = {
    Card.KNIGHT: "picture-rattus-march-knight",
    Card.CRUSADER: "picture-rattus-march-crusader",
    Card.SERF: "picture-rattus-march-serf",
}


# --------------------------------------------------------------------------- cards that march together


def march_stage(scene: Scene) -> Stage:
    """A plate for each set of cards that can move the plague piece together."""
    ask = scene.question
    assert ask is not None
    sets = [option for option in ask.options if isinstance(option, tuple)]
    across = min(2, len(sets))
    wide = (800 - GAP * (across + 1)) / across
    corners = [(GAP + nth % across * (wide + GAP), GAP + nth // across * 160) for nth in range(len(sets))]
    spots: dict[Arg, Spot] = {
        option: Spot((x + wide / 2, y + 75), wide / 2, half_high=75, mark=(x + wide / 2, y + 32))
        for option, (x, y) in zip(sets, corners, strict=True)
    }
    high = GAP + -(-len(sets) // across) * 160
    draw = partial(_marches, sets=sets, corners=corners, wide=wide)
    return Stage(draw, (0, 0, 800, high), spots, dimmed=False, strip=strip(scene, on_map=False))


def _marches(
    canvas: Canvas, scene: Scene, sets: Sequence[Arg], corners: Sequence[tuple[float, float]], wide: float
) -> None:
    theme = canvas.theme
    for option, corner in zip(sets, corners, strict=True):
        assert isinstance(option, tuple)
        cards = [card for card in option if isinstance(card, int)]
        with canvas.svg.group(at=corner):
            canvas.svg.rect(0, 0, wide, 150, Paint(theme.paper, theme.dark, 2), 10)
            for nth, card in enumerate(cards):
                text = scene.words(MARCHES[Card(card)])
                canvas.icon(icon_of(card), 26, 78 + 28 * nth, 26, colour_of(theme, card))
                canvas.label(48, 86 + 28 * nth, text, DOES, theme.dark, wide - 56)


# --------------------------------------------------------------------------- cards below the map


class Below(NamedTuple):
    """The cards of the options below a map, in units of the picture: how high they are, where each lies, how wide."""

    high: float
    wide: float
    corners: Mapping[Arg, tuple[float, float]]


def cards_below(scene: Scene) -> Below:
    """Up to two cards below one another, more in rows of three."""
    found = [mark.option for mark in scene.marks if _card_of(mark) is not None]
    across, high = (1, LINE) if len(found) <= LINES_UP_TO else (ACROSS, COMPACT)
    wide = (800 - CLOSE) / across - CLOSE
    corners = {
        option: (CLOSE + nth % across * (wide + CLOSE), CLOSE + nth // across * (high + CLOSE))
        for nth, option in enumerate(found)
    }
    return Below(CLOSE + -(-len(found) // across) * (high + CLOSE), wide, corners)


def spots_below(scene: Scene, below: Below, left: float, top: float, zoom: float) -> Mapping[Arg, Spot]:
    """The places of these cards on a map of this zoom, from this corner of it down: each with its mark on itself."""
    high = COMPACT if below.wide < LINE_FROM else LINE
    signs = {mark.option: mark for mark in scene.marks}

    def spot(option: Arg, x: float, y: float) -> Spot:
        half = half_a_pill(signs[option].sign)
        at = left + (x + below.wide / 2) / zoom, top + (y + high / 2) / zoom
        mark = left + (x + BESIDE_ICON + half) / zoom, top + (y + PILL_LINE) / zoom
        return Spot(at, below.wide / 2 / zoom, half_high=high / 2 / zoom, mark=mark, fixed=True)

    return {option: spot(option, *corner) for option, corner in below.corners.items()}


def draw_below(canvas: Canvas, scene: Scene, below: Below) -> None:
    """These cards from (0, 0): class, room for the name, which is the mark, who has it, and what it does."""
    for mark in scene.marks:
        if mark.option in below.corners and (card := _card_of(mark)) is not None:
            with canvas.svg.group(at=below.corners[mark.option]):
                _compact(canvas, scene, card, below.wide, BESIDE_ICON + 2 * half_a_pill(mark.sign))


def _compact(canvas: Canvas, scene: Scene, card: int, wide: float, named: float) -> None:
    """A card whose name ends at `named`."""
    theme, in_line = canvas.theme, wide >= LINE_FROM
    canvas.svg.rect(0, 0, wide, LINE if in_line else COMPACT, Paint(theme.paper, theme.dark, 2), 10)
    canvas.icon(icon_of(card), BESIDE_ICON / 2 + 1, PILL_LINE, 32, colour_of(theme, card))
    if (holder := scene.view.holder[card]) != BESIDE:
        beside = in_line or named + 34 < wide
        with canvas.svg.group(at=(wide - 22, PILL_LINE if beside else COMPACT - 20)):
            canvas.seat(holder, 13)
    left, room, most = (named + 12, wide - named - 54, 2) if in_line else (12.0, wide - 20, 3)
    does = scene.words(f"rattus-does-{Card(card).name.lower()}", last=int(scene.view.stage == "round"))
    lines = wrapped(does, SMALL, room, most)
    first = PILL_LINE - 12 * (len(lines) - 1) + 7 if in_line else 2 * PILL_LINE + 16
    for nth, text in enumerate(lines):
        canvas.label(left, first + 24 * nth, text, SMALL, theme.dark, room + 8)


def _card_of(mark: Mark) -> int | None:
    option = mark.option
    if isinstance(option, tuple) and option[0] in ("take", "use") and isinstance(option[1], int):
        return option[1]
    return None
