"""Notices that ask something by their buttons: as which kind they are registered, and when they are settled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.tables import Posted, Snapshot
from bot.tables.transitions.due_messages import (
    AGREE_AGAIN,
    END_ASKED,
    INVITED,
    REMATCH,
    TO_DECIDE,
    UNDO_ASKED,
    question_to_all,
)
from bot.ui.screens.mentions import meant

OF_A_LOBBY: Final = (INVITED, REMATCH, AGREE_AGAIN)
# The kinds of registered messages, by topics; the first one is older than the others.
KINDS: Final[Mapping[str, str]] = {
    UNDO_ASKED: "undo-request",
    **{topic: f"asks-{topic}" for topic in (*TO_DECIDE, END_ASKED, *OF_A_LOBBY)},
}
TOPICS: Final = {kind: topic for topic, kind in KINDS.items()}


def asked_by(topic: str, table: Snapshot, person: int, now: float) -> int | None:
    """The log line of what a notice of this topic asks, 0 where there is none; None where nothing is asked any more."""
    if topic in OF_A_LOBBY:
        return 0 if table.status == "open" and person in meant(topic, table) else None
    if topic == END_ASKED:
        return 0 if table.status == "running" and table.asks_to_end(person, now) else None
    asked = table.undo_request if topic == UNDO_ASKED else question_to_all(table, topic)
    return asked.line if asked and table.status == "running" else None


def is_settled(posted: Posted, table: Snapshot, now: float) -> bool:
    """Whether a registered message asks something that has been decided, or that its person has answered in a lobby."""
    topic = TOPICS.get(posted.kind)
    if topic is None or posted.person is None:
        return False
    return asked_by(topic, table, posted.person, now) != posted.line
