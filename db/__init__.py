"""The database: an SQLite file, numbered migrations, rows as frozen values. Knows JSON text, not games."""

from .achieved import AchievedRow
from .blocks import BlockRow
from .bot_players import bot_player_key
from .copying import Copied, Differs, MoveStopped
from .cups import CupRow, CupSeatRow, EntrantRow
from .database import Database, is_served_here
from .errors import (
    BadDatabase,
    InUse,
    MovedAway,
    NewerDatabase,
    NotOurs,
    OutcomeUnknown,
    Unavailable,
    Unreadable,
    explained,
    is_away,
)
from .lessons import NO_CHANNEL, ToldPointRow
from .link import Answer, Connection
from .lock import Lock
from .mapping import MappedRow, delete, insert, insert_missing, marks, replace, select, select_one, upsert, upsert_all
from .notes import NoteRow
from .private import make_file, make_folder, nearest_folder, others_may_read, why_unwritable
from .processes import ProcessRow, own_name, own_sign
from .ratings import RatedUntilRow, RatingRow
from .rows import (
    AlarmRow,
    AliveRow,
    AnswerRow,
    AwayRow,
    DealRow,
    DraftRow,
    DueRow,
    EditionRow,
    HoursRow,
    InvitationRow,
    LogRow,
    MessageRow,
    NotificationStateRow,
    NudgeRow,
    PersonRow,
    PlayerRow,
    RingRow,
    ServerRow,
    SoundRow,
    StateRow,
    StopRow,
    SubmissionRow,
    TableRow,
    TimerRow,
)
from .seeks import SeekRow
from .server import Server, Where
from .sqlite_store import names_to_disk
from .waits import WaitRow
from .watching import BestRow, ForesightRow, PredictionRow, WatchedRow, WatcherRow

__all__ = [
    "NO_CHANNEL",
    "AchievedRow",
    "AlarmRow",
    "AliveRow",
    "Answer",
    "AnswerRow",
    "AwayRow",
    "BadDatabase",
    "BestRow",
    "BlockRow",
    "Connection",
    "Copied",
    "CupRow",
    "CupSeatRow",
    "Database",
    "DealRow",
    "Differs",
    "DraftRow",
    "DueRow",
    "EditionRow",
    "EntrantRow",
    "ForesightRow",
    "HoursRow",
    "InUse",
    "InvitationRow",
    "Lock",
    "LogRow",
    "MappedRow",
    "MessageRow",
    "MoveStopped",
    "MovedAway",
    "NewerDatabase",
    "NotOurs",
    "NoteRow",
    "NotificationStateRow",
    "NudgeRow",
    "OutcomeUnknown",
    "PersonRow",
    "PlayerRow",
    "PredictionRow",
    "ProcessRow",
    "RatedUntilRow",
    "RatingRow",
    "RingRow",
    "SeekRow",
    "Server",
    "ServerRow",
    "SoundRow",
    "StateRow",
    "StopRow",
    "SubmissionRow",
    "TableRow",
    "TimerRow",
    "ToldPointRow",
    "Unavailable",
    "Unreadable",
    "WaitRow",
    "WatchedRow",
    "WatcherRow",
    "Where",
    "bot_player_key",
    "delete",
    "explained",
    "insert",
    "insert_missing",
    "is_away",
    "is_served_here",
    "make_file",
    "make_folder",
    "marks",
    "names_to_disk",
    "nearest_folder",
    "others_may_read",
    "own_name",
    "own_sign",
    "replace",
    "select",
    "select_one",
    "upsert",
    "upsert_all",
    "why_unwritable",
]
