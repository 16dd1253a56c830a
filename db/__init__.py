"""The database: SQLite through aiosqlite, numbered migrations, rows as frozen values. Knows JSON text, not games."""

from .database import Connection, Database
from .errors import BadDatabase, InUse, NewerDatabase, NotOurs, Unavailable, Unreadable, explained
from .lock import Lock, is_held
from .mapping import MappedRow, delete, insert, replace, select, select_one, upsert
from .private import make_file, others_may_read
from .rows import (
    DealRow,
    DraftRow,
    DueRow,
    EditionRow,
    InvitationRow,
    LogRow,
    MessageRow,
    NotificationStateRow,
    PersonRow,
    PlayerRow,
    ServerRow,
    SoundRow,
    StateRow,
    SubmissionRow,
    TableRow,
    TimerRow,
)

__all__ = [
    "BadDatabase",
    "Connection",
    "Database",
    "DealRow",
    "DraftRow",
    "DueRow",
    "EditionRow",
    "InUse",
    "InvitationRow",
    "Lock",
    "LogRow",
    "MappedRow",
    "MessageRow",
    "NewerDatabase",
    "NotOurs",
    "NotificationStateRow",
    "PersonRow",
    "PlayerRow",
    "ServerRow",
    "SoundRow",
    "StateRow",
    "SubmissionRow",
    "TableRow",
    "TimerRow",
    "Unavailable",
    "Unreadable",
    "delete",
    "explained",
    "insert",
    "is_held",
    "make_file",
    "others_may_read",
    "replace",
    "select",
    "select_one",
    "upsert",
]
