"""Marry and move: a child of one's own and one of another family, into a house that the boy's family pays."""

from __future__ import annotations

from typing import cast

from rules.core import PASS, Arg, Refusal

from .book import forced
from .components import HOUSES, Kind
from .state import NOBODY, Table

Pair = tuple[int, int]  # the boy's family, the girl's family


def pairs_in_hall(g: Table, seat: int) -> list[Pair]:
    """The pairs of children in the hall of which exactly one is this seat's."""
    others = [other for other in range(g.seats) if other != seat]
    sons = [(seat, other) for other in others if g.girls[other]] if g.boys[seat] else []
    daughters = [(other, seat) for other in others if g.boys[other]] if g.girls[seat] else []
    return sons + daughters


def homes(g: Table, boy: int) -> list[int]:
    """The empty houses that the boy's family can pay now."""
    houses = g.components.houses
    return [house for house in range(HOUSES) if g.men[house] == NOBODY and houses[house].cost <= g.money[boy]]


def couples(g: Table, seat: int) -> list[Pair]:
    """The pairs for whom there is a house."""
    pairs = pairs_in_hall(g, seat)
    prices = [house.cost for house, man in zip(g.components.houses, g.men, strict=True) if man == NOBODY]
    return [pair for pair in pairs if min(prices) <= g.money[pair[0]]] if pairs and prices else []


@forced
def couple(g: Table, seat: int, married: int) -> list[Arg]:
    """A pair, whose families are not asked (R-17); after the first marriage one may stop (R-18)."""
    pairs: list[Arg] = [*couples(g, seat)]
    return [*pairs, PASS] if married else pairs


@couple.barred
def couple_barred(g: Table, seat: int, married: int) -> dict[Arg, Refusal]:
    own: dict[Arg, Refusal] = {}
    if g.boys[seat] and g.girls[seat]:
        own[seat, seat] = Refusal("own_children", {"rule": "marry"})
    return {**own, **{pair: why_no_couple(g, pair) for pair in pairs_in_hall(g, seat)}}


def why_no_couple(g: Table, pair: Pair) -> Refusal:
    """The boy's family can pay no empty house."""
    return Refusal("cannot_pay_any", {"other": pair[0], "n": g.money[pair[0]], "rule": "marry"})


@couple.chosen
def couple_chosen(g: Table, seat: int, pair: Arg, married: int) -> None:
    if pair != PASS:
        boy, girl = cast(Pair, pair)
        g.then(home(seat, boy, girl), couple(seat, married + 1))


@forced
def home(g: Table, seat: int, boy: int, girl: int) -> list[int]:
    """Any empty house, also an infested one or one at the market (R-19)."""
    return homes(g, boy)


@home.barred
def home_barred(g: Table, seat: int, boy: int, girl: int) -> dict[Arg, Refusal]:
    return {house: why_no_home(g, boy, house) for house in range(HOUSES)}


def why_no_home(g: Table, boy: int, house: int) -> Refusal:
    """Somebody lives there, or it is too dear."""
    if g.men[house] != NOBODY:
        return Refusal("house_taken", {"seat": g.men[house], "other": g.women[house], "rule": "marry"})
    facts: dict[str, Arg] = {
        "other": boy,
        "price": g.house(house).cost,
        "house": house,
        "n": g.money[boy],
        "rule": "marry",
    }
    return Refusal("cannot_pay", facts)


@home.chosen
def home_chosen(g: Table, seat: int, house: int, boy: int, girl: int) -> None:
    price = g.house(house).cost
    g.say("married", boy=boy, girl=girl, house=house, n=price)
    g.pay(boy, price)
    g.men[house], g.women[house] = boy, girl
    g.leave_hall(boy, 1, 0)
    g.leave_hall(girl, 0, 1)
    if g.house(house).kind == Kind.INFLUENCE:
        for family in [seat for seat in g.ranks() if seat in (boy, girl)]:
            g.gain_influence(family, g.house(house).bonus)
