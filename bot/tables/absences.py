"""What people do about time: a day more, votes on somebody absent, time away, pauses, seats that change hands."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

import db
from bot.clock import Clock
from bot.faults import RepeatedFaults
from db import AwayRow, Connection, Database, PlayerRow, StopRow
from db import tables as rows
from db.people import erased_as
from rules.core import Move, Refused

from .storage import clock_store, forecasts, reminders
from .storage.hours_store import hours_of
from .storage.message_registry import MessageRegistry
from .storage.transactions import Transactions
from .transitions import absence, away, moderation, pauses, stand_ins
from .transitions.codes import normalized
from .transitions.forecast import Forecast, forecast
from .transitions.transition import Transition
from .values import (
    DAY,
    LONGEST_AWAY,
    AwayChoice,
    Considered,
    Hours,
    Outcome,
    Person,
    Posted,
    Snapshot,
    refused,
)
from .values.messages import LEFT
from .values.stored_words import word

DAYS_A_YEAR = 30  # days away in any 365
AHEAD = 90 * DAY  # seconds: how far ahead a time away may begin
TRIED_FOR = 30 * DAY  # seconds for which a table is told again that a time away is over
ANNOUNCED = 3  # times away that are announced and not over, at most
LONGEST_NOTE = 100  # characters


class Absences:
    """Every change is one transaction of a table, with the interaction's id as `key`, as in `Tables`."""

    def __init__(self, transactions: Transactions, messages: MessageRegistry, database: Database, clock: Clock) -> None:
        self._transactions, self._messages, self._database, self._clock = transactions, messages, database, clock
        self._begins_or_ends = asyncio.Lock()  # a time away over many tables, which is no single transaction
        self._faults = RepeatedFaults()

    async def need_a_day(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """A day more after a last call. Refusals: no_last_call, no_more_days."""
        return await self._apply(code, partial(absence.need_a_day, person=person), key, person)

    async def vote(
        self, code: str, person: int, choice: str, *, number: int | None = None, key: str | None = None
    ) -> Outcome:
        """Say how to go on for an absent person: wait, care, seek or end. `number`: of the vote they saw, None: any.

        Refusals: no_ballot, not_needed, asked_before.
        """
        return await self._apply(code, partial(absence.vote, person=person, choice=choice, number=number), key, person)

    async def come_back(self, code: str, person: int, *, by_hand: bool = False) -> bool:
        """The person looks at their seat, which ends votes, care and sleep. Returns whether it did.

        `by_hand`: they meant to answer, which ends care that they asked for, too.
        """
        try:
            await self._apply(code, partial(_come_back, person=person, by_hand=by_hand), None, person)
        except Refused:
            return False
        return True

    async def take_over(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """*I'm back*: the seat is in the person's own hands again. Refusals: not_seated, nothing_to_do."""
        return await self._apply(code, partial(_come_back, person=person, by_hand=True), key, person)

    async def play_caretaker(
        self, code: str, seat: int, move: Move, considered: Considered = (), *, key: str
    ) -> Outcome:
        """The caretaker answers for a person's seat. Refusals: not_your_seat, paused, undo_request_open."""
        decide = partial(absence.play_caretaker, seat=seat, move=move, considered=considered)
        return await self._apply(code, decide, key)

    async def forecast(self, table: Snapshot) -> Forecast | None:
        """When a table will most likely end; None where that cannot be told, or it is at rest."""
        moves, habits = await self._database.read(partial(forecasts.evidence_of, table=table, now=self._clock.now()))
        length = self._transactions.games[table.game].length
        return forecast(table, length, moves, habits, self._clock.now())

    async def ask_pause(self, code: str, person: int, until: float | None, *, key: str | None = None) -> Outcome:
        """Ask for a pause until then, None: open.

        Refusals: paused, frozen, ballot_open, proposal_open, pause_asked_already, bad_date, pause_soon(until).
        """
        find = partial(rows.last_told, code=normalized(code), person=person, event="table_pause_asked")
        asked = await self._database.read(find)
        decide = partial(pauses.ask_pause, person=person, until=until, asked_before=asked)
        return await self._apply(code, decide, key, person)

    async def resume(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """End a pause. Refusals: not_paused, not_seated, asleep, frozen."""
        return await self._apply(code, partial(pauses.resume, person=person), key, person)

    async def answer(
        self, code: str, person: int, *, yes: bool, number: int | None = None, key: str | None = None
    ) -> Outcome:
        """Answer the open proposal, a pause or a candidate. `number`: of the one they saw, None: any.

        Refusals: no_proposal, not_needed, asked_before.
        """

        def decide(transition: Transition) -> None:
            proposal = transition.table.proposal
            if proposal and number not in (None, proposal.number):
                raise refused("asked_before")
            pause = proposal is None or proposal.kind == "pause"
            (pauses.answer_pause if pause else stand_ins.answer_candidate)(transition, person, yes=yes)

        return await self._apply(code, decide, key, person)

    async def offer(self, code: str, person: int, *, leaving: bool = False, key: str | None = None) -> Outcome:
        """Offer one's own seat to a stand-in. Refusals: not_seated, offered_already, alone, duplicates_closed."""
        return await self._apply(code, partial(stand_ins.offer_own, person=person, leaving=leaving), key, person)

    async def withdraw_offer(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """Keep one's own seat after all. Refusals: not_seated, not_offered."""
        return await self._apply(code, partial(stand_ins.withdraw_offer, person=person), key, person)

    async def apply_for(self, code: str, seat: int, person: Person, *, key: str | None = None) -> Outcome:
        """Apply for an offered seat. Refusals: not_offered, sits_here, sat_here, seat_not_for_you,
        proposal_open, too_early(until), stands_in_often(n)."""
        find = partial(erased_as, code=normalized(code), person=person.id)
        decide = partial(stand_ins.apply_for, seat=seat, person=person, erased_as=await self._database.read(find))
        return await self._apply(code, decide, key, person.id)

    async def freeze(self, code: str) -> Outcome:
        """The table has no place to write any more. Refusals: not_running, frozen."""
        return await self._apply(code, pauses.freeze)

    async def thaw(self, code: str) -> Outcome:
        """There is a place again. Refusals: not_running, not_paused."""
        return await self._apply(code, pauses.thaw)

    async def channel_is_anothers(self, table: Snapshot) -> bool:
        """Whether the table is asleep or frozen, and another one has its channel by now."""
        return table.leaves_channel and await self._transactions.is_taken(table.place, other_than=table.code)

    async def pause_by_moderator(self, code: str, *, by: int | None = None, key: str | None = None) -> Outcome:
        """Pause a table as somebody who looks after its server. Refusals: not_running, own_table, paused."""
        return await self._apply(code, partial(moderation.pause, person=by), key)

    # ------------------------------------------------------------------- away

    async def announce(
        self, person: int, begins: float, until: float, *, code: str = "", choice: AwayChoice = "wait", note: str = ""
    ) -> None:
        """Somebody will be away, at one table or (code "") at all; times are seconds since 1970.

        Refusals: bad_away (in the past, too far ahead, too long), not_seated (there), no_days_left(days), away_already,
        away_too_often(n).
        """
        now = self._clock.now()
        begins = max(begins, now)
        if not now <= begins <= now + AHEAD or not begins < until <= begins + LONGEST_AWAY:
            raise refused("bad_away")
        row = AwayRow(person, begins, until, code, choice, note.strip()[:LONGEST_NOTE])
        await self.clocks_moved(await self._database.write(partial(_announce, row=row, now=now)))
        await self.begin_and_end()

    async def back(self, person: int) -> bool:
        """The person is back from being away everywhere; returns whether they were away."""
        async with self._begins_or_ends:
            now = self._clock.now()
            found, codes = await self._database.write(partial(_end_early, person=person, now=now))
            await self.clocks_moved(codes)
            for row in found:
                await self._end(row)
        return bool(found)

    async def take_back_announced(self, person: int) -> int:
        """Forget the times away that somebody announced and that have not begun; returns how many."""
        async with self._begins_or_ends:
            found, codes = await self._database.write(partial(_take_back, person=person, now=self._clock.now()))
        await self.clocks_moved(codes)
        return found

    async def after(self, outcome: Outcome, person: int) -> Outcome:
        """The outcome of somebody's own answer; the first one ends their time away."""
        seat = outcome.table.seat_of(person)
        player = None if seat is None else outcome.table.players[seat]
        if player and player.away_until is not None:
            await self.back(person)
        return outcome

    async def away(self, person: int) -> tuple[AwayRow, ...]:
        """The times away that are announced and not over, the next one first."""
        where = "where person = ? and ended is null order by begins"
        return tuple(await self._database.read(lambda connection: db.select(connection, AwayRow, where, person)))

    async def hours(self, person: int) -> tuple[Hours, ...]:
        """The time zones and quiet hours that somebody set, oldest first."""
        return await self._database.read(partial(hours_of, person=person))

    async def days_left(self, person: int) -> int:
        """How many days away somebody may still take within 365 days."""
        now = self._clock.now()
        return await self._database.read(lambda connection: DAYS_A_YEAR - _days_taken(connection, person, now))

    async def begin_and_end(self) -> float | None:
        """Begin and end the times away that are due at the tables concerned; returns when the next one is."""
        async with self._begins_or_ends:
            await self._begin_and_end(self._clock.now())
        sql = """select min(case begun when 0 then begins else until end) from aways where ended is null"""
        (when,) = await self._database.read(lambda connection: connection.execute(sql).fetchone())
        return None if when is None else float(when)

    async def _begin_and_end(self, now: float) -> None:
        for row in await self._due("begun = 0 and begins <= ? and ended is null", now):
            await self._guarded(self._begin, row)
        for row in await self._due("until <= ? and ended is null", now):
            await self._guarded(self._end, row)
        for row in await self._database.read(partial(_begun_elsewhere, now=now)):
            await self._guarded(self._begin, row)
        for code, person in await self._database.read(partial(_still_away, now=now)):
            await self._end_at(code, person)

    async def _guarded(self, work: Callable[[AwayRow], Awaitable[None]], row: AwayRow) -> None:
        """Begin or end a time away; a fault is logged once and does not keep those of others from theirs."""
        with self._faults.logged(f"{row.person} {row.begins}", "a time away could not begin or end"):
            await work(row)

    async def _due(self, where: str, now: float) -> list[AwayRow]:
        return await self._database.read(
            lambda connection: db.select(connection, AwayRow, f"where {where} order by begins", now)
        )

    async def _begin(self, row: AwayRow) -> None:
        choice = word(AwayChoice, row.choice)
        begin = partial(away.begin, person=row.person, until=row.until, note=row.note, choice=choice)
        for code in await self._tables_of(row):
            await self._at_table(code, row.person, [begin])
        sql = "update aways set begun = 1 where person = ? and begins = ?"
        await self._note(row.person, sql, row.person, row.begins)

    async def _end(self, row: AwayRow) -> None:
        for code in await self._tables_of(row):
            await self._end_at(code, row.person)
        sql = """update aways set ended = case when ?1 < until then ?1 else until end
            where person = ?2 and begins = ?3 and ended is null"""
        await self._note(row.person, sql, self._clock.now(), row.person, row.begins)

    async def _note(self, person: int, sql: str, *values: float) -> None:
        """Note that a time away has begun or ended, with the reminders that follow from it."""

        def work(connection: Connection) -> None:
            connection.execute(sql, values)
            reminders.derive(connection, person, self._clock.now())

        await self._database.write(work)

    async def _end_at(self, code: str, person: int) -> None:
        """Somebody is back at a table; where another one has the channel that it sleeps on, it goes on sleeping."""
        end = partial(away.end, person=person)
        await self._at_table(code, person, [end, partial(end, wakes=False)])

    async def _tables_of(self, row: AwayRow) -> list[str]:
        """The running tables that a time away is about."""
        found = await self._database.read(partial(rows.of_person, person=row.person))
        running = (table for table in found if table.status == "running" and table.channel != db.NO_CHANNEL)
        return [table.code for table in running if row.code in ("", table.code)]

    async def _at_table(self, code: str, person: int, ways: Sequence[Callable[[Transition], None]]) -> None:
        """Change a table in the first way that is possible there; after a fault it is tried again every few seconds."""
        with self._faults.logged(code, "a time away could not begin or end at a table", table=code):
            for decide in ways:
                try:
                    await self._apply(code, decide, None, person)
                    return
                except Refused:
                    continue

    # ------------------------------------------------------------------- who has left the server

    async def departed(self, code: str, person: int) -> None:
        """Tell a table that somebody has left its server and nothing reaches them: once, until they are back."""
        if any((note.kind, note.person) == (LEFT, person) for note in await self._messages.posted(code)):
            return
        with suppress(Refused):  # nobody could do anything about it
            table = (await self._apply(code, partial(absence.departed, person=person))).table
            note = Posted(LEFT, person, table.place.channel, 0, self._clock.now())
            await self._messages.remember(table.code, note)

    async def returned(self, code: str, person: int) -> None:
        """Note that who had left the table's server is back: they are called again, and written to."""
        await self._messages.forget(code, LEFT, person)
        await self._messages.try_again(person)

    # ------------------------------------------------------------------- clocks

    async def clocks_moved(self, codes: Collection[str]) -> None:
        """The clocks of these tables moved without a transition: read them anew, and show it where a board stands."""
        for code in codes:
            self._transactions.cache.forget(code)
        await self._messages.request_boards(tuple(codes))

    async def _apply(
        self, code: str, decide: Callable[[Transition], None], key: str | None = None, person: int | None = None
    ) -> Outcome:
        return await self._transactions.apply(code, decide, key, person)


def _come_back(transition: Transition, person: int, *, by_hand: bool) -> None:
    if not absence.come_back(transition, person, by_hand=by_hand):
        raise refused("nothing_to_do")


def hours_changed(connection: Connection, person: int, now: float) -> tuple[str, ...]:
    """Somebody's zone or quiet hours changed: reminders and clocks follow; returns the tables where a clock moved."""
    reminders.derive(connection, person, now)
    return clock_store.rederive(connection, [person])


def _announce(connection: Connection, row: AwayRow, now: float) -> tuple[str, ...]:
    if row.code and not db.select_one(connection, PlayerRow, "where code = ? and person = ?", row.code, row.person):
        raise refused("not_seated")
    days = -(-(row.until - row.begins) // DAY)
    left = DAYS_A_YEAR - _days_taken(connection, row.person, now)
    if days > left:
        raise refused("no_days_left", days=max(0, left))
    overlapping = "where person = ? and ended is null and begins < ? and until > ?"
    if db.select_one(connection, AwayRow, overlapping, row.person, row.until, row.begins):
        raise refused("away_already")
    if len(db.select(connection, AwayRow, "where person = ? and ended is null", row.person)) >= ANNOUNCED:
        raise refused("away_too_often", n=ANNOUNCED)
    db.upsert(connection, row)
    db.upsert(connection, StopRow(row.code, row.person, row.begins, row.until, "away"))
    return clock_store.rederive(connection, [row.person])


def _days_taken(connection: Connection, person: int, now: float) -> int:
    """The days of the last year that somebody was away or will be, in days begun."""
    rows = db.select(connection, AwayRow, "where person = ? and until > ?", person, now - 365 * DAY)
    return sum(int(-(-(max(row.begins, row.ended or row.until) - row.begins) // DAY)) for row in rows)


def _take_back(connection: Connection, person: int, now: float) -> tuple[int, tuple[str, ...]]:
    """Forget what is announced and has not begun; returns how much, with the tables whose clocks moved."""
    found = db.select(connection, AwayRow, "where person = ? and begins > ? and ended is null", person, now)
    for row in found:
        db.delete(connection, AwayRow, "person = ? and begins = ?", person, row.begins)
        where = "code = ? and person = ? and began = ? and why = 'away'"
        db.delete(connection, StopRow, where, row.code, person, row.begins)
    return len(found), clock_store.rederive(connection, [person])


def _begun_elsewhere(connection: Connection, now: float) -> list[AwayRow]:
    """Times away that have begun, of people with a table that does not know of it: its game started since.

    No seat is offered at a game that somebody joined after they had said so.
    """
    where = """where begun = 1 and ended is null and until > ? and exists (select 1 from players p
        join tables t on t.code = p.code where p.person = aways.person and t.status = 'running'
        and t.channel <> 0 and p.away_until is null and aways.code in ('', t.code))"""
    rows = db.select(connection, AwayRow, where, now)
    return [replace(row, choice="wait") if row.choice == "offer" else row for row in rows]


def _still_away(connection: Connection, now: float) -> list[tuple[str, int]]:
    """The tables, each with a person, that do not know yet that a time away of the last weeks is over."""
    sql = """select distinct p.code, p.person from aways past join players p on p.person = past.person
        join tables t on t.code = p.code where past.ended > ? and past.code in ('', p.code)
        and p.away_until is not null and t.status = 'running' and t.channel <> 0 and not exists (
            select 1 from aways where person = p.person and begins <= ? and ended is null and code in ('', p.code))"""
    found = connection.execute(sql, (now - TRIED_FOR, now)).fetchall()
    return [(str(code), int(person)) for code, person in found]


def _end_early(connection: Connection, person: int, now: float) -> tuple[list[AwayRow], tuple[str, ...]]:
    """End what has begun; returns it, with the tables whose clocks moved. Days that are not used come back."""
    found = db.select(connection, AwayRow, "where person = ? and begins <= ? and ended is null", person, now)
    for row in found:
        connection.execute(
            "update aways set until = ? where person = ? and begins = ?", (max(now, row.begins + 1), person, row.begins)
        )
        connection.execute(
            "update stops set ended = ? where code = ? and person = ? and began = ?",
            (now, row.code, person, row.begins),
        )
    return found, clock_store.rederive(connection, [person])
