"""Who leads in a region, and whose connected regions are most."""

from __future__ import annotations

from .counts import leads
from .state import Table


def leads_in(g: Table, seat: int) -> tuple[int, ...]:
    """The regions where this seat has more cubes than any other player (R-26)."""
    return tuple(region for region in g.home(seat) if leads(g.crowd(region), seat))


def connected(g: Table, seat: int) -> int:
    """How many regions the largest connected group with this seat's cubes has; walls do not split it (R-29)."""
    next_to, left, most = g.map.next_to, set(g.home(seat)), 0
    while left:
        group = new = {left.pop()}
        while new:
            new = {far for near in new for far in next_to[near]} & left
            left -= new
            group = group | new
        most = max(most, len(group))
    return most


def meets_queens_condition(g: Table, seat: int) -> bool:
    """The Queen's condition: two or more regions connected, and more than any other player (R-29)."""
    own = connected(g, seat)
    return own >= 2 and all(connected(g, other) < own for other in range(g.seats) if other != seat)
