"""Action cards: whose colour, which action."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, wrapped
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import lighter
from bot.text import Words
from rules.notre_dame.components import Action, action_of, colour_of

from .signs import ACTION_COLOUR, ACTION_ICON, action_name, action_short

WIDE: Final = 164
TALL: Final = 192
LETTER: Final = Type(25, 700)
CHIP: Final = (90, 50)


def card(canvas: Canvas, words: Words, card: int) -> None:
    """A card with its upper left corner at the origin."""
    lines = wrapped(action_name(words, action_of(card)), LETTER, WIDE - 22, 2)
    unnamed(canvas, card, 90 - 8 * len(lines))
    for nth, line in enumerate(reversed(lines)):
        canvas.label(
            WIDE / 2,
            TALL - 26 + 8 * (len(lines) - 1) - 24 * nth,
            line,
            LETTER,
            canvas.theme.dark,
            WIDE - 22,
            anchor="middle",
        )


def unnamed(canvas: Canvas, card: int, middle: float) -> None:
    """A card without its name; its symbol lies so far down."""
    theme, svg = canvas.theme, canvas.svg
    action, colour = Action(action_of(card)), colour_of(card)
    paper = theme.paper if theme.flat else svg.linear("paper", (0, lighter(theme.paper, 0.4)), (1, theme.paper))
    svg.rect(0, 0, WIDE, TALL, Paint(paper, theme.dark, 2.5), 12)
    svg.rect(6, 6, WIDE - 12, TALL - 12, Paint(NONE, theme.ink if theme.flat else theme.seats[colour], 5), 8)
    with svg.group(at=(31, 31)):
        canvas.seat(colour, 14)
    canvas.icon(ACTION_ICON[action], WIDE / 2 + 8, middle, 96, tint(canvas, action))


def chip(canvas: Canvas, card: int) -> None:
    """A small card, 90 by 50: colour and action."""
    canvas.svg.rect(0, 0, *CHIP, Paint(canvas.theme.paper, canvas.theme.dark, 1.5), 6)
    with canvas.svg.group(at=(23, 25)):
        canvas.seat(colour_of(card), 13)
    action = Action(action_of(card))
    canvas.icon(ACTION_ICON[action], 64, 25, 40, tint(canvas, action))


def tint(canvas: Canvas, action: int) -> str:
    """The colour of an action's symbol on paper."""
    return canvas.theme.dark if canvas.theme.flat else ACTION_COLOUR[Action(action)]


def card_in_words(words: Words, who: str, card: int) -> str:
    """The same in words: "Bank (Ana)"."""
    return words("notre_dame-picture-card", card=action_short(words, action_of(card)), who=who)
