"""Thoughts that were begun when their question came, so that they are there when the answer is due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.tables.values import BotAnswer

SeatKey = tuple[str, int]  # a table's code and a seat


class Decided(NamedTuple):
    """What was decided for the question of this revision."""

    revision: int
    answer: BotAnswer


@dataclass(frozen=True, slots=True)
class Begun:
    """A thought under way."""

    due: float  # of the timer it was begun for, in seconds since 1970
    until: float  # when to wait for it no longer, by the event loop's time
    task: asyncio.Task[Decided | None]

    @property
    def failed(self) -> bool:
        """Whether it ended by a fault."""
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)

    async def in_time(self) -> Decided | None:
        """The thought if it is there in time, else None. Raises what it failed with; who stops waiting ends it."""
        try:
            await asyncio.wait({self.task}, timeout=max(0.0, self.until - asyncio.get_running_loop().time()))
            return self.task.result() if self.task.done() else None
        finally:
            self.task.cancel()


class ThinkingAhead:
    """The thoughts under way, one a seat."""

    def __init__(self) -> None:
        self._begun: dict[SeatKey, Begun] = {}

    def begin(
        self, seat: SeatKey, due: float, seconds: float, think: Callable[[], Coroutine[Any, Any, Decided | None]]
    ) -> None:
        """Begin to think for a timer, unless that was done; what was thought for another one is thrown away."""
        if seat in self._begun and self._begun[seat].due == due:
            return
        self.forget({seat})
        self._begun[seat] = begun(due, seconds, think)

    def take(self, seat: SeatKey) -> Begun | None:
        """The thought for a seat, to be used once; None where it failed: what was wrong may be over."""
        found = self._begun.pop(seat, None)
        return None if found is None or found.failed else found

    def keep(self, seats: Collection[SeatKey]) -> None:
        """Throw away what was thought for other seats."""
        self.forget(self._begun.keys() - seats)

    def forget(self, seats: Collection[SeatKey] | None = None) -> None:
        """Throw away what was thought for these seats, or for all."""
        for seat in list(self._begun) if seats is None else seats:
            if (lost := self._begun.pop(seat, None)) is not None:
                lost.task.cancel()


def begun(due: float, seconds: float, think: Callable[[], Coroutine[Any, Any, Decided | None]]) -> Begun:
    """A thought that begins now and has so many seconds."""
    task = asyncio.create_task(think())
    task.add_done_callback(_noticed)
    return Begun(due, asyncio.get_running_loop().time() + seconds, task)


def _noticed(task: asyncio.Task[Decided | None]) -> None:
    """What failed is tried again when the answer is due; nobody asks for what was thrown away."""
    if not task.cancelled():
        task.exception()
