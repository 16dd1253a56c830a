"""The pieces of the picture of Hameln, read off a view: what changes between two of them is marked."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

from rules.hameln.components import circles_in
from rules.hameln.view import SeatView, View


def pieces(view: View) -> Mapping[str, Hashable]:
    """Everything that the board shows, by the id of its piece."""
    return dict((*_town(view), *(_beside(view) if not view.over else _verdict(view)), *_families(view)))


def _town(view: View) -> Iterator[tuple[str, Hashable]]:
    for house, infested in enumerate(view.infested):
        yield f"house-{house}", (infested, view.has_big_rat(house), view.activity[house])
        for sex, members in (("man", view.men), ("woman", view.women)):
            if members[house] >= 0:
                yield f"{sex}-{house}", members[house]
    for circle in circles_in(view.rats):
        yield f"rat-{circle}", True
    for circle in view.side_used:
        yield f"used-{circle}", True
    for region, bribe in enumerate(view.bribes):
        yield f"region-{region}", bribe
    yield "piper", view.piper
    yield "cat", view.cat
    yield "road", view.road


def _beside(view: View) -> Iterator[tuple[str, Hashable]]:
    """What is of use until the end."""
    yield "phase", view.phase
    yield "turns", (view.turns, view.stage == "opening")
    yield "pool", (view.pool, len(view.table))
    yield "step", view.next_step
    for good, n in enumerate(view.supply):
        yield f"supply-{good}", n
    yield "bank", (view.bank, view.bank_limited)
    yield "bag-boys", view.bag_boys
    yield "bag-girls", view.bag_girls
    for pile, n in enumerate(view.piles):
        yield f"pile-{pile}", n
    yield "rats", view.rats.bit_count()
    if (mover := view.to_move) is not None:
        yield "turn", mover
    for seat in view.passed:
        yield f"passed-{seat}", True


def _verdict(view: View) -> Iterator[tuple[str, Hashable]]:
    """What is told at the end alone."""
    yield "phase", view.points
    for seat in range(view.seats):
        yield f"points-{seat}", view.points[seat]
        yield f"scored-{seat}", tuple(line.points[seat] for line in view.scoring)


def _families(view: View) -> Iterator[tuple[str, Hashable]]:
    for seat, own in enumerate(view.table):
        yield from _seat(view, seat, own)


def _seat(view: View, seat: int, own: SeatView) -> Iterator[tuple[str, Hashable]]:
    yield f"money-{seat}", own.money
    for good, n in enumerate(own.goods):
        yield f"goods-{seat}-{good}", n
    yield f"tokens-{seat}", own.tokens
    yield f"boys-{seat}", own.boys
    yield f"girls-{seat}", own.girls
    yield f"reserve-{seat}", own.reserve
    yield f"influence-{seat}", (own.influence, view.ranks.index(seat))
