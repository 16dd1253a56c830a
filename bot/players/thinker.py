"""What runs in a thinker's process: it knows the rules and how to think, but nothing of tables, people or Discord."""

from __future__ import annotations

import json
import os
import signal
from functools import lru_cache
from multiprocessing import parent_process
from threading import Thread
from typing import NamedTuple

from bot.locations import locations
from rules import GAMES

from .levels import Level
from .requests import Request
from .styles import STYLES
from .thinking import Thought, think
from .weights import judge_of

NICENESS = 15  # people's presses come first


def begin() -> None:
    """Make this process give way to others, leave Ctrl-C to its parent, and end with it."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


class Fault(NamedTuple):
    """Why there is no thought: the kind of error and where it came from, never its text, which may be secret."""

    error: str
    where: list[str]


def thought_or_fault(request: Request, level: Level) -> Thought | Fault:
    """What a seat answers, or why it cannot: an exception itself would arrive without its traceback."""
    try:
        return answer(request, level)
    except Exception as error:
        return Fault(type(error).__name__, locations(error))


def answer(request: Request, level: Level) -> Thought:
    """What a seat answers in the world that was sent. Raises what the rules raise for a world they cannot read."""
    game = GAMES[request.game]
    if request.edition:
        _know(request.game, request.edition)
    world = game.load(json.loads(request.world))
    judge = judge_of(game, request.seats)
    return think(judge, world, request.seat, request.seed, level, STYLES[request.style])


@lru_cache(maxsize=16)
def _know(game: str, files: str) -> None:
    """Register an operator's component data."""
    GAMES[game].add_edition(json.loads(files))
