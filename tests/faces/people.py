"""The people at the tables of these tests: plain ones, and names that take the most room a name can take."""

from __future__ import annotations

from typing import Final

from bot.faces import Names
from bot.text import SEAT_MARKS

FULL: Final = ("Ana", "Bea", "Chloé", "Dan", "Émile")
MARKS: Final = tuple(SEAT_MARKS)


def names(seats: int) -> Names:
    """Plain people."""
    return Names(FULL[:seats], tuple(name[:3] for name in FULL[:seats]), MARKS[:seats])


def worst_names(seats: int) -> Names:
    """Names of 32 characters that all need an escape, isolated, and tags of three letters beyond the first plane."""
    return Names(("\u2068" + "\\*" * 32 + "\u2069",) * seats, ("𝕎" * 3,) * seats, MARKS[:seats])


def said_names(seats: int) -> Names:
    """Plain people as words mode calls them: by name alone."""
    return Names(FULL[:seats], FULL[:seats], ("",) * seats)


def long_said_names(seats: int) -> Names:
    """The longest names of words mode: 20 characters."""
    said = tuple(f"\u2068{letter * 20}\u2069" for letter in "WMQGO"[:seats])
    return Names(said, said, ("",) * seats)


def worst_said_names(seats: int) -> Names:
    """Names as long as words mode lets them be, each sign of which needs an escape."""
    long = tuple("\u2068" + "\\*" * 19 + f"{seat}\u2069" for seat in range(seats))
    return Names(long, long, ("",) * seats)
