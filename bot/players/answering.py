"""Where bot players' answers come from: a pool of thinkers, or at the easy level a thread of this process."""

from __future__ import annotations

import asyncio
from time import monotonic

from bot import metrics
from bot.faults import log_fault

from .levels import EASY, Level
from .pool import Answered, Pool
from .position import Position
from .requests import request, seed_of
from .thinking import think
from .weights import has_features, judge_of


class AnswerSource:
    """Answers for bot players. A fault is logged and gives no answer: a table never waits for a thought.

    The randomness comes from the key of this installation, the table, the seat and the number of the answer. So what
    a person takes back and plays again meets the same answer, as long as there is time for the same budget, and
    nothing depends on the secret of the deal.
    """

    def __init__(self, key: bytes, pool: Pool | None = None) -> None:
        self._key, self._pool = key, pool

    async def begin(self, seconds: float) -> None:
        """Wait at most `seconds` until thoughts are possible: after a start the first process is not up yet."""
        if self._pool is not None:
            await self._pool.begin(seconds)

    async def think(self, position: Position, level: Level, seconds: float) -> Answered | None:
        """A thought within `seconds`, of a lower level under load; None after a fault or without features."""
        if not has_features(position.game.key):
            return None
        if self._pool is None or level.name == EASY.name:
            return await self.answer_easily(position)
        try:
            sent = request(position, self.seed(position))
        except Exception as error:
            _log(position, error)
            return None
        return await self._pool.think(sent, level, seconds) or await self.answer_easily(position)

    async def answer_easily(self, position: Position) -> Answered | None:
        """The answer of the easy level, in some milliseconds and in this process; None as for `think`."""
        if not has_features(position.game.key):
            return None
        game, seat, seed = position.game, position.ask.seat, self.seed(position)
        began = monotonic()
        try:
            world = game.imagine(position.state, seat, seed)
            judge = judge_of(game, position.seats)
            thought = await asyncio.to_thread(think, judge, world, seat, seed, EASY, position.style)
        except Exception as error:
            _log(position, error)
            return None
        metrics.THINKING_SECONDS.labels(EASY.name).observe(monotonic() - began)
        return Answered(thought, EASY)

    def seed(self, position: Position) -> bytes:
        """The random seed of this answer."""
        return seed_of(self._key, position.table, position.ask.seat, position.number)

    async def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            await self._pool.close()


def _log(position: Position, error: Exception) -> None:
    log_fault("a bot player could not think", error, table=position.table, seat=position.ask.seat)
