"""Beside the city: the round, the players with what they have, the cards played, the persons to come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.notre_dame.components import Action
from rules.notre_dame.view import CardView, SeatView, View

from .boroughs import pawn
from .facts import colour_and_points, leaders, letter_of, period, placed, played, shows_prestige, stage
from .signs import ACTION_ICON, person_short

LEFT, WIDE = 888, 304  # the column at the right
HEAD: Final = 86
FIRST: Final = 104  # where the players begin
TO_COME: Final = 148  # the least height of the last plate
TALLEST: Final = 150  # a player's plate with the gap below it
FOOT: Final = 892


def column(pen: Pen, scene: Scene) -> None:
    """The whole column."""
    view: View = scene.view
    _round(pen, scene)
    row = {2: 34.0, 3: 30.0, 4: 24.0, 5: 20.5}[view.seats]
    cards = 62 + view.seats * row
    tall = min(TALLEST, (FOOT - TO_COME - 8 - cards - FIRST) / view.seats)
    top = FIRST + view.seats * tall
    for seat in range(view.seats):
        with pen.svg.group(at=(LEFT, FIRST + seat * tall)):
            _player(pen, scene, seat, tall - 8)
    with pen.svg.group(at=(LEFT, top)):
        _cards(pen, scene, cards, row)
    below = top + cards + 8
    with pen.svg.group(at=(LEFT, below)):
        _to_come(pen, scene, FOOT - below)


def _round(pen: Pen, scene: Scene) -> None:
    view, words, theme = scene.view, scene.words, pen.theme
    with pen.piece("round", (LEFT, 10)):
        pen.frame_glow("round", 0, 0, WIDE, HEAD)
        pen.plate(0, 0, WIDE, HEAD, rim=theme.gold)
        pen.svg.circle(42, HEAD / 2, 29, Paint(theme.sunk, theme.gold, 2.5))
        pen.label(42, HEAD / 2 + 14, period(view), Type(40, 700), theme.gold, 44, anchor="middle")
        title = words("nd-picture-round", round=view.round)
        pen.label(184, 38, title, Type(29, 700), theme.gold, 216, anchor="middle")
        at = stage(view)
        below = words("nd-picture-over" if at == "over" else f"nd-stage-{at}")
        pen.label(184, 70, below, Type(23, 600), theme.ink, 216, anchor="middle")


# --------------------------------------------------------------------------- players


def _player(pen: Pen, scene: Scene, seat: int, tall: float) -> None:
    view, theme = scene.view, pen.theme
    own, asked = view.table[seat], seat in scene.asked
    pen.plate(0, 0, WIDE, tall, rim=theme.gold if asked else "", fill="#41341f" if asked and not theme.flat else "")
    if asked:
        pen.svg.rect(3, 3, WIDE - 6, tall - 6, Paint(NONE, theme.gold, 4 if theme.flat else 2), 8)
        pen.icon("hourglass", WIDE - 20, 24, 30, theme.gold)
    rows = 3 if own.collected or tall > 110 else 2
    first, second, third = (tall * part for part in ((0.2, 0.52, 0.83) if rows == 3 else (0.29, 0.72, 0)))
    with pen.svg.group(at=(30, (first + second) / 2)):
        pen.seat(seat, 19)
    x = _hand(pen, seat, own, first, WIDE - (42 if asked else 14))
    x = _signs(pen, view, seat, x, first)
    pen.label(58, first + 10, scene.name(seat), Type(25, 700), theme.ink, max(40.0, x - 62))
    _counts(pen, view, seat, own, second)
    with pen.piece(f"taken-{seat}", (0, third or tall - 4)):
        if own.collected:
            _taken(pen, seat, own)


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
            pen.frame_glow(f"hand-{seat}", x + 2, -17, right - x - 2, 34, 6)
    return x


def _back(pen: Pen, card: CardView, x: float, lifted: bool) -> None:
    """The back of a card in the colour of its pile."""
    theme = pen.theme
    with pen.svg.group(at=(x + 10, 0)):
        pen.svg.rect(-10, -14, 20, 28, Paint(theme.paper if not lifted else theme.sunk, theme.edge, 1.5), 3)
        pen.seat(card.colour, 7)


def _signs(pen: Pen, view: View, seat: int, x: float, y: float) -> float:
    """Crown: has won; bell: begins; mask: has hired the Doctor; pawn: the friend, who is not placed yet."""
    theme = pen.theme
    if view.over and seat in leaders(view):
        x -= 32
        pen.icon("royalty", x + 13, y, 28, theme.gold)
    if seat == view.bell:
        x -= 30
        with pen.piece("bell", (x + 13, y)):
            pen.frame_glow("bell", -15, -16, 30, 32, 6)
            pen.icon("bell", 0, 0, 27, theme.gold)
    if view.table[seat].doctored:
        x -= 30
        with pen.piece(f"doctored-{seat}", (x + 13, y)):
            pen.frame_glow(f"doctored-{seat}", -15, -16, 30, 32, 6)
            pen.icon("mask", 0, 0, 27, theme.ink)
    if not placed(view.table[seat]):
        x -= 27
        with pen.piece(f"friend-{seat}", (x + 12, y)):
            pawn(pen, seat, 30)
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
            pen.frame_glow(f"{name}-{seat}", -3, -16, wide + 3, 32, 6)
            tint = theme.gold if name in ("gold", "prestige") else theme.faint
            if icon:
                pen.count(icon, 0, 0, str(n), 26, tint, wide)
            else:
                pen.label(0, 8, f"/{n}", Type(23, 600), theme.faint, wide - 4)


def _taken(pen: Pen, seat: int, own: SeatView) -> None:
    """The messages taken, each in its colour with its points."""
    step = min(31.0, (WIDE - 50) / len(own.collected))
    pen.frame_glow(f"taken-{seat}", 8, -14, 34 + step * len(own.collected), 28, 6)
    pen.icon("letter", 26, 0, 26, pen.theme.faint)
    for nth, message in enumerate(own.collected):
        colour, points = colour_and_points(message)
        with pen.svg.group(at=(56 + nth * step, 0)):
            pen.seat(colour, 12, str(points))


# --------------------------------------------------------------------------- cards and persons


def _cards(pen: Pen, scene: Scene, tall: float, row: float) -> None:
    """Which of the nine cards of each colour were played in this period."""
    view, words, theme = scene.view, scene.words, pen.theme
    pen.plate(0, 0, WIDE, tall)
    with pen.piece("cards"):
        pen.frame_glow("cards", 0, 0, WIDE, tall)
        text = words("nd-picture-cards", pile=view.table[0].pile, away=view.discards)
        pen.label(14, 26, text, Type(21, 600), theme.ink, WIDE - 28)
    for action in Action:
        pen.icon(ACTION_ICON[action], _slot(action), 46, 22, theme.faint)
    for seat in range(view.seats):
        y = 58 + row * (seat + 0.5)
        with pen.piece(f"played-{seat}", (0, y)):
            pen.frame_glow(f"played-{seat}", 6, -row / 2 + 1, WIDE - 12, row - 2, 6)
            with pen.svg.group(at=(20, 0)):
                pen.seat(seat, 8.5)
            for action in Action:
                _card(pen, action, action in played(view, seat))


def _slot(action: int) -> float:
    return 52 + action * 29.5


def _card(pen: Pen, action: Action, is_played: bool) -> None:
    theme, svg = pen.theme, pen.svg
    if is_played:
        svg.rect(_slot(action) - 7, -8.5, 14, 17, Paint(theme.paper, theme.dark, 1.2), 3)
        pen.icon(ACTION_ICON[action], _slot(action), 0, 11, theme.dark)
    else:
        svg.circle(_slot(action), 0, 2.5, Paint(theme.edge))


def _to_come(pen: Pen, scene: Scene, tall: float) -> None:
    """The persons still to come with their rats, the brown ones of this period and the gray ones by letter."""
    view, theme = scene.view, pen.theme
    pen.plate(0, 0, WIDE, tall)
    with pen.piece("gold-left", (WIDE - 82, 20)):
        pen.frame_glow("gold-left", -6, -15, 80, 30, 6)
        pen.count("gold", 0, 0, str(view.gold_left), 25, theme.gold, 76)
    with pen.piece("to-come"):
        pen.frame_glow("to-come", 0, 0, WIDE, tall)
        told = list(_persons(scene))
        pen.label(14, 27, scene.words("nd-picture-to-come", n=len(told)), Type(21, 600), theme.ink, WIDE - 110)
        _list(pen, told, tall)


def _persons(scene: Scene) -> Iterator[tuple[str, str, int]]:
    view: View = scene.view
    persons = (
        [] if view.over else [*view.browns, *sorted(view.grays_left, key=lambda gray: (letter_of(view, gray), gray))]
    )
    for person in persons:
        yield letter_of(view, person), person_short(scene.words, person), view.rats[person]


def _list(pen: Pen, told: Sequence[tuple[str, str, int]], tall: float) -> None:
    """Two columns: letter, name, rats."""
    theme = pen.theme
    rows = max(1, (len(told) + 1) // 2)
    step = min(36.0, (tall - 41) / rows)
    size = min(21.0, step * 0.95)
    for nth, (letter, name, n) in enumerate(told):
        x, y = 14 + nth // rows * 145, 36 + step * (nth % rows + 0.8)
        pen.label(x, y, letter, Type(size, 700), theme.gold, 17)
        pen.label(x + 20, y, name, Type(size), theme.ink, 92)
        pen.label(x + 128, y, str(n), Type(size, 700), theme.ink, 14, anchor="end")
