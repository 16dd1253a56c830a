"""Labels of the options about houses and rats, with what each option brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.faces.face import LABEL, Label
from bot.faces.facts import Told
from bot.faces.question_context import fitting, number, numbers
from bot.text import units
from rules.core import Arg
from rules.hameln.components import Kind
from rules.hameln.view import MEN, NOBODY, WOMEN, given_by

from .glossary import children_text, good_name, goods_text, house_name, houses_listed, kind_name
from .question_context import Asked, roomy
from .rat_labels import chased, circle, circle_set
from .trade_labels import amount, bribe, couple, cube, home, kept_child, optional, pile

PLATE: Final = 24  # characters of what an option brings, on a picture

# --------------------------------------------------------------------------- the start


def _start(at: Asked, option: Arg) -> Label:
    """A starting house for a man; for a woman also whose man already lives there."""
    house = number(option)
    name, man = house_name(at.box, house), at.view.men[house]
    if at.ask.choice == "man" or man == NOBODY:
        return Label(at.words("hameln-option-man", house=name), draws(at, house), sign=name)
    facts = {"house": name, "other": at.words("hameln-option-your_man") if man == at.seat else at.person(man)}
    label = roomy(at.words, LABEL, facts, "hameln-option-woman", "hameln-option-woman.short")
    return Label(label, draws(at, house), sign=name)


def draws(at: Asked, house: int) -> str:
    """How many rats a house draws, and where room is for them."""
    free = len(at.view.free(house))
    return fitting(
        at.words("hameln-option-draws", n=at.view.activity[house]), at.words("hameln-option-free_circles", n=free)
    )


# --------------------------------------------------------------------------- activating


def _act(at: Asked, option: Arg) -> Label:
    """One of the mandatory actions, with what it can be done with."""
    what = str(option)
    sign, means = at.words(f"hameln-option-act-{what}"), _with(at, what)
    full, brings = f"{sign} · {means}" if means else sign, means if len(means) <= PLATE else ""
    if units(full) <= LABEL:
        return Label(full, sign=sign, brings=brings)
    return Label(at.words(f"hameln-option-act-{what}.short", sign=sign), means, sign=sign, brings=brings)


def _with(at: Asked, what: str) -> str:
    if what in (MEN, WOMEN):
        then = at.after(what)
        return houses_listed(at.box, numbers(then.ask.options)) if then and then.ask else ""
    if what == "sell":
        return goods_text(at.words, [good for good, n in enumerate(at.own.goods) for _ in range(n)])
    return children_text(at.words, at.own.boys, at.own.girls)


def _activate(at: Asked, option: Arg) -> Label:
    """A house to activate: what it makes and with whom; in an entry also who gets what."""
    house, who = number(option), str(at.ask.args[1])
    partner = (at.view.women if who == MEN else at.view.men)[house]
    printed = at.house(house)
    facts: Told = {
        "house": house_name(at.box, house),
        "makes": kind_name(at.words, printed.kind, "short"),
        "other": at.person(partner),
        "n": at.view.activity[house],
    }
    label = roomy(at.words, LABEL, facts, "hameln-option-activate", "hameln-option-activate.short")
    free = len(at.view.free(house))
    scarce = 0 < free <= at.view.activity[house]
    mark = at.names.marks[partner] if partner != NOBODY else ""
    given: Told = {"other": mark, "scarce": int(scarce), "good": _made(at, printed.kind)}
    return Label(
        label,
        fitting(
            _brings(at, printed.kind, who, partner),
            at.words("hameln-option-scarce") if scarce else "",
            draws(at, house),
        ),
        at.where(house),
        sign=str(facts["house"]),
        brings=at.words(f"hameln-brings-{given_by(printed.kind, who)}", **given),
        grave=scarce,
        drawn=not scarce,
    )


def _made(at: Asked, kind: Kind) -> str:
    """The good that a house makes; "" for one that makes none."""
    return "" if kind is Kind.INFLUENCE else good_name(at.words, kind)


def _brings(at: Asked, kind: Kind, who: str, partner: int) -> str:
    """What a house gives to both of its occupants."""
    good, other = goods_text(at.words, [kind]), at.names.tag(partner)
    return at.words(f"hameln-option-brings-{given_by(kind, who)}", good=good, other=other)


LABELS: Final[Mapping[str, Callable[[Asked, Arg], Label]]] = {
    "man": _start,
    "woman": _start,
    "act": _act,
    "activate": _activate,
    "rats": circle,
    "rat_set": circle_set,
    "couple": couple,
    "home": home,
    "for_money": cube,
    "for_tokens": cube,
    "piles": pile,
    "optional": optional,
    "chase": chased,
    "bribe": bribe,
    "amount": amount,
    "keep": kept_child,
}
