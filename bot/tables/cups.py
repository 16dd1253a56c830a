"""Cups: people of a server play a game in rounds, each time with others; part of the table service."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.clock import Clock
from bot.faults import RepeatedFaults, log_fault
from db import Connection, Database, TransientDatabaseError
from db import cups as rows
from rules.core import AnyGame

from .storage import commit, cup_store, seek_store, settings_rows
from .storage.transactions import Transactions
from .transitions import codes, cup
from .transitions.cup_scores import scores
from .transitions.dealer import Dealer
from .transitions.due_messages import PlannedMessage
from .transitions.notification_policy import way_to
from .transitions.topics import CUP_OVER
from .values import CUP_OPEN_FOR, Cup, CupScore, CupTable, Entrant, Person, Place, PlayedTable

RETRY_AFTER: Final = 600.0  # seconds before a cup that could not go on is tried again
_faults = RepeatedFaults()  # a cup stands in many lists


class Cups:
    """Keeps cups, lets their rounds begin and ends them. What happens at a table is the table's own affair.

    `look_at_place` says whether a round can begin in a place, None where it cannot tell; who knows Discord sets it.
    """

    def __init__(
        self,
        transactions: Transactions,
        database: Database,
        clock: Clock,
        games: Mapping[str, AnyGame],
        dealer: Dealer,
    ) -> None:
        self._transactions, self._database, self._clock = transactions, database, clock
        self._games, self._dealer = games, dealer
        self._not_before: dict[str, float] = {}  # cups that could not go on
        self.look_at_place: Callable[[Place], Awaitable[bool | None]] = _cannot_tell

    async def open(self, person: Person, wanted: Cup) -> Cup:
        """Open a cup with the person as its first; `wanted` says the rest.

        Refusals: bad_seats, bad_cup, one_cup_per_channel.
        """
        cup.check(wanted, self._games[wanted.game])
        now = self._clock.now()

        def work(connection: Connection) -> Cup:
            made = replace(wanted, code=_free_code(connection), opened=now, entrants=(Entrant(person),))
            cup_store.insert(connection, made)
            cup_store.tell(connection, made, now)
            return made

        return await self._write(work)

    async def join(self, code: str, person: Person) -> Cup:
        """Take part; with as many as were wanted the cup begins. Refusals: those of `transitions.cup.join`."""

        def work(connection: Connection) -> Cup:
            ids = [person.id, *(each.person.id for each in cup_store.read(connection, code).entrants)]
            apart = seek_store.blocked(connection, ids)
            return self._changed(connection, code, lambda found: _full(cup.join(found, person, apart)))

        return await self._write(work)

    async def leave(self, code: str, person: int) -> Cup:
        """Be drawn no more. Refusals: no_such_cup, cup_ended, cup_not_in."""
        decide = partial(cup.leave, person=person, now=self._clock.now())
        return await self._write(lambda connection: self._changed(connection, code, decide))

    async def start(self, code: str, person: int) -> Cup:
        """Begin with those who take part. Refusals: no_such_cup, cup_not_open, host_only, cup_few."""
        return await self._write(lambda link: self._changed(link, code, partial(cup.start, person=person)))

    async def move(self, code: str, person: int, place: Place, *, manages: bool) -> Cup:
        """Let a cup go on in another channel, or in its own where that was lost.

        Refusals: those of `transitions.cup.move`, one_cup_per_channel.
        """

        def work(connection: Connection) -> Cup:
            before = cup_store.read(connection, code)
            is_lost = cup_store.is_lost(connection, before)
            decide = partial(cup.move, person=person, place=place, manages=manages, is_lost=is_lost)
            if decide(before).place != before.place:
                cup_store.must_be_free(connection, place)
            cup_store.note_found(connection, before)
            return self._changed(connection, code, decide)

        self._not_before.pop(code, None)
        return await self._write(work)

    async def close(self, code: str, person: int, *, manages: bool) -> Cup:
        """Draw no further round; what is under way is played to its end. Refusals: those of `transitions.cup.close`."""
        decide = partial(cup.close, person=person, now=self._clock.now(), manages=manages)
        self._not_before.pop(code, None)
        return await self._write(lambda connection: self._changed(connection, code, decide))

    def must_be_run_by(self, found: Cup, person: int, *, manages: bool) -> None:
        """Refuse unless this person may move or close a cup. Refusals: cup_ended, cup_host_only."""
        cup.must_be_run_by(found, person, manages=manages)

    async def place_lost(self, code: str) -> None:
        """A cup under way has no place where it is: no round is drawn, and its host is told once."""
        now = self._clock.now()
        await self._database.write(lambda link: cup_store.note_lost(link, cup_store.read(link, code), now))
        self._transactions.tell_listeners()

    async def place_found(self, code: str) -> None:
        """A cup that had no place where it is has it again: rounds are drawn."""
        await self._database.write(lambda link: cup_store.note_found(link, cup_store.read(link, code)))
        self._not_before.pop(code, None)
        self._transactions.tell_listeners()

    async def lost(self, guild: int | None = None) -> tuple[Cup, ...]:
        """The cups under way, of a server or of all, that are known to have no place where they are."""

        def read(connection: Connection) -> tuple[Cup, ...]:
            codes = rows.under_way(connection) if guild is None else rows.under_way_in(connection, guild)
            return tuple(found for found in _all(connection, codes) if cup_store.is_lost(connection, found))

        return await self._database.read(read)

    async def look(self, code: str) -> Cup:
        """A cup as it stands. Refusal: no_such_cup."""
        return await self._database.read(partial(cup_store.read, code=code))

    async def scores(self, found: Cup) -> tuple[CupScore, ...]:
        """How everybody stands."""
        return scores(found, await self.played(found))

    async def played(self, found: Cup) -> tuple[PlayedTable, ...]:
        """How its tables stand."""
        return await self._database.read(partial(cup_store.played, cup=found))

    async def newest_in(self, channel: int) -> str | None:
        """The code of the cup of a channel: the one under way, else the last."""
        return await self._database.read(partial(rows.newest_in, channel=channel))

    async def of(self, person: int) -> tuple[Cup, ...]:
        """The cups under way where somebody takes part, the oldest first."""
        return await self._database.read(lambda link: _all(link, rows.of_person(link, person)))

    async def under_way_in(self, guild: int) -> tuple[Cup, ...]:
        """The cups of a server that are open or running, the oldest first."""
        return await self._database.read(lambda link: _all(link, rows.under_way_in(link, guild)))

    async def open_in(self, guild: int) -> tuple[Cup, ...]:
        """The cups of a server that have not begun, the oldest first."""
        return await self._database.read(lambda link: _all(link, rows.open_in(link, guild)))

    # ------------------------------------------------------------------- by itself

    async def go_on(self) -> float | None:
        """Begin rounds and end cups that are due; returns when the next one is."""
        now = self._clock.now()
        nexts: list[float | None] = []
        codes = await self._database.read(rows.under_way)
        self._not_before = {code: self._not_before[code] for code in codes if code in self._not_before}
        for code in codes:
            if now < self._not_before.get(code, 0.0) <= now + RETRY_AFTER:
                nexts.append(self._not_before[code])
                continue
            try:
                nexts.append(await self._go_on(code, now))
            except (CupChanged, commit.CodeTaken):  # somebody was quicker, another process it may be
                nexts.append(now)
            except TransientDatabaseError:  # no fault of this cup
                raise
            except Exception as error:
                log_fault("a cup could not go on", error, table=code)
                self._not_before[code] = now + RETRY_AFTER
                nexts.append(now + RETRY_AFTER)
        return min((when for when in nexts if when is not None), default=None)

    async def _go_on(self, code: str, now: float) -> float | None:
        found, runs, any_runs = await self._database.read(partial(_state, code=code))
        if cup.is_untouched(found, now) or cup.is_done(found, any_runs=any_runs):
            await self._write(partial(self._end, code=code, now=now))
            return None
        if cup.wants_round(found, now, runs=runs):
            if not await self._has_place(found):
                self._not_before[code] = now + RETRY_AFTER
                return now + RETRY_AFTER
            await self._begin_round(found, now)
            return None  # the commit wakes who asked
        if found.status == "open":
            return found.opened + CUP_OPEN_FOR
        return found.round_ends if found.round < found.rounds and len(found.playing) > 1 else None

    async def _has_place(self, found: Cup) -> bool:
        """Whether the tables of a round can begin where the cup is; where they cannot its host is told."""
        is_there = await self.look_at_place(found.place)
        if is_there is False:
            await self.place_lost(found.code)
        return not await self.is_lost(found) if is_there is None else is_there

    async def is_lost(self, found: Cup) -> bool:
        """Whether it is known that a cup has no place where it is."""
        return await self._database.read(partial(cup_store.is_lost, cup=found))

    def _end(self, connection: Connection, code: str, now: float) -> Cup:
        """End a cup, and tell everybody once."""
        ended = self._changed(connection, code, partial(cup.over, now=now))
        if ended.status == "over":
            for entrant in ended.entrants:
                if way_to(settings_rows.settings_of(connection, entrant.person.id)) == "dm":
                    told = PlannedMessage("reminder", entrant.person.id, f"{CUP_OVER}:{code}", {"cup": code})
                    commit.enqueue(connection, "", told, now)
        return ended

    async def _begin_round(self, found: Cup, now: float) -> None:
        """Draw the next round and open its tables, all in one transaction."""
        people = [each.person.id for each in found.playing]
        apart = await self._database.read(partial(seek_store.blocked, people=people))
        groups = await asyncio.to_thread(cup.drawn, found, random.Random(self._dealer.draw(16)), apart)
        game, free = self._games[found.game], await self._transactions.free_codes(len(groups))
        named = list(zip(free, groups, strict=True))
        opened = [cup.opened_table(found, code, group, game, now, self._dealer) for code, group in named]
        tables = [CupTable(found.round + 1, code, group) for code, group in named]

        def work(connection: Connection) -> None:
            cup_store.note_found(connection, found)
            self._changed(connection, found.code, lambda fresh: cup.round_begun(_same(fresh, found), tables, now))

        await self._transactions.open_together(opened, work)

    async def _write(self, work: Callable[[Connection], Cup]) -> Cup:
        changed = await self._database.write(work)
        self._transactions.tell_listeners()
        return changed

    def _changed(self, connection: Connection, code: str, decide: Callable[[Cup], Cup]) -> Cup:
        after = cup_store.change(connection, code, decide)
        cup_store.tell(connection, after, self._clock.now())
        return after


async def _cannot_tell(place: Place) -> bool | None:
    return None


class CupChanged(Exception):
    """Somebody joined or left while a round was drawn."""


def _all(connection: Connection, found: Sequence[str]) -> tuple[Cup, ...]:
    """These cups without those that cannot be read, of which the log tells once."""
    return tuple(cup for code in found if (cup := _readable(connection, code)))


def _readable(connection: Connection, code: str) -> Cup | None:
    with _faults.logged(code, "a cup cannot be read", table=code):
        return cup_store.read(connection, code)
    return None


def _free_code(connection: Connection) -> str:
    """A code that no cup has; none of a table has an O."""
    drawn = (f"O{codes.draw(tries)[1:]}" for tries in range(10 * codes.TRIES))
    return next(code for code in drawn if not rows.is_known(connection, code))


def _same(fresh: Cup, drawn: Cup) -> Cup:
    if fresh != drawn:
        raise CupChanged(drawn.code)
    return fresh


def _full(joined: Cup) -> Cup:
    """A cup with all who were wanted begins."""
    return joined if joined.free else replace(joined, status="running")


def _state(connection: Connection, code: str) -> tuple[Cup, bool, bool]:
    """A cup, whether a table of its present round runs, and whether any does."""
    found = cup_store.read(connection, code)
    runs, any_runs = rows.tables_run(connection, code, found.round), rows.tables_run(connection, code, 0)
    return found, runs, any_runs
