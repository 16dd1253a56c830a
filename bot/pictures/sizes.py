"""Sizes of the pill with an option's sign, and of the plate with what it brings."""

from __future__ import annotations

from typing import Final

from .letters import Type
from .scene import Mark
from .seat_text import wide

SIGN, BRINGS = Type(32, 700), Type(27, 600)
PILL: Final = 23.0  # half the height of a mark
PLATE: Final = 20.0  # half the height of a plate


def half_a_pill(sign: str) -> float:
    """Half the width of the mark of an option, in units of the picture."""
    return max(29.0, wide(sign, SIGN) / 2 + 15)


def half_a_plate(mark: Mark) -> float:
    """Half the width of the plate with what an option brings."""
    return wide(on_plate(mark), BRINGS) / 2 + 12


def on_plate(mark: Mark) -> str:
    """What an option brings; a danger begins with "!"."""
    return f"! {mark.brings}" if mark.grave else mark.brings
