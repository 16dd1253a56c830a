"""What a position of Rattus is judged by."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import NamedTuple

from bot.players import Features
from rules.rattus.components import CUBES, MOST_RATS, Card, Class, class_of, shelf
from rules.rattus.scoring import totals
from rules.rattus.state import Table

MANY = 20  # cubes in a region, from which on it makes no difference
CARDS, CLASSES = tuple(Card), tuple(map(class_of, Card))  # listing an enumeration takes long


class SeatFeatures(NamedTuple):
    """How a seat stands: cubes where they are safe and where rats wait for them, and the cards it may use."""

    cubes: float
    palace: float
    stock: float
    regions: float
    regions_without_rats: float
    spared: float
    losses: float
    losses_near: float
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
    losses, losses_near = _losses(g, g.regions), _losses(g, near)
    return [_of_seat(g, seat, points[seat], losses[seat], losses_near[seat], near) for seat in range(g.seats)]


def _of_seat(g: Table, seat: int, points: int, losses: float, losses_near: float, near: Sequence[int]) -> SeatFeatures:
    home = [(region, g.at(region, seat), len(g.rats[region])) for region in g.home(seat)]
    held = [at for at, card in enumerate(CARDS) if g.holder[card] == seat]
    return SeatFeatures(
        cubes=points / 10,
        palace=g.palace[seat] / 5,
        stock=g.stock[seat] / 10,
        regions=len(home) / 5,
        regions_without_rats=sum(not rats for _, _, rats in home) / 5,
        spared=(points - losses) / 10,
        losses=losses / 10,
        losses_near=losses_near / 5,
        threatened=sum(min(cubes, rats) for _, cubes, rats in home) / 5,
        exposed=sum(cubes * rats for _, cubes, rats in home) / MOST_RATS / 5,
        near_the_plague=sum(min(cubes, rats) for region, cubes, rats in home if region in near) / 5,
        cards=len(held) / 3,
        classes=len({CLASSES[at] for at in held}) / 3,
        potions=sum(potion.n for potion in g.potions if potion.seat == seat) / 2,
        baker=float(g.baker_seat == seat) * g.baker / 3,
        on_turn=float(g.turn == seat),
    )


def _losses(g: Table, regions: Sequence[int]) -> list[float]:
    """The cubes that each seat would lose on average if the rats of these regions were turned up, potions aside."""
    losses, mean = [0.0] * g.seats, strikes(g.edition)
    cards = [[g.cards_of(seat, cls) for cls in range(len(Class))] for seat in range(g.seats)]
    for region in regions:
        rats, crowd = len(g.rats[region]), g.crowd(region)
        if rats and (people := sum(crowd)):
            majority, everybody, *classes = mean[min(people, MANY)]
            most = max(crowd)
            for seat, cubes in enumerate(crowd):
                if cubes:
                    lost = everybody + (majority if cubes == most else 0.0) + sum(map(mul, classes, cards[seat]))
                    losses[seat] += min(cubes, rats * lost)
    return losses


@cache
def strikes(edition: str) -> list[list[float]]:
    """By the number of cubes in a region: how often a rat token strikes there for M, for A and for each class."""
    faces = shelf.components(edition).rats
    return [
        [
            sum(face.majority for face in faces if face.hits(people)) / len(faces),
            sum(face.everybody for face in faces if face.hits(people)) / len(faces),
            *(sum(face.classes.count(cls) for face in faces if face.hits(people)) / len(faces) for cls in Class),
        ]
        for people in range(MANY + 1)
    ]


def progress(g: Table) -> float:
    """The game ends when the supply of rats is used up, or when somebody has all cubes on the board."""
    brought = len(g.supply) + len(g.removed) + sum(map(len, g.rats)) + len(g.discards) or 1
    return max(1 - len(g.supply) / brought, 1 - min(g.stock) / CUBES)


features = Features(SeatFeatures._fields, of, progress, turn=lambda g: (g.turns, g.turn), pace=0.4, at_once=4.0)
