"""A table without a game: tests write the paragraphs they need onto it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.core import Arg, Ask, Event, Move, Refusal, Refused, Rulebook, Saves, State, cloning
from rules.core.values import Frame

Frames = tuple[Frame, ...]


@cloning
@dataclass(slots=True)
class Desk(State):
    """What the paragraphs of a test may need."""

    notes: list[str] = field(default_factory=list)
    hands: list[tuple[int, ...]] = field(default_factory=list)
    pile: int = 0


def book() -> Rulebook[Desk]:
    """An empty rulebook."""
    return Rulebook[Desk]()


def begin(
    rules: Rulebook[Desk], *frames: Frame, hands: Sequence[tuple[int, ...]] = ((), (), ()), pile: int = 0
) -> Desk:
    """A settled table with these frames to come."""
    g = Desk(bytes(32).hex(), hands=list(hands), pile=pile)
    g.then(*frames)
    rules.settle(g)
    return g


def ask_of(g: State, seat: int = 0) -> Ask:
    """The question that this seat has."""
    return next(ask for ask in g.asked if ask.seat == seat)


def move(g: State, *pick: Arg, seat: int = 0) -> Move:
    """A seat's answer to its question as it stands."""
    ask = ask_of(g, seat)
    return Move(seat, ask.choice, pick, ask.revision)


def pick(rules: Rulebook[Desk], g: Desk, *picked: Arg, seat: int = 0) -> Desk:
    """The table after a seat has answered."""
    return rules.play(g, move(g, *picked, seat=seat))[0]


def events(rules: Rulebook[Desk], g: Desk, *picked: Arg, seat: int = 0) -> tuple[Event, ...]:
    """What happens when a seat answers so."""
    return rules.play(g, move(g, *picked, seat=seat))[1]


def refused(rules: Rulebook[Desk], g: Desk, wanted: Move) -> Refusal:
    """Why a move is not possible."""
    try:
        rules.play(g, wanted)
    except Refused as no:
        return no.refusal
    raise AssertionError(f"{wanted} was accepted")


def reloaded(rules: Rulebook[Desk], g: Desk) -> Desk:
    """The table saved, and loaded by a program with these rules."""
    saves = Saves(rules, Desk)
    return saves.load(saves.save(g))


def asked(g: State) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(ask.seat, ask.choice) for ask in g.asked]
