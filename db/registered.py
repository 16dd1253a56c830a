"""Which commands each application last registered at Discord, or is registering."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from .link import Connection
from .mapping import MappedRow, select_one, upsert

BEGUN = "begun"  # and a time before a hash: since when a process has been registering these commands
Turn = Literal["registered", "ours", "theirs"]


@dataclass(frozen=True, slots=True)
class RegisteredRow(MappedRow):
    """A hash of the commands; while they are being registered, `BEGUN` and the seconds since 1970 precede it."""

    TABLE: ClassVar = "registered"
    KEY: ClassVar = ("application",)
    application: str
    commands: str


def keep_registered(connection: Connection, application: str, commands: str) -> None:
    """Note that these commands are registered."""
    upsert(connection, RegisteredRow(application, commands))


def begin_to_register(connection: Connection, application: str, commands: str, longest: float) -> Turn:
    """Whether these commands are registered; if not, who registers them: this process from now on, or another already.

    `longest`: seconds by the database's clock after which a process that began must have died in the middle of it.
    """
    now = float(connection.execute("select server_time()").fetchone()[0])
    row = select_one(connection, RegisteredRow, "where application = ?", application)
    if row and row.commands == commands:
        return "registered"
    if row and row.commands.startswith(BEGUN) and 0 <= now - float(row.commands.split()[1]) < longest:
        return "theirs"
    upsert(connection, RegisteredRow(application, f"{BEGUN} {now} {commands}"))
    return "ours"
