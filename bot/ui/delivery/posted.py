"""Finds one message among those that a table has at Discord."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables import Posted


def find_posted(posted: Sequence[Posted], kind: str, person: int | None = None) -> Posted | None:
    """The table's message of a kind, to a person or (None) in public; None if there is none."""
    return next((message for message in posted if message.kind == kind and message.person == person), None)
