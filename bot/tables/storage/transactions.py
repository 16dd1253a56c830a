"""How every act is carried out: lock, load, decide, commit in one transaction, tell who listens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from bot.clock import Clock
from bot.tables.transitions import codes
from bot.tables.transitions.transition import Transition
from bot.tables.values import Entry, Outcome, PastState
from db import Database, Link, LogRow, select
from db import tables as rows
from rules.core import AnyGame

from . import commit, serialization
from .commit import Origin, Timing
from .table_cache import TableCache

Decide = Callable[[Transition], None]
DecideOnStack = Callable[[Transition, list[PastState]], None]

REREADS = 3  # another process (a repair) wrote the table meanwhile


class Transactions:
    """The one place where transitions at tables become durable."""

    def __init__(
        self, database: Database, clock: Clock, games: Mapping[str, AnyGame], timing: Timing, program: str
    ) -> None:
        self.database, self.clock, self.games, self.timing, self.program = database, clock, games, timing, program
        self.cache = TableCache(database, games)
        self.listeners: list[Callable[[], None]] = []

    async def apply(self, code: str, decide: Decide, key: str | None, person: int | None = None) -> Outcome:
        """Carry out a transition that needs nothing but the table."""

        async def decided(transition: Transition) -> None:
            decide(transition)

        return await self._carry_out(code, decided, Origin(key, person, self.program))

    async def apply_with_stack(self, code: str, decide: DecideOnStack, key: str | None, person: int) -> Outcome:
        """Carry out a transition that needs the states the table can go back to."""

        async def decided(transition: Transition) -> None:
            stack = await self.database.read(partial(rows.stack, code=transition.table.code))
            since = stack[0].line if stack else 0
            transition.together = await self.database.read(
                partial(rows.handed_in_together, code=transition.table.code, since=since)
            )
            decide(transition, [PastState(row.line, row.mover, row.state) for row in stack])

        return await self._carry_out(code, decided, Origin(key, person, self.program))

    async def open(self, begin: Callable[[str], Transition], key: str | None, person: int) -> Outcome:
        """Carry out the transition that makes a table, under a code that was never given."""
        if done := await self._repeated(key):
            return done
        for tries in range(10 * codes.TRIES):
            transition = begin(codes.drawn(tries))
            try:
                return await self._commit(transition, Origin(key, person, self.program))
            except commit.Taken:
                continue
        raise RuntimeError("no table code is left")

    async def _carry_out(self, code: str, decide: Callable[[Transition], Awaitable[None]], origin: Origin) -> Outcome:
        async with self.cache.lock(code):
            if done := await self._repeated(origin.key):  # before anything is decided: now it might be refused
                return done
            for _ in range(REREADS):
                try:
                    return await self._once(code, decide, origin)
                except commit.Conflict:
                    continue
        raise RuntimeError(f"table {code} is being written by another process")

    async def _once(self, code: str, decide: Callable[[Transition], Awaitable[None]], origin: Origin) -> Outcome:
        table = await self.cache.load(code)
        transition = Transition(table, self.games[table.game], self.clock.now())
        await decide(transition)
        return await self._commit(transition, origin)

    async def _commit(self, transition: Transition, origin: Origin) -> Outcome:
        transition.settle()
        work = asyncio.ensure_future(
            self.database.write(partial(commit.commit, transition=transition, origin=origin, timing=self.timing))
        )
        try:
            await asyncio.shield(work)
        except commit.Repeated:
            done = await self._repeated(origin.key)
            assert done
            return done
        except BaseException:  # a refusal, a conflict, or a wait that was cancelled: the commit itself goes on
            self.cache.forget(transition.table.code)
            work.add_done_callback(self._after_all)
            raise
        self.cache.keep(transition.table)
        self.tell_listeners()
        return Outcome(transition.table, _entries(transition))

    def _after_all(self, work: asyncio.Future[None]) -> None:
        if not work.cancelled() and work.exception() is None:
            self.tell_listeners()

    def tell_listeners(self) -> None:
        """Something was committed: messages or bot players may be due."""
        for listener in self.listeners:
            listener()

    async def _repeated(self, key: str | None) -> Outcome | None:
        """What was stored under an interaction's id, if anything was."""
        done = await self.database.read(partial(rows.submission, key=key)) if key else None
        if done is None:
            return None
        table = await self.cache.load(done.code)
        span = (done.code, done.first_line, done.last_line)

        def read(link: Link) -> list[LogRow]:
            return select(link, LogRow, "where code = ? and line between ? and ? order by line", *span)

        lines = await self.database.read(read)
        return Outcome(table, tuple(entry for row in lines for entry in serialization.entries(row)), repeated=True)


def _entries(transition: Transition) -> tuple[Entry, ...]:
    base = transition.before.lines + 1
    return tuple(
        Entry(number, transition.now, line.revision, line.seat, event)
        for number, line in enumerate(transition.lines, start=base)
        for event in line.events
    )
