"""What a seat of Notre Dame gains, counted from events: for the button of an answer, and for the news."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bot.faces.question_context import number
from rules.core import Facts

GAINS: Final = frozenset({"gained_prestige", "gained_markers", "gained_gold", "gold_from", "rat_back", "added_marker"})


@dataclass(slots=True)
class Gains:
    """What one seat gains by an answer or a deed."""

    points: int = 0  # without those of the park
    by_park: int = 0
    markers: int = 0
    gold: int = 0
    rat: int = 0
    places: list[int] = field(default_factory=list)  # of markers from the general supply straight onto the board

    @property
    def all_points(self) -> int:
        """With those of the park."""
        return self.points + self.by_park

    def add(self, key: str, facts: Facts) -> None:
        """Count an event; one that is not among `GAINS` brings nothing."""
        match key:
            case "gained_prestige":
                self.points, self.by_park = self.points + number(facts["n"]), self.by_park + number(facts["bonus"])
            case "gained_markers":
                self.markers += number(facts["n"])
            case "gained_gold" | "gold_from":
                self.gold += number(facts["n"])
            case "rat_back":
                self.rat += number(facts["n"])
            case "added_marker":
                self.places.append(number(facts["place"]))
