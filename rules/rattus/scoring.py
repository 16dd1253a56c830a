"""Who has saved most of the population."""

from __future__ import annotations

from rules.core import Line, Result

from .state import Table


def on_the_map(g: Table, seat: int) -> int:
    """A seat's cubes in the regions."""
    return sum(g.at(region, seat) for region in g.regions)


def totals(g: Table) -> tuple[int, ...]:
    """Cubes on the board, the palace included."""
    return tuple(on_the_map(g, seat) + g.palace[seat] for seat in range(g.seats))


def ranking(g: Table) -> tuple[int, ...]:
    """The seats, best first: most cubes; of equals who would have had the next turn first (R-47)."""
    order, points = g.clockwise(g.last + 1), totals(g)
    return tuple(sorted(order, key=lambda seat: (-points[seat], order.index(seat))))


def announce(g: Table) -> None:
    """Tell what everybody has saved, and who has won."""
    points = totals(g)
    for seat in range(g.seats):
        g.say("saved", seat=seat, n=points[seat])
    winner = ranking(g)[0]
    g.say("won", seat=winner, n=points[winner])


def result(g: Table) -> Result | None:
    """How the game ended, or None while it runs."""
    if g.agenda:
        return None
    seats, points, best = range(g.seats), totals(g), ranking(g)
    lines = (
        Line("regions", tuple(on_the_map(g, seat) or None for seat in seats)),
        Line("palace", tuple(n or None for n in g.palace)),
    )
    tied = points.count(max(points)) > 1
    places = tuple(best.index(seat) + 1 for seat in seats)
    return Result(places, best[:1], points, lines, "next_in_turn" if tied else "most_cubes", {"seat": g.last})
