"""Settings of people and servers as database rows and back."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import TypeAdapter

import db
from bot.faults import RepeatedFaults
from bot.tables.values import PersonSettings, ServerSettings
from bot.tables.values.settings import DmState, InvitationsFrom, Notices, Reading, Remind, Rooms
from bot.tables.values.stored_words import word
from db import Connection, PersonRow, ServerRow

if TYPE_CHECKING:
    from typing_extensions import TypeForm

S = TypeVar("S", PersonSettings, ServerSettings)
W = TypeVar("W")

_checks: dict[type[Any], TypeAdapter[Any]] = {
    PersonSettings: TypeAdapter(PersonSettings),
    ServerSettings: TypeAdapter(ServerSettings),
}

_USUAL: dict[type[Any], PersonSettings | ServerSettings] = {PersonRow: PersonSettings(0), ServerRow: ServerSettings(0)}
_unknown = RepeatedFaults()  # one for all, as settings are read at every move


def checked(settings: S) -> S:
    """These settings, validated. Raises `ValueError`."""
    kind = type(settings)
    found: S = _checks[kind].validate_python({f.name: getattr(settings, f.name) for f in fields(settings)})
    return found


def _setting(kind: TypeForm[W], row: PersonRow | ServerRow, name: str, of: int) -> W:
    """A setting of somebody; the usual one in place of what is not known, of which the log tells once."""
    try:
        return word(kind, getattr(row, name))
    except ValueError as error:
        _unknown.note(f"{name} {of}", "a stored setting is not known", error, setting=name)
        usual: W = getattr(_USUAL[type(row)], name)
        return usual


def read_person(row: PersonRow) -> PersonSettings:
    """A person's settings from the row."""
    return PersonSettings(
        person=row.person,
        name=row.name,
        locale=row.locale,
        language=row.language,
        notices=_setting(Notices, row, "notices", row.person),
        dm=_setting(DmState, row, "dm", row.person),
        hints=bool(row.hints),
        reading=_setting(Reading, row, "reading", row.person),
        invitations=_setting(InvitationsFrom, row, "invitations", row.person),
        remind=_setting(Remind, row, "remind", row.person),
        good_hour=row.good_hour,
        rated=bool(row.rated),
        most_tables=row.most_tables,
        advice=bool(row.advice),
    )


def settings_of(connection: Connection, person: int) -> PersonSettings:
    """A person's settings; the defaults for a person not known yet."""
    row = db.select_one(connection, PersonRow, "where person = ?", person)
    return read_person(row) if row else PersonSettings(person)


def person_row(settings: PersonSettings) -> PersonRow:
    """A person's settings as a row."""
    return PersonRow(
        person=settings.person,
        name=settings.name,
        locale=settings.locale,
        language=settings.language,
        notices=settings.notices,
        dm=settings.dm,
        hints=int(settings.hints),
        reading=settings.reading,
        invitations=settings.invitations,
        remind=settings.remind,
        good_hour=settings.good_hour,
        rated=int(settings.rated),
        most_tables=settings.most_tables,
        advice=int(settings.advice),
    )


def read_server(row: ServerRow) -> ServerSettings:
    """A server's settings from the row."""
    return ServerSettings(row.guild, row.language, _setting(Rooms, row, "rooms", row.guild), row.channel)


def server_row(server: ServerSettings) -> ServerRow:
    """A server's settings as a row."""
    return ServerRow(server.guild, server.language, server.rooms, server.channel)
