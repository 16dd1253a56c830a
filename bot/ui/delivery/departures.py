"""Who has left the server of their table: found out where something did not reach them, and told to the table."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from bot.tables import Notified, Snapshot, Tables
from bot.tables.transitions.notification_policy import way_to
from bot.tables.values.messages import LEFT

from .places import Places


@dataclass(frozen=True, slots=True)
class Departures:
    """Asks Discord whether somebody is still a member of a server, where there is reason to."""

    places: Places
    tables: Tables

    async def look(self, person: int) -> Collection[int]:
        """A private message did not reach somebody: tell those of their tables whose servers they have surely left.

        Returns these servers.
        """
        are_in = dict[int, bool | None]()
        for brief in await self.tables.tables_of(person):
            guild = brief.place.guild
            if brief.status != "running" or guild is None:
                continue
            if guild not in are_in:
                are_in[guild] = await self.places.is_member(guild, person)
            if are_in[guild] is False:
                await self.tables.absences.departed(brief.code, person)
        return [guild for guild, is_in in are_in.items() if is_in is False]

    async def not_let_in(self, person: int) -> None:
        """A thread let somebody not in: where no private message would find out about them, look for them."""
        if way_to(await self.tables.people.settings(person)) != "dm":
            await self.look(person)

    async def there(self, table: Snapshot, notified: Iterable[Notified]) -> tuple[Notified, ...]:
        """Those of the people whom a mention can reach: all but who has left the server."""
        return tuple([each for each in notified if not await self.is_gone(table, each.person)])

    async def is_gone(self, table: Snapshot, person: int) -> bool:
        """Whether the table was told that somebody has left, and they have not come back since."""
        posted = await self.tables.messages.posted(table.code)
        if table.place.guild is None or not any((note.kind, note.person) == (LEFT, person) for note in posted):
            return False
        if not await self.places.is_member(table.place.guild, person):
            return True
        await self.tables.absences.returned(table.code, person)
        return False
