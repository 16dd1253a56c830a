"""On which terms a table is played, whatever its game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from .clock import HOUR, PACES, Pace, PaceName
from .settings import Language

Seating = Literal["drawn", "joined"]
UndoRule = Literal["free", "consent", "never"]
BoardForm = Literal["picture", "text", "both"]
RatedRule = Literal["experienced", "always", "never"]

MOST_DUPLICATES: Final = 4  # tables with the same deal
MOST_IN_DUPLICATES: Final = 16  # people and bot players at all of them


@dataclass(frozen=True, slots=True)
class PracticeOrigin:
    """Where a practice table was played on from: a finished table, after so many of its moves."""

    table: str
    moves: int


@dataclass(frozen=True, slots=True)
class Terms:
    """The table options that all games share."""

    seats: int
    seating: Seating = "drawn"
    undo: UndoRule = "free"
    language: Language = "en"
    board: BoardForm = "picture"
    pace: PaceName = "leisurely"
    bank: int = 72  # hours, as are the next two: of pace `own`
    increment: int = 24
    cap: int = 168
    origin: PracticeOrigin | None = None  # of a practice table; its moves up to there are copied into the log
    rated: RatedRule = "experienced"  # for the ratings: if all people have finished such a game before, or as agreed
    counts: bool = False  # for the ratings: decided at the start
    lesson: int | None = None  # of a lesson: which of its deals, from 0
    tables: int = 1  # at how many tables the same deal is played
    cup: str = ""  # the code of the cup that it is a table of
    sisters: tuple[str, ...] = ()  # codes of all tables with this deal; () before the start, and of its own deal

    @property
    def others_wait(self) -> bool:
        """Whether people of other tables wait for the end of this one: of the same deal, or of the same cup."""
        return bool(self.sisters or self.cup)

    @property
    def is_scored(self) -> bool:
        """Whether the result counts beyond the table: for the ratings, in a cup, or beside others of the same deal."""
        return self.counts or self.others_wait

    @property
    def own_thread(self) -> bool:
        """Whether a running table gets a thread of its own, whatever the server's other tables get."""
        return self.others_wait

    @property
    def places(self) -> int:
        """How many people and bot players the lobby holds: the seats of all tables that play the same deal."""
        return self.seats * self.tables

    @property
    def clock(self) -> Pace:
        """The time that people have."""
        own = Pace(self.bank * HOUR, self.increment * HOUR, max(self.bank, self.cap) * HOUR)
        return own if self.pace == "own" else PACES[self.pace]
