"""A question before somebody, and the parts of which the labels of its options are made."""

from __future__ import annotations

from dataclasses import dataclass

from bot.faces.question_context import QuestionContext, number
from bot.text import units
from rules.core import Arg, Facts, Pick
from rules.hameln.components import Components, House
from rules.hameln.view import SeatView, View

from .glossary import florins, region_name


@dataclass(frozen=True, slots=True)
class Context(QuestionContext[View]):
    """A question before somebody, and what its options look at."""

    @property
    def components(self) -> Components:
        """The component data of this table."""
        return self.view.components

    @property
    def own(self) -> SeatView:
        """What belongs to the family that is asked."""
        return self.view.table[self.seat]

    def house(self, house: int) -> House:
        """A house as printed."""
        return self.components.houses[house]

    def paid(self, pick: Pick, key: str) -> str:
        """The florins that an answer moves with this event; "" where the event is not certain."""
        n = self.fact(pick, key, "n")
        return "" if n is None else florins(self.words, number(n))

    def fact(self, pick: Pick, key: str, name: str) -> Arg | None:
        """A fact of an event that an answer causes; None where the event is not certain."""
        facts = self.event(pick, key)
        return None if facts is None else facts[name]

    def event(self, pick: Pick, key: str) -> Facts | None:
        """The facts of the first such event that an answer causes; None where none is certain."""
        then = self.after(*pick)
        return next((facts for happened, facts in then.events if happened == key), None) if then else None

    def last_rat(self, *, short: bool = False) -> str:
        """What comes of the last big rat: the piper, and in the last phase the end."""
        return self.words("hameln-last_rat.short" if short else "hameln-last_rat", ends=int(self.view.is_last_phase))

    def where(self, house: int) -> str:
        """Under which heading a house stands: the market, or its quarter."""
        printed = self.house(house)
        if printed.ring == "inner":
            return self.words("hameln-group-market")
        return region_name(self.words, self.components, printed.region)


def longest_that_fits(room: int, *forms: str) -> str:
    """The first form that there is room for; the last one where none fits."""
    return next((form for form in forms if units(form) <= room), forms[-1])
