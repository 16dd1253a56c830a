"""Thoughts started ahead of time, so that they are ready when the answer is due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.tables.values import BotAnswer

SeatKey = tuple[str, int]  # a table's code and a seat


class Decided(NamedTuple):
    """The answer decided on for the question of this revision."""

    revision: int
    answer: BotAnswer


@dataclass(frozen=True, slots=True)
class PendingThought:
    """A thought under way."""

    due: float  # when the timer it was started for is due, in seconds since 1970
    until: float  # deadline for waiting, in the event loop's time
    task: asyncio.Task[Decided | None]

    @property
    def failed(self) -> bool:
        """Whether it raised, or was cancelled."""
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)

    async def in_time(self) -> Decided | None:
        """The result if it is ready in time, else None. Raises what the thought raised; cancels it when it is late."""
        try:
            await asyncio.wait({self.task}, timeout=max(0.0, self.until - asyncio.get_running_loop().time()))
            return self.task.result() if self.task.done() else None
        finally:
            self.task.cancel()


class ThinkingAhead:
    """The thoughts under way, one per seat."""

    def __init__(self) -> None:
        self._pending: dict[SeatKey, PendingThought] = {}

    def begin(
        self, seat: SeatKey, due: float, seconds: float, think: Callable[[], Coroutine[Any, Any, Decided | None]]
    ) -> None:
        """Start a thought for a timer unless there is one; a thought for another timer of the seat is discarded."""
        if seat in self._pending and self._pending[seat].due == due:
            return
        self.forget({seat})
        self._pending[seat] = start_thought(due, seconds, think)

    def take(self, seat: SeatKey) -> PendingThought | None:
        """Remove and return the thought for a seat; None if it failed, so that the caller tries again."""
        thought = self._pending.pop(seat, None)
        return None if thought is None or thought.failed else thought

    def keep(self, seats: Collection[SeatKey]) -> None:
        """Discard the thoughts for all other seats."""
        self.forget(self._pending.keys() - seats)

    def forget(self, seats: Collection[SeatKey] | None = None) -> None:
        """Discard the thoughts for these seats, or for all."""
        for seat in list(self._pending) if seats is None else seats:
            if (thought := self._pending.pop(seat, None)) is not None:
                thought.task.cancel()


def start_thought(
    due: float, seconds: float, think: Callable[[], Coroutine[Any, Any, Decided | None]]
) -> PendingThought:
    """Start a thought that has `seconds` from now."""
    task = asyncio.create_task(think())
    task.add_done_callback(_retrieve_exception)
    return PendingThought(due, asyncio.get_running_loop().time() + seconds, task)


def _retrieve_exception(task: asyncio.Task[Decided | None]) -> None:
    """Retrieve the exception so that asyncio does not log it: a failure is retried when the answer is due."""
    if not task.cancelled():
        task.exception()
