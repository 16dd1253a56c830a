"""Rats: where a house's rats go, what they infest, and what is free again without them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Protocol

from rules.core import Arg, Refusal, Several, exactly

from .book import forced, forced_counted
from .components import FIVE_PLAYERS, Components, circles_in, mask_of
from .options import decided
from .state import Table


def attract(g: Table, seat: int, house: int) -> None:
    """As many rats as the house draws and its free circles hold; the player says onto which circles."""
    n = drawn(g, house, rats_left(g))
    if not n:
        g.say("no_rats", house=house)
    elif sides_matter(g, house):
        g.then(rat_set(seat, house, n))
    else:
        g.then(rats(seat, house, n))


class HousesAndRats(Protocol):
    """Houses and rats: a table, or a view of one."""

    @property
    def activity(self) -> tuple[int, ...]:
        """By house: how many rats it draws."""

    @property
    def around(self) -> tuple[int, ...]:
        """By house: its circles in use, a mask."""

    @property
    def rats(self) -> int:
        """The circles that hold a rat, a mask."""


def free(g: HousesAndRats, house: int) -> int:
    """The circles of a house without a rat."""
    return g.around[house] & ~g.rats


def drawn(g: HousesAndRats, house: int, left: int) -> int:
    """How many of the rats that are left a house draws: no more than its free circles hold."""
    return min(g.activity[house], free(g, house).bit_count(), left)


def rats_limited(g: Table) -> bool:
    """Whether no more rats can be placed than the box holds (R-26)."""
    return decided(g.options.small_rats_limit_placement, g.components.rulings.small_rats_limit_placement)


def rats_left(g: Table) -> int:
    """Small rats to place."""
    return unplaced(g.components, g.rats, limited=rats_limited(g))


def unplaced(components: Components, rats: int, *, limited: bool) -> int:
    """Small rats beside those on the board, a mask; where they are not limited, one for every circle."""
    return max(0, components.pieces.small_rats - rats.bit_count()) if limited else len(components.circles)


def sides_matter(g: Table, house: int) -> bool:
    """With five players: whether a side of the house was used this turn, or has two free circles."""
    if g.seats != FIVE_PLAYERS:
        return False
    sides = [g.components.circles[i].side for i in circles_in(free(g, house))]
    return len(set(sides)) < len(sides) or any(g.sides >> side & 1 for side in sides)


@forced_counted
def rats(g: Table, seat: int, house: int, n: int) -> Several[int]:
    return exactly(n, circles_in(free(g, house)))


@rats.barred
def rats_barred(g: Table, seat: int, house: int, n: int) -> dict[Arg, Refusal]:
    return {circle: Refusal("circle_full", {"rule": "rats"}) for circle in circles_in(g.around[house] & g.rats)}


@rats.chosen
def rats_chosen(g: Table, seat: int, circles: tuple[int, ...], house: int, n: int) -> None:
    place_rats(g, seat, house, circles)


# --------------------------------------------------------------------------- five players: the double sides


@forced
def rat_set(g: Table, seat: int, house: int, n: int) -> list[tuple[int, ...]]:
    """All sets of circles that keep to the rule of the sides; those that infest houses last."""
    sets = [circles for circles in combinations(circles_in(free(g, house)), n) if keeps_to_sides(g, house, circles)]
    return sorted(sets, key=lambda circles: infested_by(g, circles))


def keeps_to_sides(g: Table, house: int, circles: tuple[int, ...]) -> bool:
    """Whether a second rat on one side is placed only where no free circle on an unused side is left (R-27).

    The rats of a house may be placed in any order: such an order exists if they use as many new sides as they can.
    """
    at = g.components.circles
    new_sides = {at[i].side for i in circles_in(free(g, house)) if not g.sides >> at[i].side & 1}
    taken = {at[i].side for i in circles} & new_sides
    return len(taken) == min(len(new_sides), len(circles))


@rat_set.barred
def rat_set_barred(g: Table, seat: int, house: int, n: int) -> dict[Arg, Refusal]:
    full: dict[Arg, Refusal] = {
        circle: Refusal("circle_full", {"rule": "rats"}) for circle in circles_in(g.around[house] & g.rats)
    }
    legal = {circle for circles in rat_set.menu(g, seat, house, n) for circle in circles}
    used = [circle for circle in circles_in(free(g, house)) if circle not in legal]
    return {**full, **{circle: Refusal("side_used", {"rule": "five_players"}) for circle in used}}


@rat_set.chosen
def rat_set_chosen(g: Table, seat: int, circles: tuple[int, ...], house: int, n: int) -> None:
    place_rats(g, seat, house, circles)


# --------------------------------------------------------------------------- infestation


def place_rats(g: Table, seat: int, house: int, circles: tuple[int, ...]) -> None:
    """The rats lie there together (R-24); each house that becomes infested takes a big rat while there are any."""
    g.say("placed_rats", seat=seat, house=house, circles=circles)
    if g.seats == FIVE_PLAYERS:
        g.sides |= mask_of(g.components.circles[i].side for i in circles)
    before = g.rats
    g.rats |= mask_of(circles)
    for other in infested_touching(g, g.rats & ~before):
        infest(g, other)


def infested_touching(g: Table, circles: int) -> list[int]:
    """The infested houses that touch one of these circles, in file order (R-25)."""
    return infested_among(g.around, g.rats, circles)


def infested_among(around: Sequence[int], rats: int, circles: int) -> list[int]:
    """The houses that these rats infest and that touch one of these circles; all but the houses are masks."""
    clean = ~rats
    return [house for house, own in enumerate(around) if own & circles and not own & clean]


def infested_by(g: HousesAndRats, circles: Iterable[int]) -> list[int]:
    """The houses that rats on these circles would infest, in file order."""
    new = mask_of(circles)
    return infested_among(g.around, g.rats | new, new)


def infest(g: Table, house: int) -> None:
    """A big rat moves from the pool to the house, also to one that was left infested before (R-29)."""
    big = min(g.pool, 1)
    g.pool -= big
    g.big |= big << house
    g.say("infested", house=house, big=big, n=g.pool)


def remove_rat(g: Table, circle: int) -> None:
    """A small rat leaves the board; the big rats of the houses freed by that go back to the pool."""
    freed = infested_touching(g, 1 << circle)
    g.rats &= ~(1 << circle)
    for house in freed:
        big = g.big >> house & 1
        g.pool += big
        g.big &= ~(1 << house)
        g.say("freed", house=house, big=big, n=g.pool)
