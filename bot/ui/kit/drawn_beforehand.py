"""Boards drawn before anybody asks: what all boards of a game share is found again by the first one at a table."""

from __future__ import annotations

from typing import Final

from bot.faults import log_fault
from bot.pictures import Renderer, Scene
from bot.text import LOCALES, words_for
from rules.core import AnyGame

from .perspective import Games

NOBODY: Final = ""  # whose turn it is at the renderer: a table that waits comes in between


async def draw_beforehand(renderer: Renderer, games: Games) -> None:
    """Draw the board of each game at its start, one after another; one that cannot be drawn is logged."""
    for key, game in games.items():
        try:
            await renderer.pictures(key, "board", _start_of(game), NOBODY)
        except Exception as error:
            log_fault("a board could not be drawn beforehand", error, game=key)


def _start_of(game: AnyGame) -> Scene:
    """The board that a full table begins with."""
    seats = max(game.seats)
    state = game.new(seats, bytes(32))
    return Scene(view=game.view(state, None), names=("",) * seats, words=words_for(LOCALES[0]))
