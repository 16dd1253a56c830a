"""Which of the nine cards of each colour were played in this period, and how many lie in piles and aside."""

from __future__ import annotations

from typing import Final

from bot.pictures.letters import Type, width
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import Paint
from bot.pictures.theme import mixed
from rules.notre_dame.components import Action

from .facts import played
from .players import WIDE
from .signs import ACTION_ICON

TITLE: Final = Type(24, 600)
STEP: Final = 28.3  # from one card to the next
CARD: Final = 26.0  # how wide a card is
UNLIT: Final = 0.48  # how bright a card is that has not been played


def cards(pen: Pen, scene: Scene, tall: float, row: float) -> None:
    """The plate: a row for each colour, the cards played bright."""
    view, words = scene.view, scene.words
    pen.plate(0, 0, WIDE, tall)
    with pen.piece("cards"):
        pen.frame_glow("cards", 7, 5, WIDE - 14, 30, 6)
        title = words("nd-picture-cards")
        beside = 14 + width(title, TITLE) + 14
        pen.label(14, 27, title, TITLE, pen.theme.ink, WIDE - 28)
        rest = words("nd-picture-piles", pile=view.table[0].pile, away=view.discards)
        pen.label(WIDE - 14, 27, rest, Type(22), pen.theme.ink, WIDE - 14 - beside, anchor="end")
    for seat in range(view.seats):
        with pen.piece(f"played-{seat}", (0, 36 + row * (seat + 0.5))):
            pen.frame_glow(f"played-{seat}", 5, -row / 2 + 1, WIDE - 10, row - 2, 6)
            _colour(pen, seat)
            for action in Action:
                with pen.svg.group(at=(55 + action * STEP, 0)):
                    _card(pen, action, min(row - 2, 25.0), action in played(view, seat))


def _colour(pen: Pen, seat: int) -> None:
    """The back of a card of this colour."""
    pen.svg.rect(12, -10.5, 20, 21, Paint(pen.theme.paper, pen.theme.dark, 1.2), 3)
    with pen.svg.group(at=(22, 0)):
        pen.seat(seat, 7)


def _card(pen: Pen, action: Action, high: float, is_played: bool) -> None:
    """A card around the origin: face up, or only where it will lie."""
    theme, icon = pen.theme, ACTION_ICON[action]
    if not is_played:
        pen.icon(icon, 0, 0, high - 4, "#767676" if theme.flat else mixed(theme.panel, theme.faint, UNLIT))
        return
    face, ink = (theme.ink, theme.paper) if theme.flat else (theme.paper, theme.dark)
    pen.svg.rect(-CARD / 2, -high / 2, CARD, high, Paint(face), 4)
    pen.icon(icon, 0, 0, high - 4, ink)
