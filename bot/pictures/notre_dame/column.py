"""Beside the city: the round, the players with what they have, the cards played, the persons to come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import Paint
from rules.notre_dame.components import Action
from rules.notre_dame.view import View

from .facts import letter_of, period, played, stage
from .players import WIDE, player
from .signs import ACTION_ICON, person_short

LEFT: Final = 888  # the column at the right
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
            player(pen, scene, seat, tall - 8)
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


# --------------------------------------------------------------------------- cards and persons


def _cards(pen: Pen, scene: Scene, tall: float, row: float) -> None:
    """Which of the nine cards of each colour were played in this period."""
    view, words, theme = scene.view, scene.words, pen.theme
    pen.plate(0, 0, WIDE, tall)
    with pen.piece("cards"):
        pen.frame_glow("cards", 8, 7, WIDE - 16, 26, 6)
        text = words("nd-picture-cards", pile=view.table[0].pile, away=view.discards)
        pen.label(14, 26, text, Type(21, 600), theme.ink, WIDE - 28)
    for action in Action:
        pen.icon(ACTION_ICON[action], _slot(action), 46, 22, theme.faint)
    for seat in range(view.seats):
        y = 58 + row * (seat + 0.5)
        with pen.piece(f"played-{seat}", (0, y)):
            pen.frame_glow(f"played-{seat}", 6, -row / 2 + 1, WIDE - 12, row - 2, 6)
            pen.svg.rect(12, -9.5, 16, 19, Paint(theme.paper, theme.dark, 1.2), 3)  # a card of this colour
            with pen.svg.group(at=(20, 0)):
                pen.seat(seat, 5.5)
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
        pen.frame_glow("to-come", 8, 8, WIDE - 112, 26, 6)
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
