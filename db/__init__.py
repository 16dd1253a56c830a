"""The database: SQLite through aiosqlite, numbered migrations, rows as frozen values. Knows JSON text, not games."""

from .database import Database, Link
from .errors import BadDatabase, NewerDatabase, NotOurs, Unreadable
from .mapping import Row, delete, insert, replace, select, select_one, upsert
from .rows import (
    BellRow,
    DealRow,
    DraftRow,
    DueRow,
    EditionRow,
    LogRow,
    MessageRow,
    PersonRow,
    PlayerRow,
    ServerRow,
    StateRow,
    SubmissionRow,
    TableRow,
    TimerRow,
)

__all__ = [
    "BadDatabase",
    "BellRow",
    "Database",
    "DealRow",
    "DraftRow",
    "DueRow",
    "EditionRow",
    "Link",
    "LogRow",
    "MessageRow",
    "NewerDatabase",
    "NotOurs",
    "PersonRow",
    "PlayerRow",
    "Row",
    "ServerRow",
    "StateRow",
    "SubmissionRow",
    "TableRow",
    "TimerRow",
    "Unreadable",
    "delete",
    "insert",
    "replace",
    "select",
    "select_one",
    "upsert",
]
