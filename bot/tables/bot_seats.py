"""Bot players at a table: they sit down and play; part of the table service."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from db import Database
from rules.core import Move

from .storage import records
from .storage.given import answers_given
from .storage.transactions import Transactions
from .transitions import lobby, play
from .values import Considered, LevelName, Outcome, Snapshot, Weighed


class BotSeats:
    """What bot players do at tables."""

    def __init__(self, transactions: Transactions, database: Database, record: Callable[[str], Awaitable[str]]) -> None:
        self._transactions, self._database, self._record = transactions, database, record

    async def fill(
        self, code: str, person: int, n: int | None = None, level: LevelName = "middle", *, key: str | None = None
    ) -> Outcome:
        """The host puts n bot players (default: as many as fit) of a level on free seats. Refusals: host_only, full."""
        return await self._transactions.apply(code, partial(lobby.fill, person=person, n=n, level=level), key, person)

    async def remove(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """The host frees the seat of the bot player that came last. Refusals: host_only, no_bot_here."""
        return await self._transactions.apply(code, partial(lobby.remove_bot, person=person), key, person)

    async def play(
        self, code: str, seat: int, moves: Sequence[Move], considered: Considered = (), *, key: str
    ) -> Outcome:
        """Play moves of a bot player, with what it considered; the record tells that after the end.

        Refusals: those of `Tables.play`, not_your_seat (a person's), undo_request_open.
        """
        decide = partial(play.play_bot_player, seat=seat, moves=moves, considered=considered)
        return await self._transactions.apply(code, decide, key)

    async def answers_given(self, code: str, seat: int) -> int:
        """How many answers a seat has given that stand: by it a bot player's next answer is drawn."""
        return await self._database.read(partial(answers_given, code=code, seat=seat))

    def must_be_advised(self, table: Snapshot) -> None:
        """Refuse unless bots advise at this table. Refusals: not_alone, advice_scored."""
        play.must_be_advised(table)

    async def take_advice(self, code: str, person: int, revision: int) -> Outcome:
        """Note that somebody learns what a bot player would do at the question of this revision.

        Refusals: not_alone, advice_scored, nothing_to_do, out_of_date, not_running.
        """
        advised = partial(play.take_advice, person=person, revision=revision)
        return await self._transactions.apply(code, advised, None, person)

    async def weighed(self, code: str) -> tuple[Weighed, ...]:
        """What bot players considered before each of their answers, in order. Refusal: not_over."""
        record = records.read(await self._record(code))
        return await asyncio.to_thread(records.weighed, record, self._transactions.games)
