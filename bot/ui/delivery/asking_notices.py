"""Notices that ask something, or tell of one's own absence: as which kind they are registered, and until when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.tables import Posted, Snapshot
from bot.tables.transitions.due_messages import (
    AGREE_AGAIN,
    CARED,
    END_ASKED,
    INVITED,
    LAST_CALL,
    NUDGE,
    REMATCH,
    SEAT_OFFERED,
    SEATS_TAKEN,
    TO_DECIDE,
    UNDO_ASKED,
    WILL_CLOSE,
    question_to_all,
)
from bot.ui.screens.absence import concerns
from bot.ui.screens.mentions import meant

ASKED_IN_A_LOBBY: Final = (INVITED, REMATCH, AGREE_AGAIN, SEATS_TAKEN, WILL_CLOSE)
OF_ONESELF: Final = (LAST_CALL, NUDGE, CARED, SEAT_OFFERED)
# The kinds of registered messages, by topics; the first one is older than the others.
KINDS: Final[Mapping[str, str]] = {
    UNDO_ASKED: "undo-request",
    **{topic: f"asks-{topic}" for topic in (*TO_DECIDE, END_ASKED, *ASKED_IN_A_LOBBY, *OF_ONESELF)},
}
TOPICS: Final = {kind: topic for topic, kind in KINDS.items()}


def asked_by(topic: str, table: Snapshot, person: int, now: float) -> int | None:
    """The number of what a notice of this topic asks, 0 where there is none; None where nothing is asked any more."""
    if topic in ASKED_IN_A_LOBBY:
        asked = table.writes if topic == WILL_CLOSE else 0  # whatever is changed puts the closing off
        return asked if table.status == "open" and person in meant(topic, table) else None
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


def is_decided(posted: Posted, table: Snapshot, now: float) -> bool:
    """Whether a registered message asks something that has been decided, or that its person has answered in a lobby."""
    topic = TOPICS.get(posted.kind)
    if topic is None or posted.person is None:
        return False
    return asked_by(topic, table, posted.person, now) != posted.line
