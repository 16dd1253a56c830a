"""The pieces of the picture of Hameln, read off a view: what changes between two of them is marked."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

from rules.hameln.components import Components, circles_in, shelf
from rules.hameln.view import SeatView, View


def pieces(view: View) -> Mapping[str, Hashable]:
    """Everything that the board shows, by the id of its piece."""
    return dict(_pieces(view))


def _pieces(view: View) -> Iterator[tuple[str, Hashable]]:
    yield "phase", (view.phase, view.turns, view.over)
    yield "pool", (view.pool, len(view.table))
    for house, infested in enumerate(view.infested):
        yield f"house-{house}", (infested, view.big >> house & 1, view.activity[house])
        for sex, members in (("man", view.men), ("woman", view.women)):
            if members[house] >= 0:
                yield f"{sex}-{house}", members[house]
    for circle in circles_in(view.rats):
        yield f"rat-{circle}", True
    for region, bribe in enumerate(view.bribes):
        yield f"region-{region}", bribe
    yield "piper", view.piper
    yield "cat", view.cat
    yield "step", view.step
    yield "supply", (view.supply, view.bank)
    yield "bag", (view.bag_boys, view.bag_girls)
    yield "piles", view.piles
    yield "rats", view.rats.bit_count()
    yield "road", view.road
    for seat, own in enumerate(view.table):
        yield from _seat(view, seat, own)


def _seat(view: View, seat: int, own: SeatView) -> Iterator[tuple[str, Hashable]]:
    yield f"money-{seat}", own.money
    yield f"goods-{seat}", own.goods
    yield f"tokens-{seat}", own.tokens
    yield f"hall-{seat}", (own.boys, own.girls)
    yield f"reserve-{seat}", own.reserve
    yield f"influence-{seat}", (own.influence, view.ranks.index(seat))


# --------------------------------------------------------------------------- what can be read off a view


def box_of(view: View) -> Components:
    """The component data that the table plays with."""
    return shelf.components(view.edition)


def all_big_rats(view: View) -> int:
    """How many big rats this phase has."""
    return box_of(view).box.big_rats.of(view.seats)[view.phase - 1]


def circles(view: View) -> tuple[int, ...]:
    """The circles in use."""
    used = 0
    for around in box_of(view).around[view.seats]:
        used |= around
    return circles_in(used)
