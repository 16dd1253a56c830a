"""The end of Rattus: the cubes that each player has kept alive."""

from __future__ import annotations

from bot.pictures.canvas import Canvas
from bot.pictures.ending import bars
from bot.pictures.scene import Scene


def survivors(canvas: Canvas, scene: Scene) -> None:
    """A bar of cubes for each seat, those in the palace included."""
    bars(canvas, scene.view.saved, icon="cube", title=scene.words("rattus-picture-survivors"))
