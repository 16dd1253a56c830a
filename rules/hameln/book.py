"""The rulebook of Hameln: every paragraph registers itself here."""

from typing import Final

from rules.core import Rulebook

from .state import Table

rules: Final[Rulebook[Table]] = Rulebook()
step, choice, forced, counted, forced_counted, ordered = (
    rules.step,
    rules.choice,
    rules.forced,
    rules.counted,
    rules.forced_counted,
    rules.ordered,
)
