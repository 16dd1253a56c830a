"""The pictures of Rattus Cartus: a town at night, six influence tracks, the nun-row; questions and hand of a seat."""

from __future__ import annotations

from bot.pictures.painter import Painter

from . import alt, facts
from .ending import rats_and_nuns
from .hand import hand
from .parts import hand_parts, parts
from .stages import board, stage

painter = Painter(
    pieces=facts.pieces,
    draw_board=board,
    draw_hand=hand,
    parts=parts,
    hand_parts=hand_parts,
    tell_board=alt.board_alt,
    tell_hand=alt.hand_alt,
    round_begins=frozenset({"round_begins"}),
    draw_end=rats_and_nuns,
    end_board=(0, 450, 880, 450),  # tracks, nun-row and discards: the scoring is told beside them
    stage=stage,
    quiet=("round", "pile-deck"),
    glimpse=46,
)
