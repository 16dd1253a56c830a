"""What a position of Rattus Cartus is judged by."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from bot.players import Features
from rules.rattus_cartus.components import GOLD, JOKER, Class, people
from rules.rattus_cartus.scoring import nuns, totals
from rules.rattus_cartus.state import ROUNDS, Table

COMING = 0.4  # rats that a seat gets in a round that it plays with care


def alive(g: Table, seat: int) -> float:
    """The chance to survive the plague, were the nuns those of this world."""
    left = ROUNDS[g.seats] - g.round
    return 1 / (1 + exp(-(nuns(g) + 0.5 - g.rats[seat] - COMING * left) / 2))


class SeatFeatures(NamedTuple):
    """How a seat stands: what it has, what that brings if it survives, and what it can still do."""

    seat: float
    survives: float
    points_alive: float
    points: float
    rats: float
    influence: float
    first_in_class: float
    people: float
    people_by_time: float
    jokers: float
    gold: float
    special_cards: float
    tokens: float
    premium: float


def of(g: Table) -> list[SeatFeatures]:
    """How each seat stands."""
    points, left = totals(g), (ROUNDS[g.seats] - g.round) / 10
    return [_of_seat(g, seat, points[seat] / 10, left) for seat in range(g.seats)]


def _of_seat(g: Table, seat: int, points: float, left: float) -> SeatFeatures:
    survives, hand = alive(g, seat), g.hands[seat]
    return SeatFeatures(
        seat=1.0,
        survives=survives,
        points_alive=survives * points,
        points=points,
        rats=g.rats[seat] / 10,
        influence=survives * sum(g.points[seat]) / 10,
        first_in_class=survives * sum(g.ranks[cls][:1] == (seat,) for cls in Class) / 3,
        people=people(hand) / 10,
        people_by_time=people(hand) * left / 3,
        jokers=hand.count(JOKER) / 3,
        gold=hand.count(GOLD) / 3,
        special_cards=sum(card > JOKER for card in hand) / 3,
        tokens=survives * g.tokens[seat] / 5,
        premium=float(g.premium == seat),
    )


def progress(g: Table) -> float:
    """The rounds played."""
    return min(1.0, g.round / ROUNDS[g.seats])


features = Features(SeatFeatures._fields, of, progress, turn=lambda g: (g.round, g.shown), nobody=True)
