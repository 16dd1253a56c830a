"""What a position of Rattus is judged by."""

from __future__ import annotations

from typing import NamedTuple

from bot.players import Features
from rules.rattus.components import CUBES, MOST_RATS, Card, class_of
from rules.rattus.scoring import totals
from rules.rattus.state import Table

CARDS, CLASSES = tuple(Card), tuple(map(class_of, Card))  # listing an enumeration takes long


class SeatFeatures(NamedTuple):
    """How a seat stands: cubes where they are safe and where rats wait for them, and the cards it may use."""

    cubes: float
    palace: float
    stock: float
    regions: float
    regions_without_rats: float
    threatened: float
    exposed: float
    near_the_plague: float
    cards: float
    classes: float
    potions: float
    baker: float
    on_turn: float


def of(g: Table) -> list[SeatFeatures]:
    """How each seat stands."""
    points, near = totals(g), (g.plague, *g.map.next_to[g.plague])
    return [_of_seat(g, seat, points[seat], near) for seat in range(g.seats)]


def _of_seat(g: Table, seat: int, points: int, near: tuple[int, ...]) -> SeatFeatures:
    home = [(region, g.at(region, seat), len(g.rats[region])) for region in g.home(seat)]
    held = [at for at, card in enumerate(CARDS) if g.holder[card] == seat]
    return SeatFeatures(
        cubes=points / 10,
        palace=g.palace[seat] / 5,
        stock=g.stock[seat] / 10,
        regions=len(home) / 5,
        regions_without_rats=sum(not rats for _, _, rats in home) / 5,
        threatened=sum(min(cubes, rats) for _, cubes, rats in home) / 5,
        exposed=sum(cubes * rats for _, cubes, rats in home) / MOST_RATS / 5,
        near_the_plague=sum(min(cubes, rats) for region, cubes, rats in home if region in near) / 5,
        cards=len(held) / 3,
        classes=len({CLASSES[at] for at in held}) / 3,
        potions=sum(potion.n for potion in g.potions if potion.seat == seat) / 2,
        baker=float(g.baker_seat == seat) * g.baker / 3,
        on_turn=float(g.turn == seat),
    )


def progress(g: Table) -> float:
    """The game ends when the supply of rats is used up, or when somebody has all cubes on the board."""
    brought = len(g.supply) + len(g.removed) + sum(map(len, g.rats)) + len(g.discards) or 1
    return max(1 - len(g.supply) / brought, 1 - min(g.stock) / CUBES)


features = Features(SeatFeatures._fields, of, progress, turn=lambda g: (g.turns, g.turn), plies=4, width=4, pace=0.4)
