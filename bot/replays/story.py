"""The story of a finished game: the totals round by round, the turning points, how long it took."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from .played import PlayedGame
from .steps import ReplayStep

MOST: Final = 3  # maximum number of turning points
LEAST: Final = 2  # minimum change of the lead, in points, that counts as a turning point


class TurningPoint(NamedTuple):
    """A step that changed the winner's lead over the best of the others."""

    step: int
    round: int
    change: int
    lead: int  # after the step; negative if the winner was behind


class Story(NamedTuple):
    """What the end of a game tells about it. `seat`: who won, or had most; the turning points are about its lead."""

    rounds: tuple[tuple[int, ...], ...]  # the total of each seat: at the deal, then after each round
    seat: int
    turns: tuple[TurningPoint, ...]  # in the order of play
    answers: int
    seconds: float


def story_of(played: PlayedGame, steps: Sequence[ReplayStep]) -> Story | None:
    """The story of a game, from its steps for any reader; None while it runs, or if it has no totals on the way."""
    result, table = played.table.result, played.table
    if result is None or not played.game.totals(played.states[-1]):
        return None
    totals = [tuple(played.game.totals(played.states[step.line])) for step in steps]
    seat = result.winners[0] if result.winners else max(range(len(totals[-1])), key=totals[-1].__getitem__)
    return Story(
        rounds=_by_round(steps, totals),
        seat=seat,
        turns=_turns(steps, [lead_of(each, seat) for each in totals], _opened(played, steps)),
        answers=played.last,
        seconds=max(0.0, (table.ended or 0.0) - (table.started or 0.0)),
    )


def _by_round(steps: Sequence[ReplayStep], totals: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """The totals after the last step of each round, starting with the deal."""
    last = {step.round: each for step, each in zip(steps, totals, strict=True)}
    return tuple(last[number] for number in sorted(last))


def lead_of(totals: Sequence[int], seat: int) -> int:
    """A seat's lead over the best of the others."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def _opened(played: PlayedGame, steps: Sequence[ReplayStep]) -> int:
    """The first step after the opening, during which whoever has placed more leads, whatever they placed."""
    return next((n for n, step in enumerate(steps) if not played.game.opening(played.states[step.line])), len(steps))


def _turns(steps: Sequence[ReplayStep], leads: Sequence[int], opened: int) -> tuple[TurningPoint, ...]:
    """The step at which the winner took the lead for good, and those that changed it most, after the opening."""
    every = [
        TurningPoint(n, steps[n].round, after - before, after)
        for n, (before, after) in enumerate(pairwise(leads), start=1)
        if after != before and n > opened
    ]
    last_behind = max((n for n, lead in enumerate(leads) if lead <= 0), default=0)
    passed = [turn for turn in every if turn.step == last_behind + 1]
    others = sorted(every, key=lambda turn: (-abs(turn.change), turn.step))
    great = [turn for turn in others if abs(turn.change) >= LEAST and turn not in passed]
    return tuple(sorted([*passed, *great[: MOST - len(passed)]]))
