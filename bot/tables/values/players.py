"""Who sits at a table: people and bot players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from .clock import TimeAccount

LevelName = Literal["easy", "middle", "strong"]
StandName = Literal["own", "called", "voted", "cared", "offered"]


@dataclass(frozen=True, slots=True)
class Person:
    """A human being: the id and name at Discord, and the locale of the interaction if there is one."""

    id: int
    name: str
    locale: str | None = None


class FormerPlayer(NamedTuple):
    """Who had a seat before another."""

    person: int  # 0 or less: erased
    name: str
    answers: int


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a person (id and name), or bot player number `bot_number` (from 1), whom the UI names."""

    person: int | None
    name: str
    bot_number: int = 0
    ready: bool = False  # has agreed to the options as they are
    awaited_since: float | None = None  # seconds since 1970; None: not asked, or has given a sealed answer
    last_line: int = 0  # the log line of their last own move: "since your last move"
    account: TimeAccount | None = None  # of a person's time; None: a bot player, or the game has not started
    stand: StandName = "own"  # how far the table has gone without them
    stand_why: str = ""  # `cared` or `offered`: away, ballot, leaving, asked, left
    stand_since: float | None = None
    away_until: float | None = None  # seconds since 1970; None: not away
    away_note: str = ""
    cared_at: float | None = None  # when the table last voted that the caretaker plays, or a stand-in is sought
    decided: int = 0  # answers by the person
    cared: int = 0  # answers by the caretaker for them
    former: tuple[FormerPlayer, ...] = ()  # who had the seat before, in their order
    declined: tuple[int, ...] = ()  # the people whom the table did not want as stand-ins here
    level: LevelName = "easy"  # how hard a bot player thinks
    advised: int = 0  # how often a person asked what a bot player would do
    care_sealed: bool = False  # the sealed answer of this seat is its caretaker's: nobody sees it

    @property
    def is_cared_for(self) -> bool:
        """Whether the caretaker answers for this person's seat."""
        if self.bot_number:
            return False
        return self.stand == "cared" or (self.stand == "offered" and self.stand_why != "asked")

    @property
    def attends(self) -> bool:
        """Whether a person has their seat in their own hands."""
        return self.person is not None and self.stand != "voted" and not self.is_cared_for

    @property
    def hands_in(self) -> bool:
        """Whether what this person prepared is handed in: before the caretaker of who is away, not after a vote."""
        return self.person is not None and not (self.is_cared_for and self.stand_why != "away")

    @property
    def plays_by_itself(self) -> bool:
        """Whether nobody but a bot player or the caretaker answers for this seat."""
        return bool(self.bot_number) or self.is_cared_for
