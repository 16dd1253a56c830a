"""Settings of people and servers in the database."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import db
from bot.clock import Clock
from bot.tables.values import Person, PersonSettings, ServerSettings
from db import Connection, Database, ServerRow, people

from . import rating_store, reminders, settings_rows


class SettingsStore:
    """Reads and changes settings of people and servers; who is not known yet has the defaults."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self._clock = database, clock

    async def met(self, person: Person) -> PersonSettings:
        """Store a person's name and locale if they changed, and return their settings."""
        return await self.renamed(await self.settings(person.id), person)

    async def renamed(self, known: PersonSettings, person: Person) -> PersonSettings:
        """Store a person's name and locale if they differ from the `known` settings, and return their settings."""
        name, locale = person.name, person.locale or known.locale
        if (known.name, known.locale) == (name, locale):
            return known
        return await self.change(person.id, lambda own: replace(own, name=name, locale=locale))

    async def settings(self, person: int) -> PersonSettings:
        """The settings of this person."""
        return await self._database.read(lambda connection: settings_rows.settings_of(connection, person))

    async def change(self, person: int, changed: Callable[[PersonSettings], PersonSettings]) -> PersonSettings:
        """Change settings as `changed` says, which may be called more than once. Raises `ValueError`."""
        return await self._database.write(partial(_change, person=person, changed=changed, now=self._clock.now()))

    async def dm_closed(self, person: int, code: str = "") -> PersonSettings | None:
        """Remember that no direct message about a table reaches somebody; None for who is not known any more."""
        now = self._clock.now()

        def work(connection: Connection) -> PersonSettings | None:
            is_known = people.is_known(connection, person, code)  # else erased while the message was on its way
            return _change(connection, person, lambda own: replace(own, dm="closed"), now) if is_known else None

        return await self._database.write(work)

    async def dm_arrived(self, person: int, code: str = "") -> None:
        """Remember that a direct message reached somebody: they are open, until one is refused."""
        if (await self.settings(person)).dm == "open":
            return
        now = self._clock.now()

        def work(connection: Connection) -> None:
            if people.is_known(connection, person, code):  # else erased while the message was on its way
                _change(connection, person, lambda own: replace(own, dm="open"), now)

        await self._database.write(work)

    async def server(self, guild: int) -> ServerSettings:
        """The settings of a server."""
        return await self._database.read(lambda connection: _server(connection, guild))

    async def change_server(self, guild: int, changed: Callable[[ServerSettings], ServerSettings]) -> ServerSettings:
        """Change settings of a server; as `change`."""

        def work(connection: Connection) -> ServerSettings:
            after = settings_rows.checked(changed(_server(connection, guild)))
            db.upsert(connection, settings_rows.server_row(after))
            return after

        return await self._database.write(work)


def _change(
    connection: Connection, person: int, changed: Callable[[PersonSettings], PersonSettings], now: float
) -> PersonSettings:
    before = settings_rows.settings_of(connection, person)
    after = settings_rows.checked(changed(before))
    db.upsert(connection, settings_rows.person_row(after))
    if after.rated != before.rated:
        rating_store.forget(connection)
    if after != replace(before, name=after.name, locale=after.locale):
        reminders.derive(connection, person, now)
    return after


def _server(connection: Connection, guild: int) -> ServerSettings:
    row = db.select_one(connection, ServerRow, "where guild = ?", guild)
    return settings_rows.read_server(row) if row else ServerSettings(guild)
