"""Cards of a hand: population cards with their class and nuns, special cards with their symbol."""

from __future__ import annotations

from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.svg import Paint
from bot.pictures.theme import lighter
from bot.text import Words
from rules.rattus_cartus.components import JOKER, NUNS, Class, nuns_on

from .facts import CLASS_ICON, PILE_ICON
from .houses import CLASS_COLOUR

WIDE: Final = 108
TALL: Final = 170
LONG: Final = 12  # a name of so many letters is broken at its hyphen
SPECIAL: Final = "#4b4038"


def icon_of(card: int) -> str:
    """The symbol of a kind of card."""
    return CLASS_ICON[Class(card // NUNS)] if card < JOKER else PILE_ICON[card]


def colour_of(pen: Pen, card: int) -> str:
    """The colour of a kind of card."""
    if pen.theme.flat:
        return pen.theme.ink
    return CLASS_COLOUR[Class(card // NUNS)] if card < JOKER else SPECIAL


def card_name(words: Words, card: int, n: int = 1) -> str:
    """What so many cards are called, whatever their nuns."""
    return words(f"cartus-card-{icon_of(card)}", n=n)


def card(pen: Pen, words: Words, kind: int, *, whole: bool = True) -> None:
    """A card with its upper left corner at the origin; if another lies on it, only what is seen beside that."""
    theme, colour, name = pen.theme, colour_of(pen, kind), icon_of(kind)
    paper = theme.paper if theme.flat else pen.svg.linear("paper", (0, lighter(theme.paper, 0.35)), (1, theme.paper))
    pen.svg.rect(0, 0, WIDE, TALL, Paint(paper, theme.dark, 2), 10)
    pen.svg.rect(5, 5, WIDE - 10, TALL - 10, Paint(stroke=colour, width=2, opacity=0.7), 7)
    pen.icon(name, 19, 23, 24, colour)
    if kind < JOKER:
        pen.label(19, 60, str(nuns_on(kind)), Type(30, 700), theme.dark, 24, anchor="middle")
    if whole:
        _face(pen, words, kind)
    elif kind < JOKER:
        pen.icon("nun", 19, 80, 22, theme.dark)


def _face(pen: Pen, words: Words, kind: int) -> None:
    """The middle of a card: its symbol, its name, its nuns."""
    colour, told = colour_of(pen, kind), card_name(words, kind)
    pen.icon(icon_of(kind), WIDE / 2 + 12, 62, 62, colour)
    lines = [told] if len(told) < LONG else told.replace("-", "-\n").splitlines()
    for nth, line in enumerate(lines):
        base = 122 + (nth - (len(lines) - 1) / 2) * 20
        pen.label(WIDE / 2, base, line, Type(22, 700), pen.theme.dark, WIDE - 16, anchor="middle")
    nuns = nuns_on(kind) if kind < JOKER else 0
    for nth in range(nuns):
        pen.icon("nun", WIDE / 2 + (nth - (nuns - 1) / 2) * 23, 145, 25, pen.theme.dark)


def chip(pen: Pen, kind: int, size: float = 46) -> None:
    """A small card with its upper left corner at the origin: symbol and nuns."""
    pen.svg.rect(0, 0, size, size * 0.96, Paint(pen.theme.paper, pen.theme.dark, 1.5), size / 8)
    special, middle = kind >= JOKER, size * 0.48
    across, tall = (0.5, 0.7) if special else (0.32, 0.5)
    pen.icon(icon_of(kind), size * across, middle, size * tall, colour_of(pen, kind))
    if not special:
        letter, ink = Type(max(15, size * 0.56), 700), pen.theme.dark
        base = middle + letter.size * 0.34
        pen.label(size * 0.77, base, str(nuns_on(kind)), letter, ink, size * 0.44, anchor="middle")
