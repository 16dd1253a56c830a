"""A question before somebody, and the parts of which the labels of its options are made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from bot.faces.face import LABEL, Label, Names
from bot.faces.naming import short
from bot.text import Words, units
from rules.core import Ask
from rules.notre_dame.view import SeatView, View

from .facts import Told, number
from .own_borough import Borough, borough_of

OUTCOME: Final = 80


@dataclass(frozen=True)
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

    @cached_property
    def mine(self) -> SeatView:
        """What lies before the seat that is asked."""
        return self.view.table[self.seat]

    @cached_property
    def borough(self) -> Borough:
        """Its borough as it is."""
        return borough_of(self.mine)

    @cached_property
    def plain(self) -> Names:
        """The names as labels show them: short, and without escapes."""
        return Names(self.names.full, tuple(map(short, self.names.tags)), self.names.marks)

    @property
    def gold_to_gain(self) -> int:
        """Gold that lies in the supply or with opponents: more cannot be gained."""
        return self.view.gold_left + sum(seat.gold for seat in self.view.table) - self.mine.gold


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


def titled(words: Words, key: str, facts: Told, gain: str, *more: str) -> Label:
    """A label that names a thing and what it brings; what finds no room there stands in the outcome."""
    full = words(key, **facts, gain=gain)
    if units(full) <= LABEL:
        return Label(full, fitting(*more))
    short = words(f"{key}.short", **facts, gain=gain)
    return Label(short, fitting(*more) if gain in short else fitting(gain, *more))
