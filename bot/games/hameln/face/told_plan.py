"""A plan in sentences: what an action is opened with goes without saying once it is done."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from bot.faces.face import Names, PlannedStep
from bot.faces.facts import TextArguments
from bot.faces.question_context import number, numbers
from bot.text import Words
from rules.core import PASS, Ask, Pick
from rules.hameln.view import BRIBE, CAT, View

from .glossary import circles_told, florins, goods_text, house_name, houses_listed, region_name
from .question_context import Context

PLACED: Final = ("rats", "rat_set")  # the answers that place the rats of a house
OPENED: Final[Mapping[str, Collection[str]]] = {  # what is asked next, where there is more than one way to go on
    "act": ("activate", "couple", "home", "for_money"),
    "couple": ("home",),
    "optional": ("bribe", "amount", "chase"),
    "bribe": ("amount",),
}


def told_plan(words: Words, steps: Sequence[PlannedStep], names: Names) -> tuple[str, ...]:
    """The plan in sentences, each with its full stop."""
    return tuple(_sentences(words, steps, names))


def begins(words: Words, before: View, ask: Ask, now: View) -> str:
    """What begins with a question that a plan has led to; "" within one turn: who alone can move is asked on and on."""
    if _turn_of(before) == _turn_of(now):
        return ""
    return words("hameln-plan-then_piper" if ask.choice == "keep" else "hameln-plan-then_turn")


def _turn_of(view: View) -> tuple[bool, int, int]:
    return view.stage == "opening", view.phase, view.turns


def _sentences(words: Words, steps: Sequence[PlannedStep], names: Names) -> Iterator[str]:
    for step, following in zip_longest(steps, steps[1:]):
        if following is not None and following.ask.choice in OPENED.get(step.ask.choice, ()):
            continue  # the next sentence tells this answer with its own: an action before what it is done with
        if step.ask.choice in PLACED and any(before.ask.choice == "activate" for before in steps):
            continue  # told with the houses that draw these rats
        if step.ask.choice == "activate":
            yield _activated(words, step, [placed for placed in steps if placed.ask.choice in PLACED], names)
        else:
            yield _sentence(words, step, names)


def _opens(step: PlannedStep) -> bool:
    """Whether more belongs to this answer, which is asked next or was taken by the rules."""
    if step.ask.choice == "optional":
        return step.pick in ((BRIBE,), (CAT,))
    return step.ask.choice in OPENED and step.pick != (PASS,)


def _taken(at: Context, step: PlannedStep) -> str:
    """What the rules took after an answer that opens something, there being one way to go on; "" where one is asked."""
    for key, facts in step.events:
        match key:
            case "married":
                return _home(at, *(number(facts[name]) for name in ("boy", "girl", "house")))
            case "chased":
                return _chase(at, (number(facts["circle"]),))
            case "bribed":
                return _amount(at, number(facts["region"]), number(facts["n"]))
    if step.pick == (CAT,) and not at.view.rats:
        return at.words("hameln-plan-action", what=at.words(_action(step)))
    return ""


def _activated(words: Words, step: PlannedStep, placed: Sequence[PlannedStep], names: Names) -> str:
    """Houses with where their rats go: "Men: G1, rat on circle 23."; of several houses each rat says whose it is."""
    at = Context(words, step.ask, step.view, names)
    parts = [houses_listed(at.components, numbers(step.pick))]
    for rats in placed:
        parts += _placed(Context(words, rats.ask, rats.view, names), rats.pick, named=len(step.pick) > 1)
    return words("hameln-plan-activate", who=words(f"hameln-option-act-{step.ask.args[1]}"), what=", ".join(parts))


def _placed(at: Context, pick: Pick, *, named: bool) -> Iterator[str]:
    """Where rats go, and what they infest. `named`: with the house that they come to."""
    words, circles = at.words, numbers(pick[0] if isinstance(pick[0], tuple) else pick)
    facts: TextArguments = {"n": len(circles), "circles": circles_told(words, at.components, at.view.seats, circles)}
    house = house_name(at.components, at.arg(1)) if named else ""
    yield words("hameln-plan-rats", **facts, of=int(named), house=house)
    if infested := at.view.infested_by(circles):
        yield words("hameln-infested", houses=houses_listed(at.components, infested), n=len(infested))


def _sentence(words: Words, step: PlannedStep, names: Names) -> str:
    at = Context(words, step.ask, step.view, names)
    if _opens(step) and (taken := _taken(at, step)):
        return taken
    match step.ask.choice:
        case "act" | "optional" if step.pick != (PASS,):
            what = words(_action(step))
            return words("hameln-plan-going_on" if _opens(step) else "hameln-plan-action", what=what)
        case "rats" | "rat_set":  # of houses that were handed in before
            placed = ", ".join(_placed(at, step.pick, named=True))
            return f"{placed[:1].upper()}{placed[1:]}."
        case "chase":
            return _chase(at, numbers(step.pick))
        case "home":
            return _home(at, at.arg(1), at.arg(2), number(step.pick[0]))
        case "couple" if step.pick != (PASS,):
            boy, girl = numbers(step.pick[0])
            return words("hameln-plan-going_on", what=words("hameln-plan-couple", **_couple(at, boy, girl)))
        case "bribe":
            quarter = region_name(words, at.components, number(step.pick[0]), "quarter")
            return words("hameln-plan-going_on", what=words("hameln-plan-bribe", quarter=quarter))
        case "for_money" | "for_tokens" if step.ask.least == step.ask.most == 1:
            goods = numbers(step.pick)  # the sign of such a button names the good alone
            facts: TextArguments = {"goods": goods_text(words, goods), "n": len(goods)}
            return words(f"hameln-plan-{step.ask.choice}", **facts)
        case "amount":
            return _amount(at, at.arg(1), number(step.pick[0]))
    return f"{step.label}."


def _chase(at: Context, circles: Sequence[int]) -> str:
    """The rat that the cat removes."""
    circle = circles_told(at.words, at.components, at.view.seats, circles)
    return at.words("hameln-plan-chase", circle=circle)


def _home(at: Context, boy: int, girl: int, house: int) -> str:
    """A marriage into a house."""
    facts: TextArguments = {"house": house_name(at.components, house), "price": florins(at.words, at.house(house).cost)}
    return at.words("hameln-plan-home", **_couple(at, boy, girl), **facts)


def _amount(at: Context, region: int, n: int) -> str:
    """A bribe for a quarter."""
    quarter = region_name(at.words, at.components, region, "quarter")
    return at.words("hameln-plan-amount", quarter=quarter, price=florins(at.words, n))


def _couple(at: Context, boy: int, girl: int) -> TextArguments:
    """Whose children they are; `own`, `hers`: whether the boy, or the girl, is of who is asked."""
    whose = {"own": int(boy == at.seat), "hers": int(girl == at.seat)}
    return {"boy": at.names.tag(boy), "girl": at.names.tag(girl), **whose}


def _action(step: PlannedStep) -> str:
    kind = "act" if step.ask.choice == "act" else "sign"
    return f"hameln-option-{kind}-{step.pick[0]}"
