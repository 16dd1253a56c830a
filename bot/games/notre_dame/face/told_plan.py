"""A plan in words: what leaves a sector, and which one, is told together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from bot.faces.face import Names, PlannedStep
from bot.faces.question_context import numbers
from bot.text import Words
from rules.core import PASS

from .facts import told
from .glossary import action_name, market_name, person_name, pieces_text
from .questions import facts_of

BOLD: Final = "**"  # in news it marks what is the reader's own; of a plan all is


def told_plan(words: Words, steps: Sequence[PlannedStep], names: Names) -> tuple[str, ...]:
    """The plan as one sentence with its full stop."""
    told_of = ", ".join(_parts(words, steps, names))
    return (f"{told_of[:1].upper()}{told_of[1:]}.",)


def _parts(words: Words, steps: Sequence[PlannedStep], names: Names) -> Iterator[str]:
    for step, following in zip_longest(steps, steps[1:]):
        if step.ask.choice == "shift_what" and step.pick != (PASS,):
            pieces = pieces_text(words, *numbers(step.pick[0]))
            yield words("notre_dame-plan-shift", **{**told(words, facts_of(step.ask), names), "pieces": pieces})
        elif following is None or (step.ask.choice, following.ask.choice) != ("shift_from", "shift_what"):
            yield _part(words, step, names)


def _part(words: Words, step: PlannedStep, names: Names) -> str:
    """An answer as what is done: the sign of a button names a card, a person or a place alone."""
    answer = step.pick[0] if step.pick else PASS
    if not isinstance(answer, int):
        return step.label
    match step.ask.choice:
        case "play":
            return words("notre_dame-plan-play", card=step.label)
        case "hire" | "hire_more":
            return words("notre_dame-plan-hire", the=person_name(words, answer, "the"))
        case "marker" | "marker_to_notre_dame":
            return words("notre_dame-plan-marker", place_from=action_name(words, answer, "from"))
        case "friend" | "shift_to" | "empty_sector":
            return action_name(words, answer, "to")
        case "own_sector":
            return words("notre_dame-plan-own_sector", sector_of=action_name(words, answer, "of"))
        case "drive":
            return market_name(words, names, answer, "to", step.ask.seat).replace(BOLD, "")
    return step.label
