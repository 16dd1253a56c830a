"""The pictures of Hameln: the town in four quarters around its market; the rat-catcher tokens of a seat."""

from __future__ import annotations

from bot.pictures.canvas import Canvas
from bot.pictures.painter import Painter
from bot.pictures.scene import Scene

from . import alt, facts
from .circles import paths, rats
from .column import column
from .hand import hand
from .houses import houses
from .parts import hand_parts, parts
from .town import town


def board(canvas: Canvas, scene: Scene) -> None:
    """The table."""
    town(canvas, scene)
    paths(canvas, scene.view)
    houses(canvas, scene)
    rats(canvas, scene)
    column(canvas, scene)


painter = Painter(
    pieces=facts.pieces,
    draw_board=board,
    draw_hand=hand,
    parts=parts,
    hand_parts=hand_parts,
    tell_board=alt.board_alt,
    tell_hand=alt.hand_alt,
)
