"""A plan in sentences: what an action is opened with goes without saying once it is done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from bot.faces.face import Names, PlannedStep
from bot.faces.question_context import number, numbers
from bot.text import Words
from rules.core import PASS
from rules.hameln.view import BRIBE

from .glossary import florins, house_name, region_name
from .question_context import Asked


def told_plan(words: Words, steps: Sequence[PlannedStep], names: Names) -> tuple[str, ...]:
    """The plan in sentences, each with its full stop."""
    return tuple(_sentences(words, steps, names))


def _sentences(words: Words, steps: Sequence[PlannedStep], names: Names) -> Iterator[str]:
    for step, following in zip_longest(steps, steps[1:]):
        if following is None or not _opens(step):
            yield _sentence(words, step, names)


def _opens(step: PlannedStep) -> bool:
    """Whether the next sentence tells this answer with its own: an action before what it is done with."""
    if step.ask.choice == "optional":
        return step.pick == (BRIBE,)
    return step.ask.choice in ("act", "bribe") or (step.ask.choice == "couple" and step.pick != (PASS,))


def _sentence(words: Words, step: PlannedStep, names: Names) -> str:
    at = Asked(words, step.ask, step.view, names)
    match step.ask.choice:
        case "act" | "optional" if step.pick != (PASS,):
            return words("hameln-plan-action", what=words(_action(step)))
        case "home":
            boy, girl, house = at.arg(1), at.arg(2), number(step.pick[0])
            couple = {"boy": names.tag(boy), "girl": names.tag(girl), "house": house_name(at.box, house)}
            price = florins(words, at.house(house).cost)
            return words("hameln-plan-home", **couple, price=price, own=int(boy == at.seat))
        case "couple" if step.pick != (PASS,):
            boy, girl = numbers(step.pick[0])
            return words("hameln-plan-couple", boy=names.tag(boy), girl=names.tag(girl))
        case "bribe":
            return words("hameln-plan-bribe", quarter=region_name(words, at.box, number(step.pick[0]), "quarter"))
        case "amount":
            quarter = region_name(words, at.box, at.arg(1), "quarter")
            return words("hameln-plan-amount", quarter=quarter, price=florins(words, number(step.pick[0])))
    return f"{step.label}."


def _action(step: PlannedStep) -> str:
    kind = "act" if step.ask.choice == "act" else "sign"
    return f"hameln-option-{kind}-{step.pick[0]}"
