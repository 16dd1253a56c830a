"""Who has saved most of the population."""

from __future__ import annotations

from operator import add

from rules.core import Line, Result

from .counts import best_first
from .state import Table


def on_the_map(g: Table, seat: int) -> int:
    """A seat's cubes in the regions."""
    return sum(g.at(region, seat) for region in g.regions)


def totals(g: Table) -> tuple[int, ...]:
    """Cubes on the board, the palace included."""
    return tuple(on_the_map(g, seat) + g.palace[seat] for seat in range(g.seats))


def ranking(g: Table) -> tuple[int, ...]:
    """The seats, best first."""
    return best_first(totals(g), g.last)


def announce(g: Table) -> None:
    """Tell what everybody has saved, and who has won."""
    points = totals(g)
    for seat in range(g.seats):
        g.say("saved", seat=seat, n=points[seat])
    winner = ranking(g)[0]
    g.say("won", seat=winner, n=points[winner])


def result(g: Table) -> Result | None:
    """How the game ended, or None while it runs."""
    if not g.is_over:
        return None
    return reckoned(tuple(on_the_map(g, seat) for seat in range(g.seats)), tuple(g.palace), g.last)


def reckoned(regions: tuple[int, ...], palace: tuple[int, ...], last: int) -> Result:
    """The result, of the cubes of each seat in the regions and in the palace, and who had the last regular turn."""
    points = tuple(map(add, regions, palace))
    best = best_first(points, last)
    lines = (Line("regions", tuple(n or None for n in regions)), Line("palace", tuple(n or None for n in palace)))
    tied = points.count(max(points)) > 1
    places = tuple(best.index(seat) + 1 for seat in range(len(points)))
    return Result(places, best[:1], points, lines, "next_in_turn" if tied else "most_cubes", {"seat": last})
