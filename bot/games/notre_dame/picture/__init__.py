"""The pictures of Notre Dame: the boroughs around the cathedral, those who live there; the hand of a seat."""

from __future__ import annotations

from bot.pictures.painter import Painter

from . import alt, facts
from .ending import cathedral_at_dusk
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
    stage=stage,
    quiet=("round", "general-", "gold-left", "cards"),
    round_begins=frozenset({"round_begins", "plague"}),
    draw_end=cathedral_at_dusk,
)
