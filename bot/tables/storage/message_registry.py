"""Which messages stand at Discord, and messages requested apart from a transition."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import db
from bot.clock import Clock
from bot.tables.transitions.codes import normalized
from bot.tables.transitions.due_messages import PlannedMessage
from bot.tables.transitions.notification_policy import way_to
from bot.tables.values import DueKind, DueMessage, Posted
from db import Connection, Database, DueRow, MessageRow, outbox, people

from . import commit, serialization
from .notification_store import record_notified
from .settings_store import SettingsStore

BATCH_SIZE = 100  # boards requested in one transaction


class MessageRegistry:
    """Remembers the messages of tables at Discord, and requests new ones."""

    def __init__(self, database: Database, clock: Clock, people: SettingsStore, tell: Callable[[], None]) -> None:
        self._database, self._clock, self._people, self.tell = database, clock, people, tell

    async def posted(self, code: str) -> tuple[Posted, ...]:
        """The messages that stand at Discord for this table."""
        code = normalized(code)
        rows = await self._database.read(lambda connection: db.select(connection, MessageRow, "where code = ?", code))
        return tuple(Posted(r.kind, r.person or None, r.channel, r.message, r.at, r.line) for r in rows)

    async def remember(self, code: str, posted: Posted) -> None:
        """Store where a message stands, one per kind and person. The courier does this for what it delivers."""
        row = serialization.message_row(normalized(code), posted)
        await self._database.write(lambda connection: db.upsert(connection, row))

    async def remember_mention(self, code: str, posted: Posted) -> None:
        """Store where a mention stands and who was notified by it, in one transaction."""
        row = serialization.message_row(normalized(code), posted)

        def work(connection: Connection) -> None:
            db.upsert(connection, row)
            # Not of who erased themselves meanwhile.
            known = [each for each in posted.notified if people.is_known(connection, each.person, row.code)]
            record_notified(connection, row.code, known, posted.at)

        await self._database.write(work)

    async def forget(self, code: str, kind: str, person: int | None = None) -> None:
        """Forget a message that is gone from Discord or that we can no longer edit."""
        key = (normalized(code), kind, person or 0)

        def work(connection: Connection) -> None:
            db.delete(connection, MessageRow, "code = ? and kind = ? and person = ?", *key)

        await self._database.write(work)

    async def claim_opening(self, code: str, holder: str, longest: float) -> bool:
        """Whether this process may open a place for a table, which no other does meanwhile.

        Until `opened`, or until the process is gone; for so many seconds at most.
        """
        hold = partial(outbox.claim_empty, lane=_opening(code), holder=holder, now=self._clock.now(), longest=longest)
        return await self._database.write(hold)

    async def opened(self, code: str, holder: str) -> None:
        """End such a claim."""
        await self._database.write(partial(outbox.release_empty, lane=_opening(code), holder=holder))

    async def request(self, code: str, kind: DueKind, person: int | None = None, topic: str = "") -> None:
        """Make a message due now, without sound, for example for `/table board`."""
        await self._put(normalized(code), PlannedMessage(kind, person, topic, refresh=True))

    async def request_boards(self, codes: Sequence[str]) -> None:
        """Make the boards of many tables due now, without sound, some of them in a transaction."""
        board, now = PlannedMessage("board", None, refresh=True), self._clock.now()
        for at in range(0, len(codes), BATCH_SIZE):

            def work(connection: Connection, some: Sequence[str] = codes[at : at + BATCH_SIZE]) -> None:
                for code in some:
                    commit.enqueue(connection, code, board, now)

            await self._database.write(work)
        if codes:
            self.tell()

    async def request_links(self, code: str) -> None:
        """Make those messages due now, without sound, that stand and link to where a table is played."""
        posted = await self.posted(code)
        if any(message.kind == "lobby" for message in posted):
            await self.request(code, "lobby")
        for message in posted:
            if message.kind == "direct_message":
                await self.request(code, "direct_message", message.person)

    async def mention(self, code: str, *people: int, topic: str = "") -> None:
        """Mention people in the channel now, for example because a direct message did not reach them."""
        await self._put(normalized(code), PlannedMessage("mention", None, topic, {"people": people}, sound=True))

    async def dm_closed(self, row: DueMessage) -> None:
        """Remember that this person takes no direct messages; what should have sounded is mentioned in the channel."""
        if row.person is None:
            return
        settings = await self._people.dm_closed(row.person, row.code)
        if settings and row.sound and way_to(settings) == "channel":
            await self.mention(row.code, row.person, topic=row.topic)

    async def try_again(self, person: int) -> None:
        """Forget that this person takes no direct messages: the next one is sent."""
        if (await self._people.settings(person)).dm == "closed":
            await self._people.change(person, lambda own: replace(own, dm="unknown"))

    async def has_mention_due(self, code: str) -> bool:
        """Whether a mention in the channel is due, which brings a new board."""
        found = "where code = ? and kind = 'mention' and topic = ''"
        return await self._database.read(lambda connection: db.select_one(connection, DueRow, found, code)) is not None

    async def _put(self, code: str, message: PlannedMessage) -> None:
        now = self._clock.now()
        await self._database.write(lambda connection: commit.enqueue(connection, code, message, now))
        self.tell()


def _opening(code: str) -> str:
    """The lane that whoever opens a place for a table holds; no message is ever in it."""
    return f"opening {normalized(code)}"
