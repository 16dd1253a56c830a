"""What a position of Rattus Cartus is judged by."""

from __future__ import annotations

from math import exp

from bot.players import Features
from rules.rattus_cartus.components import GOLD, JOKER, Class, people
from rules.rattus_cartus.scoring import nuns, totals
from rules.rattus_cartus.state import ROUNDS, Table

COMING = 0.4  # rats that a seat gets in a round that it plays with care


def alive(g: Table, seat: int) -> float:
    """The chance to survive the plague, were the nuns those of this world."""
    left = ROUNDS[g.seats] - g.round
    return 1 / (1 + exp(-(nuns(g) + 0.5 - g.rats[seat] - COMING * left) / 2))


def of(g: Table) -> list[list[float]]:
    """By seat: what it has, what that brings if it survives, and what it can still do."""
    points, left = totals(g), (ROUNDS[g.seats] - g.round) / 10
    return [_of_seat(g, seat, points[seat] / 10, left) for seat in range(g.seats)]


def _of_seat(g: Table, seat: int, points: float, left: float) -> list[float]:
    survives, hand = alive(g, seat), g.hands[seat]
    specials = sum(card > JOKER for card in hand)
    return [
        1.0,
        survives,
        survives * points,
        points,
        g.rats[seat] / 10,
        survives * sum(g.points[seat]) / 10,
        survives * sum(g.ranks[cls][:1] == (seat,) for cls in Class) / 3,
        people(hand) / 10,
        people(hand) * left / 3,
        hand.count(JOKER) / 3,
        hand.count(GOLD) / 3,
        specials / 3,
        survives * g.tokens[seat] / 5,
        float(g.premium == seat),
    ]


NAMES = (
    *("seat", "survives", "points_alive", "points", "rats", "influence", "first_in_class", "people", "people_by_time"),
    *("jokers", "gold", "special_cards", "tokens", "premium"),
)


def progress(g: Table) -> float:
    """The rounds played."""
    return min(1.0, g.round / ROUNDS[g.seats])


features = Features(NAMES, of, progress, turn=lambda g: (g.round, g.shown), nobody=True)
