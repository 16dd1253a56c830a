"""What a position of Notre Dame is judged by."""

from __future__ import annotations

from bot.players import Features
from rules.notre_dame.components import MOST_RAT, NOTRE_DAME
from rules.notre_dame.state import Table

ROUNDS = 9


def of(g: Table) -> list[list[float]]:
    """By seat: what it has gathered, and what its sectors will still bring in the rounds to come."""
    left = (ROUNDS - g.round) / ROUNDS
    return [_of_seat(g, seat, left) for seat in range(g.seats)]


def _of_seat(g: Table, seat: int, left: float) -> list[float]:
    rat, hospital, school, bank, residence, carriage, hotel, park, own = (
        g.rats[seat],
        *_sectors(g, seat),
    )
    return [
        g.prestige[seat] / 10,
        g.gold[seat] / 5,
        g.personal[seat] / 5,
        rat / MOST_RAT,
        max(0, rat + g.plague - hospital - MOST_RAT + 1) / 3,
        school / 2,
        bank / 2,
        residence / 2,
        carriage / 2,
        hotel / 2,
        park / 2,
        hospital / 2,
        park * left,
        school * left,
        residence * left,
        own / 2,
        len(g.collected[seat]) / 3,
        g.general[seat] / 10,
        min(g.gold[seat], 1),
        min(g.personal[seat], 2) / 2,
    ]


def _sectors(g: Table, seat: int) -> tuple[int, ...]:
    school, bank, residence, carriage, hotel, park, hospital = g.presences(seat)
    return hospital, school, bank, residence, carriage, hotel, park, g.at(seat, NOTRE_DAME)


NAMES = (
    *("prestige", "gold", "markers", "rat", "outbreak", "school", "bank", "residence", "carriage_house", "hotel"),
    *("park", "hospital", "park_by_time", "school_by_time", "residence_by_time", "notre_dame", "messages"),
    *("general_supply", "can_hire", "can_play"),
)


def progress(g: Table) -> float:
    """The rounds that are over."""
    return (g.round - 1) / ROUNDS


features = Features(NAMES, of, progress, turn=lambda g: (g.round, len(g.played)))
