"""Facts of questions, events and refusals, which are numbers, as arguments of texts: each game names its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from bot.text import Words
from rules.core import Arg, Facts

from .face import Names

TextArguments = dict[str, str | int]  # arguments of a text


@dataclass(frozen=True, slots=True)
class FactContext:
    """What naming a fact depends on: the language, the people at the table."""

    words: Words
    names: Names


At = TypeVar("At", bound=FactContext)
Tellers = Mapping[str, Callable[[At, str, Arg], TextArguments]]  # by the name of a fact: its arguments


def format_facts(tellers: Tellers[At], at: At, facts: Facts) -> TextArguments:
    """All facts as arguments of a text; a number without a teller of its own stays a number, the rest is left out."""
    made: TextArguments = {}
    for name, fact in facts.items():
        if teller := tellers.get(name):
            made |= teller(at, name, fact)
        elif isinstance(fact, int):
            made[name] = fact
    return made
