"""The largest sets of houses that can be activated in a row, where some orders waste houses."""

from __future__ import annotations

from typing import NamedTuple

from rules.hameln.components import mask_of
from rules.hameln.in_a_row import largest_activations


class Houses(NamedTuple):
    """Houses by their circles, none of which holds a rat; each draws enough rats to be filled."""

    around: tuple[int, ...]
    rats: int = 0

    @property
    def activity(self) -> tuple[int, ...]:
        return tuple(circles.bit_count() for circles in self.around)


def nested(n: int) -> Houses:
    """Every house has the circles of the next one, and one more: activated in this order, all but one are skipped."""
    return Houses(tuple(mask_of(range(n - house)) for house in range(n)))


def test_all_orders_of_few_houses_are_tried() -> None:
    assert largest_activations(nested(6), range(6), 9, 30) == ((5, 4, 3, 2, 1, 0),)


def test_of_many_houses_those_with_the_fewest_free_circles_come_first() -> None:
    assert largest_activations(nested(7), range(7), 9, 30) == ((6, 5, 4, 3, 2, 1, 0),)
