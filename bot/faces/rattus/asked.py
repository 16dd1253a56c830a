"""A question before somebody, and the parts of which the labels of its options are made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.faces.face import Names
from bot.faces.naming import short
from bot.text import Words, units
from rules.core import Ask
from rules.rattus.state import between
from rules.rattus.view import RegionView, View

from .facts import number
from .glossary import cubes_text, rats_text, regions_listed

OUTCOME: Final = 80


@dataclass(frozen=True, slots=True)
class Asked:
    """A question before somebody: the language, the question, what this seat sees, who sits there."""

    words: Words
    ask: Ask
    view: View
    names: Names

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.ask.seat

    def arg(self, n: int) -> int:
        """An argument of the question that is a number; the seat asked is number 0."""
        return number(self.ask.args[n])

    def here(self, region: int) -> RegionView:
        """What lies in a region."""
        return next(here for here in self.view.regions if here.region == region)

    def open_to(self, region: int) -> list[int]:
        """The neighbours that no wall shuts off."""
        return [other for other in self.here(region).next_to if between(region, other) not in self.view.walls]

    def person(self, seat: int) -> str:
        """Somebody as a label names them."""
        return f"{self.names.marks[seat]} {short(self.names.tags[seat])}".lstrip()

    def own(self, region: int) -> int:
        """The asker's cubes in a region."""
        return self.here(region).cubes[self.seat]


def fitting(*parts: str) -> str:
    """As many parts as an outcome has room for, the first ones first."""
    kept = [part for part in parts if part]
    while len(kept) > 1 and units(" · ".join(kept)) > OUTCOME:
        kept.pop()
    return " · ".join(kept)


def roomy(words: Words, key: str, room: int, facts: Mapping[str, str | int]) -> str:
    """The text in full where there is room for it, else its short form."""
    full = words(key, **facts)
    return full if units(full) <= room else words(f"{key}.short", **facts)


def lies_there(at: Asked, region: int, *before: str) -> str:
    """What a region holds and what it touches, as far as there is room."""
    here = at.here(region)
    near = at.words("rattus-option-next_to", regions=regions_listed(at.words, here.next_to)) if here.next_to else ""
    return fitting(*before, rats_text(at.words, len(here.rats)), crowd(at, region), near)


def crowd(at: Asked, region: int) -> str:
    """Whose cubes stand in a region: "● 3 ■ 1"; in words mode by names."""
    cubes = [(seat, n) for seat, n in enumerate(at.here(region).cubes) if n]
    if not cubes:
        return cubes_text(at.words, 0)
    if at.words.spoken:
        said = ", ".join(f"{at.names.tag(seat)} {n}" for seat, n in cubes)
        return said if units(said) <= OUTCOME else cubes_text(at.words, sum(n for _, n in cubes))
    return " ".join(f"{at.names.marks[seat]} {n}" for seat, n in cubes)
