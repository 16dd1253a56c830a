"""What somebody waits for who looks for others to play with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from .clock import DAY, PaceName
from .players import Person
from .settings import Language
from .table import Place

SEEKS_FOR: Final = 3 * DAY  # seconds: then nobody came
PACES_SOUGHT: Final[tuple[PaceName, ...]] = ("leisurely", "relaxed", "daily", "lively")
MOST_SEEKS: Final = 5  # games for which one person may wait on a server at once

PaceSought = Literal[PaceName, ""]


@dataclass(frozen=True, slots=True)
class Seek:
    """Somebody at a place who waits for a table of a game, since a moment.

    `seats` 0, `pace` and `language` "" mean any. `reads`: the language of a table for which nobody wants
    one, the server's or else their own. `scope`: the channel where
    they asked if not everybody on the server sees it, and then only who asked there too meets them; else 0.
    """

    person: Person
    place: Place
    game: str
    seats: int = 0
    pace: PaceSought = ""
    language: Language | Literal[""] = ""
    reads: Language = "en"
    since: float = 0.0
    scope: int = 0

    @property
    def ends(self) -> float:
        """When nobody came in time, in seconds since 1970."""
        return self.since + SEEKS_FOR

    def takes(self, seats: int, pace: PaceName, language: Language) -> bool:
        """Whether they would play at such a table."""
        return self.seats in (0, seats) and self.pace in ("", pace) and self.language in ("", language)


@dataclass(frozen=True, slots=True)
class AgreedTable:
    """People who would play together, who has waited longest first, and at what table."""

    seeks: tuple[Seek, ...]
    pace: PaceName
    language: Language

    @property
    def people(self) -> tuple[int, ...]:
        """Who they are."""
        return tuple(seek.person.id for seek in self.seeks)
