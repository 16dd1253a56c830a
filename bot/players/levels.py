"""How hard a bot player thinks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """A budget. Iterations and positions decide the answer; the seconds only stop what takes far too long."""

    name: str
    iterations: int  # tries of its candidates
    positions: int  # judged at most, including those in play-outs: a try takes longer the more seats a game has
    plies: int  # answers played on at most before a position is judged; 0: it is judged at once
    worlds: int  # imagined worlds at most
    time_limit: float  # seconds after which it stops halfway; even a busy machine must stay far below
    wide_playouts: bool = False  # whether the game's `own_width` is used: slower play-outs
    standard_errors: float = 3.0  # by so many a candidate is clearly behind the best one, and tried no more


EASY = Level("easy", iterations=24, positions=1_000, plies=0, worlds=3, time_limit=2.0)
MIDDLE = Level("middle", iterations=48, positions=1_000, plies=90, worlds=60, time_limit=5.0)
STRONG = Level("strong", iterations=1600, positions=40_000, plies=90, worlds=200, time_limit=30.0, wide_playouts=True)
LEVELS = {level.name: level for level in (EASY, MIDDLE, STRONG)}
