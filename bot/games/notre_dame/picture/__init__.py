"""The pictures of Notre Dame: the boroughs around the cathedral, those who live there; the hand of a seat."""

from __future__ import annotations

from bot.pictures.canvas import Canvas
from bot.pictures.painter import Painter
from bot.pictures.scene import Scene

from . import alt, facts
from .boroughs import boroughs
from .cathedral import cathedral
from .city import city
from .column import column
from .corners import corners
from .ending import cathedral_at_dusk
from .hand import hand
from .parts import hand_parts, parts
from .ring import Ring


def board(canvas: Canvas, scene: Scene) -> None:
    """The table."""
    ring = Ring(len(scene.view.colours))
    city(canvas, scene.view, ring)
    cathedral(canvas, scene.view)
    boroughs(canvas, scene, ring)
    corners(canvas, scene)
    column(canvas, scene)


painter = Painter(
    pieces=facts.pieces,
    draw_board=board,
    draw_hand=hand,
    parts=parts,
    hand_parts=hand_parts,
    tell_board=alt.board_alt,
    tell_hand=alt.hand_alt,
    draw_end=cathedral_at_dusk,
)
