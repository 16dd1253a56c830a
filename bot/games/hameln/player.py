"""What a position of Hameln is judged by."""

from __future__ import annotations

from bot.players import Features
from rules.hameln.components import PHASES
from rules.hameln.scoring import by_merit, road, token_sums, totals
from rules.hameln.state import Table


def of(g: Table) -> list[list[float]]:
    """By seat: the score as it stands, members in clean and in infested houses, and what it can still do."""
    points, sums, ranks = totals(g), token_sums(g), g.ranks()
    richest = by_merit(g.money, ranks)
    houses = _houses(g)
    return [
        [
            points[seat] / 20,
            houses[seat][0] / 20,
            houses[seat][1] / 20,
            houses[seat][2] / 4,
            houses[seat][3] / 4,
            g.money[seat] / 20,
            richest.index(seat) / 2,
            g.influence[seat] / 10,
            ranks.index(seat) / 2,
            sums[seat] / 10,
            (g.boys[seat] + g.girls[seat]) / 3,
            min(g.boys[seat], 1) + min(g.girls[seat], 1),
            sum(g.goods_of(seat)) / 5,
            g.reserve[seat] / 5,
            float(g.cat == seat),
            road(g, seat) / 10,
        ]
        for seat in range(g.seats)
    ]


def _houses(g: Table) -> list[list[int]]:
    """By seat: what its clean houses cost and its infested ones, how many members it has there and there."""
    found = [[0, 0, 0, 0] for _ in range(g.seats)]
    for house, couple in enumerate(zip(g.men, g.women, strict=True)):
        cost, infested = g.house(house).cost, g.infested(house)
        for seat in couple:
            if seat >= 0:
                found[seat][infested] += cost
                found[seat][2 + infested] += 1
    return found


def progress(g: Table) -> float:
    """Three phases, each as long as its big rats last."""
    left = g.pool / (g.components.big_rats(g.seats, g.phase) or 1)
    return min(1.0, (g.phase - min(1.0, left)) / PHASES)


NAMES = (
    *("points", "clean_houses", "infested_houses", "members", "members_among_rats", "money", "place_by_money"),
    *("influence", "place_by_influence", "tokens", "children", "both_sexes", "goods", "reserve", "cat", "road"),
)
features = Features(NAMES, of, progress, turn=lambda g: (g.phase, g.turns, g.place))
