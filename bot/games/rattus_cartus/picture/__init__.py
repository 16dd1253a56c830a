"""The pictures of Rattus Cartus: a town at night, six influence tracks, the nun-row; the hand of a seat."""

from __future__ import annotations

from bot.pictures.canvas import Canvas
from bot.pictures.painter import Painter
from bot.pictures.scene import Scene
from bot.pictures.svg import Paint

from . import alt, facts
from .column import column
from .ending import rats_and_nuns
from .hand import hand
from .nuns import nun_row, population
from .parts import hand_parts, parts
from .result import verdict
from .town import town
from .tracks import tracks


def board(canvas: Canvas, scene: Scene) -> None:
    """The table."""
    town(canvas, scene)
    if facts.is_judged(scene.view):
        verdict(canvas, scene)
    canvas.svg.rect(880, 0, 320, 900, Paint(scene.theme.ground))  # the night ends with the street
    tracks(canvas, scene)
    column(canvas, scene)
    nun_row(canvas, scene)
    population(canvas, scene)


painter = Painter(
    pieces=facts.pieces,
    draw_board=board,
    draw_hand=hand,
    parts=parts,
    hand_parts=hand_parts,
    tell_board=alt.board_alt,
    tell_hand=alt.hand_alt,
    draw_end=rats_and_nuns,
    glimpse=46,
)
