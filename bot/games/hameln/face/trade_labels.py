"""The options of what is paid for: marriages, sales, the optional actions, and children to keep."""

from __future__ import annotations

from typing import Final

from bot.faces.face import LABEL, Label
from bot.faces.facts import TextArguments
from bot.faces.question_context import fitting, number, numbers, roomy
from rules.core import PASS, Arg
from rules.hameln.components import Kind
from rules.hameln.view import BOY, BRIBE, CAT, INFLUENCE, NOBODY

from .glossary import florins, good_name, house_name, kind_name, region_name
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
    sign, money = _pair(at, boy, girl), florins(at.words, at.view.table[boy].money)
    facts: TextArguments = {
        "who": at.names.tag(boy),
        "money": money,
        "price": _prices(at, (boy, girl)),
        "own": int(boy == at.seat),
    }
    pays, short = (at.words(f"hameln-option-couple.{form}", **facts) for form in ("outcome", "outcome-short"))
    label = longest_that_fits(LABEL, f"{sign} · {pays}", f"{sign} · {short}", sign)
    return Label(label, "" if label.endswith(pays) else pays, sign=sign, brings=_purse(at, boy))


def _prices(at: Context, pair: tuple[int, ...]) -> str:
    """What the houses cost that the couple can have: "2 to 5 fl"; of a single one, its price."""
    paid, then = at.fact((pair,), "married", "n"), at.after(pair)
    houses = numbers(then.ask.options) if then and then.ask and then.ask.choice == "home" else ()
    costs = [at.house(house).cost for house in houses] or ([] if paid is None else [number(paid)])
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
    parts = [kind_name(at.words, printed.kind)]
    if printed.kind is Kind.INFLUENCE:
        parts.insert(1, at.words("hameln-option-bonus", n=printed.bonus))
    if at.view.infested[house]:
        parts.append(at.words("hameln-option-infested"))
    if printed.ring == "outer" and printed.region == at.view.piper:
        parts.append(at.words("hameln-option-piper_quarter"))
    then = at.after(house)
    if boy == at.seat and then and then.view:
        parts.append(at.words("hameln-option-kept", money=florins(at.words, then.view.table[boy].money)))
    parts.append(at.words("hameln-option-draws.later", n=at.view.activity[house]))
    return Label(
        roomy(at.words, "hameln-option-home", LABEL, facts),
        fitting(*parts),
        at.where(house),
        sign=house_name(at.components, house),
        brings=at.words("hameln-brings-home", price=price, n=printed.bonus),
        grave=at.view.infested[house],
    )


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
    parts = [at.words("hameln-option-cat.outcome" if at.view.rats else "hameln-option-cat.no_rats")]
    if owner not in (NOBODY, at.seat):
        to_owner = florins(at.words, prices.cat_to_owner)
        bank = florins(at.words, prices.cat - prices.cat_to_owner)
        parts.append(at.words("hameln-option-cat.owner", price=to_owner, who=at.names.tag(owner), bank=bank))
    sign, price = at.words("hameln-option-sign-cat"), florins(at.words, prices.cat)
    return Label(at.words("hameln-option-cat", sign=sign, price=price), fitting(*parts), sign=sign, brings=price)


def _bribe(at: Context) -> Label:
    here = region_name(at.words, at.components, at.view.piper, "quarter")
    sign = at.words("hameln-option-sign-bribe")
    label = at.words("hameln-option-to_bribe", sign=sign)
    return Label(label, at.words("hameln-option-to_bribe.outcome", quarter=here), sign=sign)


OPTIONAL: Final = {INFLUENCE: _influence, CAT: _cat, BRIBE: _bribe}


def bribe(at: Context, option: Arg) -> Label:
    """A space of the piper: what would call him there, what he asks for a child, the rats that he would lead away."""
    region = number(option)
    sign, needed = region_name(at.words, at.components, region), at.view.to_call(region)
    facts: TextArguments = {"price": florins(at.words, needed), "n": needed, "dear": int(needed > at.own.money)}
    comes = at.words("hameln-option-calls", **facts)
    child = at.words("hameln-option-a_child", price=florins(at.words, at.components.piper_price[region]))
    rats = at.words("hameln-option-leads_away", n=len(at.view.cleared_at(region)))
    lying = at.words("hameln-option-bribe", quarter=sign, money=florins(at.words, at.view.bribes[region]))
    label = longest_that_fits(LABEL, f"{sign} · {comes}", lying)
    brings = at.words("hameln-brings-calls", **facts)
    return Label(label, fitting(child, rats, "" if label.endswith(comes) else comes), sign=sign, brings=brings)


def amount(at: Context, option: Arg) -> Label:
    """How much is added, what lies there then if that is more, and whether the piper comes there."""
    n, region = number(option), at.arg(1)
    total = at.view.bribe_with(region, n)
    sign, in_all = florins(at.words, n), florins(at.words, total)
    label = at.words("hameln-option-amount", price=sign, total=in_all) if total != n else sign
    goes = at.fact((n,), "bribed", "piper")
    if goes is None:
        return Label(label, sign=sign)
    key = "hameln-option-piper_stays" if goes == at.view.piper else "hameln-option-piper_goes"
    outcome = at.words(key, quarter=region_name(at.words, at.components, number(goes), "quarter"))
    brings = at.words("hameln-brings-in_all", total=in_all) if total != n else ""
    return Label(label, outcome, sign=sign, brings=brings)


# --------------------------------------------------------------------------- the piper's visit


def kept_child(at: Context, option: Arg) -> Label:
    """A child that may be paid for."""
    sign = at.words("hameln-option-keep-boy" if option == BOY else "hameln-option-keep-girl")
    return Label(sign, sign=sign)
