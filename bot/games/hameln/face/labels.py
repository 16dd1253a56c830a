"""Labels of the options about houses and rats, with what each option brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.faces.face import LABEL, Label
from bot.faces.facts import Told
from bot.faces.question_context import fitting, number, numbers
from rules.core import Arg
from rules.hameln.components import Kind
from rules.hameln.view import MEN, NOBODY, WOMEN, given_by

from .glossary import circle_name, circles_listed, goods_text, house_name, houses_listed, kind_name, region_name
from .question_context import Asked, longest_that_fits, roomy
from .trade_labels import amount, bribe, couple, cube, home, kept_child, optional, pile

# --------------------------------------------------------------------------- the start


def _start(at: Asked, option: Arg) -> Label:
    """A starting house for a man; for a woman also whose man already lives there."""
    house = number(option)
    name, man = house_name(at.box, house), at.view.men[house]
    if at.ask.choice == "man" or man == NOBODY:
        return Label(at.words("hameln-option-man", house=name), draws(at, house))
    facts = {"house": name, "other": at.words("hameln-option-your_man") if man == at.seat else at.person(man)}
    return Label(roomy(at.words, LABEL, facts, "hameln-option-woman", "hameln-option-woman.short"), draws(at, house))


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
    return Label(at.words(f"hameln-option-act-{what}"), _with(at, what))


def _with(at: Asked, what: str) -> str:
    if what in (MEN, WOMEN):
        then = at.after(what)
        return houses_listed(at.box, numbers(then.ask.options)) if then and then.ask else ""
    if what == "sell":
        return goods_text(at.words, [good for good, n in enumerate(at.own.goods) for _ in range(n)])
    return at.words("hameln-option-act-marry.outcome")


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
    single = at.words("hameln-confirm-activate", houses=facts["house"]) if at.ask.most == 1 else ""
    label = single or roomy(at.words, LABEL, facts, "hameln-option-activate", "hameln-option-activate.short")
    return Label(label, fitting(_brings(at, printed.kind, who, partner), draws(at, house)), at.where(house))


def _brings(at: Asked, kind: Kind, who: str, partner: int) -> str:
    """What a house gives to both of its occupants."""
    good, other = goods_text(at.words, [kind]), at.names.tag(partner)
    return at.words(f"hameln-option-brings-{given_by(kind, who)}", good=good, other=other)


# --------------------------------------------------------------------------- rats


def _circle(at: Asked, option: Arg) -> Label:
    """A circle around the house: with what a rat there fills, or what it would be the last free circle of."""
    circle = number(option)
    name, filled = circle_name(at.words, at.box, circle), houses_listed(at.box, at.view.filled_by([circle]))
    if not filled:
        return Label(name)
    key = "hameln-option-fills" if at.ask.most == 1 else "hameln-option-last_free"
    said = at.words(key, what=name, houses=filled)
    return Label(longest_that_fits(LABEL, said, name), "" if len(said) <= LABEL else said)


def _circles(at: Asked, option: Arg) -> Label:
    """All circles of an answer together; a single one is one that cannot be had."""
    if not isinstance(option, tuple):
        return Label(circle_name(at.words, at.box, number(option)))
    circles = numbers(option)
    name, filled = circles_listed(at.words, at.box, circles), houses_listed(at.box, at.view.filled_by(circles))
    said = at.words("hameln-option-fills", what=name, houses=filled) if filled else name
    return Label(longest_that_fits(LABEL, said, name), said if filled and said != name else "")


def _chase(at: Asked, option: Arg) -> Label:
    """A rat to chase away, with the houses that are free again without it."""
    circle = number(option)
    name, freed = circle_name(at.words, at.box, circle), at.view.freed_by(circle)
    label = at.words("hameln-option-chase", circle=name)
    if freed:
        outcome = at.words("hameln-option-frees", houses=houses_listed(at.box, freed))
    else:
        outcome = at.words("hameln-option-beside", houses=houses_listed(at.box, at.view.touched_by(circle)))
    return Label(label, outcome, _heading(at, circle))


def _heading(at: Asked, circle: int) -> str:
    """The market, or the quarter that a circle belongs to; of two, the first one."""
    regions = at.box.circles[circle].regions
    return region_name(at.words, at.box, regions[0]) if regions else at.words("hameln-group-market")


LABELS: Final[Mapping[str, Callable[[Asked, Arg], Label]]] = {
    "man": _start,
    "woman": _start,
    "act": _act,
    "activate": _activate,
    "rats": _circle,
    "rat_set": _circles,
    "couple": couple,
    "home": home,
    "for_money": cube,
    "for_tokens": cube,
    "piles": pile,
    "optional": optional,
    "chase": _chase,
    "bribe": bribe,
    "amount": amount,
    "keep": kept_child,
}
