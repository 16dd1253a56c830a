"""Time to answer: the pace of a table, and each person's account of time at it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR

AwayChoice = Literal["wait", "care", "offer"]  # how tables go on without somebody who is away
LONGEST_WAIT: Final = 7 * DAY  # as which any longer one counts in a forecast
LONGEST_AWAY: Final = 30 * DAY  # seconds of one time away
DAYS_A_GAME: Final = 3  # times that somebody may need a day in one game

PaceName = Literal["leisurely", "relaxed", "daily", "lively", "own"]


@dataclass(frozen=True, slots=True)
class Pace:
    """How much time people have, in seconds: at the start, more after each wait, and at most.

    `patience`: no clock that people play by, only how long the table waits before somebody cares for a silent seat.
    """

    bank: float
    increment: float
    cap: float
    patience: bool = False


PACES: Final[Mapping[str, Pace]] = {
    "leisurely": Pace(7 * DAY, 7 * DAY, 7 * DAY, patience=True),
    "relaxed": Pace(5 * DAY, 2 * DAY, 7 * DAY),
    "daily": Pace(48 * HOUR, 24 * HOUR, 72 * HOUR),
    "lively": Pace(24 * HOUR, 8 * HOUR, 24 * HOUR),
}


@dataclass(frozen=True, slots=True)
class TimeAccount:
    """A person's time at a table, in seconds; moments are seconds since 1970.

    A *wait* is the longest span in which the seat is asked without a break. `left` was left at `since`, from when it
    runs; None: it stands still. The last four add up what came and went: left = bank + granted + back - spent - cut.
    """

    left: float
    since: float | None = None
    wait_since: float | None = None  # when the present wait began, or the last one
    wait_left: float = 0.0  # … and what was left then
    nth_wait: int = 0  # which one it is: moments change where the machine's clock is set
    answered_left: float = 0.0  # what was left when the last wait ended, before the increment
    came_back: int = -1  # the wait in which they last came back after it was empty, or the caretaker had played
    unpaid: bool = False  # this wait brings no increment: an answer given fell away
    called_at: float | None = None  # when the last call of this wait was made
    taken_back: int = 0  # how often answers of this wait were taken back; several in a row count once
    has_answered: bool = False  # since the last of these times
    day_taken: bool = False  # "I need a day" was said in this wait
    days_taken: int = 0  # … and in the whole game
    until: float | None = None  # when it will be empty as things stand
    spent: float = 0.0
    granted: float = 0.0
    cut: float = 0.0
    back: float = 0.0
    waits: int = 0  # how many waits have ended …
    waited: float = 0.0  # … and how long they took together by the wall, each at most `LONGEST_WAIT`
