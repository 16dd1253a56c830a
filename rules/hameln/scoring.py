"""The final scoring: houses, orders, and the children on the road. Every tie goes to the higher influence (R-36)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Line, Result

from .state import NOBODY, Table


def lines(g: Table) -> tuple[Line, ...]:
    """All lines of the scoring."""
    return (Line("houses", tuple(house_points(g, seat) for seat in range(g.seats))), *beside_houses(g))


def beside_houses(g: Table) -> tuple[Line, ...]:
    """All lines but the first: orders, the cat, the end of the game and the road."""
    scoring, seats, ranks = g.components.scoring, range(g.seats), g.ranks()
    catchers = [seat for seat in by_merit(token_sums(g), ranks) if g.tokens[seat]]
    return (
        Line("influence", by_order(g, ranks, scoring.influence)),
        Line("money", by_order(g, by_merit(g.money, ranks), scoring.money.of(g.seats))),
        Line("rat_catcher", by_order(g, catchers, scoring.rat_catcher)),
        Line("cat", tuple([scoring.cat if seat == g.cat else None for seat in seats])),
        Line("ended_game", tuple([scoring.ended_game if seat == g.ended_by else None for seat in seats])),
        Line("road", tuple([-cost or None for cost in road_costs(g)])),
    )


def house_points(g: Table, seat: int) -> int:
    """What the clean houses cost in which the seat has a member, after the last clearing (R-35)."""
    own = (i for i, couple in enumerate(zip(g.men, g.women, strict=True)) if seat in couple)
    return sum(g.house(i).cost for i in own if not g.infested(i))


def by_merit(merits: Sequence[int], ranks: Sequence[int]) -> list[int]:
    """The seats by merit, most first; of equals the one that ranks higher by influence."""
    return sorted(ranks, key=lambda seat: -merits[seat])  # sorting keeps the order of equals


def token_sums(g: Table) -> list[int]:
    """The sum of each seat's rat-catcher tokens."""
    return [sum([token.face for token in tokens]) for tokens in g.tokens]


def by_order(g: Table, order: Sequence[int], points: Sequence[int]) -> tuple[int | None, ...]:
    """Points by place; None for those who are not in the order."""
    scored = dict(zip(order, [*points, *[0] * g.seats], strict=False))
    return tuple([scored.get(seat) for seat in range(g.seats)])


def road_costs(g: Table) -> list[int]:
    """What the lost children of each seat cost."""
    found = [0] * g.seats
    for owner, cost in zip(g.road, g.components.road_costs(len(g.road)), strict=True):
        found[owner] += cost
    return found


def totals(g: Table) -> list[int]:
    """The points of each seat; a total may be negative."""
    return added_up(lines(g))


def added_up(lines: Sequence[Line]) -> list[int]:
    """The sum of all lines for each seat."""
    return [sum(filter(None, own)) for own in zip(*[line.points for line in lines], strict=True)]


def tied(points: Sequence[int]) -> bool:
    """Whether more than one seat has most points."""
    return points.count(max(points)) > 1


def announce(g: Table) -> None:
    """The tokens are turned up, and the winner is named."""
    for seat in g.ranks():
        if g.tokens[seat]:
            values = tuple(token.face for token in g.tokens[seat])
            g.reveal("showed_tokens", seat=seat, values=values, n=sum(values))
    points = totals(g)
    winner = by_merit(points, g.ranks())[0]
    g.say("won", seat=winner, points=points[winner])


def result(g: Table) -> Result | None:
    """How the game ended, or None while it runs."""
    if not g.is_over:
        return None
    points = totals(g)
    order = by_merit(points, g.ranks())
    places = tuple(1 + order.index(seat) for seat in range(g.seats))
    ended = "big_rats" if g.ended_by != NOBODY else "nobody"
    return Result(
        places, (order[0],), tuple(points), lines(g), "influence" if tied(points) else "most_points", {"ended": ended}
    )
