"""The archiver: moves the records of tables that ended long ago into files, and out of the database."""

from __future__ import annotations

import asyncio
from functools import partial

import structlog

from bot.clock import Clock
from bot.faults import log_fault
from bot.tables.service import Tables
from bot.tables.storage.archive import Archive
from bot.tables.values import DAY
from db import TransientDatabaseError
from db.archive import EndedTable

from .membership import ALONE, Member
from .worker import Worker

LOG = structlog.get_logger(__name__)
BATCH_SIZE = 20  # tables per round, so that other work gets its turn in between
EVERY = 3600.0  # seconds between rounds when nothing is left to archive


class Archiver(Worker):
    """Archives tables that ended more than `keep_days` days ago."""

    NAME = "archiver"
    HEEDS_COMMITS = False

    def __init__(self, tables: Tables, clock: Clock, archive: Archive, keep_days: int, member: Member = ALONE) -> None:
        super().__init__(clock)
        self._tables, self._archive, self._kept_for, self._member = tables, archive, keep_days * DAY, member
        self._next = clock.now()
        self._unreadable: set[str] = set()  # tables that stay in the database; each is logged once per run of the bot

    async def round(self) -> float | None:
        """Archive a batch of tables; returns when the next round is due."""
        if not self._member.is_mine(self.NAME):
            return None
        now = self.clock.now()
        if self._next - EVERY <= now < self._next:  # an earlier `now` means that the clock was set back
            return self._next
        limit = BATCH_SIZE + len(self._unreadable)
        ended = await self._tables.archived.ended(now - self._kept_for, limit)
        todo = [table for table in ended if table.code not in self._unreadable]
        for table in todo:
            await self._put(table)
        self._next = now if todo else now + EVERY
        return self._next

    async def _put(self, table: EndedTable) -> None:
        """Write the file, then delete the rows: a crash in between leaves both, and the next round finishes the job."""
        try:
            record = await self._tables.recorded.text(table.code) if table.started else ""
            file = await asyncio.to_thread(partial(self._archive.put, table.game, table.code, record)) if record else ""
            await self._tables.archived.remove(table.code, file)
        except (OSError, TransientDatabaseError):  # not this table's fault
            raise
        except Exception as fault:
            # Whatever is wrong with this table, it must not block those behind it forever.
            self._unreadable.add(table.code)
            log_fault("a table that has ended cannot be archived", fault, table=table.code)
            return
        LOG.info("a table that ended long ago is archived", table=table.code, file=file or "none, it never started")
