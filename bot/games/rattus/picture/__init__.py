"""The pictures of Rattus: a map of plague-time Europe; the cards, cubes and known rats of a seat."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from bot.pictures.canvas import Canvas
from bot.pictures.painter import Painter
from bot.pictures.scene import Scene
from bot.pictures.svg import Paint
from rules.rattus.view import View

from . import alt, facts, still_out
from .band import band
from .column import column
from .ending import survivors
from .hand import hand
from .parts import hand_parts, parts
from .places import MAP
from .sheet import sheet
from .stages import stage
from .tokens import tokens


def pieces(view: View) -> Mapping[str, Hashable]:
    """Everything that the board shows, by the id of its piece."""
    return {**facts.pieces(view), **still_out.counted(view)}


def board(canvas: Canvas, scene: Scene) -> None:
    """The table."""
    sheet(canvas, scene)
    tokens(canvas, scene)
    canvas.svg.rect(0, 770, 880, 130, Paint(scene.theme.ground))
    canvas.svg.rect(880, 0, 320, 900, Paint(scene.theme.ground))
    band(canvas, scene)
    column(canvas, scene)


painter = Painter(
    pieces=pieces,
    draw_board=board,
    draw_hand=hand,
    parts=parts,
    hand_parts=hand_parts,
    tell_board=alt.board_alt,
    tell_hand=alt.hand_alt,
    draw_end=survivors,
    end_board=MAP,  # the scoring tells the rest
    glimpse=200,
    stage=stage,
    quiet=("stock-", "on-board"),
)
