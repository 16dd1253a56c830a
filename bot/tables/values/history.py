"""What happened at a table, and the states it can go back to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from rules.core import Event

from .clock import TimeAccount
from .table import Snapshot

# Who gave an answer: a person by a press or a command, what they had prepared before they went away, or the caretaker
# for them. Of somebody who is there the log does not tell what was prepared, and of nobody does it tell others.
By = Literal["hand", "prepared", "care"]


def as_told(by: By) -> By:
    """Who gave an answer as everybody is told: of what somebody prepared before they went away, the caretaker."""
    return "care" if by == "prepared" else by


@dataclass(frozen=True, slots=True)
class PastState:
    """A state that a table can go back to, as JSON text: the log line where it is stored, and the seat that moved."""

    line: int  # of the move that led to it, or of the undo that brought it back
    moved: int  # log line of the move that led to it, however it came back
    mover: int | None
    state: str = field(repr=False)  # it holds the secret of the dice
    accounts: tuple[TimeAccount | None, ...] = ()  # of all seats in this state
    by: By = "hand"  # who decided that move


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One event of a table's log. Facts for some seats stay wrapped: show `event.seen_by(seat)`."""

    line: int  # one line per move or action at the table; several events may share it
    at: float  # seconds since 1970
    revision: int
    seat: int | None  # who moved; None: the table itself
    event: Event
    undone: bool = False
    by: By = "hand"
    former: tuple[tuple[int, str | int], ...] = ()  # seats that changed hands since: who had them, or which bot player


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a submission did: the table afterwards and what happened. `repeated`: it had been done before."""

    table: Snapshot
    entries: tuple[LogEntry, ...] = ()
    repeated: bool = False


class FinishedGame(NamedTuple):
    """A game that has ended, by its table's code and the game's key."""

    code: str
    game: str


class FinishedGames(NamedTuple):
    """Games that have ended, the newest first, and how many more are in the archive."""

    games: tuple[FinishedGame, ...]
    archived: int
