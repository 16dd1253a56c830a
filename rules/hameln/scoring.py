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
    scoring, seats = g.components.scoring, range(g.seats)
    return (
        Line("influence", by_order(g, list(g.ranks()), scoring.influence)),
        Line("money", by_order(g, ranked(g, g.money), scoring.money.of(g.seats))),
        Line("rat_catcher", by_order(g, catchers(g), scoring.rat_catcher)),
        Line("cat", tuple([scoring.cat if seat == g.cat else None for seat in seats])),
        Line("ended_game", tuple([scoring.ended_game if seat == g.ended_by else None for seat in seats])),
        Line("road", tuple([-cost or None for cost in road_costs(g)])),
    )


def house_points(g: Table, seat: int) -> int:
    """What the clean houses cost in which the seat has a member, after the last clearing (R-35)."""
    own = (i for i, couple in enumerate(zip(g.men, g.women, strict=True)) if seat in couple)
    return sum(g.house(i).cost for i in own if not g.infested(i))


def ranked(g: Table, merits: Sequence[int]) -> list[int]:
    """The seats by merit, ties by influence."""
    return by_merit(merits, g.ranks())


def by_merit(merits: Sequence[int], ranks: Sequence[int]) -> list[int]:
    """The seats by merit; of equals the one that ranks higher by influence comes first."""
    return sorted(range(len(merits)), key=lambda seat: (-merits[seat], ranks.index(seat)))


def token_sums(g: Table) -> list[int]:
    """The sum of each seat's rat-catcher tokens."""
    return [sum([token.face for token in tokens]) for tokens in g.tokens]


def catchers(g: Table) -> list[int]:
    """Those with at least one token, by their sum."""
    return [seat for seat in ranked(g, token_sums(g)) if g.tokens[seat]]


def by_order(g: Table, order: list[int], points: list[int]) -> tuple[int | None, ...]:
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
    winner = ranked(g, points)[0]
    g.say("won", seat=winner, points=points[winner])


def result(g: Table) -> Result | None:
    """How the game ended, or None while it runs."""
    if not g.is_over:
        return None
    points = totals(g)
    order = ranked(g, points)
    places = tuple(1 + order.index(seat) for seat in range(g.seats))
    ended = "big_rats" if g.ended_by != NOBODY else "nobody"
    return Result(
        places, (order[0],), tuple(points), lines(g), "influence" if tied(points) else "most_points", {"ended": ended}
    )
