"""The rows, one class per table; the columns are explained in `migrations/`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from .mapping import MappedRow


@dataclass(frozen=True, slots=True)
class TableRow(MappedRow):
    """A table of players, without its players, states and log."""

    TABLE: ClassVar = "tables"
    KEY: ClassVar = ("code",)
    code: str
    game: str
    status: str
    host: int
    guild: int | None
    channel: int
    terms: str
    options: str
    options_seen: int
    seal: str | None
    result: str | None
    votes: str
    undo_request: str | None
    opened: float
    started: float | None
    ended: float | None
    writes: int
    lines: int
    invited: str = "[]"
    kept_until: float | None = None
    rematch_of: str | None = None
    host_notified: int = 0
    standing: str = "runs"
    standing_since: float | None = None
    standing_until: float | None = None
    before_frozen: str | None = None
    ballot: str | None = None
    proposal: str | None = None
    deal: str | None = None  # the same for all tables with the same deal
    own_thread: int = 0  # it gets its own thread, and may share a channel with others until then


@dataclass(frozen=True, slots=True)
class DealRow(MappedRow):
    """The deal of a game: its secret, the players in the order of joining, and the edition."""

    TABLE: ClassVar = "deals"
    KEY: ClassVar = ("code",)
    code: str
    secret: str = field(repr=False)
    joined: str
    edition: str
    program: str


@dataclass(frozen=True, slots=True)
class PlayerRow(MappedRow):
    """A seat of a table and its player."""

    TABLE: ClassVar = "players"
    KEY: ClassVar = ("code", "seat")
    code: str
    seat: int
    person: int | None
    name: str
    bot_number: int
    ready: int
    awaited_since: float | None
    last_line: int
    account: str | None = None
    stand: str = "own"
    stand_why: str = ""
    stand_since: float | None = None
    away_until: float | None = None
    away_note: str = ""
    cared_at: float | None = None
    decided: int = 0
    cared: int = 0
    former: str = "[]"
    declined: str = "[]"
    level: str = "easy"
    advised: int = 0
    care_sealed: int = 0


@dataclass(frozen=True, slots=True)
class StateRow(MappedRow):
    """A state that the table is in or can go back to."""

    TABLE: ClassVar = "states"
    KEY: ClassVar = ("code", "line")
    code: str
    line: int
    mover: int | None
    state: str = field(repr=False)  # it holds the secret of the dice
    accounts: str | None = None


@dataclass(frozen=True, slots=True)
class LogRow(MappedRow):
    """One line of a table's log: a move, an undo, or what happened at the table."""

    TABLE: ClassVar = "log"
    KEY: ClassVar = ("code", "line")
    code: str
    line: int
    at: float
    revision: int
    seat: int | None
    person: int | None
    action: str | None
    events: str
    undone: int
    by: str = "hand"


@dataclass(frozen=True, slots=True)
class SubmissionRow(MappedRow):
    """An interaction that was carried out, with the log lines it wrote."""

    TABLE: ClassVar = "submissions"
    KEY: ClassVar = ("submission",)
    submission: str
    code: str
    at: float
    first_line: int
    last_line: int


@dataclass(frozen=True, slots=True)
class DueRow(MappedRow):
    """A message that is due."""

    TABLE: ClassVar = "outbox"
    KEY: ClassVar = ("code", "kind", "person", "topic")
    NUMBERED: ClassVar = "id"
    code: str
    kind: str
    person: int
    topic: str
    facts: str
    due: float
    sound: int
    nonce: str
    attempts: int = 0
    version: int = 1
    failing_since: float | None = None
    lane: str = ""  # messages of one lane are sent in order; `outbox.put` sets it
    id: int | None = None


@dataclass(frozen=True, slots=True)
class MessageRow(MappedRow):
    """A message that exists at Discord."""

    TABLE: ClassVar = "messages"
    KEY: ClassVar = ("code", "kind", "person")
    code: str
    kind: str
    person: int
    channel: int
    message: int
    at: float
    line: int


@dataclass(frozen=True, slots=True)
class TimerRow(MappedRow):
    """What is to happen at a table if nobody acts by then."""

    TABLE: ClassVar = "timers"
    KEY: ClassVar = ("code", "kind", "seat")
    code: str
    kind: str
    seat: int
    due: float


@dataclass(frozen=True, slots=True)
class StopRow(MappedRow):
    """A span in which clocks do not run."""

    TABLE: ClassVar = "stops"
    KEY: ClassVar = ("code", "person", "began")
    code: str
    person: int
    began: float
    ended: float | None
    why: str


@dataclass(frozen=True, slots=True)
class AwayRow(MappedRow):
    """An absence that a person announced."""

    TABLE: ClassVar = "aways"
    KEY: ClassVar = ("person", "begins")
    person: int
    begins: float
    until: float
    code: str
    choice: str
    note: str
    begun: int = 0
    ended: float | None = None


@dataclass(frozen=True, slots=True)
class AliveRow(MappedRow):
    """When this installation was last seen at work."""

    TABLE: ClassVar = "alive"
    KEY: ClassVar = ("id",)
    id: int
    at: float
    gone: float | None = None
    rederive_from: str | None = None  # all tables' clocks are to be recomputed, from this code on; None: done


@dataclass(frozen=True, slots=True)
class DraftRow(MappedRow):
    """A half-made answer."""

    TABLE: ClassVar = "drafts"
    KEY: ClassVar = ("code", "seat", "what")
    code: str
    seat: int
    what: str
    revision: int
    number: int
    body: str = field(repr=False)  # it would tell others what somebody is going to do


@dataclass(frozen=True, slots=True)
class AnswerRow(MappedRow):
    """An answer given before the question: a prepared one or a standing one."""

    TABLE: ClassVar = "answers"
    KEY: ClassVar = ("code", "seat", "what", "choice")
    code: str
    seat: int
    what: str
    choice: str
    args: str = field(repr=False)
    steps: str = field(repr=False)  # it would tell others what somebody is going to do
    mode: str
    told: str = field(repr=False)  # so would this, as it is made from the options
    until: int | None
    made: float
    version: int


@dataclass(frozen=True, slots=True)
class EditionRow(MappedRow):
    """Component data that some table uses."""

    TABLE: ClassVar = "editions"
    KEY: ClassVar = ("game", "name")
    game: str
    name: str
    files: str


@dataclass(frozen=True, slots=True)
class PersonRow(MappedRow):
    """The settings of a person."""

    TABLE: ClassVar = "people"
    KEY: ClassVar = ("person",)
    person: int
    name: str
    locale: str | None
    language: str | None
    notices: str
    dm: str
    hints: int = 1
    reading: str = "pictures"
    invitations: str = "everybody"
    remind: int = 24
    good_hour: int = 18
    rated: int = 1
    most_tables: int = 5
    advice: int = 0


@dataclass(frozen=True, slots=True)
class InvitationRow(MappedRow):
    """An invitation of the last day."""

    TABLE: ClassVar = "invitations"
    KEY: ClassVar = ("code", "guest")
    code: str
    guest: int
    inviter: int
    at: float


@dataclass(frozen=True, slots=True)
class SoundRow(MappedRow):
    """A message of the last day that sounded for a person."""

    TABLE: ClassVar = "sounds"
    KEY: ClassVar = ("person", "at")
    person: int
    at: float
    code: str
    about: str


@dataclass(frozen=True, slots=True)
class NotificationStateRow(MappedRow):
    """How one person is notified about one table."""

    TABLE: ClassVar = "notification_states"
    KEY: ClassVar = ("code", "person")
    code: str
    person: int
    discreet: int
    muted: int
    notified_at: float | None
    notified_for: int | None
    bundled_with: str | None
    reminded: int = 0
    reminded_of: float | None = None
    reminded_at: float | None = None
    quiet_at: float | None = None


@dataclass(frozen=True, slots=True)
class HoursRow(MappedRow):
    """A person's time zone and quiet hours, as set at a given time."""

    TABLE: ClassVar = "hours"
    KEY: ClassVar = ("person", "since")
    person: int
    since: float
    zone: str
    begins: int
    ends: int
    utc_offset: int


@dataclass(frozen=True, slots=True)
class AlarmRow(MappedRow):
    """A timer of a person, across all their tables."""

    TABLE: ClassVar = "alarms"
    KEY: ClassVar = ("person", "kind")
    person: int
    kind: str
    due: float


@dataclass(frozen=True, slots=True)
class RingRow(MappedRow):
    """A reminder or nudge of the last two days that sounded for a person."""

    TABLE: ClassVar = "rings"
    KEY: ClassVar = ("person", "at")
    person: int
    at: float
    kind: str
    code: str


@dataclass(frozen=True, slots=True)
class NudgeRow(MappedRow):
    """When a player last nudged another at a table."""

    TABLE: ClassVar = "nudges"
    KEY: ClassVar = ("code", "person", "asker")
    code: str
    person: int
    asker: int
    at: float


@dataclass(frozen=True, slots=True)
class ServerRow(MappedRow):
    """The settings of a server."""

    TABLE: ClassVar = "servers"
    KEY: ClassVar = ("guild",)
    guild: int
    language: str | None
    rooms: str
    channel: int | None
