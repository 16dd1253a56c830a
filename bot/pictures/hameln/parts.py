"""The stretches of board and hand that large print shows one by one."""

from __future__ import annotations

from bot.pictures.scene import HAND, Part, Scene

BOARD = Part("picture-part-board", 0, 0, 880, 900)
BESIDE = Part("picture-part-beside", 880, 0, 320, 900)


def parts(scene: Scene) -> tuple[Part, ...]:
    """The board's, the one in question first."""
    return (BOARD, BESIDE)


def hand_parts(scene: Scene) -> tuple[Part, ...]:
    """The hand's."""
    return (Part("picture-part-hand", 0, 0, *HAND),)
