"""What a position of Hameln is judged by."""

from __future__ import annotations

from typing import NamedTuple

from bot.players import Features
from rules.hameln.components import PHASES
from rules.hameln.scoring import added_up, beside_houses, by_merit, token_sums
from rules.hameln.state import NOBODY, Table


class SeatFeatures(NamedTuple):
    """How a seat stands: its score now, members in clean and in infested houses, and what it can still do."""

    points: float
    clean_houses: float
    infested_houses: float
    members: float
    members_among_rats: float
    money: float
    place_by_money: float
    influence: float
    place_by_influence: float
    tokens: float
    children: float
    both_sexes: float
    goods: float
    reserve: float
    cat: float
    road: float


class Homes(NamedTuple):
    """The houses of one kind in which a seat has members: what they cost together, and how many members."""

    cost: int = 0
    members: int = 0


def of(g: Table) -> list[SeatFeatures]:
    """How each seat stands."""
    beside, sums, ranks = beside_houses(g), token_sums(g), g.ranks()
    richest, homes, others = by_merit(g.money, ranks), _homes(g), added_up(beside)
    (road,) = (line.points for line in beside if line.key == "road")
    return [
        SeatFeatures(
            points=(homes[seat][False].cost + others[seat]) / 20,
            clean_houses=homes[seat][False].cost / 20,
            infested_houses=homes[seat][True].cost / 20,
            members=homes[seat][False].members / 4,
            members_among_rats=homes[seat][True].members / 4,
            money=g.money[seat] / 20,
            place_by_money=richest.index(seat) / 2,
            influence=g.influence[seat] / 10,
            place_by_influence=ranks.index(seat) / 2,
            tokens=sums[seat] / 10,
            children=(g.boys[seat] + g.girls[seat]) / 3,
            both_sexes=min(g.boys[seat], 1) + min(g.girls[seat], 1),
            goods=sum(g.goods_of(seat)) / 5,
            reserve=g.reserve[seat] / 5,
            cat=float(g.cat == seat),
            road=-(road[seat] or 0) / 10,
        )
        for seat in range(g.seats)
    ]


def _homes(g: Table) -> list[list[Homes]]:
    """By seat, and whether rats infest the houses."""
    found = [[Homes(), Homes()] for _ in range(g.seats)]
    houses, around, rats = g.components.houses, g.around, g.rats
    for house, couple in enumerate(zip(g.men, g.women, strict=True)):
        for seat in couple:
            if seat != NOBODY:
                infested = not around[house] & ~rats
                cost, members = found[seat][infested]
                found[seat][infested] = Homes(cost + houses[house].cost, members + 1)
    return found


def progress(g: Table) -> float:
    """Three phases, each as long as its big rats last."""
    left = g.pool / (g.components.big_rats(g.seats, g.phase) or 1)
    return min(1.0, (g.phase - min(1.0, left)) / PHASES)


features = Features(
    SeatFeatures._fields,
    of,
    progress,
    turn=lambda g: (g.phase, g.turns, g.place),
    width=1,
    own_width=6,  # by lot its own plans come to nothing; others that chose would look clairvoyant
    playout_factor=0.19,  # with more by lot a seat of five does worse: they make it trust what chance would leave
)
