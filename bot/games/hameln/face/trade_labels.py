"""The options of what is paid for: marriages, sales, the optional actions, and children to keep."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.faces.face import LABEL, Label
from bot.faces.facts import TextArguments
from bot.faces.question_context import OUTCOME, fitting, number, numbers, roomy
from rules.core import PASS, Arg, Pick
from rules.hameln.components import Kind
from rules.hameln.view import BOY, BRIBE, CAT, INFLUENCE, NOBODY

from .glossary import circles_listed, florins, good_name, house_name, kind_name, region_name
from .question_context import Context, longest_that_fits

SPOUSE: Final = 8  # characters of a name, of which a couple has two

# --------------------------------------------------------------------------- marriages


def couple(at: Context, option: Arg) -> Label:
    """A boy and a girl, one of them of the family that is asked; or no further marriage."""
    if option == PASS:
        return Label(at.words("hameln-option-couple.pass"))
    boy, girl = numbers(option)
    if boy == girl:
        return Label(at.words("hameln-option-couple.own"))
    sign, married = _pair(at, boy, girl), at.event((option,), "married")
    if married is not None:
        return _marriage(at, (sign,), boy, number(married["house"]))
    pays = _pays(at, boy, _prices(at, (boy, girl)))
    label = longest_that_fits(LABEL, *(f"{sign} · {pay}" for pay in pays), sign)
    return Label(label, "" if label.endswith(pays[0]) else pays[0], sign=sign, brings=_purse(at, boy))


def wedding(at: Context, action: Arg) -> Label | None:
    """The action of marrying where there is one couple and one house for it; None where either is asked next."""
    married = at.event((action,), "married")
    if married is None:
        return None
    boy, girl, house = (number(married[name]) for name in ("boy", "girl", "house"))
    own, other, sign = int(boy == at.seat), girl if boy == at.seat else boy, at.words(f"hameln-option-act-{action}")
    names = (at.person(other), at.names.marks[other] or at.person(other, SPOUSE))
    heads = [at.words("hameln-option-marries", sign=sign, other=name, own=own) for name in names]
    couple = at.words("hameln-option-marries.outcome", who=at.names.tag(other), own=own)
    return _marriage(at, (*heads, sign), boy, house, couple)


def _marriage(at: Context, heads: Sequence[str], boy: int, house: int, couple: str = "") -> Label:
    """A marriage of which nothing is asked any more.

    `heads`: what the label begins with, in fewer and fewer words down to the sign; `couple`: who marries, in full.
    """
    name, price, sign = house_name(at.components, house), florins(at.words, at.house(house).cost), heads[-1]
    pays = _pays(at, boy, price)
    prices = [*pays, *[price] * (boy == at.seat)]  # a bare price is one's own
    into = [at.words("hameln-option-couple.into", couple=head, house=name) for head in heads]
    label = longest_that_fits(LABEL, *(f"{head} · {told}" for head in into for told in prices), into[-1], sign)
    who = longest_that_fits(OUTCOME, *(f"{couple} · {pay}" for pay in pays if couple), pays[0])
    outcome = fitting(name if label == sign else "", who, *_of_house(at, house))
    brings = _house_paid(at, house, boy)
    return Label(label, outcome, sign=sign, brings=brings, forced=name, grave=at.view.infested[house])


def _pays(at: Context, boy: int, price: str) -> list[str]:
    """Who pays, in fewer and fewer words: "■ Bea pays 2 fl (has 2 fl)", "■ Bea pays 2 fl", "■ pays 2 fl"."""
    payers = [at.names.tag(boy), *filter(None, [at.names.marks[boy]])]
    facts: TextArguments = {"price": price, "own": int(boy == at.seat)}
    money = florins(at.words, at.view.table[boy].money)
    full = at.words("hameln-option-couple.outcome", who=payers[0], money=money, **facts)
    return [full, *(at.words("hameln-option-couple.outcome-short", who=payer, **facts) for payer in payers)]


def _house_paid(at: Context, house: int, boy: int) -> str:
    """A house with its price, and whose that is if another family pays: "B2 · ■ 2 fl"."""
    payer = "" if boy == at.seat else at.names.marks[boy]
    return f"{house_name(at.components, house)} · {f'{payer} {florins(at.words, at.house(house).cost)}'.lstrip()}"


def _prices(at: Context, pair: tuple[int, ...]) -> str:
    """What the houses cost that the couple can have, one of which is asked next: "2 to 5 fl"."""
    then = at.after(pair)
    houses = numbers(then.ask.options) if then and then.ask and then.ask.choice == "home" else ()
    costs = [at.house(house).cost for house in houses]
    if not costs:
        return at.words("hameln-option-prices.unknown")
    facts: TextArguments = {"least": min(costs), "most": florins(at.words, max(costs)), "n": max(costs) - min(costs)}
    return at.words("hameln-option-prices", **facts)


def _pair(at: Context, boy: int, girl: int) -> str:
    """A couple by the marks of both families: "boy ■ + girl ●"; in words mode by names."""
    families = [at.names.marks[seat] or at.person(seat, SPOUSE) for seat in (boy, girl)]
    return at.words("hameln-option-couple", boy=families[0], girl=families[1])


def _purse(at: Context, seat: int) -> str:
    """Who pays, and out of how much."""
    money = florins(at.words, at.view.table[seat].money)
    return f"{at.names.marks[seat]} {money}".lstrip()


def home(at: Context, option: Arg) -> Label:
    """A house for the couple, with its price and who pays it."""
    house, boy = number(option), at.arg(1)
    printed = at.house(house)
    price = florins(at.words, printed.cost)
    facts: TextArguments = {
        "house": house_name(at.components, house),
        "price": price,
        "own": int(boy == at.seat),
        "other": at.person(boy),
    }
    return Label(
        roomy(at.words, "hameln-option-home", LABEL, facts),
        fitting(*_of_house(at, house, _left(at, house) if boy == at.seat else None)),
        at.where(house),
        sign=house_name(at.components, house),
        brings=at.words("hameln-brings-home", price=price, n=printed.bonus),
        grave=at.view.infested[house],
    )


def _left(at: Context, house: int) -> int | None:
    """The florins that who is asked has left after a marriage into this house."""
    then = at.after(house)
    return then.view.table[at.seat].money if then and then.view else None


def _of_house(at: Context, house: int, left: int | None = None) -> Iterator[str]:
    """What a house makes, what is the matter with it, and the florins that its payer has left, if they are given."""
    printed = at.house(house)
    yield kind_name(at.words, printed.kind)
    if printed.kind is Kind.INFLUENCE:
        yield at.words("hameln-option-bonus", n=printed.bonus)
    if at.view.infested[house]:
        yield at.words("hameln-option-infested")
    if printed.ring == "outer" and printed.region == at.view.piper:
        yield at.words("hameln-option-piper_quarter")
    if left is not None:
        yield at.words("hameln-option-kept", money=florins(at.words, left))
    yield at.words("hameln-option-draws.later", n=at.view.activity[house])


# --------------------------------------------------------------------------- sales


def cube(at: Context, option: Arg) -> Label:
    """A cube: for money with its value; a single one with what becomes of it."""
    good = number(option)
    name, alone = good_name(at.words, good), int(at.ask.least == at.ask.most == 1)
    if at.ask.choice == "for_tokens":
        return Label(at.words("hameln-option-for_tokens", good=name, alone=alone), sign=name)
    value = florins(at.words, at.components.value[good])
    return Label(at.words("hameln-option-for_money", good=name, price=value, alone=alone), sign=name, brings=value)


def pile(at: Context, option: Arg) -> Label:
    """A pile of tokens; how many are left is what tells piles apart."""
    which = number(option)
    left = at.view.piles[which]
    sign = at.words("hameln-pile", pile=which + 1)
    return Label(at.words("hameln-option-piles", pile=sign, n=left), sign=sign)


# --------------------------------------------------------------------------- optional actions


def optional(at: Context, option: Arg) -> Label:
    """One of the optional actions with its price and what it brings; or nothing."""
    if option == PASS:
        return Label(at.words("hameln-option-optional.pass"))
    return OPTIONAL[str(option)](at)


def _influence(at: Context) -> Label:
    step, mine = at.view.on_offer, at.own.influence
    gain = at.fact((INFLUENCE,), "gained_influence", "n")
    n = step.gain if gain is None else number(gain)  # what it says where it cannot be paid
    sign = at.words("hameln-option-sign-influence")
    label = at.words("hameln-option-influence", sign=sign, price=florins(at.words, step.price), n=n)
    outcome = "" if gain is None else at.words("hameln-option-influence.outcome", old=mine, new=mine + n)
    return Label(label, outcome, sign=sign, brings="" if gain is None else f"{mine} → {mine + n}")


def _cat(at: Context) -> Label:
    prices, owner = at.components.prices, at.view.cat
    only = at.fact((CAT,), "chased", "circle")  # the only rat on the board: nothing is asked
    form = "outcome" if at.view.rats else "no_rats"
    circle = "" if only is None else circles_listed(at.components, at.view.seats, (number(only),))
    parts = [at.words(f"hameln-option-cat.{'only' if circle else form}", circle=circle)]
    if owner not in (NOBODY, at.seat):
        to_owner = florins(at.words, prices.cat_to_owner)
        bank = florins(at.words, prices.cat - prices.cat_to_owner)
        parts.append(at.words("hameln-option-cat.owner", price=to_owner, who=at.names.tag(owner), bank=bank))
    sign, price = at.words("hameln-option-sign-cat"), florins(at.words, prices.cat)
    return Label(at.words("hameln-option-cat", sign=sign, price=price), fitting(*parts), sign=sign, brings=price)


def _bribe(at: Context) -> Label:
    """What is asked next; where one space takes one sum alone, both."""
    sign, region, money = at.words("hameln-option-sign-bribe"), _bribed(at, (BRIBE,), "region"), at.own.money
    if region is None:
        here = region_name(at.words, at.components, at.view.piper, "quarter")
        label = at.words("hameln-option-to_bribe", sign=sign, n=money, price=florins(at.words, money))
        return Label(label, at.words("hameln-option-to_bribe.outcome", quarter=here), sign=sign)
    price = florins(at.words, _bribed(at, (BRIBE,), "n") or 0)
    total = at.words("hameln-brings-in_all", total=florins(at.words, _bribed(at, (BRIBE,), "total") or 0))
    quarter = region_name(at.words, at.components, region, "quarter")
    label = at.words("hameln-option-to_bribe.only", sign=sign, quarter=quarter, price=price)
    brings = f"{region_name(at.words, at.components, region)} · {price}"
    return Label(label, fitting(_piper_after(at, (BRIBE,)), total), sign=sign, brings=brings, forced=brings)


def _bribed(at: Context, pick: Pick, name: str) -> int | None:
    """A fact of the bribe that this answer surely makes; None where its space or sum is asked next."""
    fact = at.fact(pick, "bribed", name)
    return None if fact is None else number(fact)


def _piper_after(at: Context, pick: Pick) -> str:
    """Where the piper goes by a bribe, or stays; "" where its sum is asked next."""
    goes = _bribed(at, pick, "piper")
    if goes is None:
        return ""
    key = "hameln-option-piper_stays" if goes == at.view.piper else "hameln-option-piper_goes"
    return at.words(key, quarter=region_name(at.words, at.components, goes, "quarter"))


OPTIONAL: Final = {INFLUENCE: _influence, CAT: _cat, BRIBE: _bribe}


def bribe(at: Context, option: Arg) -> Label:
    """A space of the piper: what calls him there, and if he can come, his price for a child and the rats he clears."""
    region, only = number(option), _bribed(at, (option,), "n")  # `only`: the one sum that is possible
    sign, needed = region_name(at.words, at.components, region), at.view.to_call(region)
    dear = needed > (at.own.money if only is None else only)
    facts: TextArguments = {"price": florins(at.words, needed), "n": needed, "dear": int(dear)}
    if only is None:
        full, lying = sign, florins(at.words, at.view.bribes[region])
        brief = at.words("hameln-option-bribe", quarter=sign, money=lying)
        comes = at.words("hameln-option-calls", **facts)
    else:
        brief = full = at.words("hameln-option-bribe.only", quarter=sign, price=florins(at.words, only))
        comes = at.words("hameln-option-calls" if dear or not needed else "hameln-option-comes", **facts)
    label = longest_that_fits(LABEL, f"{full} · {comes}", brief)
    visit = () if dear else _visit(at, region)
    outcome = fitting(*visit, "" if label.endswith(comes) else comes)
    return Label(label, outcome, sign=sign, brings=at.words("hameln-brings-calls", **facts))


def _visit(at: Context, region: int) -> tuple[str, str]:
    """What the piper does in a quarter if he visits it now: his price for a child, and the rats he leads away."""
    price = florins(at.words, at.components.piper_price[region])
    rats = at.words("hameln-option-leads_away", n=len(at.view.cleared_at(region)))
    return at.words("hameln-option-a_child", price=price), rats


def amount(at: Context, option: Arg) -> Label:
    """How much is added, what lies there then if that is more, and whether the piper comes there."""
    n, region = number(option), at.arg(1)
    total = at.view.bribe_with(region, n)
    sign, in_all = florins(at.words, n), florins(at.words, total)
    label = at.words("hameln-option-amount", price=sign, total=in_all) if total != n else sign
    brings = at.words("hameln-brings-in_all", total=in_all) if total != n else ""
    return Label(label, _piper_after(at, (n,)), sign=sign, brings=brings)


# --------------------------------------------------------------------------- the piper's visit


def kept_child(at: Context, option: Arg) -> Label:
    """A child that may be paid for."""
    sign = at.words("hameln-option-keep-boy" if option == BOY else "hameln-option-keep-girl")
    return Label(sign, sign=sign)
