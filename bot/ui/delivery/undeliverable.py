"""Reports tables that cannot be shown as they should to the people who can act, at most once a day."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bot.tables import BrokenTable, Posted, Snapshot, Tables
from bot.tables.values.delivery import Later, Never
from bot.ui.kit.best_effort import log_undone
from bot.ui.kit.permissions import permission_names
from bot.ui.kit.posting import FAULTS, discord_errors, only
from rules.core import Refused

from .asking_notices import GONE, LOCKED, NOT_ALLOWED
from .direct_messages import DirectMessages
from .places import Places
from .posted import find_posted
from .sending import AGAIN_AFTER, arrived, is_tried_long_enough
from .threads import NoThread

PATIENCE: Final = 3600  # seconds without a place to write until a table is frozen
REPORT_AGAIN_AFTER: Final = 24 * 3600  # seconds until the same problem is reported again


@dataclass(frozen=True, slots=True)
class Undeliverable:
    """Sends people direct messages about why their table is not shown; each becomes one line once that is settled."""

    places: Places
    tables: Tables
    private: DirectMessages

    async def place_gone(self, table: Snapshot) -> None:
        """Report a channel that is gone to all players, with how to go on elsewhere. Until then the table is frozen."""
        await self._freeze(table)
        for person in table.people:
            await self._report(table, person, GONE, "notice-channel-gone")

    async def locked(self, table: Snapshot, since: float | None) -> None:
        """Report a locked thread to all players, with who can unlock it and how to go on elsewhere.

        `since`: when it was found locked; after an hour the table is frozen.
        """
        await self._freeze_after_an_hour(table, since)
        for person in table.people:
            await self._report(table, person, LOCKED, "notice-thread-locked")

    async def no_thread(self, table: Snapshot, why: NoThread, since: float | None) -> None:
        """Report to the table's host why it has no thread and is played in the channel itself.

        Of a duplicate nothing may show where others can read: `Later` or `Never`. `since`: as above.
        """
        await self._report(table, table.host, "no_thread", why.key, why.lacking)
        if table.is_duplicate:
            raise self.tried_again(table, since)

    async def not_allowed(self, table: Snapshot, since: float | None) -> None:
        """Report to the table's host which permissions the bot lacks to write in the channel. `since`: as above.

        Where the bot is not in the server any more the place is gone: `Never`.
        """
        if not await self.places.has_server(table.place.guild):
            await self.place_gone(table)
            raise Never()
        await self._freeze_after_an_hour(table, since)
        if not await self._is_reported(table, table.host, NOT_ALLOWED):
            lacking = await self.places.missing(table.place)
            await self._report(table, table.host, NOT_ALLOWED, "notice-not-allowed", lacking)

    def tried_again(self, table: Snapshot, since: float | None) -> Later | Never:
        """What a delivery raises: it is tried again, that of a table that has ended for a day. `since`: as above."""
        is_given_up = is_tried_long_enough(since, self.private.clock.now())
        return Never() if is_given_up and not _is_in_use(table) else Later(AGAIN_AFTER)

    async def _freeze_after_an_hour(self, table: Snapshot, since: float | None) -> None:
        if since is not None and self.private.clock.now() - since >= PATIENCE:
            await self._freeze(table)

    async def _freeze(self, table: Snapshot) -> None:
        """Let nothing run at a table that nobody can follow; `Servers` lets it go on when its place is back."""
        with suppress(Refused, BrokenTable):  # it is frozen, or has ended
            await self.tables.absences.freeze(table.code)

    async def _may_sound(self, table: Snapshot, person: int) -> bool:
        """Whether the person wants to hear of this table now: by day, not away, not muted."""
        found = await self.tables.notifications.call(table, person, "trouble")
        return found is not None and found.until is None

    async def _is_reported(self, table: Snapshot, person: int, kind: str) -> bool:
        """Whether this person heard of the same problem with the same place lately."""
        earlier = find_posted(await self.tables.messages.posted(table.code), kind, person)
        if earlier is None or earlier.channel != table.place.channel:
            return False
        return 0 <= self.private.clock.now() - earlier.at < REPORT_AGAIN_AFTER

    async def _report(self, table: Snapshot, person: int, kind: str, key: str, lacking: tuple[str, ...] = ()) -> None:
        if not _is_in_use(table) or await self._is_reported(table, person, kind):
            return  # where it has ended nobody has to act
        perspective = await self.private.perspective_of(table, person)
        facts = {"permissions": permission_names(perspective.words, lacking)} if lacking else {}
        text = perspective.words(
            key, title=perspective.title, code=table.code, place=f"<#{table.place.channel}>", **facts
        )
        try:
            channel, heard = await self.private.channels.to(person), await self._may_sound(table, person)
            with discord_errors():
                message = await channel.send(text, silent=not heard, allowed_mentions=only(()))
        except FAULTS as fault:
            log_undone("nobody could be told that a table does not show", fault, table.code)
            return
        await arrived(self.tables, person, table.code)
        posted = Posted(kind, person, table.place.channel, message.id, self.private.clock.now())
        await self.tables.messages.remember(table.code, posted)


def _is_in_use(table: Snapshot) -> bool:
    """Whether a table still needs a place: it is open, or played."""
    return table.status in ("open", "running")
