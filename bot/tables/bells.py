"""Sound, mention or silence: the one place that decides it. Pure: what is known goes in, the manner comes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .values import Bell, Notices, Settings, Snapshot

TOGETHER = 60.0  # seconds in which one sound stands for several tables

Way = Notices
Manner = Literal["sound", "beside", "silence"]  # beside: a new message without sound, named where the sound was


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a message reaches a person: which way, in what manner, for which question, beside which table's sound."""

    way: Way
    manner: Manner = "silence"
    question: int | None = None
    beside: str | None = None


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a person when a message to him is due. `last`: his last sound from any table."""

    person: Settings
    bell: Bell
    last: Bell | None
    now: float


def way_to(person: Settings) -> Way:
    """Where somebody is told: by private message if he wants that and it works, else in the channel, or nowhere."""
    return "channel" if person.notices == "dm" and person.dm == "closed" else person.notices


def question_of(table: Snapshot, person: int, topic: str = "") -> int | None:
    """What a person has to answer: the revision of his question; for a request to take back minus its line."""
    seat = table.seat_of(person)
    if seat is None:
        return None
    if topic:
        wish = table.wish
        return -wish.line if wish and seat in wish.needed and seat not in wish.agreed else None
    ask = table.ask_of(seat)
    return ask.revision if ask and ask.given is None else None


def verdict(known: Known, question: int | None, *, sound: bool) -> Verdict:
    """How a message about this question goes out now; `sound`: the occasion deserves one."""
    bell, way = known.bell, way_to(known.person)
    if not sound or question is None or way == "nowhere" or bell.muted or bell.rung_for == question:
        return Verdict(way, question=question)
    last = known.last
    if way == "dm" and last and last.code != bell.code and known.now - (last.rung_at or 0.0) < TOGETHER:
        return Verdict(way, "beside", question, last.code)
    return Verdict(way, "sound", question)


def is_audible(person: Settings, bell: Bell) -> bool:
    """Whether somebody may be called by a message that asks nothing: the end, a request, a full table."""
    return way_to(person) != "nowhere" and not bell.muted
