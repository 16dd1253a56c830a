"""Sound, mention or silence: the one place that decides it. Pure: what is known goes in, the manner comes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .values import Bell, Notices, Settings, Snapshot

TOGETHER = 60.0  # seconds in which one sound stands for several tables
MEMORY = 3600.0  # seconds for which sounds are counted, and in which none comes again for the same thing
CEILING = 40  # sounds for one person within that time, from all tables: what goes beyond comes silently

Way = Notices
Manner = Literal["sound", "beside", "silence"]  # beside: a new message without sound, named where the sound was


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a message reaches a person: which way, in what manner, for which question, beside which table's sound."""

    way: Way
    manner: Manner = "silence"
    question: int | None = None
    beside: str | None = None
    about: str = ""


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a person when a message to them is due.

    `last`: their last sound from any table; `sounds`: what all those of the last hour were about.
    """

    person: Settings
    bell: Bell
    last: Bell | None
    now: float
    sounds: tuple[str, ...] = ()

    def may_sound(self, about: str) -> bool:
        """Whether a message may sound now: people want it, not too many did, and none for the same thing."""
        wanted = way_to(self.person) != "nowhere" and not self.bell.muted
        return wanted and len(self.sounds) < CEILING and (not about or about not in self.sounds)


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


def asked_at(table: Snapshot, person: int) -> int | None:
    """When a person was asked what they have to answer, in milliseconds: the name of that question in a late row."""
    seat = table.seat_of(person)
    player = None if seat is None else table.players[seat]
    return None if player is None or player.awaited_since is None else int(player.awaited_since * 1000)


def verdict(known: Known, question: int | None, *, sound: bool, about: str = "") -> Verdict:
    """How a message about this question goes out now; `sound`: the occasion deserves one."""
    bell, way = known.bell, way_to(known.person)
    if not sound or question is None or bell.rung_for == question or not known.may_sound(about):
        return Verdict(way, question=question)
    last = known.last
    if way == "dm" and last and last.code != bell.code and known.now - (last.rung_at or 0.0) < TOGETHER:
        return Verdict(way, "beside", question, last.code, about)
    return Verdict(way, "sound", question, None, about)
