"""A question before somebody, and the parts of which the labels of its options are made."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bot.faces.face import LABEL, Label, Names
from bot.faces.naming import short
from bot.faces.question_context import QuestionContext, fitting
from bot.text import units
from rules.notre_dame.view import SeatView, View


@dataclass(frozen=True)
class Context(QuestionContext[View]):
    """A question before somebody, and what its options look at."""

    @cached_property
    def mine(self) -> SeatView:
        """What lies before the seat that is asked."""
        return self.view.table[self.seat]

    @cached_property
    def plain(self) -> Names:
        """The names as labels show them: short, and without escapes."""
        return Names(self.names.full, tuple(map(short, self.names.tags)), self.names.marks)


def signed(
    sign: str, *clauses: str, brings: str = "", grave: bool = False, group: str = "", drawn: bool = False
) -> Label:
    """A label that begins with its sign; clauses that have no room left in it make up the outcome."""
    label, more = sign, [clause for clause in clauses if clause]
    while more and units(longer := f"{label} · {more[0]}") <= LABEL:
        label = longer
        more.pop(0)
    return Label(label, fitting(*more), group, sign=sign, brings=brings, grave=grave, drawn=drawn and bool(more))
