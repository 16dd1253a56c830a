"""A plan in words: what leaves a sector, and which one, is told together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from bot.faces.face import Names, PlannedStep
from bot.faces.question_context import numbers
from bot.text import Words
from rules.core import PASS

from .facts import told
from .glossary import pieces_text
from .questions import facts_of


def told_plan(words: Words, steps: Sequence[PlannedStep], names: Names) -> tuple[str, ...]:
    """The plan as one sentence with its full stop."""
    return (f"{', '.join(_parts(words, steps, names))}.",)


def _parts(words: Words, steps: Sequence[PlannedStep], names: Names) -> Iterator[str]:
    for step, following in zip_longest(steps, steps[1:]):
        if step.ask.choice == "shift_what" and step.pick != (PASS,):
            pieces = pieces_text(words, *numbers(step.pick[0]))
            yield words("notre_dame-plan-shift", **{**told(words, facts_of(step.ask), names), "pieces": pieces})
        elif following is None or (step.ask.choice, following.ask.choice) != ("shift_from", "shift_what"):
            yield step.label
