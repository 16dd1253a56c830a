"""Facts of events and refusals, and picks, as what they are."""

from __future__ import annotations

from rules.core import Arg, Facts


def number(facts: Facts, name: str) -> int:
    """A fact that is a number."""
    fact = facts[name]
    assert isinstance(fact, int), name
    return fact


def numbers(fact: Arg) -> tuple[int, ...]:
    """A fact that is a list of numbers: cards, seats, places."""
    assert isinstance(fact, tuple)
    return tuple(n for n in fact if isinstance(n, int))
