"""What is certain of houses that are activated in a row, wherever the rats of each are placed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple

from .components import circles_in
from .rats import HousesAndRats, free, infested_by

TRIED: Final = 6  # houses filled by their own rats, all orders of which are tried


class Activations(NamedTuple):
    """Houses activated in a row: which of them are certain to be skipped, and whether the last big rat surely goes."""

    activated: tuple[int, ...]
    skipped: tuple[int, ...]
    takes_last: bool


def in_a_row(g: HousesAndRats, houses: Sequence[int], pool: int, small_rats: int) -> Activations:
    """These houses in this order; `pool`, `small_rats`: the big and the small rats that are left."""
    activated, filled = list[int](), 0

    def takes_last() -> bool:
        return 0 < pool <= len(infested_by(g, circles_in(filled)))

    for house in houses:
        own = free(g, house) & ~filled
        if not own or takes_last():
            continue
        activated.append(house)
        n = min(g.activity[house], own.bit_count(), small_rats)
        small_rats -= n
        filled |= own if n == own.bit_count() else 0
    return Activations(tuple(activated), tuple(house for house in houses if house not in activated), takes_last())


def largest_activations(
    g: HousesAndRats, houses: Sequence[int], pool: int, small_rats: int
) -> tuple[tuple[int, ...], ...]:
    """The largest sets of these houses that can be activated, each in an order in which none is surely skipped.

    Houses that their own rats do not fill come first: they take the last big rat from nobody. If their own rats fill
    more than six, those with the fewest free circles follow first: that is one large set, but perhaps not the largest.
    """

    def row(order: Sequence[int]) -> Activations:
        return in_a_row(g, order, pool, small_rats)

    if not row(houses).skipped:
        return (tuple(houses),)
    filling = [house for house in houses if 0 < free(g, house).bit_count() <= min(g.activity[house], small_rats)]
    calm = [house for house in houses if house not in filling]
    if len(filling) > TRIED:
        fewest_first = sorted(filling, key=lambda house: free(g, house).bit_count())
        return (row([*calm, *fewest_first]).activated,)
    for n in range(len(filling), -1, -1):
        orders = [(*calm, *order) for order in permutations(filling, n)]
        found = {frozenset(order): order for order in reversed(orders) if not row(order).skipped}
        if found:
            return tuple(reversed(found.values()))
    return ()
