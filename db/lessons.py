"""Rows of lessons: which points a table has told, and which lesson a person is taking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from .link import Connection
from .mapping import MappedRow

NO_CHANNEL: Final = 0  # the channel of tables of lessons


@dataclass(frozen=True, slots=True)
class ToldPointRow(MappedRow):
    """A point of a lesson that was told above a question."""

    TABLE: ClassVar = "told_points"
    KEY: ClassVar = ("code", "revision")
    code: str
    revision: int
    point: str


def lesson_of(connection: Connection, person: int, game: str) -> str | None:
    """The code of a person's running lesson in a game; the newest if a crash left two."""
    row = connection.execute(
        """select code from tables join players using (code) where person = ? and game = ? and channel = ?
            and status = 'running' order by opened desc, code limit 1""",
        (person, game, NO_CHANNEL),
    ).fetchone()
    return row[0] if row else None
