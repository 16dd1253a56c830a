"""The cards of a hand in rows, as the picture of a question shows them: numbered, equal cards on one another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.stage import Spot
from bot.pictures.svg import Paint
from bot.pictures.theme import lighter
from rules.rattus_cartus.components import JOKER, Cards, nuns_on

from .cards import LONG, card_name, colour_of, icon_of

SIDE: Final = 14.0  # on both sides of the rows
ACROSS: Final = 7  # kinds side by side
WIDEST, TALLEST, LEAST = 132.0, 172.0, 118.0  # of a card
SHAPE: Final = 1.42  # how tall a card is for its width
HEAD: Final = 46.0  # above a row: for the marks, and for raised cards
RAISED: Final = 14.0
LAYER: Final = 4.0  # how far a second equal card stands out
NAME: Final = Type(24, 600)
LINE: Final = 22.0  # from one line of a name to the next
NUNS, COUNT = Type(32, 700), Type(25, 700)  # in a corner of a card


class Slot(NamedTuple):
    """The place of all equal cards."""

    card: int
    n: int
    x: float  # left edge
    y: float  # upper edge
    wide: float
    tall: float


def slots(cards: Cards, top: float, room: float) -> list[Slot]:
    """Where each kind of card lies, from this height on; `room`: for all rows, with what is above each."""
    kinds = Counter(cards)
    rows = max(1, -(-len(kinds) // ACROSS))
    across = max(1, -(-len(kinds) // rows))
    pitch = min(WIDEST + 12, (800 - 2 * SIDE) / across)
    wide = pitch - 6
    tall = max(LEAST, min(TALLEST, wide * SHAPE, room / rows - HEAD))
    left = (800 - pitch * across) / 2 + 4
    return [
        Slot(card, n, left + nth % across * pitch, top + HEAD + nth // across * (tall + HEAD), wide, tall)
        for nth, (card, n) in enumerate(sorted(kinds.items()))
    ]


def bottom(placed: Sequence[Slot], top: float) -> float:
    """Where the rows end."""
    return max((slot.y + slot.tall for slot in placed), default=top + 60) + 8


def spots(scene: Scene, placed: Sequence[Slot]) -> Iterator[tuple[int, Spot]]:
    """The places of the cards that may be chosen; a chosen one is raised."""
    options = frozenset(scene.question.options) if scene.question else frozenset()
    for slot in placed:
        if slot.card in options:
            y = _raised(scene, slot)
            x = slot.x + slot.wide / 2
            yield slot.card, Spot((x, y + slot.tall / 2), slot.wide / 2, half_high=slot.tall / 2, mark=(x, y - 8))


def rack(canvas: Canvas, scene: Scene, placed: Sequence[Slot], strangers: Cards = ()) -> None:
    """Draw the cards; `strangers` have the sign of the rat that each of them brings."""
    options = frozenset(scene.question.options) if scene.question else frozenset()
    if not placed:
        empty = scene.words("rattus_cartus-no-card")
        canvas.label(400, 190, empty, Type(28, 600, True), canvas.theme.faint, 400, anchor="middle")
    for slot in placed:
        seen = 1 if slot.card in options else 0.45
        with canvas.svg.group(at=(slot.x, _raised(scene, slot)), opacity=seen):
            _pile(canvas, scene, slot)
            if slot.card in strangers:
                canvas.icon("rat", slot.wide - 21, 31, 32, "#7c2416" if not canvas.theme.flat else canvas.theme.dark)


def _chosen(scene: Scene, card: int) -> int:
    return next((mark.chosen for mark in scene.marks if mark.option == card), 0)


def _raised(scene: Scene, slot: Slot) -> float:
    return slot.y - (RAISED if _chosen(scene, slot.card) else 0)


def _pile(canvas: Canvas, scene: Scene, slot: Slot) -> None:
    """Equal cards on one another, with how many there are; the tick of the mark says how many are chosen."""
    theme, under = canvas.theme, min(slot.n - 1, 2)
    wide, tall = slot.wide - under * LAYER, slot.tall
    paper = theme.paper if theme.flat else canvas.svg.linear("paper", (0, lighter(theme.paper, 0.35)), (1, theme.paper))
    for layer in range(under, -1, -1):
        canvas.svg.rect(layer * LAYER, 0, wide, tall, Paint(paper, theme.dark, 2), 10)
    colour = colour_of(canvas, slot.card)
    canvas.svg.rect(5, 5, wide - 10, tall - 10, Paint(stroke=colour, width=2, opacity=0.7), 7)
    canvas.frame_glow(f"card-{slot.card}", 0, 0, slot.wide, tall)
    _face(canvas, scene, slot, wide)


def _face(canvas: Canvas, scene: Scene, slot: Slot, wide: float) -> None:
    """Class, nuns and how many equal cards in the corner, the symbol, the name, the nuns once more at the foot."""
    theme, card, tall = canvas.theme, slot.card, slot.tall
    colour, named = colour_of(canvas, card), card_name(scene.words, card)
    lines = [named] if len(named) < LONG else named.replace("-", "-\n").splitlines()
    more = LINE * (len(lines) - 1)
    _corner(canvas, slot, tall - 57 - more)
    size = min(64.0, tall - 92 - more, wide - 50)
    canvas.icon(icon_of(card), wide / 2 + 11, 20 + (tall - 62 - more) / 2, size, colour)
    for nth, line in enumerate(lines):
        base = tall - 37 - (len(lines) - 1 - nth) * LINE
        canvas.label(wide / 2, base, line, NAME, theme.dark, wide - 2, anchor="middle")
    nuns = nuns_on(card) if card < JOKER else 0
    for nth in range(nuns):
        canvas.icon("nun", wide / 2 + (nth - (nuns - 1) / 2) * 23, tall - 15, 22, theme.dark)


def _corner(canvas: Canvas, slot: Slot, lowest: float) -> None:
    """Class and nuns, and how many equal cards there are: all above this height, where the name begins."""
    theme, card = canvas.theme, slot.card
    counted = min(104.0 if card < JOKER else 72.0, lowest)
    if card < JOKER:
        base = min(70.0, counted - 21)
        if base > 60:
            canvas.icon(icon_of(card), 20, base - 42, 26, colour_of(canvas, card))
        canvas.label(20, base, str(nuns_on(card)), NUNS, theme.dark, 26, anchor="middle")
    if slot.n > 1:
        canvas.label(7, counted, f"×{slot.n}", COUNT, theme.dark, 44)
