"""Which achievements a game has, and which of them a seat has earned."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from .common import COMMON
from .seat import Achievement, PlayedSeat

VERSION: Final = 2  # raise it when the conditions of an achievement change: finished games are then checked again


@cache
def achievements_of(game: str) -> tuple[Achievement, ...]:
    """The common achievements, then the game's own; one of its own replaces a common one with the same key."""
    package = f"bot.games.{game}"
    if find_spec(package) is None or find_spec(f"{package}.achievements") is None:
        return COMMON
    own: dict[str, Achievement] = {each.key: each for each in import_module(f"{package}.achievements").achievements}
    return (*(own.pop(each.key, each) for each in COMMON), *own.values())


def earned_by(game: str, seat: PlayedSeat[Any]) -> tuple[str, ...]:
    """The keys of what a seat has earned in a game, in their order."""
    return tuple(each.key for each in achievements_of(game) if each.is_earned(seat))
