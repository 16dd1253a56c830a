"""Where bot players' answers come from: a pool of thinkers, or at the easy level a thread of this process."""

from __future__ import annotations

import asyncio
from time import monotonic

from bot import metrics
from bot.faults import log_fault

from .levels import EASY, Level
from .pool import Answered, Pool
from .requests import request, seed_of
from .seat_question import SeatQuestion
from .thinking import think
from .weights import has_features, judge_of


class AnswerSource:
    """Answers for bot players. After a fault, which is logged, the easy level answers, or nobody: no table waits.

    The randomness comes from the key of this installation, the table, the seat and the number of the answer. So what
    a person takes back and plays again meets the same answer, as long as there is time for the same budget, and
    nothing depends on the secret of the deal.
    """

    def __init__(self, key: bytes, pool: Pool | None = None) -> None:
        self._key, self._pool = key, pool

    async def wait_until_ready(self, seconds: float) -> None:
        """Wait at most `seconds` until thoughts are possible: after a start the first process is not up yet."""
        if self._pool is not None:
            await self._pool.wait_until_ready(seconds)

    async def think(self, question: SeatQuestion, level: Level, seconds: float) -> Answered | None:
        """A thought within `seconds`, of a lower level under load or after a fault of a process.

        None without features, or after a fault in this process.
        """
        if not has_features(question.game.key):
            return None
        if self._pool is None or level.name == EASY.name:
            return await self.answer_easily(question)
        try:
            sent = request(question, self.seed(question))
        except Exception as error:
            _log(question, error)
            return None
        return await self._pool.think(sent, level, seconds) or await self.answer_easily(question)

    async def answer_easily(self, question: SeatQuestion) -> Answered | None:
        """The answer of the easy level, in some milliseconds and in this process; None as for `think`."""
        if not has_features(question.game.key):
            return None
        game, seat, seed = question.game, question.ask.seat, self.seed(question)
        began = monotonic()
        try:
            world = game.imagine(question.state, seat, seed)
            judge = judge_of(game, question.seats)
            thought = await asyncio.to_thread(think, judge, world, seat, seed, EASY, question.style)
        except Exception as error:
            _log(question, error)
            return None
        metrics.THINKING_SECONDS.labels(EASY.name).observe(monotonic() - began)
        return Answered(thought, EASY)

    def seed(self, question: SeatQuestion) -> bytes:
        """The random seed of this answer."""
        return seed_of(self._key, question.chance_of or question.table, question.ask.seat, question.number)

    async def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            await self._pool.close()


def _log(question: SeatQuestion, error: Exception) -> None:
    log_fault("a bot player could not think", error, table=question.table, seat=question.ask.seat)
