"""Cuts a played game into steps: the groups of events that *Since your last turn* shows."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import Final, NamedTuple

from bot.text import LOCALES, Words, words_for
from bot.ui.kit.news import NewsGroup, rounds_of, told_groups
from bot.ui.kit.perspective import Perspective

from .played import PlayedGame

CUT: Final = 8  # games whose stops are cached


class ReplayStep(NamedTuple):
    """A stop of a replay: after a line of the game, with what happened since the previous step."""

    line: int  # 0 for the deal, when nothing has happened yet
    round: int  # from 1; 0 for the deal
    seat: int | None  # who moved; None for several seats, or the table
    groups: tuple[NewsGroup, ...] = ()


def perspective_at(played: PlayedGame, line: int, words: Words, seat: int | None = None) -> Perspective:
    """The table after a line as one reader saw it then."""
    return Perspective(played.at(line), played.game, words, seat)


def steps_of(played: PlayedGame, words: Words, seat: int | None = None) -> tuple[ReplayStep, ...]:
    """All steps as one reader may see them.

    Every reader gets the same number of steps, at the same lines: they are cut where the public log is, so that
    neither their number nor their position reveals anything.
    """
    stops = _stops(played)
    perspective = perspective_at(played, played.last, words, seat)
    by_stop = list[list[NewsGroup]]([] for _ in stops)
    for group in told_groups(perspective, played.entries, seat, by_mover=True):
        nth = bisect_left(stops, _last_line(group), key=lambda stop: stop.line)
        by_stop[min(nth, len(stops) - 1)].append(group)
    return tuple(stop._replace(groups=tuple(groups)) for stop, groups in zip(stops, by_stop, strict=True))


@lru_cache(CUT)
def _stops(played: PlayedGame) -> tuple[ReplayStep, ...]:
    """The deal, then the end of every group of the public log; the last stop is the game's last line.

    They are the same for all readers, so each game is cut only once.
    """
    public = perspective_at(played, played.last, words_for(LOCALES[0]))
    groups = told_groups(public, played.entries, None, by_mover=True)
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
