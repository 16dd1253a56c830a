"""Messages of a table: those due, those that stand at Discord, and what people were notified for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from rules.core import Arg

DueKind = Literal[
    "lobby", "board", "end", "compare", "cup", "direct_message", "late", "mention", "notice", "reminder", "watch"
]
REMINDER: Final = "reminder"  # kind of the message about several tables, under no table's code …
REMIND, MORNING, REFRESH = "remind", "morning", "refresh"  # … and its topics; the last: one that stands is edited

LEFT: Final = "left"  # kind of the note, which is no message, that a table was told that somebody has left its server


@dataclass(frozen=True, slots=True)
class DueMessage:
    """A message to be delivered: what is due, never its text.

    kind: `lobby`, `board`, `end`, `compare` (public; the last: all tables with the same deal are over) ·
    `direct_message` (to one person) · `mention` (of the `people` in the facts, in the channel) · `late` (a reminder to
    a person whose own press led to a question that is still open) · `notice` (one message to a person, `topic` says
    which, as a text key with `facts`) · `reminder` (to a person about all tables that wait for them, `code` is "") ·
    `watch` (to a person who watches) · `cup` (the message of a cup, whose code it has).
    Send with `nonce` (enforced); where `maybe_sent`, an earlier try may have arrived: edit after sending to be sure.
    `least`: Discord refused the usual form again and again; send the smallest message that helps.
    """

    id: int
    code: str
    kind: DueKind
    person: int | None
    topic: str
    facts: Mapping[str, Arg]
    due: float  # seconds since 1970
    sound: bool
    nonce: str
    attempts: int
    version: int
    least: bool = False
    failing_since: float | None = None  # seconds since 1970

    @property
    def maybe_sent(self) -> bool:
        """Whether an earlier try may have arrived."""
        return self.attempts > 0


@dataclass(frozen=True, slots=True)
class Notified:
    """A person was notified.

    `question` is the revision of the question they were notified for, if it was for one; `bundled_with` is the table
    whose sound counted for this one too. `about` identifies the occasion whatever its revision, "" where it cannot
    occur again. `until`: without sound, because it is night for them until then.
    """

    person: int
    question: int | None
    bundled_with: str | None = None
    about: str = ""
    until: float | None = None
    reminder: str = ""  # the topic of a reminder, of the tables with these codes
    tables: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NotificationState:
    """How one person is notified about one table, and what they were last notified for."""

    code: str
    person: int
    discreet: bool = False  # the direct message leaves the secrets out
    muted: bool = False
    notified_at: float | None = None  # seconds since 1970
    notified_for: int | None = None  # the revision of that question
    bundled_with: str | None = None
    reminded: int = 0  # how often they were reminded in the wait that began at `reminded_of`
    reminded_of: float | None = None
    reminded_at: float | None = None
    quiet_at: float | None = None  # when something came silently in their quiet hours, of which the morning tells


@dataclass(frozen=True, slots=True)
class Posted:
    """A message that stands at Discord for a table: which, where, since when, and which log line it reached."""

    kind: str
    person: int | None  # whose direct message; None: public
    channel: int
    message: int
    at: float  # seconds since 1970
    line: int = 0
    notified: tuple[Notified, ...] = ()  # who was notified by sending it; stored with the delivery
    without_picture: bool = False  # it was sent as text alone, and gets its picture by an edit a little later
