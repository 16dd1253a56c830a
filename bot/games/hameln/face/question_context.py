"""A question before somebody, and the parts of which the labels of its options are made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.faces.question_context import QuestionContext
from bot.text import Words, units
from rules.hameln.actions import MEN, WOMEN
from rules.hameln.components import Components, House, Kind, circles_in, mask_of
from rules.hameln.view import SeatView, View

from .glossary import box_of, region_name


@dataclass(frozen=True, slots=True)
class Asked(QuestionContext[View]):
    """A question before somebody, and what its options look at."""

    @property
    def box(self) -> Components:
        """The component data of this table."""
        return box_of(self.view)

    @property
    def own(self) -> SeatView:
        """What belongs to the asker's family."""
        return self.view.table[self.seat]

    def house(self, house: int) -> House:
        """A house as printed."""
        return self.box.houses[house]

    def around(self, house: int) -> int:
        """The circles in use around a house, a mask."""
        return self.box.around[self.view.seats][house]

    def free(self, house: int) -> tuple[int, ...]:
        """Those without a rat."""
        return circles_in(self.around(house) & ~self.view.rats)

    def filled_by(self, circles: Iterable[int]) -> list[int]:
        """The houses that rats on these circles would infest."""
        new = mask_of(circles)
        rats = self.view.rats | new
        return [h for h, around in enumerate(self.box.around[self.view.seats]) if around & new and not around & ~rats]

    def freed_by(self, circle: int) -> list[int]:
        """The houses that would be free again without this rat."""
        touched = self.box.circles[circle].touches
        return [house for house in touched if self.view.infested[house] and self.around(house) >> circle & 1]

    def ready(self, who: str) -> list[int]:
        """The houses that the asker's men, or women, could be activated in."""
        members = self.view.men if who == MEN else self.view.women
        childless = who == WOMEN and not (self.own.reserve and self.view.bag_boys + self.view.bag_girls)
        return [
            house
            for house, seat in enumerate(members)
            if seat == self.seat
            and not self.view.infested[house]
            and not (childless and self.house(house).kind != Kind.INFLUENCE)
        ]

    def where(self, house: int) -> str:
        """Under which heading a house stands: the market, or its quarter."""
        printed = self.house(house)
        if printed.ring == "inner":
            return self.words("hameln-group-market")
        return region_name(self.words, self.box, printed.region)


def roomy(words: Words, room: int, facts: Mapping[str, str | int], *keys: str) -> str:
    """The first of these texts that there is room for; the last one where none fits."""
    return longest_that_fits(room, *(words(key, **facts) for key in keys))


def longest_that_fits(room: int, *forms: str) -> str:
    """The first form that there is room for; the last one where none fits."""
    return next((form for form in forms if units(form) <= room), forms[-1])
