"""Turns the numeric facts of questions, events and refusals into text arguments; each game supplies its own tellers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from bot.text import Words
from rules.core import Arg, Facts

from .face import Names

TextArguments = dict[str, str | int]  # by name


@dataclass(frozen=True, slots=True)
class FactContext:
    """What the name of a fact depends on: the language and the people at the table."""

    words: Words
    names: Names


At = TypeVar("At", bound=FactContext)
Tellers = Mapping[str, Callable[[At, str, Arg], TextArguments]]  # make the arguments for a fact, by its name


def format_facts(tellers: Tellers[At], at: At, facts: Facts) -> TextArguments:
    """All facts as text arguments. Without a teller, a number stays a number and any other fact is left out."""
    made: TextArguments = {}
    for name, fact in facts.items():
        if teller := tellers.get(name):
            made |= teller(at, name, fact)
        elif isinstance(fact, int):
            made[name] = fact
    return made
