"""Sizes of the pill with an option's sign, and of the plate with what it brings."""

from __future__ import annotations

from typing import Final

from .letters import Type, width
from .scene import Mark, Scene
from .seat_text import wide

SIGN, BRINGS = Type(32, 700), Type(27, 600)
PILL: Final = 23.0  # half the height of a mark
PLATE: Final = 20.0  # half the height of a plate


def half_a_pill(sign: str) -> float:
    """Half the width of the mark of an option, in units of the picture."""
    return max(29.0, wide(sign, SIGN) / 2 + 15)


def tick_width(scene: Scene, mark: Mark) -> float:
    """The width of a chosen mark's tick beside its sign, including its number; 0 of a mark that is not chosen."""
    return 0 if not mark.chosen else 36 + (width(str(mark.chosen), SIGN) if is_numbered(scene, mark) else 0)


def is_numbered(scene: Scene, mark: Mark) -> bool:
    """Whether ticks carry a number: how many of equal things are chosen, or in which order."""
    equals = scene.question.options.count(mark.option) if scene.question else 0
    return equals > 1 or any(one.chosen > 1 for one in scene.marks)


def half_a_plate(mark: Mark) -> float:
    """Half the width of the plate with what an option brings."""
    return wide(on_plate(mark), BRINGS) / 2 + 12


def on_plate(mark: Mark) -> str:
    """What an option brings; a danger begins with "!"."""
    return f"! {mark.brings}" if mark.grave else mark.brings
