"""Whether a message makes a sound: the one place that decides it, without database or clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.tables.values import Notices, NotificationState, PersonSettings, Snapshot

TOGETHER = 60.0  # seconds within which one sound counts for several tables
MEMORY = 3600.0  # seconds for which sounds are counted, and in which nothing sounds twice for the same occasion
CEILING = 40  # sounds for one person within that time, from all tables: any more come silently

Way = Notices
# "bundled": silent, because the sound of another table just now counts for it too.
Manner = Literal["sound", "bundled", "silence"]


@dataclass(frozen=True, slots=True)
class Decision:
    """How a message reaches a person.

    `question` is the revision it is about; `bundled_with` the table whose sound counts for it; `about` the occasion;
    `later`: silent, because it is night for the person until then, and they are told of it in the morning.
    """

    way: Way
    manner: Manner = "silence"
    question: int | None = None
    bundled_with: str | None = None
    about: str = ""
    later: float | None = None


@dataclass(frozen=True, slots=True)
class Recipient:
    """What is known of a person when a message to them is due.

    `last` is their state at the table that sounded last; `sounds` are the occasions of all sounds of the last hour;
    `quiet_until` is the end of their night, None by day; `away`: they said that they are, at this table or everywhere.
    """

    person: PersonSettings
    notification_state: NotificationState
    last: NotificationState | None
    now: float
    sounds: tuple[str, ...] = ()
    quiet_until: float | None = None
    away: bool = False

    def wants_sound(self, about: str, *, even_muted: bool = False) -> bool:
        """Whether a message may sound by day: they are there and want sounds, had not too many, none for this occasion.

        `even_muted`: a last call, which reaches a muted table, too.
        """
        wanted = (
            not self.away and way_to(self.person) != "nowhere" and (even_muted or not self.notification_state.muted)
        )
        return wanted and len(self.sounds) < CEILING and (not about or about not in self.sounds)


def way_to(person: PersonSettings) -> Way:
    """Where to notify a person: by direct message if they want that and it works, else in the channel, or nowhere."""
    return "channel" if person.notices == "dm" and person.dm == "closed" else person.notices


def question_of(table: Snapshot, person: int, topic: str = "") -> int | None:
    """What a person has to answer, as a number: their question's revision, or minus the log line of an undo request."""
    seat = table.seat_of(person)
    if seat is None:
        return None
    if topic:
        undo_request = table.undo_request
        return (
            -undo_request.line
            if undo_request and seat in undo_request.needed and seat not in undo_request.agreed
            else None
        )
    ask = table.ask_of(seat)
    return ask.revision if ask and ask.given is None else None


def asked_at(table: Snapshot, person: int) -> int | None:
    """When a person was asked what they have to answer, in milliseconds: how a reminder identifies its question."""
    seat = table.seat_of(person)
    player = None if seat is None else table.players[seat]
    return None if player is None or player.awaited_since is None else int(player.awaited_since * 1000)


def decision(recipient: Recipient, question: int | None, *, sound: bool, about: str = "") -> Decision:
    """How a message about this question goes out now; `sound` says whether its occasion calls for one."""
    notification_state, way = recipient.notification_state, way_to(recipient.person)
    if not sound or question is None or notification_state.notified_for == question or not recipient.wants_sound(about):
        return Decision(way, question=question)
    if recipient.quiet_until is not None:
        return Decision(way, question=question, about=about, later=recipient.quiet_until)
    last = recipient.last
    if (
        way == "dm"
        and last
        and last.code != notification_state.code
        and recipient.now - (last.notified_at or 0.0) < TOGETHER
    ):
        return Decision(way, "bundled", question, last.code, about)
    return Decision(way, "sound", question, None, about)
