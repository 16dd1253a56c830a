"""What is stored about tables, for whoever may see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from db import Database
from db import tables as rows
from rules.core import AnyGame, State

from .duplicates import Duplicates
from .storage import replay, serialization
from .storage.transactions import Transactions
from .transitions.codes import normalized
from .values import Brief, LogEntry, Snapshot, refused
from .watching import Watching


class TableReader:
    """Reads tables and their logs, and changes nothing."""

    def __init__(
        self,
        transactions: Transactions,
        database: Database,
        games: Mapping[str, AnyGame],
        duplicates: Duplicates,
        watching: Watching,
    ) -> None:
        self._transactions, self._database, self.games = transactions, database, games
        self.duplicates, self.watching = duplicates, watching

    async def look(self, code: str) -> Snapshot:
        """The table as it stands. Refusal: no_such_table(code). Raises `BrokenTable`."""
        return await self._transactions.look(code)

    async def look_for(self, person: int, guild: int | None, code: str) -> Snapshot:
        """The table, for a person who asks from a server, or in private (None).

        Refusals: those of `look`; no_such_table also where the table is not open to them, so that they cannot tell.
        """
        table = await self.look(code)
        if not await self.may_see(table, person, guild):
            raise refused("no_such_table", code=table.code)
        return table

    async def may_see(self, table: Snapshot, person: int, guild: int | None) -> bool:
        """Whether a table is open to a person who asks from a server, or in private (None); watching opens it, too."""
        is_open = table.is_open_to(person, guild) or await self.watching.watches(table.code, person)
        return is_open and not await self.duplicates.is_hidden_from(table, person)

    async def table_of(self, channel: int, person: int = 0) -> Snapshot | None:
        """The open or running table of this channel, first this person's own, else the last one that ended there."""
        code = await self._database.read(partial(rows.code_in, channel=channel, person=person))
        return None if code is None else await self.look(code)

    async def tables_of(self, person: int) -> tuple[Brief, ...]:
        """The open and running tables of this person, oldest first."""
        return tuple(map(serialization.read_brief, await self._database.read(partial(rows.of_person, person=person))))

    async def waiting_for(self, person: int) -> tuple[Brief, ...]:
        """The tables that wait for this person, the longest waiting first."""
        return tuple(map(serialization.read_brief, await self._database.read(partial(rows.waiting_for, person=person))))

    async def is_stored(self, submission: str) -> bool:
        """Whether a transition was stored under an interaction's id."""
        return await self._database.read(partial(rows.submission, key=submission)) is not None

    async def is_first_table(self, person: int) -> bool:
        """Whether this person sits at one table, and never sat at another one."""
        return await self._database.read(partial(rows.seats_of, person=person)) == 1

    async def tables_in(self, guild: int) -> tuple[Brief, ...]:
        """The open and running tables of a server, oldest first; `seat` is -1."""
        return tuple(map(serialization.read_brief, await self._database.read(partial(rows.of_server, guild=guild))))

    async def log(self, code: str, *, since: int = 0, limit: int | None = None) -> tuple[LogEntry, ...]:
        """What happened after log line `since`, oldest first; with a limit only the newest so many lines."""
        most = rows.NO_LIMIT if limit is None else limit
        find = partial(rows.log_since, code=normalized(code), since=since, limit=most)
        return tuple(entry for row in await self._database.read(find) for entry in serialization.entries(row))

    async def last_line_of(self, code: str, is_it: Callable[[LogEntry], bool]) -> int:
        """The newest line of the log with such an event that stands; 0 without any."""
        newest, lines = 16, (await self.look(code)).lines
        while True:  # it is mostly among the newest lines, and a log grows long
            entries = reversed(await self.log(code, limit=newest))
            line = next((entry.line for entry in entries if not entry.undone and is_it(entry)), 0)
            if line or newest >= lines:
                return line
            newest *= 4

    async def state_at(self, table: Snapshot, line: int) -> State:
        """The state after this line of the table's log, played again. Raises what a broken log raises."""
        terms, game = table.terms, self.games[table.game]
        of = (game, table.code, terms.seats, table.options, line)
        return await self._database.read(lambda connection: replay.replay_log(connection, *of))
