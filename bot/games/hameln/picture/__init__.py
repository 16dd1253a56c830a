"""The pictures of Hameln: the town in four quarters around its market; the rat-catcher tokens of a seat."""

from __future__ import annotations

from bot.pictures.painter import Painter

from . import alt, facts
from .ending import road_to_transylvania
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
    round_begins=frozenset({"new_cycle"}),
    draw_end=road_to_transylvania,
    stage=stage,
    quiet=("bank", "bag-", "supply-"),
)
