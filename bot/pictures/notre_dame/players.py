"""The plates of the players: name, cards in hand, gold, markers, prestige where it is open, messages taken."""

from __future__ import annotations

from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.notre_dame.view import CardView, SeatView, View

from .boroughs import pawn
from .facts import colour_and_points, leaders, placed, shows_prestige

WIDE: Final = 304


def player(pen: Pen, scene: Scene, seat: int, tall: float) -> None:
    """The plate of a seat, with its upper left corner at the origin."""
    view, theme = scene.view, pen.theme
    own, asked = view.table[seat], seat in scene.asked
    pen.plate(0, 0, WIDE, tall, rim=theme.gold if asked else "", fill="#41341f" if asked and not theme.flat else "")
    if asked:
        pen.svg.rect(3, 3, WIDE - 6, tall - 6, Paint(NONE, theme.gold, 4 if theme.flat else 2), 8)
        pen.icon("hourglass", WIDE - 20, 21, 26, theme.gold)
    rows = 3 if own.collected or not placed(own) or tall > 110 else 2
    first, second, third = (tall * part for part in ((0.19, 0.53, 0.84) if rows == 3 else (0.29, 0.72, 0)))
    with pen.svg.group(at=(30, (first + second) / 2)):
        pen.seat(seat, 19)
    x = _hand(pen, seat, own, first, WIDE - (40 if asked else 14))
    x = _signs(pen, view, seat, x, first)
    pen.label(58, first + 8, scene.name(seat), Type(25, 700), theme.ink, max(40.0, x - 62))
    _counts(pen, view, seat, own, second)
    with pen.piece(f"taken-{seat}", (0, third or tall - 4)):
        if own.collected:
            _taken(pen, seat, own)
    if not placed(own):
        with pen.piece(f"friend-{seat}", (WIDE - 24, third - 2)):
            pawn(pen, seat, 32)


def _hand(pen: Pen, seat: int, own: SeatView, y: float, right: float) -> float:
    """The cards in hand, by colour; those from which one is to be chosen lie apart. Returns where they begin."""
    with pen.piece(f"hand-{seat}", (0, y)):
        x = right
        for cards, lifted in ((own.hand, False), (own.choosing, True)):
            for card in reversed(cards):
                x -= 23
                _back(pen, card, x, lifted)
            x -= 5 if cards else 0
        if x < right:
            pen.frame_glow(f"hand-{seat}", x + 2, -14, right - x - 2, 28, 6)
    return x


def _back(pen: Pen, card: CardView, x: float, lifted: bool) -> None:
    """The back of a card in the colour of its pile."""
    theme = pen.theme
    with pen.svg.group(at=(x + 10, 0)):
        pen.svg.rect(-10, -13, 20, 26, Paint(theme.paper if not lifted else theme.sunk, theme.edge, 1.5), 3)
        pen.seat(card.colour, 7)


def _signs(pen: Pen, view: View, seat: int, x: float, y: float) -> float:
    """Crown: has won; bell: begins; mask: has hired the Doctor. Returns where they begin."""
    theme = pen.theme
    if view.over and seat in leaders(view):
        x -= 32
        pen.icon("royalty", x + 13, y, 28, theme.gold)
    if seat == view.bell:
        x -= 30
        with pen.piece("bell", (x + 13, y)):
            pen.frame_glow("bell", -15, -14, 30, 28, 6)
            pen.icon("bell", 0, 0, 27, theme.gold)
    if view.table[seat].doctored:
        x -= 30
        with pen.piece(f"doctored-{seat}", (x + 13, y)):
            pen.frame_glow(f"doctored-{seat}", -15, -14, 30, 28, 6)
            pen.icon("mask", 0, 0, 27, theme.ink)
    return x


def _counts(pen: Pen, view: View, seat: int, own: SeatView, y: float) -> None:
    """Gold, markers in the own and the general supply, prestige where it is open."""
    theme = pen.theme
    told = [("gold", "gold", own.gold), ("personal", "cube", own.personal), ("general", "", own.general)]
    if shows_prestige(view):
        told.append(("prestige", "laurel", own.prestige or 0))
    lefts = (60, 124, 190, 228)
    for (name, icon, n), x in zip(told, lefts, strict=False):
        with pen.piece(f"{name}-{seat}", (x, y)):
            wide = {"general": 30, "prestige": 68}.get(name, 52)
            pen.frame_glow(f"{name}-{seat}", -3, -13, wide + 3, 26, 6)
            tint = theme.gold if name in ("gold", "prestige") else theme.faint
            if icon:
                pen.count(icon, 0, 0, str(n), 26, tint, wide)
            else:
                pen.label(0, 8, f"/{n}", Type(23, 600), theme.faint, wide - 4)


def _taken(pen: Pen, seat: int, own: SeatView) -> None:
    """The messages taken, each in its colour with its points."""
    step = min(31.0, (WIDE - 96) / len(own.collected))
    pen.frame_glow(f"taken-{seat}", 10, -12, 32 + step * len(own.collected), 24, 6)
    pen.icon("letter", 26, 0, 26, pen.theme.faint)
    for nth, message in enumerate(own.collected):
        colour, points = colour_and_points(message)
        with pen.svg.group(at=(56 + nth * step, 0)):
            pen.seat(colour, 12, str(points))
