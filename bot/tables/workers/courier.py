"""The courier: delivers the outbox to Discord, retries what fails, and never loses a message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from typing import get_args

import structlog
from cachetools import FIFOCache

from bot import metrics
from bot.clock import Clock
from bot.faults import log_fault
from bot.tables.service import Tables
from bot.tables.storage import late_calls, serialization
from bot.tables.storage.commit import LONGEST_RETRY_DELAY, enqueue
from bot.tables.storage.nonces import nonce
from bot.tables.storage.notification_store import record_notified
from bot.tables.transitions.due_messages import PlannedMessage
from bot.tables.values import DueKind, DueMessage, Posted
from bot.tables.values.delivery import DELIVERY_TIMEOUT, FormRefused, Later, Never, Unreachable
from bot.tables.values.stored_words import word
from db import Connection, Database, DatabaseError, DueRow, TransientDatabaseError, outbox, people, upsert
from db.processes import TakenForGone

from .membership import ALONE, Member
from .worker import Worker

LOG = structlog.get_logger(__name__)
# Concurrent deliveries. One that hangs lasts a minute and holds at most a megabyte of pictures, so together they stay
# below 100 MB. The lower limit on retries leaves room for new messages.
CONCURRENCY, CONCURRENT_RETRIES = 100, 75
DEBOUNCE = 0.05  # seconds after a commit: the person who acted is answered first, and quick moves share one board
LEASE_CHECK_AFTER = 0.5  # seconds until the next check whether this process may send again
# After `UNREACHED` lanes in a row failed to connect to Discord, with no delivery in between, this courier tries one
# message every `PROBED_EVERY` seconds and leaves the rest to other couriers, which may have a connection.
UNREACHED, PROBED_EVERY = 5, 5.0  # lanes; seconds
# Kinds of messages that are edited in place; any other is sent by the process that took its lane over.
EDITED_IN_PLACE = frozenset({"lobby", "board", "end", "compare", "cup", "direct_message", "watch"})
KINDS = frozenset(get_args(DueKind))
REFUSALS = 3  # refusals of a message in its usual form before its least form is sent
REFUSED_MESSAGES = 10_000  # refused messages whose refusals are counted
RETRY_DELAYS = (1.0, 2.0, 5.0, 15.0, 60.0, 300.0)  # seconds before each retry; the last one repeats

Deliver = Callable[[DueMessage], Awaitable[Posted | None]]  # sends or edits; returns what now stands at Discord
WriteOutcome = Callable[[Connection], Collection[str] | None]  # returns the tables whose clocks it moved


class Courier(Worker):
    """Delivers due messages. `stop()` lets deliveries under way finish.

    The public messages of one table form a lane and are sent one after the other; so do the messages to one person.
    A channel that fails or hangs delays no other lane. A lane is claimed in the database before its first row is sent,
    so that no other process sends from it meanwhile, and the outcome is kept in memory until it is written: while the
    database cannot be written nothing is sent, and nothing is sent twice. A message that Discord refuses is sent in its
    least form after a few tries, and dropped if that is refused too; a later commit makes it due again as usual.
    """

    NAME = "courier"

    def __init__(
        self,
        database: Database,
        clock: Clock,
        tables: Tables,
        deliver: Deliver,
        debounce: float = DEBOUNCE,
        member: Member = ALONE,
    ) -> None:
        super().__init__(clock)
        self._database, self._deliver, self._debounce, self._tables = database, deliver, debounce, tables
        self._member, self._holder = member, member.id  # holder: the id that claimed the lanes under way
        self._unwritten: dict[str, tuple[DueRow, WriteOutcome]] = {}  # outcomes, by lane
        self._is_claim_unknown = False  # whether the last claim failed here but may have been stored
        # How often each row was refused. Some of these rows were since withdrawn or sent by others; lost on restart.
        self._refused: FIFOCache[int | None, int] = FIFOCache(REFUSED_MESSAGES)
        self._unreached: set[str] = set()  # lanes that failed to connect since the last delivery
        self._probe_at = 0.0  # when the next message is tried while there is no connection
        tables.on_commit(self.wake_up.wake)

    async def round(self) -> float | None:
        """Start the deliveries that are due; returns when the next round is due."""
        await asyncio.sleep(self._debounce)
        await self._write_outcomes()
        if self._stopping:
            return None  # whatever it claimed now, nobody would send until this process has left
        if not self._may_claim():
            return self.clock.now() + LEASE_CHECK_AFTER
        if self._is_probing and self.load:
            return None  # the end of the delivery under way starts the next round
        if self._is_probing and 0 < self._probe_at - self.clock.now() <= PROBED_EVERY:
            return self._probe_at
        try:
            claimed = await self._claimed()  # raises if the database cannot be written
        except TakenForGone:
            return self.clock.now() + LEASE_CHECK_AFTER
        for row in claimed.rows:
            await self.ended(row.lane)  # the lane's last job has released it in the database and is about to end
            self.begin(row.lane, partial(self._carry, row))
        if self._is_probing and claimed.rows:
            self._probe_at = self.clock.now() + PROBED_EVERY
        return claimed.next_due

    @property
    def _is_probing(self) -> bool:
        """Whether this process seems unable to reach Discord."""
        return len(self._unreached) >= UNREACHED

    def _may_claim(self) -> bool:
        """Whether this process still has its lease; it adopts a new id once everything under the old one is done."""
        if self._member.id != self._holder and not self.load and not self._unwritten:
            self._holder = self._member.id
        return self._member.is_still(self._holder)

    async def _claimed(self) -> outbox.Claimed:
        """Claim as many due rows as there is room for."""
        holder, now, busy = self._holder, self.clock.now(), {*self.keys, *self._unwritten}
        is_unknown, is_probing, load = self._is_claim_unknown, self._is_probing, self.load

        def write(connection: Connection) -> outbox.Claimed:
            if is_unknown:
                outbox.release_unknown(connection, holder, busy, now)
            if is_probing:  # retries first: they wait longer already, so that a failed probe costs them little
                claimed = outbox.claim(connection, holder, now, 0, 1, KINDS)
                claimed = claimed if claimed.rows else outbox.claim(connection, holder, now, 1, 0, KINDS)
            else:
                claimed = outbox.claim(connection, holder, now, CONCURRENCY - load, CONCURRENT_RETRIES - load, KINDS)
            if claimed.rows:
                self._member.confirm(connection, holder)
            return claimed

        self._is_claim_unknown = True
        claimed = await self._database.write(write)
        self._is_claim_unknown = False
        return claimed

    async def stop(self, grace: float = 5.0) -> None:
        """Let deliveries under way finish, and write their outcomes if the database allows it."""
        await super().stop(grace)
        with suppress(DatabaseError):
            await self._write_outcomes()

    # ------------------------------------------------------------------- one row

    async def _carry(self, row: DueRow) -> None:
        lane = row.lane
        try:
            with metrics.DELIVERY_SECONDS.time():
                self._unwritten[lane] = row, await self._send(row)
        except Exception as error:
            _count(row, "failed")
            self._unwritten[lane] = row, self._again(row, None)
            await self._write(lane)  # if this raises, the database is at fault; that is logged once for all rows
            log_fault("a message did not arrive", error, table=row.code, kind=row.kind)
        else:
            await self._write(lane)

    async def _send(self, row: DueRow) -> WriteOutcome:
        """Deliver a row; returns the function that writes the outcome."""
        try:
            async with asyncio.timeout(DELIVERY_TIMEOUT):
                posted = await self._deliver(_due(row, least=self._refused.get(row.id, 0) >= REFUSALS))
        except Later as later:
            if isinstance(later, Unreachable):
                self._not_reached(row.lane)
            _count(row, "later")
            return self._again(row, later.seconds)
        except Never as never:
            _count(row, "never")
            log_fault("a message can never arrive", never, table=row.code, kind=row.kind)
            self._refused.pop(row.id, None)
            return partial(outbox.drop, row=row)
        except FormRefused as refused:
            self._reached()
            _count(row, "refused")
            return self._simpler(row, refused)
        self._refused.pop(row.id, None)
        if posted:  # otherwise nothing was sent
            self._reached()
        _count(row, "delivered" if posted else "not needed")
        return partial(_delivered, row=row, posted=posted, now=self.clock.now(), picture=self._tables.timing.picture)

    def _not_reached(self, lane: str) -> None:
        was_probing = self._is_probing
        self._unreached.add(lane)
        if self._is_probing and not was_probing:
            self._probe_at = self.clock.now() + PROBED_EVERY
            LOG.warning("Discord cannot be reached: one message at a time is tried")

    def _reached(self) -> None:
        if self._is_probing:
            LOG.warning("Discord can be reached again")
        self._unreached.clear()

    def _simpler(self, row: DueRow, refused: FormRefused) -> WriteOutcome:
        """Retry the same form a few times, then the least form at once; drop the message if that is refused too."""
        n = self._refused.pop(row.id, 0) + 1
        if n > REFUSALS:
            log_fault("a message was refused in its least form too", refused, table=row.code, kind=row.kind)
            return partial(outbox.drop, row=row)
        log_fault("a message was refused as it is", refused, table=row.code, kind=row.kind)
        self._refused[row.id] = n
        return self._again(row, None if n < REFUSALS else 0.0)

    def _again(self, row: DueRow, seconds: float | None) -> WriteOutcome:
        wait = RETRY_DELAYS[min(row.attempts, len(RETRY_DELAYS) - 1)] if seconds is None else seconds
        return partial(_postponed, row=row, wait=min(wait, LONGEST_RETRY_DELAY), clock=self.clock)

    # ------------------------------------------------------------------- the outcome

    async def _write_outcomes(self) -> None:
        """Write the outcomes that are still unwritten. Raises while they cannot be written; then nothing is sent."""
        for lane in tuple(self._unwritten):
            if not self.is_busy(lane):
                await self._write(lane)

    async def _write(self, lane: str) -> None:
        """Write the outcome for a lane. If that raises, the outcome is kept for the next round."""
        if (kept := self._unwritten.get(lane)) is None:
            return  # its own job has just written it
        row, write = kept
        outcome = partial(_write_outcome, row=row, holder=self._holder, now=self.clock.now())
        try:
            moved = await self._database.write(partial(outcome, write=write))
        except TransientDatabaseError:
            raise
        except Exception as error:
            # This row is at fault: it must neither block the others nor be sent again.
            log_fault("what became of a message cannot be noted", error, table=row.code, kind=row.kind)
            await self._database.write(partial(outcome, write=partial(outbox.drop, row=row)))
            moved = None
        self._unwritten.pop(lane, None)  # `stop` may write it at the same time: writing it twice does no harm
        await self._tables.absences.clocks_moved(moved or ())


def _write_outcome(
    connection: Connection, row: DueRow, holder: str, now: float, write: WriteOutcome
) -> Collection[str] | None:
    """Write the outcome of a row, unless another process has taken its lane over.

    In that case our delivery may have replaced a newer message, so one that is edited in place becomes due again.
    """
    if outbox.release(connection, row.lane, holder):
        return write(connection)
    if row.kind in EDITED_IN_PLACE:
        outbox.put_again(connection, row, now, nonce())
    return None


def _postponed(connection: Connection, row: DueRow, wait: float, clock: Clock) -> None:
    outbox.postpone(connection, row, clock.now(), wait)  # from now: the outcome may have waited for the disk


def _delivered(
    connection: Connection, row: DueRow, posted: Posted | None, now: float, picture: float
) -> Collection[str]:
    was_due = outbox.delivered(connection, row, fresh_nonce=nonce())
    if row.person and not was_due and not people.is_known(connection, row.person, row.code):
        return ()  # they erased their data while the message was on its way
    if posted:
        upsert(connection, serialization.message_row(row.code, posted))
        record_notified(connection, row.code, posted.notified, now)
    if posted and posted.without_picture:
        again = PlannedMessage("direct_message", posted.person, refresh=True)
        enqueue(connection, row.code, again, now + picture)
    return late_calls.arrived(connection, row, now)


def _count(row: DueRow, outcome: str) -> None:
    metrics.DELIVERIES.labels(row.kind, outcome).inc()


def _due(row: DueRow, *, least: bool) -> DueMessage:
    return DueMessage(
        id=row.id or 0,
        code=row.code,
        kind=word(DueKind, row.kind),
        person=row.person or None,
        topic=row.topic,
        facts=serialization.read_facts(row.facts),
        due=row.due,
        sound=bool(row.sound),
        nonce=row.nonce,
        attempts=row.attempts,
        version=row.version,
        least=least,
        failing_since=row.failing_since,
    )
