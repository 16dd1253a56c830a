"""Notices that ask something, or tell of one's own absence: as which kind they are registered, and until when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.tables import LogEntry, Posted, Snapshot
from bot.tables.transitions.due_messages import question_to_all
from bot.tables.transitions.topics import (
    AGREE_AGAIN,
    BALLOT,
    CANDIDATE,
    CARED,
    END_ASKED,
    INVITED,
    LAST_CALL,
    NUDGE,
    PAUSE_ASKED,
    PAUSED_BY_MODERATOR,
    REMATCH,
    SEAT_OFFERED,
    SEATS_TAKEN,
    TO_DECIDE,
    UNDO_ASKED,
    WILL_CLOSE,
)
from bot.ui.kit.lines import line_of, with_former
from bot.ui.kit.perspective import Perspective
from bot.ui.screens.absence import concerns
from bot.ui.screens.mentions import meant

ASKED_IN_A_LOBBY: Final = (INVITED, REMATCH, AGREE_AGAIN, SEATS_TAKEN, WILL_CLOSE)
OF_ONESELF: Final = (LAST_CALL, NUDGE, CARED, SEAT_OFFERED)
NO_PLACE: Final = "no_place"  # topic of all messages that a table cannot be shown where it stands
# The events that tell how it was settled, by topics; of several the first that is found.
OUTCOMES: Final[Mapping[str, tuple[str, ...]]] = {
    UNDO_ASKED: tuple(f"table_undo_{how}" for how in ("granted", "declined", "withdrawn", "lapsed")),
    BALLOT: ("table_waits_on", "table_cared", "table_seeks", "table_back"),
    PAUSE_ASKED: ("table_paused", "table_pause_declined"),
    CANDIDATE: ("table_stand_in", "table_candidate_declined", "table_offer_over", "table_back"),
    SEAT_OFFERED: ("table_stand_in", "table_resigned"),
    PAUSED_BY_MODERATOR: ("table_resumed",),
    NO_PLACE: ("table_moved", "table_thawed"),
}
RECENT: Final = 50  # lines of the log among which they are looked for
# The kinds of registered messages, by topics; the first one is older than the others.
KINDS: Final[Mapping[str, str]] = {
    UNDO_ASKED: "undo-request",
    **{
        topic: f"asks-{topic}" for topic in (*TO_DECIDE, END_ASKED, *ASKED_IN_A_LOBBY, *OF_ONESELF, PAUSED_BY_MODERATOR)
    },
}
GONE, LOCKED, NOT_ALLOWED = "gone", "locked", "not_allowed"  # registered with that place as their channel
TOPICS: Final = {kind: topic for topic, kind in KINDS.items()} | dict.fromkeys((GONE, LOCKED, NOT_ALLOWED), NO_PLACE)


def asked_by(topic: str, table: Snapshot, person: int, now: float) -> int | None:
    """The number of what a notice of this topic asks, 0 where there is none; None where nothing is asked any more."""
    if topic in ASKED_IN_A_LOBBY:
        asked = table.writes if topic == WILL_CLOSE else 0  # whatever is changed puts the closing off
        return asked if table.status == "open" and person in meant(topic, table) else None
    if topic == PAUSED_BY_MODERATOR:
        return 0 if concerns(topic, table, person) else None
    if topic in OF_ONESELF:
        return 0 if _concerns_still(topic, table, person) else None
    if topic == END_ASKED:
        return 0 if table.status == "running" and table.asks_to_end(person, now) else None
    question = table.undo_request if topic == UNDO_ASKED else question_to_all(table, topic)
    return question.number if question and table.status == "running" else None


def _concerns_still(topic: str, table: Snapshot, person: int) -> bool:
    """Whether a person has still to hear this of their seat; a notice by which they come back stands until they do."""
    if topic == LAST_CALL and table.goes_on_without(person):
        return True
    return concerns(CARED if topic == SEAT_OFFERED else topic, table, person)  # played for, though offered no longer


def _has_place(posted: Posted, table: Snapshot) -> bool:
    """Whether a table that could not be shown stands elsewhere now, has gone on since, or has ended."""
    if posted.channel != table.place.channel or table.status not in ("open", "running"):
        return True
    return table.runs and (table.standing_since or 0.0) > posted.at


def is_decided(posted: Posted, table: Snapshot, now: float) -> bool:
    """Whether a registered message asks something that has been decided, or that its person has answered in a lobby."""
    topic = TOPICS.get(posted.kind)
    if topic is None or posted.person is None:
        return False
    if topic == NO_PLACE:
        return _has_place(posted, table)
    return asked_by(topic, table, posted.person, now) != posted.line


def outcome_of(posted: Posted, perspective: Perspective, entries: Sequence[LogEntry]) -> str:
    """How what a registered message asked was settled, by the newest entries of the log; "" where none of them says."""
    since = with_former(perspective.table, [entry for entry in entries if entry.at >= posted.at])
    keys = OUTCOMES.get(TOPICS[posted.kind], ())
    found = (entry for key in keys for entry in reversed(since) if entry.event.key == key)
    return next((line_of(perspective, entry) for entry in found), "")
