"""A plan in sentences: the building to enter, and the cards to lay there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import Names, PlannedStep
from bot.faces.question_context import number
from bot.text import Words
from rules.core import PASS

from .laying import cards_listed
from .question_context import Context


def told_plan(words: Words, steps: Sequence[PlannedStep], names: Names) -> tuple[str, ...]:
    """The plan in sentences, each with its full stop."""
    return tuple(_sentences(words, steps, names))


def _sentences(words: Words, steps: Sequence[PlannedStep], names: Names) -> Iterator[str]:
    for step in steps:
        at = Context(words, step.ask, step.view, names)
        match step.ask.choice:
            case "enter" if step.pick == (PASS,):
                yield words("rattus_cartus-plan-pass")
            case "enter":
                yield words("rattus_cartus-plan-enter", into=at.called(number(step.pick[0]), "into"))
            case "lay_cards" if step.pick:
                yield words("rattus_cartus-plan-lay", cards=cards_listed(at, step.pick))
            case "lay_cards":
                yield words("rattus_cartus-plan-lay.nothing")
            case _:
                yield f"{step.label}."
