"""The world's side of deliveries: a book of every message with its time, and whether it sounded for whom."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

from bot.tables import DueMessage, Later, Notified, Posted, Snapshot, Tables
from bot.tables.storage.reminders import REMINDER
from bot.tables.transitions.due_messages import AGREE_AGAIN, OF_A_LOBBY, OF_ABSENCE, UNDO_ASKED
from bot.tables.transitions.notification_policy import way_to
from bot.ui.screens.absence import concerns
from bot.ui.screens.mentions import to_notify, to_notify_at_end


class Trouble(Exception):
    """Discord answered with a fault, or not at all."""


@dataclass(frozen=True)
class Sent:
    """A message as the world saw it. `sounds`: for whom it made a sound, each with the question it was about."""

    at: float
    code: str
    kind: str
    topic: str
    person: int | None
    sounds: tuple[tuple[int, int | None], ...]
    row: int
    nonce: str
    posted: Posted


@dataclass
class Transport:
    """Discord, as far as it matters for promises: nonces hold, people close their messages, and it has faults."""

    chance: random.Random
    now: Callable[[], float]
    is_closed: Callable[[int], bool]
    on_sent: Callable[[Sent], None]
    on_kill: Callable[[], None]
    faults: float = 0.02  # of each kind, per delivery
    kills: float = 0.0
    down: bool = False
    book: list[Sent] = field(default_factory=list)
    outcomes: dict[int, str] = field(default_factory=dict)  # by row of the outbox
    _by_nonce: dict[str, Sent] = field(default_factory=dict)
    _ids: count[int] = field(default_factory=lambda: count(1))

    def deliver(self, tables: Tables) -> Callable[[DueMessage], object]:
        """How one process delivers."""
        return Delivery(self, tables)

    async def send(self, row: DueMessage, notified: tuple[Notified, ...], sounds: bool, line: int = 0) -> Posted:
        """Send a message, or find the one with the same nonce; either may go wrong before it arrives or after."""
        lot = self.chance.random()
        if self.down or lot < self.faults:
            raise Trouble("503 before it arrived")
        if lot < 2 * self.faults:
            raise Later(self.chance.choice((1.0, 5.0, 30.0)))
        known = self._by_nonce.get(row.nonce)
        if known is None:
            heard = tuple((each.person, each.question) for each in notified if each.until is None and sounds)
            kind = "board" if row.kind in ("board", "mention") else row.kind
            kind = "direct_message" if kind == "late" else kind
            posted = Posted(kind, row.person, 1, next(self._ids), self.now(), line, notified)
            known = Sent(self.now(), row.code, row.kind, row.topic, row.person, heard, row.id, row.nonce, posted)
            self.book.append(known)
            self._by_nonce[row.nonce] = known
            self.on_sent(known)
        self.outcomes[row.id] = "sent"
        if lot < 3 * self.faults:
            raise Trouble("503 after it arrived")
        if lot > 1 - self.kills:
            self.on_kill()
        await asyncio.sleep(self.chance.random())
        return known.posted


class Delivery:
    """What `bot.ui.delivery` decides, without screens: who is told by which message, and whether it sounds."""

    def __init__(self, transport: Transport, tables: Tables) -> None:
        self.transport, self.tables = transport, tables

    async def __call__(self, row: DueMessage) -> Posted | None:
        """Deliver one row."""
        posted = await self._delivered(row)
        if posted is None:
            self.transport.outcomes[row.id] = "not needed"
        return posted

    async def _delivered(self, row: DueMessage) -> Posted | None:
        if row.kind == REMINDER:
            return await self._reminder(row)
        table = await self.tables.look(row.code)
        match row.kind:
            case "notice":
                return await self._notice(row, table)
            case "direct_message" | "late":
                return await self._direct_message(row, table)
            case "mention":
                return await self._mentioned(row, await to_notify(self.tables, row, table))
            case "end":
                return await self._mentioned(row, await to_notify_at_end(self.tables, table), even_alone=True)
        return await self.transport.send(row, (), sounds=False)

    async def _direct_message(self, row: DueMessage, table: Snapshot) -> Posted | None:
        assert row.person is not None
        decision = await self.tables.notifications.decision(row, table, row.person)
        if row.kind == "late" and decision.manner == "silence" and decision.later is None:
            return None
        if decision.way != "dm" or table.seat_of(row.person) is None or table.started is None:
            if decision.manner == "sound" or decision.later is not None:
                await self.tables.messages.mention(table.code, row.person)
            return None
        if self.transport.is_closed(row.person):
            await self.tables.messages.dm_closed(row)
            return None
        silent = decision.manner == "silence" and decision.later is None
        noted = () if silent else (_noted(row.person, decision),)
        return await self.transport.send(row, noted, decision.manner == "sound", table.lines)

    async def _notice(self, row: DueMessage, table: Snapshot) -> Posted | None:
        assert row.person is not None
        if not _has_reason(row, table, row.person):
            return None
        if self.transport.is_closed(row.person):
            await self.tables.messages.dm_closed(row)
            return None
        call = await self.tables.notifications.call(table, row.person, row.topic) if row.sound else None
        return await self.transport.send(row, (call,) if call else (), sounds=True, line=table.lines)

    async def _reminder(self, row: DueMessage) -> Posted | None:
        """As `bot.ui.delivery.reminders` decides."""
        assert row.person is not None
        person, store = row.person, self.tables.reminders
        if row.topic == "refresh":
            if not await store.tables(person, row.topic):
                await store.forget(person)
            return None
        way, waits = way_to(await self.tables.people.settings(person)), await store.tables(person, row.topic)
        if not waits or way == "nowhere":
            return None
        if (until := await store.night_of(person)) is not None:
            await store.put_off(person, until)
            return None
        if row.topic == "remind" and not await store.may_ring(person):
            await store.derive(person)
            return None
        if way == "channel":
            await self.tables.messages.mention(waits[0].brief.code, person, topic=row.topic)
            return None
        if self.transport.is_closed(person):
            await self.tables.people.change(person, dm="closed")
            return None
        codes = tuple(wait.brief.code for wait in waits)
        notified = Notified(person, None, reminder=row.topic, tables=codes)
        return await self.transport.send(row, (notified,), sounds=True)

    async def _mentioned(
        self, row: DueMessage, notified: tuple[Notified, ...], even_alone: bool = False
    ) -> Posted | None:
        if not notified and not even_alone:
            return None
        posted = await self.transport.send(row, notified, sounds=True)
        known = {each.person for each in posted.notified}
        if missed := [each.person for each in notified if each.person not in known]:
            await self.tables.messages.mention(row.code, *missed, topic=row.topic)
        return posted


def _noted(person: int, decision: object) -> Notified:
    d = decision
    return Notified(person, d.question, d.bundled_with, d.about, d.later)  # type: ignore[attr-defined]


def _has_reason(row: DueMessage, table: Snapshot, person: int) -> bool:
    if row.topic == UNDO_ASKED and table.undo_request is None:
        return False
    if row.topic in OF_A_LOBBY and table.status != "open":
        return False
    if row.topic == AGREE_AGAIN and person not in table.to_agree:
        return False
    return row.topic not in OF_ABSENCE or concerns(row.topic, table, person)
