"""What the table service takes and returns: frozen values, safe to keep and to compare."""

from .answers import Judgement, Mode, PreparedAnswer, PreparedStep, StandingAnswer
from .drafts import Draft, PlannedAnswer
from .history import LogEntry, Outcome, PastState
from .hours import Hours
from .messages import DueKind, DueMessage, NotificationState, Notified, Posted
from .refusals import BrokenTable, refused
from .settings import Notices, PersonSettings, Reading, ServerSettings
from .table import Brief, Person, Place, Player, Snapshot, Status, Terms, UndoRequest

__all__ = [
    "Brief",
    "BrokenTable",
    "Draft",
    "DueKind",
    "DueMessage",
    "Hours",
    "Judgement",
    "LogEntry",
    "Mode",
    "Notices",
    "NotificationState",
    "Notified",
    "Outcome",
    "PastState",
    "Person",
    "PersonSettings",
    "Place",
    "PlannedAnswer",
    "Player",
    "Posted",
    "PreparedAnswer",
    "PreparedStep",
    "Reading",
    "ServerSettings",
    "Snapshot",
    "StandingAnswer",
    "Status",
    "Terms",
    "UndoRequest",
    "refused",
]
