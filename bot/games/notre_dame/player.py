"""What a position of Notre Dame is judged by."""

from __future__ import annotations

from typing import NamedTuple

from bot.players import Features
from rules.notre_dame.components import MOST_RAT, NOTRE_DAME
from rules.notre_dame.flow import ROUNDS
from rules.notre_dame.state import Table, rat_after


class SeatFeatures(NamedTuple):
    """How a seat stands: what it has gathered, and what its sectors will still bring in the rounds to come."""

    prestige: float
    gold: float
    markers: float
    rat: float
    outbreak: float
    school: float
    bank: float
    residence: float
    carriage_house: float
    hotel: float
    park: float
    hospital: float
    park_by_time: float
    school_by_time: float
    residence_by_time: float
    notre_dame: float
    messages: float
    general_supply: float
    can_hire: float
    can_play: float


def of(g: Table) -> list[SeatFeatures]:
    """How each seat stands."""
    left = (ROUNDS - g.round) / ROUNDS
    return [_of_seat(g, seat, left) for seat in range(g.seats)]


def _of_seat(g: Table, seat: int, left: float) -> SeatFeatures:
    school, bank, residence, carriage_house, hotel, park, hospital = g.presences(seat)
    return SeatFeatures(
        prestige=g.prestige[seat] / 10,
        gold=g.gold[seat] / 5,
        markers=g.personal[seat] / 5,
        rat=g.rats[seat] / MOST_RAT,
        outbreak=max(0, rat_after(g.rats[seat], g.plague, hospital, spared=seat in g.doctored) - MOST_RAT + 1) / 3,
        school=school / 2,
        bank=bank / 2,
        residence=residence / 2,
        carriage_house=carriage_house / 2,
        hotel=hotel / 2,
        park=park / 2,
        hospital=hospital / 2,
        park_by_time=park * left,
        school_by_time=school * left,
        residence_by_time=residence * left,
        notre_dame=g.at(seat, NOTRE_DAME) / 2,
        messages=len(g.collected[seat]) / 3,
        general_supply=g.general[seat] / 10,
        can_hire=min(g.gold[seat], 1),
        can_play=min(g.personal[seat], 2) / 2,
    )


def progress(g: Table) -> float:
    """The rounds that are over."""
    return (g.round - 1) / ROUNDS


features = Features(SeatFeatures._fields, of, progress, turn=lambda g: g.round, turns=1, width=10, playout_factor=0.25)
