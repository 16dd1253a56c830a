"""Tables: who sits, what was played, what is due to whom. No Discord, no text, no pictures."""

from db import DatabaseError, OutcomeUnknown, TransientDatabaseError

from .service import Tables
from .values import (
    Brief,
    BrokenTable,
    Difference,
    Draft,
    DraftChanged,
    DueMessage,
    Hours,
    Judgement,
    LogEntry,
    NotificationState,
    Notified,
    Outcome,
    Person,
    PersonSettings,
    Place,
    PlannedAnswer,
    Player,
    Posted,
    PreparedAnswer,
    PreparedStep,
    ServerSettings,
    Snapshot,
    StandingAnswer,
    Terms,
    UndoRequest,
)
from .values.delivery import FormRefused, Later, Never
from .values.timing import Timing
from .workers.bot_players import BotPlayers
from .workers.courier import Courier
from .workers.expiry import ExpiryWorker
from .workers.prepared_answers import PreparedAnswers

__all__ = [
    "BotPlayers",
    "Brief",
    "BrokenTable",
    "Courier",
    "DatabaseError",
    "Difference",
    "Draft",
    "DraftChanged",
    "DueMessage",
    "ExpiryWorker",
    "FormRefused",
    "Hours",
    "Judgement",
    "Later",
    "LogEntry",
    "Never",
    "NotificationState",
    "Notified",
    "Outcome",
    "OutcomeUnknown",
    "Person",
    "PersonSettings",
    "Place",
    "PlannedAnswer",
    "Player",
    "Posted",
    "PreparedAnswer",
    "PreparedAnswers",
    "PreparedStep",
    "ServerSettings",
    "Snapshot",
    "StandingAnswer",
    "Tables",
    "Terms",
    "Timing",
    "TransientDatabaseError",
    "UndoRequest",
]
