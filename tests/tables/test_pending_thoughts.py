"""Thoughts that begin before their answer is due: one for each seat, for the timer that stands now."""

from __future__ import annotations

import asyncio

from bot.tables.values import BotAnswer
from bot.tables.workers.thinking_ahead import Decided, ThinkingAhead
from rules.core import Move

SEAT = ("7F3K", 0)


def decided(revision: int) -> Decided:
    return Decided(revision, BotAnswer(Move(0, "turn", (1,), revision)))


async def test_a_thought_for_another_timer_of_the_seat_takes_the_place_of_the_one_before() -> None:
    ahead, begun = ThinkingAhead(), list[int]()

    async def think(revision: int) -> Decided:
        begun.append(revision)
        return decided(revision)

    for due, revision in ((10.0, 1), (10.0, 2), (20.0, 3)):
        ahead.begin(SEAT, due, 5.0, lambda revision=revision: think(revision))  # type: ignore[misc]
        await asyncio.sleep(0)
    thought = ahead.take(SEAT)
    assert thought is not None and thought.due == 20.0
    assert await thought.in_time() == decided(3)
    assert begun == [1, 3], "for the same timer none is begun twice"


async def test_a_thought_that_failed_is_none_so_that_it_is_tried_again() -> None:
    ahead = ThinkingAhead()

    async def fails() -> Decided:
        raise RuntimeError("no thought")

    ahead.begin(SEAT, 10.0, 5.0, fails)
    await asyncio.sleep(0.01)
    assert ahead.take(SEAT) is None
    assert ahead.take(SEAT) is None, "and is gone"


async def test_thoughts_of_seats_that_are_asked_no_more_are_ended() -> None:
    ahead, other = ThinkingAhead(), ("7F3K", 1)

    async def endless() -> Decided:
        await asyncio.sleep(3600)
        return decided(1)

    for seat in (SEAT, other):
        ahead.begin(seat, 10.0, 5.0, endless)
    tasks = [thought.task for thought in ahead._pending.values()]
    ahead.keep({SEAT})
    await asyncio.sleep(0)
    assert [task.cancelled() for task in tasks] == [False, True]
    ahead.forget()
    assert ahead.take(SEAT) is None
