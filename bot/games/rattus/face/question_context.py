"""A question with its reader, and the phrases that its labels share."""

from __future__ import annotations

from dataclasses import dataclass

from bot.faces.question_context import OUTCOME, QuestionContext, fitting
from bot.text import units
from rules.rattus.view import RegionView, View

from .glossary import cubes_text, rats_text, regions_listed


@dataclass(frozen=True, slots=True)
class Context(QuestionContext[View]):
    """A question with its reader, and shortcuts to what its options are about."""

    def here(self, region: int) -> RegionView:
        """What lies in a region."""
        return self.view.at(region)

    def own(self, region: int) -> int:
        """Return how many cubes the seat that is asked has in a region."""
        return self.here(region).cubes[self.seat]


def lies_there(at: Context, region: int, *before: str) -> str:
    """Return the rats, cubes and neighbours of a region, cut to the room of an outcome."""
    here = at.here(region)
    near = at.words("rattus-option-next_to", regions=regions_listed(at.words, here.next_to)) if here.next_to else ""
    return fitting(*before, rats_text(at.words, len(here.rats)), crowd(at, region), near)


def crowd(at: Context, region: int) -> str:
    """Whose cubes stand in a region: "● 3 ■ 1"; in words mode by names."""
    cubes = [(seat, n) for seat, n in enumerate(at.here(region).cubes) if n]
    if not cubes:
        return cubes_text(at.words, 0)
    if at.words.spoken:
        said = ", ".join(f"{at.names.tag(seat)} {n}" for seat, n in cubes)
        return said if units(said) <= OUTCOME else cubes_text(at.words, sum(n for _, n in cubes))
    return " ".join(f"{at.names.marks[seat]} {n}" for seat, n in cubes)
