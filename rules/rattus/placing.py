"""Phase B, place new cubes: by rats, with the Peasant's and the Queen's cubes, or by the Mayor."""

from __future__ import annotations

from rules.core import PASS, Arg, Several, exactly

from .book import choice, forced_counted, step
from .components import Card
from .counts import by_queen, by_rats
from .regions_led import leads_in, meets_queens_condition
from .state import Table


def place_cubes(g: Table, seat: int, region: int) -> None:
    """As many cubes as rats, or all that are left (R-13); without rats there is only the Peasant's (R-14)."""
    queen = may_use_queen(g, seat)
    n = by_rats(len(g.rats[region]), g.stock[seat])
    if n:
        g.say("placed", seat=seat, region=region, n=n)
        g.place(region, seat, n)
    else:
        add_for_peasant(g, seat, region)
    add_extras(g, seat, (region,), queen)


def may_use_queen(g: Table, seat: int) -> bool:
    """Whether the Queen may add her cubes to this placing: looked at before any cube is placed."""
    return g.may_use(seat, Card.QUEEN) and meets_queens_condition(g, seat)


def add_extras(g: Table, seat: int, regions: tuple[int, ...], queen: bool) -> None:
    """Phase B is done but for the cubes that Peasant and Queen may add in one of these regions each (R-14, R-27)."""
    g.placed = True
    at: tuple[Arg, ...] = (*regions, PASS)
    extras = [peasant(seat, at)] if g.may_use(seat, Card.PEASANT) else []
    if queen:
        extras.append(queen_cubes(seat, at))
    g.then(*extras)


@choice
def peasant(g: Table, seat: int, at: tuple[Arg, ...]) -> tuple[Arg, ...]:
    """One cube more."""
    return at if g.stock[seat] else ()


@peasant.chosen
def peasant_chosen(g: Table, seat: int, region: Arg, at: tuple[Arg, ...]) -> None:
    if isinstance(region, int):
        add_for_peasant(g, seat, region)


def add_for_peasant(g: Table, seat: int, region: int) -> None:
    """The Peasant's cube."""
    g.use(Card.PEASANT)
    g.say("peasant", seat=seat, region=region)
    g.place(region, seat, 1)


@choice
def queen_cubes(g: Table, seat: int, at: tuple[Arg, ...]) -> tuple[Arg, ...]:
    """Two cubes more, both in one region."""
    return at if g.stock[seat] else ()


@queen_cubes.chosen
def queen_cubes_chosen(g: Table, seat: int, region: Arg, at: tuple[Arg, ...]) -> None:
    if isinstance(region, int):
        n = by_queen(g.stock[seat])
        g.use(Card.QUEEN)
        g.say("queen", seat=seat, region=region, n=n)
        g.place(region, seat, n)


# --------------------------------------------------------------------------- Mayor


@step
def mayor_places(g: Table, seat: int) -> None:
    """A cube wherever this seat leads; that and the Queen's condition are looked at before any is placed (R-26)."""
    led, queen = leads_in(g, seat), may_use_queen(g, seat)
    g.then(mayor(seat, led, min(len(led), g.stock[seat])), after_mayor(seat, led, int(queen)))


@forced_counted
def mayor(g: Table, seat: int, led: tuple[int, ...], n: int) -> Several[int]:
    return exactly(n, led)


@mayor.chosen
def mayor_chosen(g: Table, seat: int, regions: tuple[int, ...], led: tuple[int, ...], n: int) -> None:
    g.say("mayor", seat=seat, regions=regions)
    for region in regions:
        g.place(region, seat, 1)


@step
def after_mayor(g: Table, seat: int, led: tuple[int, ...], queen: int) -> None:
    add_extras(g, seat, led, bool(queen))
