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

SIDE: Final = 6.0  # on both sides of the rows
ACROSS: Final = 7  # kinds side by side
WIDEST, TALLEST, LEAST = 132.0, 172.0, 118.0  # of a card
SHAPE: Final = 1.42  # how tall a card is for its width
HEAD: Final = 46.0  # above a row: for the marks, and for raised cards
RAISED: Final = 14.0
LAYER: Final = 7.0  # how far a second equal card stands out
NARROW, THIN = 112.0, 3.0  # on cards less wide it stands out so little, which leaves their names whole
TALL: Final = 144.0  # from here on a card has room for what stands in its corner one below the other
NAME, MANY = Type(24, 600), Type(25, 700)


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
    theme, under, apart = canvas.theme, min(slot.n - 1, 2), LAYER if slot.wide >= NARROW else THIN
    wide, tall = slot.wide - under * apart, slot.tall
    paper = theme.paper if theme.flat else canvas.svg.linear("paper", (0, lighter(theme.paper, 0.35)), (1, theme.paper))
    for layer in range(under, -1, -1):
        canvas.svg.rect(layer * apart, 0, wide, tall, Paint(paper, theme.dark, 2), 10)
    colour = colour_of(canvas, slot.card)
    canvas.svg.rect(5, 5, wide - 10, tall - 10, Paint(stroke=colour, width=2, opacity=0.7), 7)
    canvas.frame_glow(f"card-{slot.card}", 0, 0, slot.wide, tall)
    if tall < TALL:
        _low_face(canvas, scene, slot, wide)
    else:
        _face(canvas, scene, slot, wide)


def _face(canvas: Canvas, scene: Scene, slot: Slot, wide: float) -> None:
    """Class, nuns and how many in the corner, one below the other; the symbol, the name, the nuns at the foot."""
    theme, card = canvas.theme, slot.card
    if card < JOKER:
        canvas.icon(icon_of(card), 20, 28, 26, colour_of(canvas, card))
        canvas.label(20, 66, str(nuns_on(card)), Type(32, 700), theme.dark, 26, anchor="middle")
    if slot.n > 1:
        canvas.label(7, 90 if card < JOKER else 34, f"×{slot.n}", MANY, theme.dark, 44)
    below, name = 44.0, _foot(canvas, scene, slot, wide)  # the sign of the rat, and the name
    size = min(64.0, name - below, wide - 50)
    canvas.icon(icon_of(card), wide / 2 + 11, (below + name) / 2, size, colour_of(canvas, card))


def _low_face(canvas: Canvas, scene: Scene, slot: Slot, wide: float) -> None:
    """The same on a card that is too low for it: class and nuns side by side, no further symbol."""
    theme, card = canvas.theme, slot.card
    canvas.icon(icon_of(card), 20, 29 if card < JOKER else 24, 26, colour_of(canvas, card))
    if card < JOKER:
        canvas.label(45, 41, str(nuns_on(card)), Type(32, 700), theme.dark, 26, anchor="middle")
    if slot.n > 1:
        x, y = (7, 61) if card < JOKER else (38, 33)
        canvas.label(x, y, f"×{slot.n}", MANY, theme.dark, 44)
    _foot(canvas, scene, slot, wide)


def _foot(canvas: Canvas, scene: Scene, slot: Slot, wide: float) -> float:
    """Draw the name, and the nuns below it; returns where it begins."""
    theme, card, tall = canvas.theme, slot.card, slot.tall
    named = card_name(scene.words, card)
    lines = [named] if len(named) < LONG else named.replace("-", "-\n").splitlines()
    for nth, line in enumerate(reversed(lines)):
        canvas.label(wide / 2, tall - 37 - nth * 22, line, NAME, theme.dark, wide - 1, anchor="middle")
    nuns = nuns_on(card) if card < JOKER else 0
    for nth in range(nuns):
        canvas.icon("nun", wide / 2 + (nth - (nuns - 1) / 2) * 23, tall - 15, 22, theme.dark)
    return tall - 37 - 20 - (len(lines) - 1) * 22
