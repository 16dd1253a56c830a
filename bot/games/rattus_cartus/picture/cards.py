"""Cards of a hand: population cards with their class and nuns, special cards with their symbol."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.svg import Paint
from bot.pictures.theme import lighter, mixed
from bot.text import Words
from rules.rattus_cartus.components import GOLD, JOKER, class_on, nuns_on

from .facts import CARD_ICON, CLASS_ICON, PILE_ICON
from .houses import CLASS_COLOUR

WIDE: Final = 108
TALL: Final = 170
CHIP: Final = 1.34  # how tall a small card is for its width
LONG: Final = 12  # a name of so many letters is broken at its hyphen
SPECIAL, GOLDEN = "#4b4038", "#9a6a0c"


def icon_of(card: int) -> str:
    """The symbol of a kind of card."""
    return CLASS_ICON[class_on(card)] if card < JOKER else CARD_ICON[card]


def colour_of(canvas: Canvas, card: int) -> str:
    """The colour of a kind of card."""
    if canvas.theme.flat:
        return canvas.theme.ink
    if card < JOKER:
        return CLASS_COLOUR[class_on(card)]
    return GOLDEN if card == GOLD else SPECIAL


def card_name(words: Words, card: int, n: int = 1) -> str:
    """What so many cards are called, whatever their nuns."""
    named = CLASS_ICON[class_on(card)] if card < JOKER else PILE_ICON[card]
    return words(f"rattus_cartus-card-{named}", n=n)


def card(canvas: Canvas, words: Words, kind: int, *, whole: bool = True) -> None:
    """A card with its upper left corner at the origin; if another lies on it, only what is seen beside that."""
    theme, colour, name = canvas.theme, colour_of(canvas, kind), icon_of(kind)
    paper = theme.paper if theme.flat else canvas.svg.linear("paper", (0, lighter(theme.paper, 0.35)), (1, theme.paper))
    canvas.svg.rect(0, 0, WIDE, TALL, Paint(paper, theme.dark, 2), 10)
    canvas.svg.rect(5, 5, WIDE - 10, TALL - 10, Paint(stroke=colour, width=2, opacity=0.7), 7)
    canvas.icon(name, 19, 23, 24, colour)
    if kind < JOKER:
        canvas.label(19, 60, str(nuns_on(kind)), Type(30, 700), theme.dark, 24, anchor="middle")
    if whole:
        _face(canvas, words, kind)
    else:
        _edge(canvas, words, kind)


def _edge(canvas: Canvas, words: Words, kind: int) -> None:
    """The name along what is seen of a card beside the next one."""
    room = TALL - 12 - (70 if kind < JOKER else 42)
    with canvas.svg.group(at=(26, TALL - 9), turn=-90):
        canvas.label(0, 0, card_name(words, kind), Type(22, 700), canvas.theme.dark, room)


def _face(canvas: Canvas, words: Words, kind: int) -> None:
    """The middle of a card: its symbol, its name, its nuns."""
    colour, told = colour_of(canvas, kind), card_name(words, kind)
    canvas.icon(icon_of(kind), WIDE / 2 + 12, 62, 62, colour)
    lines = [told] if len(told) < LONG else told.replace("-", "-\n").splitlines()
    for nth, line in enumerate(lines):
        base = 122 + (nth - (len(lines) - 1) / 2) * 20
        canvas.label(WIDE / 2, base, line, Type(22, 700), canvas.theme.dark, WIDE - 16, anchor="middle")
    nuns = nuns_on(kind) if kind < JOKER else 0
    for nth in range(nuns):
        canvas.icon("nun", WIDE / 2 + (nth - (nuns - 1) / 2) * 23, 145, 25, canvas.theme.dark)


def chip(canvas: Canvas, kind: int, size: float, *, counts: bool = True) -> None:
    """A small card with its upper left corner at the origin, so wide: its symbol, its nuns below; pale, if idle."""
    theme, tall, special = canvas.theme, size * CHIP, kind >= JOKER
    paper = theme.paper if counts or theme.flat else mixed(theme.paper, theme.ground, 0.55)
    canvas.svg.rect(0, 0, size, tall, Paint(paper, theme.dark, 1.5, dash="" if counts else "4 4"), size / 8)
    middle, high = (tall / 2, size * 0.8) if special else (size * 0.36, size * 0.58)
    canvas.icon(icon_of(kind), size / 2, middle, high, colour_of(canvas, kind))
    if not special:
        letter = Type(max(15, size * 0.8), 700)
        base = tall - max(0.0, size * CHIP * 0.5 - letter.size * 0.62) / 2 - 3
        canvas.label(size / 2, base, str(nuns_on(kind)), letter, theme.dark, size * 0.9, anchor="middle")
