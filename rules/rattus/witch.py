"""The Witch: a look at one rat token, at a second one, and a swap."""

from __future__ import annotations

from rules.core import PASS, Arg, only

from . import counts
from .book import choice, forced
from .state import Table


def can_look(g: Table, seat: int) -> bool:
    """A rat token lies on the board."""
    return any(g.rats)


@choice
def witch_where(g: Table, seat: int) -> list[int]:
    return [region for region in g.regions if g.rats[region]]


@witch_where.chosen
def witch_where_chosen(g: Table, seat: int, region: int) -> None:
    g.then(witch_rat(seat, region))


@forced
def witch_rat(g: Table, seat: int, region: int) -> range:
    return range(len(g.rats[region]))


@witch_rat.chosen
def witch_rat_chosen(g: Table, seat: int, slot: int, region: int) -> None:
    look(g, seat, region, slot)
    g.then(witch_further(seat, region, slot))


@choice
def witch_further(g: Table, seat: int, region: int, slot: int) -> list[Arg]:
    """A second token, chosen after the first was seen, or enough (R-24)."""
    far = [other for other in g.regions if counts.to_look_at(len(g.rats[other]), one_seen=other == region)]
    return [*far, PASS] if far else []


@witch_further.chosen
def witch_further_chosen(g: Table, seat: int, other: Arg, region: int, slot: int) -> None:
    if isinstance(other, int):
        g.then(witch_second(seat, region, slot, other))


@forced
def witch_second(g: Table, seat: int, region: int, slot: int, other: int) -> list[int]:
    return [at for at in range(len(g.rats[other])) if (other, at) != (region, slot)]


@witch_second.chosen
def witch_second_chosen(g: Table, seat: int, at: int, region: int, slot: int, other: int) -> None:
    look(g, seat, other, at)
    if other != region:
        g.then(witch_swap(seat, region, slot, other, at))


@choice
def witch_swap(g: Table, seat: int, region: int, slot: int, other: int, at: int) -> tuple[str, str]:
    return "swap", PASS


@witch_swap.chosen
def witch_swap_chosen(g: Table, seat: int, pick: str, region: int, slot: int, other: int, at: int) -> None:
    if pick != PASS:
        g.say("swapped", seat=seat, source=region, slot=slot, target=other, other=at)
        one, two = g.rats[region][slot], g.rats[other][at]
        g.set_rat(region, slot, two)
        g.set_rat(other, at, one)


def look(g: Table, seat: int, region: int, slot: int) -> None:
    """This seat alone sees a token."""
    rat = g.rats[region][slot]
    g.reveal("looked", seat=seat, region=region, slot=slot, face=only(seat, g.face(rat).as_fact()))
    g.set_rat(region, slot, rat._replace(seen_by=tuple(sorted({*rat.seen_by, seat}))))
