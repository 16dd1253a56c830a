"""How every change of a table is made: lock, load, decide, commit in one transaction, tell the listeners."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

import structlog

from bot import metrics
from bot.clock import Clock
from bot.tables.transitions import codes, newer_rules
from bot.tables.transitions.follow_up import follow_up
from bot.tables.transitions.transition import Past, Transition
from bot.tables.transitions.undo import first_move
from bot.tables.values import MOST_DUPLICATES, By, LogEntry, Outcome, PastState, Place, Snapshot, as_told
from bot.tables.values.stored_words import word
from bot.tables.values.timing import Timing
from db import Connection, Database, LogRow, StateRow, select
from db import tables as rows
from rules.core import AnyGame, Refused

from . import commit, player_rows, serialization
from .commit import Origin
from .editions import Editions
from .table_cache import TableCache

LOG = structlog.get_logger(__name__)

SORTS = {"choice": "move", "back": "undo", "deal": "start"}  # by a key of a line's action; without any: "other"
T = TypeVar("T")
REREADS = 12  # at most: another process wrote the table meanwhile
CONFLICT_PAUSE = 0.01  # seconds at most before the second try; twice as many before each further one …
LONGEST_CONFLICT_PAUSE = 0.3  # … up to so many


class Transactions:
    """The one place where transitions of tables become durable."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        games: Mapping[str, AnyGame],
        editions: Editions,
        timing: Timing,
        program: str,
        draw_code: Callable[[int], str],
    ) -> None:
        """`draw_code`: draws a code for a table, given how many tries have failed."""
        self.database, self.clock, self.games, self.timing, self.program = database, clock, games, timing, program
        self.cache, self._draw_code = TableCache(database, games, editions), draw_code
        self.listeners: list[Callable[[], None]] = []

    async def apply(
        self,
        code: str,
        decide: Callable[[Transition], None],
        key: str | None = None,
        person: int | None = None,
        *,
        with_undo_stack: bool = False,
        check: Callable[[Connection], None] | None = None,
    ) -> Outcome:
        """Change a table as `decide` says, and store everything. What `decide` raises is passed on; nothing is stored.

        `check` runs first of all in the transaction itself, and what it raises is passed on as well.
        A repeated key returns the stored outcome, whatever `decide` says by now.
        """
        code = codes.normalized(code)
        async with self.cache.lock(code):
            async for _ in _tries():
                table = await self._current(code)
                transition = Transition(table, self.games[table.game], self.clock.now())
                if with_undo_stack:
                    await self.database.read(partial(_read_undo_stack, transition=transition))
                try:
                    decide(transition)
                    follow_up(transition)
                except Exception as error:
                    if done := await self.repeated(key):
                        return done
                    if isinstance(error, Refused) and await self._is_out_of_date(table):
                        continue
                    raise
                try:
                    return await self._commit(transition, Origin(key, person, self.program), check)
                except (commit.Conflict, commit.CodeTaken):
                    continue
        raise RuntimeError(f"table {code} is being written by another process, or codes that it gives are taken")

    async def refusal(self, code: str, decide: Callable[[Transition], None]) -> Refused | None:
        """Why a change that takes moves back would be refused now; None where it would not. Nothing is stored."""
        table = await self.look(code)
        transition = Transition(table, self.games[table.game], self.clock.now())
        await self.database.read(partial(_read_undo_stack, transition=transition))
        try:
            decide(transition)
        except Refused as refused:
            return refused
        return None

    async def look(self, code: str) -> Snapshot:
        """The table as it stands. Refusal: no_such_table. Raises `BrokenTable`.

        Waits for a transition under way: its messages may be due before the new table is in the cache.
        """
        code = codes.normalized(code)
        async with self.cache.lock(code):
            return await self._current(code)

    async def _current(self, code: str) -> Snapshot:
        """The table, whose lock is held; what newer rules make of it is stored first."""
        async for _ in _tries():
            table = await self.cache.load(code)
            if not table.outdated:
                return table
            LOG.info("a table goes on by newer rules", table=code)
            transition = newer_rules.catch_up(table, self.games[table.game], self.clock.now())
            try:
                return (await self._commit(transition, Origin(program=self.program))).table
            except commit.Conflict:
                continue
        raise RuntimeError(f"table {code} is being written by another process")

    async def beside(self, code: str, work: Callable[[Connection, Snapshot], T]) -> T:
        """Write what depends on a table as it stands: no process changes that table meanwhile.

        Refusals: those of `work`, which is carried out anew where another process was first.
        """
        code = codes.normalized(code)
        async with self.cache.lock(code):
            async for _ in _tries():
                table = await self._current(code)
                if done := await self.database.write(partial(_beside, table=table, work=work)):
                    return done[0]
                self.cache.forget(code)
        raise RuntimeError(f"table {code} is being written by another process")

    async def _is_out_of_date(self, table: Snapshot) -> bool:
        """Whether another process wrote the table since it was read: then a refusal may rest on what is over."""
        if table.writes == await self.database.read(partial(rows.writes_of, code=table.code)):
            return False
        self.cache.forget(table.code)
        return True

    async def open(self, begin: Callable[[str], Transition], key: str | None, person: int) -> Outcome:
        """Store a new table, which `begin` makes under a code that no table had before."""
        if done := await self.repeated(key):
            return done
        for tries in range(10 * codes.TRIES):
            transition = begin(self._draw_code(tries))
            try:
                return await self._commit(transition, Origin(key, person, self.program))
            except commit.CodeTaken:
                continue
        raise RuntimeError("no table code is left")

    async def free_codes(self, n: int) -> tuple[str, ...]:
        """So many codes that no table has had."""
        return await self.database.read(partial(_free_codes, n=n, draw=self._draw_code))

    async def spare_codes(self) -> Iterator[str]:
        """Codes that no table has had, for the tables that an act opens: enough for all its retries."""
        return iter(await self.free_codes(REREADS * MOST_DUPLICATES))

    async def open_together(self, opened: Sequence[Transition], also: Callable[[Connection], None]) -> None:
        """Store new tables and what else belongs to them, in one transaction. Raises `commit.CodeTaken`, too."""
        for each in opened:
            each.complete()

        decide_anew = _as_decided(opened)

        def work(connection: Connection) -> None:
            decide_anew()
            for each in opened:
                commit.commit(connection, each, Origin(program=self.program), self.timing)
            also(connection)

        await self.database.write(work)
        for each in opened:
            _count(each)
            self.cache.keep(each.table)
        self.tell_listeners()

    async def is_taken(self, place: Place, other_than: str) -> bool:
        """Whether another open or running table stands at a place."""
        return await self.database.read(partial(rows.is_taken, channel=place.channel, other_than=other_than))

    async def free_place(self, first: Place, else_there: Place | None) -> Place:
        """The first place; where another table stands there, the other one if it is on the same server."""
        may_move = else_there is not None and else_there.guild == first.guild
        return else_there if else_there and may_move and await self.is_taken(first, other_than="") else first

    async def _commit(
        self, transition: Transition, origin: Origin, check: Callable[[Connection], None] | None = None
    ) -> Outcome:
        for each in (transition, *transition.opened):
            each.complete()
        decide_anew = _as_decided((transition, *transition.opened))

        def store(connection: Connection) -> None:
            decide_anew()
            if check:
                check(connection)
            commit.commit(connection, transition, origin, self.timing)

        work = asyncio.ensure_future(self.database.write(store))
        try:
            with metrics.COMMIT_SECONDS.time():
                await asyncio.shield(work)
        except commit.Repeated:
            done = await self.repeated(origin.key)
            assert done
            return done
        except BaseException:  # a refusal, a conflict, or a wait that was cancelled: the commit itself goes on
            self.cache.forget(transition.table.code)
            work.add_done_callback(self._after_all)
            raise
        _count(transition)
        for each in (transition, *transition.opened):
            self.cache.keep(each.table)
        self.tell_listeners()
        return Outcome(transition.table, _entries(transition))

    def _after_all(self, work: asyncio.Future[None]) -> None:
        if not work.cancelled() and work.exception() is None:
            self.tell_listeners()

    def tell_listeners(self) -> None:
        """Tell the listeners that something was committed: messages or bot players may be due."""
        for listener in self.listeners:
            listener()

    async def repeated(self, key: str | None) -> Outcome | None:
        """The stored outcome of an interaction that was carried out before."""
        done = await self.database.read(partial(rows.submission, key=key)) if key else None
        if done is None:
            return None
        table = await self.cache.load(done.code)
        span = (done.code, done.first_line, done.last_line)

        def read(connection: Connection) -> list[LogRow]:
            return select(connection, LogRow, "where code = ? and line between ? and ? order by line", *span)

        lines = await self.database.read(read)
        return Outcome(table, tuple(entry for row in lines for entry in serialization.entries(row)), repeated=True)


async def _tries() -> AsyncIterator[int]:
    """The tries of a change that another process may be ahead of each time, with growing pauses between them."""
    for number in range(REREADS):
        if number:
            await asyncio.sleep(random.uniform(0, min(CONFLICT_PAUSE * 2**number, LONGEST_CONFLICT_PAUSE)))
        yield number


def _as_decided(transitions: Sequence[Transition]) -> Callable[[], None]:
    """A function that takes from transitions what a failed commit has added, as the next try adds it again."""
    decided = [(each, each.table, tuple(each.occurrences)) for each in transitions]

    def restore() -> None:
        for each, table, occurrences in decided:
            each.table, each.occurrences = table, list(occurrences)

    return restore


def _free_codes(connection: Connection, n: int, draw: Callable[[int], str]) -> tuple[str, ...]:
    free = dict[str, None]()
    for tries in range(10 * codes.TRIES):
        drawn = [draw(tries) for _ in range(n)]
        taken = rows.given(connection, drawn)
        free |= {code: None for code in drawn if code not in taken}
        if len(free) >= n:
            return tuple(free)[:n]
    raise RuntimeError("no table code is left")


def _read_undo_stack(connection: Connection, transition: Transition) -> None:
    code = transition.table.code
    stored = rows.stack(connection, code)
    oldest = stored[0].line if stored else 0
    plans, moves = rows.submitted_together(connection, code, oldest), rows.moves_standing(connection, code, oldest)
    below = (oldest, *(row.line for row in stored))
    stack = tuple(
        PastState(
            row.line,
            first_move(moves, before, row.line),
            row.mover,
            row.state,
            player_rows.read_accounts(row.accounts),
            _decided_by(connection, row),
        )
        for before, row in zip(below, stored, strict=False)
    )
    transition.past = Past(stack, tuple(plans), tuple(moves), tuple(rows.moves_by_hand(connection, code)))


def _decided_by(connection: Connection, row: StateRow) -> By:
    """Who decided the move that led to a state; after an undo, the earlier one that came back."""
    return word(By, rows.decided_by(connection, row.code, row.line, row.mover))


def _count(transition: Transition) -> None:
    for line in (line for line in transition.lines if not line.copied):
        what = next((sort for key, sort in SORTS.items() if key in (line.action or {})), "other")
        metrics.ACTS.labels(transition.table.game, what).inc()


def _entries(transition: Transition) -> tuple[LogEntry, ...]:
    base = transition.before.lines + 1
    return tuple(
        LogEntry(number, transition.now, line.revision, line.seat, event, by=as_told(line.by))
        for number, line in enumerate(transition.lines, start=base)
        for event in line.events
    )


def _beside(connection: Connection, table: Snapshot, work: Callable[[Connection, Snapshot], T]) -> tuple[T] | None:
    return (work(connection, table),) if rows.hold(connection, table.code, table.writes) else None
