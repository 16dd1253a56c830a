"""What a cup is: people who play a game in rounds, each time with others and on other seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from .clock import DAY, PaceName
from .players import Person
from .settings import Language
from .table import Place

CupStatus = Literal["open", "running", "over", "closed"]  # closed: it never began, or nobody was left

LEAST_IN_CUP: Final = 4  # people
MOST_IN_CUP: Final = 16
MOST_ROUNDS: Final = 10
MOST_DAYS: Final = 60  # of a round
CUP_OPEN_FOR: Final = 14 * DAY  # seconds; then it closes if it has not begun
FULL_POINTS: Final = 100  # for the first of a table


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part. `gone`: drawn no more; what they have won counts."""

    person: Person
    gone: bool = False


@dataclass(frozen=True, slots=True)
class CupTable:
    """A table of a cup: in which round, and who was drawn to it, in the order of the seats; 0: erased since."""

    round: int  # from 1
    code: str
    drawn: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cup:
    """A cup at one moment. Times are in seconds since 1970."""

    code: str
    game: str
    place: Place
    people: int  # with so many it begins by itself
    seats: int  # of a table, at most
    rounds: int
    days: int  # after so many a round the next one begins, whatever still runs
    pace: PaceName
    language: Language
    opened: float
    status: CupStatus = "open"
    round: int = 0  # the last one that has begun
    began: float = 0.0  # when it did
    ended: float | None = None
    writes: int = 0
    entrants: tuple[Entrant, ...] = ()  # in the order of joining
    tables: tuple[CupTable, ...] = ()

    @property
    def playing(self) -> tuple[Entrant, ...]:
        """Who is drawn in the next round."""
        return tuple(entrant for entrant in self.entrants if not entrant.gone)

    @property
    def host(self) -> Person | None:
        """Who runs it: the first of those who are still drawn, else the first of all."""
        return next((entrant.person for entrant in (*self.playing, *self.entrants)), None)

    @property
    def is_under_way(self) -> bool:
        """Whether it is open or running."""
        return self.status in ("open", "running")

    @property
    def free(self) -> int:
        """How many may still join."""
        return self.people - len(self.entrants)

    @property
    def may_start(self) -> bool:
        """Whether enough take part to begin."""
        return len(self.playing) >= LEAST_IN_CUP

    @property
    def opened_until(self) -> float:
        """When it closes if it has not begun."""
        return self.opened + CUP_OPEN_FOR

    @property
    def round_ends(self) -> float:
        """When the next round begins though tables of this one still run."""
        return self.began + self.days * DAY

    def takes_part(self, person: int) -> bool:
        """Whether somebody has joined and is still drawn."""
        return any(entrant.person.id == person for entrant in self.playing)


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """A table of a cup as it stands. `people` and `places` by seat; `places` () until it is played to its end."""

    table: CupTable
    channel: int
    ended: bool
    people: tuple[int | None, ...]
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CupScore:
    """How somebody stands in a cup. `points` round by round; None: not played, or not over."""

    entrant: Entrant
    place: int
    points: tuple[int | None, ...]
    wins: int

    @property
    def total(self) -> int:
        """All points."""
        return sum(point or 0 for point in self.points)
