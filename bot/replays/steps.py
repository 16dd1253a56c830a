"""A played game cut into steps, at the groups in which *Since your last turn* tells it."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import Final, NamedTuple

from bot.text import LOCALES, Words, words_for
from bot.ui.kit.news import NewsGroup, rounds_of, told_groups
from bot.ui.kit.perspective import Perspective

from .played import PlayedGame

CUT: Final = 8  # games whose stops are kept: those that are stepped through


class ReplayStep(NamedTuple):
    """Where a replay stops: after a line of the game, with what happened since the step before."""

    line: int  # 0: the deal, where nothing has happened yet
    round: int  # from 1; 0 at the deal
    seat: int | None  # who moved; None: several, or the table
    groups: tuple[NewsGroup, ...] = ()


def perspective_at(played: PlayedGame, line: int, words: Words, seat: int | None = None) -> Perspective:
    """The table after a line as one reader saw it then."""
    return Perspective(played.at(line), played.game, words, seat)


def steps_of(played: PlayedGame, words: Words, seat: int | None = None) -> tuple[ReplayStep, ...]:
    """All steps as one reader may read them.

    For every reader there are as many, at the same lines: they are cut where the public log is, so that neither their
    number nor their place tells anything.
    """
    stops = _stops(played)
    perspective = perspective_at(played, played.last, words, seat)
    told = list[list[NewsGroup]]([] for _ in stops)
    for group in told_groups(perspective, played.entries, seat):
        nth = bisect_left(stops, _last_line(group), key=lambda stop: stop.line)
        told[min(nth, len(stops) - 1)].append(group)
    return tuple(stop._replace(groups=tuple(groups)) for stop, groups in zip(stops, told, strict=True))


@lru_cache(CUT)
def _stops(played: PlayedGame) -> tuple[ReplayStep, ...]:
    """The deal, then the end of every group of the public log; the last of them as the game stands now.

    They are the same for all readers: each game is cut once.
    """
    public = perspective_at(played, played.last, words_for(LOCALES[0]))
    groups = told_groups(public, played.entries, None)
    stops = [ReplayStep(0, 0, None)]
    for group, number in zip(groups, rounds_of(public, groups), strict=True):
        line = _last_line(group)
        if line > stops[-1].line:
            stops.append(ReplayStep(line, number, group.seat))
        elif group.seat is not None:
            stops[-1] = stops[-1]._replace(seat=group.seat)
    stops[-1] = stops[-1]._replace(line=played.last)
    return tuple(stops)


def _last_line(group: NewsGroup) -> int:
    return group.entries[-1].line
