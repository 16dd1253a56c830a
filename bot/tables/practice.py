"""Practice tables, opened from finished games; part of the table service."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .recorded import RecordedGames
from .storage import records
from .storage.transactions import Transactions
from .transitions.practice import CopiedMove, open_practice
from .values import Outcome, Person, Place, Snapshot


class PracticeTables:
    """Opens tables that stand where a finished game once stood."""

    def __init__(
        self, transactions: Transactions, recorded: RecordedGames, files_of: Callable[[str, str], str]
    ) -> None:
        self._transactions, self._recorded, self._files_of = transactions, recorded, files_of

    async def open(
        self, old: Snapshot, moves: int, seat: int, person: Person, place: Place, *, key: str | None = None
    ) -> Outcome:
        """Open a running table from so many moves of a finished one, with the person on a seat and bots on the others.

        Its dice are those of the finished game, which everybody may know: it is for practice and counts for nothing.
        Refusals: not_over, game_over (nothing is left to play), bad_seats, one_per_channel.
        """
        record = records.read(await self._recorded.text(old.code))
        games, now = self._transactions.games, self._transactions.clock.now()
        replay = await asyncio.to_thread(records.begun, record, games, moves)
        secret, copied, game = bytes.fromhex(record.secret), _copied(replay), games[old.game]
        return await self._transactions.open(
            lambda code: open_practice(code, game, old, person, place, seat, secret, copied, self._files_of, now),
            key,
            person.id,
        )


def _copied(replay: records.Replay) -> tuple[CopiedMove, ...]:
    happened = zip(replay.played, replay.states[1:], replay.events, strict=True)
    return tuple(CopiedMove(move.seat, move.choice, move.answer, state, events) for move, state, events in happened)
