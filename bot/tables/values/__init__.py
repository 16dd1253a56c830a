"""What the table service takes and returns: frozen values, safe to keep and to compare."""

from .achieved import Earned, UnseenGame
from .answers import Judgement, Mode, PreparedAnswer, PreparedStep, StandingAnswer
from .bot_answers import BotAnswer, Considered, Weighed
from .clock import DAY, DAYS_A_GAME, HOUR, LONGEST_WAIT, PACES, AwayChoice, Pace, PaceName, TimeAccount
from .drafts import Draft, PlannedAnswer
from .history import By, FinishedGame, FinishedGames, LogEntry, Outcome, PastState
from .hours import Hours
from .lessons import LessonDeal
from .messages import DueKind, DueMessage, NotificationState, Notified, Posted
from .refusals import BrokenTable, refused
from .reliability import Reliability
from .seeks import MOST_SEEKS, PACES_SOUGHT, SEEKS_FOR, AgreedTable, Seek
from .settings import Notices, PersonSettings, Reading, ServerSettings
from .table import (
    LONGEST_NOTE,
    MOST_DUPLICATES,
    MOST_IN_DUPLICATES,
    NOWHERE,
    Ballot,
    Brief,
    Level,
    Person,
    Place,
    Player,
    PracticeOrigin,
    Proposal,
    Snapshot,
    Stand,
    Standing,
    StandingTable,
    Status,
    TableTurn,
    Terms,
    UndoRequest,
)
from .watching import LEAST_FORESEEN, MOST_WATCHED, Foresight, Prediction
from .years import ServerYear

__all__ = [
    "DAY",
    "DAYS_A_GAME",
    "HOUR",
    "LEAST_FORESEEN",
    "LONGEST_NOTE",
    "LONGEST_WAIT",
    "MOST_DUPLICATES",
    "MOST_IN_DUPLICATES",
    "MOST_SEEKS",
    "MOST_WATCHED",
    "NOWHERE",
    "PACES",
    "PACES_SOUGHT",
    "SEEKS_FOR",
    "AgreedTable",
    "AwayChoice",
    "Ballot",
    "BotAnswer",
    "Brief",
    "BrokenTable",
    "By",
    "Considered",
    "Draft",
    "DueKind",
    "DueMessage",
    "Earned",
    "FinishedGame",
    "FinishedGames",
    "Foresight",
    "Hours",
    "Judgement",
    "LessonDeal",
    "Level",
    "LogEntry",
    "Mode",
    "Notices",
    "NotificationState",
    "Notified",
    "Outcome",
    "Pace",
    "PaceName",
    "PastState",
    "Person",
    "PersonSettings",
    "Place",
    "PlannedAnswer",
    "Player",
    "Posted",
    "PracticeOrigin",
    "Prediction",
    "PreparedAnswer",
    "PreparedStep",
    "Proposal",
    "Reading",
    "Reliability",
    "Seek",
    "ServerSettings",
    "ServerYear",
    "Snapshot",
    "Stand",
    "Standing",
    "StandingAnswer",
    "StandingTable",
    "Status",
    "TableTurn",
    "Terms",
    "TimeAccount",
    "UndoRequest",
    "UnseenGame",
    "Weighed",
    "refused",
]
