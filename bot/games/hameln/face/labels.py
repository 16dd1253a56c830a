"""Labels of the options about houses and rats, with what each option brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.faces.face import LABEL, Label
from bot.faces.question_context import fitting, number, numbers, roomy
from rules.core import Arg
from rules.hameln.components import Kind
from rules.hameln.view import CHILD, FLORIN, GOOD, MARRY, MEN, NOBODY, SELL, WOMEN, given_by

from .glossary import children_text, florins, good_name, goods_text, house_name, houses_listed, kind_name, stock_text
from .question_context import Context, longest_that_fits
from .rat_labels import chased, circle, circle_set
from .trade_labels import amount, bribe, couple, cube, home, kept_child, optional, pile, wedding

PLATE: Final = 24  # characters of what an option brings, on a picture
TICK: Final = 8  # characters that say as which one a house is chosen

# --------------------------------------------------------------------------- the start


def _start(at: Context, option: Arg) -> Label:
    """A starting house for a man; for a woman also whose man already lives there."""
    house = number(option)
    name, man = house_name(at.components, house), at.view.men[house]
    later = at.words("hameln-option-draws.later", n=at.view.activity[house])
    if at.ask.choice == "man" or man == NOBODY:
        return Label(at.words("hameln-option-man", house=name), later, sign=name)
    facts = {"house": name, "other": at.words("hameln-option-your_man") if man == at.seat else at.person(man)}
    label = roomy(at.words, "hameln-option-woman", LABEL, facts)
    return Label(label, later, sign=name)


def draws(at: Context, house: int) -> str:
    """How many rats a house draws, and where room is for them."""
    free = len(at.view.free(house))
    return fitting(
        at.words("hameln-option-draws", n=at.view.activity[house]), at.words("hameln-option-free_circles", n=free)
    )


# --------------------------------------------------------------------------- activating


def _act(at: Context, option: Arg) -> Label:
    """One of the mandatory actions, with what it can be done with, and what houses give."""
    what = str(option)
    if what == MARRY and (married := wedding(at, what)):
        return married
    sign = at.words(f"hameln-option-act-{what}")
    houses = houses_ahead(at, what)
    forms = _activating(at, what, houses) if houses else [_with(at, what)]
    is_last = bool(houses) and all(at.view.last_rat_of((house,)) for house in houses)
    lasts = [f" · {at.last_rat(short=short)}" for short in (False, True)] if is_last else [""]
    told = longest_that_fits(
        LABEL, *(f"{sign} · {form}{last}" for form in forms if form for last in lasts), f"{sign}{lasts[0]}"
    )
    if told == sign and any(forms):
        told = at.words(f"hameln-option-act-{what}.short", sign=sign)
    outcome = _all_of(at, what, houses) if houses else "" if told.endswith(forms[0]) else forms[0]
    brings = at.last_rat() if is_last else next((form for form in forms if len(form) <= PLATE), "")
    return Label(told, outcome, sign=sign, brings=brings, grave=is_last)


def _with(at: Context, what: str) -> str:
    """The goods to sell, or the children to marry."""
    if what == SELL:
        return stock_text(at.words, at.own.goods)
    return children_text(at.words, at.own.boys, at.own.girls)


def houses_ahead(at: Context, what: str) -> tuple[int, ...]:
    """The houses that these men or women could activate; none for another action."""
    then = at.after(what) if what in (MEN, WOMEN) else None
    return numbers(then.ask.options) if then and then.ask else ()


def _activating(at: Context, who: str, houses: tuple[int, ...]) -> list[str]:
    """Houses with what they give to the one who is asked: "M1, B1: 2 children"; shorter forms behind it."""
    largest = at.view.largest_activations(houses)
    gains = _gains_of_largest(at, who, largest)
    names = houses_listed(at.components, houses)
    if len(largest[0]) < len(houses):
        names = at.words("hameln-option-some_of", n=len(largest[0]), houses=names)
    full = f"{names}{at.words('hameln-brings-colon')}{gains}"
    return [full, names, gains] if gains else [names]


def _gains_of_largest(at: Context, who: str, largest: Sequence[tuple[int, ...]]) -> str:
    """What men or women get where as many houses as can be are activated; "" where it depends on which ones."""
    gains = {_gains(at, who, houses) for houses in largest}
    return gains.pop() if len(gains) == 1 else ""


def _all_of(at: Context, who: str, houses: tuple[int, ...]) -> str:
    """The rats that come of activating them all, what that gives to the others, and that which ones is asked next."""
    largest = at.view.largest_activations(houses)
    gains = _gains_of_largest(at, WOMEN if who == MEN else MEN, largest)
    others = at.words("hameln-option-to-others", gains=gains) if gains else ""
    n = max(sum(map(at.view.draws, row)) for row in largest)
    rats = at.words("hameln-option-rats", n=n, most=int(len(houses) > 1))
    which = at.words("hameln-option-which-houses") if len(houses) > 1 else ""
    last = at.last_rat() if at.view.last_rat_of(houses) else ""
    if len(largest[0]) < len(houses):
        return fitting(rats, at.words("hameln-option-skipped", n=len(houses) - len(largest[0])), last, others, which)
    filled = [house for house in houses if at.view.would_be_infested(house)]
    infested = at.words("hameln-infested", houses=houses_listed(at.components, filled), n=len(filled)) if filled else ""
    return fitting(rats, infested, last, others, which)


def _gains(at: Context, who: str, houses: tuple[int, ...]) -> str:
    """What men or women get from these houses: "1 meat, 1 bread", "2 children", "1 fl"."""
    kinds = [at.house(house).kind for house in houses]
    given = [given_by(kind, who) for kind in kinds]
    goods = goods_text(at.words, [kind for kind, gift in zip(kinds, given, strict=True) if gift == GOOD])
    children = at.words("hameln-children", n=at.view.children_from(houses)) if CHILD in given else ""
    money = florins(at.words, given.count(FLORIN)) if FLORIN in given else ""
    return ", ".join(gain for gain in (goods, children, money) if gain)


def _activate(at: Context, option: Arg) -> Label:
    """A house to activate: what it makes and with whom; in an entry also who gets what."""
    house, who = number(option), str(at.ask.args[1])
    partner = (at.view.women if who == MEN else at.view.men)[house]
    printed = at.house(house)
    filled, name = at.view.would_be_infested(house), house_name(at.components, house)
    mark = at.names.marks[partner] if partner != NOBODY else ""
    given = at.words(f"hameln-brings-{given_by(printed.kind, who)}", other=mark, good=_made(at, printed.kind))
    return Label(
        _house_label(at, house, who, partner),
        fitting(
            at.last_rat() if at.view.last_rat_of((house,)) else "",
            _brings(at, printed.kind, who, partner),
            at.words("hameln-option-scarce") if filled else "",
            draws(at, house),
        ),
        at.where(house),
        sign=name,
        brings=given,
        drawn=not filled,
    )


def _house_label(at: Context, house: int, who: str, partner: int) -> str:
    """A house on its button: who gets what, and its rats or that they fill it, as much as there is room for."""
    kind, name = at.house(house).kind, house_name(at.components, house)
    key, others = f"hameln-brings-{given_by(kind, who)}", [at.person(partner), at.names.marks[partner]]
    forms = [at.words(key, other=other, good=_made(at, kind)) for other in others if other]
    forms.append(kind_name(at.words, kind, "short"))
    tails = [at.words("hameln-option-rats", n=at.view.draws(house), most=0)]
    if at.view.would_be_infested(house):
        tails = [f"{tails[0]}, {at.words('hameln-option-scarce')}", at.words("hameln-option-scarce.short")]
    room = LABEL if at.ask.most == 1 else LABEL - TICK
    if at.view.last_rat_of((house,)):  # which goes before what the house brings
        lasts = [at.last_rat(), at.last_rat(short=True)]
        return longest_that_fits(room, *(f"{name} · {form} · {last}" for last in lasts for form in forms))
    return longest_that_fits(room, *(f"{name} · {form} · {tail}" for form in forms for tail in tails))


def _made(at: Context, kind: Kind) -> str:
    """The good that a house makes; "" for one that makes none."""
    return "" if kind is Kind.INFLUENCE else good_name(at.words, kind)


def _brings(at: Context, kind: Kind, who: str, partner: int) -> str:
    """What a house gives to both of its occupants."""
    good, other = goods_text(at.words, [kind]), at.names.tag(partner)
    return at.words(f"hameln-option-brings-{given_by(kind, who)}", good=good, other=other)


LABELS: Final[Mapping[str, Callable[[Context, Arg], Label]]] = {
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
