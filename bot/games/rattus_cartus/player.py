"""What a position of Rattus Cartus is judged by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

from bot.players import Features
from rules.rattus_cartus.components import (
    FLUTE,
    GOLD,
    JOKER,
    PASS_CARD,
    SWORD,
    Building,
    Cards,
    nuns_on,
    people,
    strangers,
)
from rules.rattus_cartus.resolving import first_of_most
from rules.rattus_cartus.scoring import totals
from rules.rattus_cartus.state import ROUNDS, OpenBuilding, Table

COMING = 0.4  # rats that a seat gets in a round that it plays with care
NUNS, SPREAD = 2.0, 2.6  # the mean and the variance of the nuns on a card that nobody has seen
# What the standard action of a building adds to a hand; the premium action adds twice as much.
GIVES: Final[Mapping[int, Cards]] = {
    Building.TREASURY: (GOLD,),
    Building.OFFICE: (PASS_CARD,),
    Building.MARKETPLACE: (JOKER,),
    Building.CASTLE: (SWORD,),
    Building.PIPERS_CABIN: (FLUTE,),
}


class SeatFeatures(NamedTuple):
    """How a seat stands once the buildings are resolved: what it has, what that brings if it survives."""

    seat: float
    survives: float
    points_alive: float
    points_late: float
    points: float
    rats: float
    rats_by_time: float
    influence: float
    first_in_class: float
    narrow_lead: float
    people: float
    people_by_time: float
    jokers: float
    gold: float
    special_cards: float
    tokens: float
    start: float
    knows_nuns: float
    draws: float


def of(g: Table) -> list[SeatFeatures]:
    """How each seat stands."""
    g, draws = as_if_resolved(g)
    points, left = totals(g), (ROUNDS[g.seats] - g.round) / 10
    return [_of_seat(g, seat, points[seat] / 10, left, draws[seat]) for seat in range(g.seats)]


def _of_seat(g: Table, seat: int, points: float, left: float, draws: int) -> SeatFeatures:
    survives, hand = alive(g, seat), g.hands[seat]
    leads = [_lead(g, cls, ranks) for cls, ranks in enumerate(g.ranks) if ranks[:1] == (seat,)]
    crowd, jokers = people(hand), hand.count(JOKER)
    return SeatFeatures(
        seat=1.0,
        survives=survives,
        points_alive=survives * points,
        points_late=survives * points * (1 - left),
        points=points,
        rats=g.rats[seat] / 10,
        rats_by_time=g.rats[seat] * left / 10,
        influence=survives * sum(g.points[seat]) / 10,
        first_in_class=survives * len(leads) / 3,
        narrow_lead=survives * (leads.count(0) + leads.count(1)) / 3,
        people=crowd / 10,
        people_by_time=crowd * left / 3,
        jokers=jokers / 3,
        gold=hand.count(GOLD) / 3,
        special_cards=(len(hand) - crowd) / 3,
        tokens=survives * g.tokens[seat] / 5,
        start=float(g.start == seat),
        knows_nuns=sum([seat in card.seen_by for card in g.nun_row]) / 5,
        draws=draws / 5,
    )


def _lead(g: Table, cls: int, ranks: Sequence[int]) -> int:
    """By how much the first of a class leads."""
    return g.points[ranks[0]][cls] - (g.points[ranks[1]][cls] if len(ranks) > 1 else 0)


def alive(g: Table, seat: int) -> float:
    """The chance that a seat sees to survive the plague, by the nuns it has looked at."""
    seen = [nuns_on(card.face) for card in g.nun_row if seat in card.seen_by]
    unseen, left = len(g.nun_row) - len(seen), ROUNDS[g.seats] - g.round
    nuns = sum(seen) + NUNS * unseen
    spread = (SPREAD * unseen + 0.5 * left + 0.3) ** 0.5
    return 1 / (1 + exp(-1.7 * (nuns + 0.5 - g.rats[seat] - COMING * left) / spread))


# --------------------------------------------------------------------------- what is laid, as if it were resolved


def as_if_resolved(g: Table) -> tuple[Table, list[int]]:
    """The table as if the cards laid so far were all, and how many cards each seat would draw.

    Swords, Flutes, the Guard Tower and the Hospital are left out.
    """
    draws = [0] * g.seats
    waiting = [at for at, place in enumerate(g.row) if place.inside and _waits(g, at)]
    if waiting:
        g = g.clone()
        for at in waiting:
            _count(g, g.row[at])
        for at in waiting:
            _act(g, g.row[at], draws)
    return g, draws


def _waits(g: Table, at: int) -> bool:
    return not g.shown or ("resolve", (at,)) in g.agenda


def _count(g: Table, place: OpenBuilding) -> None:
    for seat in place.inside:
        g.gain_influence(seat, place.cls, people(g.laid[seat]))
        g.rats[seat] += strangers(g.laid[seat], place.cls)


def _act(g: Table, place: OpenBuilding, draws: list[int]) -> None:
    inside = g.entered if g.seats == 2 else place.inside
    first = first_of_most({seat: g.laid[seat] for seat in inside})
    for seat in place.inside:
        times = 2 if seat == first else 1
        if g.last_round:
            g.gain_influence(seat, place.cls, times - 1)
        elif place.building == Building.PALACE:
            g.tokens[seat] += times
        elif place.building == Building.MONASTERY:
            g.rats[seat] -= min(times, g.rats[seat])
        elif place.building == Building.HOSPITAL:
            g.rats[seat] -= min(times - 1, g.rats[seat])
        elif place.building == Building.FARM:
            draws[seat] += 2 * times
        elif place.building == Building.BREWERY:
            draws[seat] += people(g.laid[seat]) * times // 2
        else:
            g.hands[seat] += GIVES.get(place.building, ()) * times


def progress(g: Table) -> float:
    """The rounds played."""
    return min(1.0, g.round / ROUNDS[g.seats])


features = Features(
    SeatFeatures._fields,
    of,
    progress,
    turn=lambda g: g.round,
    turns=1,
    width=16,
    nobody=True,
    playout_factor=0.2,
    budget=lambda g: min(1.0, 3 / g.seats),
)
