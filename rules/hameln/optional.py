"""The optional action: the cat, a step of influence, or a bribe for the piper."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import PASS, Arg, Refusal

from .book import choice, forced
from .components import circles_in
from .rats import remove_rat
from .state import NOBODY, Table

CAT, INFLUENCE, BRIBE = "cat", "influence", "bribe"
LEAST_BRIBE = 1  # always to be had: the largest bribe takes any amount


@choice
def optional(g: Table, seat: int) -> list[str]:
    """At most one; none once the piper has come, and nobody is asked who can pay for nothing."""
    money = g.money[seat]
    if g.piper_comes or not money:
        return []
    possible = [what for what, price in prices(g) if price <= money and not (what == CAT and g.cat == seat)]
    return [*possible, PASS]  # never alone: a bribe may be as small as one florin


def prices(g: Table) -> tuple[tuple[str, int], ...]:
    """What each optional action costs at least."""
    components = g.components
    return (
        (INFLUENCE, components.loop[g.next_step].price),
        (CAT, components.prices.cat),
        (BRIBE, LEAST_BRIBE),
    )


@optional.barred
def optional_barred(g: Table, seat: int) -> dict[Arg, Refusal]:
    money = g.money[seat]
    reasons: dict[Arg, Refusal] = {
        what: Refusal("too_poor", {"price": price, "n": money, "rule": "optional"})
        for what, price in prices(g)
        if price > money
    }
    return reasons | ({CAT: Refusal("own_cat", {"rule": "optional"})} if g.cat == seat else {})


@optional.chosen
def optional_chosen(g: Table, seat: int, what: str) -> None:
    g.acted = g.acted or int(what != PASS)
    if what == CAT:
        buy_cat(g, seat)
    elif what == INFLUENCE:
        buy_influence(g, seat)
    elif what == BRIBE:
        g.then(bribe(seat))


# --------------------------------------------------------------------------- the cat


def buy_cat(g: Table, seat: int) -> None:
    """From its owner or from the bank; the buyer removes a small rat at once."""
    prices = g.components.prices
    g.say("bought_cat", seat=seat, other=g.cat, n=prices.cat)
    g.pay(seat, prices.cat)
    if g.cat != NOBODY:
        g.bank -= prices.cat_to_owner
        g.money[g.cat] += prices.cat_to_owner
    g.cat = seat
    g.then(chase(seat))


@forced
def chase(g: Table, seat: int) -> tuple[int, ...]:
    """Any rat on the board; with none there is nothing to do (R-21)."""
    return circles_in(g.rats)


@chase.chosen
def chase_chosen(g: Table, seat: int, circle: int) -> None:
    g.say("chased", seat=seat, circle=circle)
    remove_rat(g, circle)


# --------------------------------------------------------------------------- influence


def buy_influence(g: Table, seat: int) -> None:
    """The next step of the endless loop."""
    offer = g.components.loop[g.next_step]
    g.say("bought_influence", seat=seat, n=offer.price)
    g.pay(seat, offer.price)
    g.step += 1
    g.gain_influence(seat, offer.gain)


# --------------------------------------------------------------------------- bribes


def amounts(g: Table, seat: int, region: int) -> list[int]:
    """What may be added to a space: no two bribes may be equal (R-23)."""
    others = [bribe for other, bribe in enumerate(g.bribes) if other != region]
    return [n for n in range(1, g.money[seat] + 1) if g.bribes[region] + n not in others]


def largest_bribe_at(bribes: Sequence[int]) -> int:
    """The space with the largest bribe, to which the piper goes at once."""
    return bribes.index(max(bribes))


def to_call(bribes: Sequence[int], region: int) -> int:
    """How many florins more on a space make its bribe the largest; 0 where it is."""
    return max(0, max(bribe for other, bribe in enumerate(bribes) if other != region) + 1 - bribes[region])


@forced
def bribe(g: Table, seat: int) -> list[int]:
    """The spaces to which this seat can add something."""
    return [region for region in range(len(g.bribes)) if amounts(g, seat, region)]


@bribe.barred
def bribe_barred(g: Table, seat: int) -> dict[Arg, Refusal]:
    return {region: why_equal(g, region, g.money[seat]) for region in range(len(g.bribes))}


def why_equal(g: Table, region: int, n: int) -> Refusal:
    """Another space already has as much."""
    return Refusal("equal_bribes", {"n": n, "total": g.bribes[region] + n, "rule": "optional"})


@bribe.chosen
def bribe_chosen(g: Table, seat: int, region: int) -> None:
    g.then(amount(seat, region))


@forced
def amount(g: Table, seat: int, region: int) -> list[int]:
    return amounts(g, seat, region)


@amount.barred
def amount_barred(g: Table, seat: int, region: int) -> dict[Arg, Refusal]:
    return {n: why_equal(g, region, n) for n in range(1, g.money[seat] + 1)}


@amount.chosen
def amount_chosen(g: Table, seat: int, n: int, region: int) -> None:
    """The piper goes at once to the space with the largest bribe."""
    g.money[seat] -= n
    g.bribes[region] += n
    before, g.piper = g.piper, largest_bribe_at(g.bribes)
    goes = int(g.piper != before)
    g.say("bribed", seat=seat, region=region, n=n, total=g.bribes[region], piper=g.piper, goes=goes)
