"""Practice tables, opened from finished games and from one's own practice; part of the table service."""

from __future__ import annotations

import asyncio
from functools import partial

from .recorded import RecordedGames
from .storage import records
from .storage.transactions import Transactions
from .transitions import leave
from .transitions.dealer import Dealer
from .transitions.practice import CopiedMove, open_practice
from .values import Outcome, Person, Place, Snapshot, refused


class PracticeTables:
    """Opens tables that stand where another game once stood."""

    def __init__(self, transactions: Transactions, recorded: RecordedGames, dealer: Dealer) -> None:
        self._transactions, self._recorded, self._dealer = transactions, recorded, dealer

    async def open(
        self, old: Snapshot, moves: int, seat: int, person: Person, place: Place, *, key: str | None = None
    ) -> Outcome:
        """Open a running table from so many moves of a finished one, with the person on a seat and bots on the others.

        Its dice are those of the finished game, which everybody may know: it is for practice and counts for nothing.
        A practice table that the person plays alone may still run; it ends, and they keep their seat.
        Refusals: not_over, game_over (nothing is left to play), bad_seats, not_your_seat, one_per_channel.
        """
        if old.status == "running" and old.is_practice_of(person.id):
            old = await self._ended(old, seat, person, place)
        record = records.read(await self._recorded.text(old.code))
        games, now = self._transactions.games, self._transactions.clock.now()
        replay = await asyncio.to_thread(records.begun, record, games, moves)
        dealer, copied, game = self._dealer.under(bytes.fromhex(record.secret)), _copied(replay), games[old.game]
        return await self._transactions.open(
            lambda code: open_practice(code, game, old, person, place, seat, copied, dealer, now),
            key,
            person.id,
        )

    async def _ended(self, old: Snapshot, seat: int, person: Person, place: Place) -> Snapshot:
        """End the person's practice, whose hidden cards the record of the new one will show.

        What would be refused afterwards is refused first.
        """
        if seat != old.seat_of(person.id):
            raise refused("not_your_seat")
        if await self._transactions.is_taken(place, other_than=old.code):
            raise refused("one_per_channel")
        return (await self._transactions.apply(old.code, partial(leave.vote_end, person=person.id))).table


def _copied(replay: records.Replay) -> tuple[CopiedMove, ...]:
    happened = zip(replay.played, replay.states[1:], replay.events, strict=True)
    return tuple(CopiedMove(move.seat, move.choice, move.answer, state, events) for move, state, events in happened)
