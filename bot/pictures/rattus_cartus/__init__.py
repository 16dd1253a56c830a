"""The pictures of Rattus Cartus: a town at night, six influence tracks, the nun-row; the hand of a seat."""

from __future__ import annotations

from bot.pictures.painter import Painter
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import Paint

from . import alt, facts
from .column import column
from .hand import hand
from .nuns import nun_row, population
from .parts import hand_parts, parts
from .town import town
from .tracks import tracks
from .verdict import verdict


def board(pen: Pen, scene: Scene) -> None:
    """The table."""
    town(pen, scene)
    if facts.is_judged(scene.view):
        verdict(pen, scene)
    pen.svg.rect(880, 0, 320, 900, Paint(scene.theme.ground))  # the night ends with the street
    tracks(pen, scene)
    column(pen, scene)
    nun_row(pen, scene)
    population(pen, scene)


painter = Painter(
    pieces=facts.pieces,
    draw_board=board,
    draw_hand=hand,
    parts=parts,
    hand_parts=hand_parts,
    tell_board=alt.board_alt,
    tell_hand=alt.hand_alt,
)
