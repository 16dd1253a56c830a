"""Earlier views of a table, against which pictures mark what has changed."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Final, NamedTuple

from cachetools import FIFOCache

from bot.faults import log_fault
from bot.pictures import Painter, painter_of
from bot.tables import LogEntry, Tables
from rules.core import State

from .news import is_of_table
from .perspective import Perspective

STARTED: Final = "table_started"  # the event that begins the first round
REMEMBERED: Final = 1000  # views, of boards and of seats


class Earlier(NamedTuple):
    """A view of the table as it was after a line of its log."""

    line: int
    view: Any


class Shown(NamedTuple):
    """The public views that boards were drawn from: the newest, and that of the message before; None without one."""

    now: Earlier
    before: Earlier | None


class EarlierViews:
    """What tables showed before: kept in memory, and what an earlier or another process showed is read from the log."""

    def __init__(self, tables: Tables | None) -> None:
        self._tables = tables
        self._shown: FIFOCache[str, Shown] = FIFOCache(REMEMBERED)  # by table
        self._views: FIFOCache[tuple[str, int | None, int], Any] = FIFOCache(REMEMBERED)  # by table, seat and line

    async def message_before(self, perspective: Perspective, *, anew: bool) -> Earlier | None:
        """What the public message before the one that is drawn showed; None where there was none.

        How far it told the log is in the database: another process may have sent it. What is remembered saves reading.
        """
        if self._tables is None:
            return None
        table = perspective.table
        posted = await self._tables.messages.posted(table.code)
        kind = "board" if anew or table.result is not None else "since"
        line = next((message.line for message in posted if message.kind == kind), 0)
        known = next((earlier for earlier in self._shown.get(table.code, ()) if earlier and earlier.line == line), None)
        return known or await self._after_line(perspective, line)

    async def newest_different(self, perspective: Perspective, previous: Earlier | None) -> Any:
        """The newest earlier view from which the board differs: of the message before, or of the round's begin."""
        if (painter := painter_of(perspective.table.game)) is None:
            return None
        known = [earlier for earlier in (previous, await self._round_begun(perspective, painter)) if earlier]
        now = painter.pieces(perspective.view)
        newest_first = sorted(known, key=lambda earlier: -earlier.line)
        return next((earlier.view for earlier in newest_first if painter.pieces(earlier.view) != now), None)

    async def _round_begun(self, perspective: Perspective, painter: Painter) -> Earlier | None:
        """The table at the begin of the round; of a game of turns, after the last answer of whose turn it is.

        That is read from the log: when this person last pressed something themselves is nobody else's business.
        """
        if self._tables is None:
            return None
        begins, awaited = {*painter.round_begins, STARTED}, perspective.table.awaited[:1]

        def is_it(entry: LogEntry) -> bool:
            if painter.round_begins:
                return entry.event.key in begins
            return entry.seat in awaited and not is_of_table(perspective, entry)

        return await self._after_line(perspective, await self._tables.last_line_of(perspective.table.code, is_it))

    async def at_last_move(self, perspective: Perspective) -> Any:
        """The reader's view after their last own move; None where nothing happened since, or it cannot be read."""
        player = None if perspective.seat is None else perspective.table.players[perspective.seat]
        earlier = await self._after_line(perspective, player.last_line) if player else None
        return earlier and earlier.view

    async def _after_line(self, perspective: Perspective, line: int) -> Earlier | None:
        """The reader's view after a line of the log; None where nothing happened since, or it cannot be read."""
        table = perspective.table
        if self._tables is None or not 0 < line < table.lines:
            return None
        key = (table.code, perspective.seat, line)
        if key not in self._views:
            self._views[key] = await self._view_of(perspective, self._tables.state_at(table, line))
        view = self._views[key]
        return None if view is None else Earlier(line, view)

    def keep(self, perspective: Perspective) -> None:
        """Keep what the reader sees now: later on their pictures mark what has changed since, and need no replay."""
        if not perspective.played_ahead:
            self._views[perspective.table.code, perspective.seat, perspective.table.lines] = perspective.view

    async def _view_of(self, perspective: Perspective, reading: Awaitable[State]) -> Any:
        """The reader's view of a state of the log; None where it cannot be read, which is logged."""
        state = await self.state_of(perspective, reading)
        return None if state is None else perspective.game.view(state, perspective.seat)

    async def state_of(self, perspective: Perspective, reading: Awaitable[State | None]) -> State | None:
        """An earlier state; None where it cannot be read, which is logged."""
        try:
            return await reading
        except Exception as error:
            log_fault("an earlier state cannot be read", error, table=perspective.table.code)
            return None

    def remember(self, perspective: Perspective, before: Earlier | None) -> None:
        """Keep what a public message shows now, and what the message before it showed."""
        table = perspective.table
        self.keep(perspective)
        self._shown[table.code] = Shown(Earlier(table.lines, perspective.view), before)
