"""Pictures of boards and hands: from a view to SVG, from SVG to what is sent. Slow: never call it on the event loop."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from .scene import BOARD, HAND, Painter, Scene
from .theme import DARK, THEMES, Theme


@cache
def painter_of(game: str) -> Painter | None:
    """How a game is drawn; None for one that is not drawn yet."""
    if find_spec(f"bot.pictures.{game}") is None:
        return None
    painter: Painter = import_module(f"bot.pictures.{game}").painter
    return painter


__all__ = ["BOARD", "DARK", "HAND", "THEMES", "Painter", "Scene", "Theme", "painter_of"]
