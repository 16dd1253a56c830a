"""Which of the nine cards of each colour were played in this period, and how many lie in piles and aside."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
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


def cards(canvas: Canvas, scene: Scene, tall: float, row: float) -> None:
    """The plate: a row for each colour, the cards played bright."""
    view, words = scene.view, scene.words
    canvas.plate(0, 0, WIDE, tall)
    with canvas.piece("cards"):
        canvas.frame_glow("cards", 7, 5, WIDE - 14, 30, 6)
        title = words("notre_dame-picture-cards")
        beside = 14 + width(title, TITLE) + 14
        canvas.label(14, 27, title, TITLE, canvas.theme.ink, WIDE - 28)
        rest = words("notre_dame-picture-piles", pile=view.table[0].pile, away=view.discards)
        canvas.label(WIDE - 14, 27, rest, Type(22), canvas.theme.ink, WIDE - 14 - beside, anchor="end")
    for seat in range(view.seats):
        with canvas.piece(f"played-{seat}", (0, 36 + row * (seat + 0.5))):
            canvas.frame_glow(f"played-{seat}", 5, -row / 2 + 1, WIDE - 10, row - 2, 6)
            _colour(canvas, seat)
            for action in Action:
                with canvas.svg.group(at=(55 + action * STEP, 0)):
                    _card(canvas, action, min(row - 2, 25.0), action in played(view, seat))


def _colour(canvas: Canvas, seat: int) -> None:
    """The back of a card of this colour."""
    canvas.svg.rect(12, -10.5, 20, 21, Paint(canvas.theme.paper, canvas.theme.dark, 1.2), 3)
    with canvas.svg.group(at=(22, 0)):
        canvas.seat(seat, 7)


def _card(canvas: Canvas, action: Action, high: float, is_played: bool) -> None:
    """A card around the origin: face up, or only where it will lie."""
    theme, icon = canvas.theme, ACTION_ICON[action]
    if not is_played:
        canvas.icon(icon, 0, 0, high - 4, "#767676" if theme.flat else mixed(theme.panel, theme.faint, UNLIT))
        return
    face, ink = (theme.ink, theme.paper) if theme.flat else (theme.paper, theme.dark)
    canvas.svg.rect(-CARD / 2, -high / 2, CARD, high, Paint(face), 4)
    canvas.icon(icon, 0, 0, high - 4, ink)
