"""How every act is carried out: lock, load, decide, commit in one transaction, tell who listens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from bot.clock import Clock
from db import Database, Link, LogRow, StateRow, select
from db import tables as rows
from rules.core import AnyGame

from . import codes, commits, storing
from .act import Act
from .archive import Archive
from .commits import Pace, Signed
from .values import Entry, Outcome

Decide = Callable[[Act], None]
DecideOnStack = Callable[[Act, list[StateRow]], None]

REREADS = 3  # another process (a repair) wrote the table meanwhile


class Desk:
    """The one place where acts at tables become durable."""

    def __init__(
        self, database: Database, clock: Clock, games: Mapping[str, AnyGame], pace: Pace, program: str
    ) -> None:
        self.database, self.clock, self.games, self.pace, self.program = database, clock, games, pace, program
        self.archive = Archive(database, games)
        self.listeners: list[Callable[[], None]] = []

    async def act(self, code: str, decide: Decide, key: str | None, person: int | None = None) -> Outcome:
        """Carry out an act that needs nothing but the table."""

        async def decided(act: Act) -> None:
            decide(act)

        return await self._carry_out(code, decided, Signed(key, person, self.program))

    async def act_on_stack(self, code: str, decide: DecideOnStack, key: str | None, person: int) -> Outcome:
        """Carry out an act that needs the states the table can go back to."""

        async def decided(act: Act) -> None:
            stack = await self.database.read(partial(rows.stack, code=act.table.code))
            since = stack[0].line if stack else 0
            act.together = await self.database.read(partial(rows.handed_in_together, code=act.table.code, since=since))
            decide(act, stack)

        return await self._carry_out(code, decided, Signed(key, person, self.program))

    async def open(self, begin: Callable[[str], Act], key: str | None, person: int) -> Outcome:
        """Carry out the act that makes a table, under a code that was never given."""
        if done := await self._repeated(key):
            return done
        for tries in range(10 * codes.TRIES):
            act = begin(codes.drawn(tries))
            try:
                return await self._commit(act, Signed(key, person, self.program))
            except commits.Taken:
                continue
        raise RuntimeError("no table code is left")

    async def _carry_out(self, code: str, decide: Callable[[Act], Awaitable[None]], signed: Signed) -> Outcome:
        async with self.archive.lock(code):
            if done := await self._repeated(signed.key):  # before anything is decided: now it might be refused
                return done
            for _ in range(REREADS):
                try:
                    return await self._once(code, decide, signed)
                except commits.Conflict:
                    continue
        raise RuntimeError(f"table {code} is being written by another process")

    async def _once(self, code: str, decide: Callable[[Act], Awaitable[None]], signed: Signed) -> Outcome:
        table = await self.archive.load(code)
        act = Act(table, self.games[table.game], self.clock.now())
        await decide(act)
        return await self._commit(act, signed)

    async def _commit(self, act: Act, signed: Signed) -> Outcome:
        act.settle()
        work = asyncio.ensure_future(
            self.database.write(partial(commits.commit, act=act, signed=signed, pace=self.pace))
        )
        try:
            await asyncio.shield(work)
        except commits.Repeated:
            done = await self._repeated(signed.key)
            assert done
            return done
        except BaseException:  # a refusal, a conflict, or a wait that was cancelled: the commit itself goes on
            self.archive.forget(act.table.code)
            work.add_done_callback(self._after_all)
            raise
        self.archive.keep(act.table)
        self.tell_listeners()
        return Outcome(act.table, _entries(act))

    def _after_all(self, work: asyncio.Future[None]) -> None:
        if not work.cancelled() and work.exception() is None:
            self.tell_listeners()

    def tell_listeners(self) -> None:
        """Something was committed: messages or house players may be due."""
        for listener in self.listeners:
            listener()

    async def _repeated(self, key: str | None) -> Outcome | None:
        """What was stored under an interaction's id, if anything was."""
        done = await self.database.read(partial(rows.submission, key=key)) if key else None
        if done is None:
            return None
        table = await self.archive.load(done.code)
        span = (done.code, done.first_line, done.last_line)

        def read(link: Link) -> list[LogRow]:
            return select(link, LogRow, "where code = ? and line between ? and ? order by line", *span)

        lines = await self.database.read(read)
        return Outcome(table, tuple(entry for row in lines for entry in storing.entries(row)), repeated=True)


def _entries(act: Act) -> tuple[Entry, ...]:
    base = act.before.lines + 1
    return tuple(
        Entry(number, act.now, line.revision, line.seat, event)
        for number, line in enumerate(act.lines, start=base)
        for event in line.events
    )
