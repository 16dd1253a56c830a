"""What a position of Notre Dame is judged by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bot.players import Features, SearchSettings, by_seats
from rules.notre_dame.actions import DONATION, hotel_benefits
from rules.notre_dame.components import MOST_RAT, NOTRE_DAME, Action, action_of
from rules.notre_dame.flow import ROUNDS, hire_persons
from rules.notre_dame.persons import POINTS, may_hire
from rules.notre_dame.state import Table, rat_after, share

MOST_POINTS: Final = 10  # of a person: what a seat has when the person comes may be less
HIGH_RAT: Final = 4  # from here on the next plague may break out

PointsOf = Callable[[Table, int], int]  # what a person brings a seat as it stands


class InHand(NamedTuple):
    """What the action cards in a hand bring if they are played next."""

    prestige: int = 0
    gold: int = 0
    markers: int = 0
    steps: int = 0  # of the carriage
    benefits: int = 0
    rat: int = 0
    donation: int = 0  # prestige at Notre Dame
    friend: int = 0


NOTHING: Final = InHand()


class SeatFeatures(NamedTuple):
    """How a seat stands: what it has gathered, and what its sectors, its cards and the persons to come will bring."""

    prestige: float
    gold: float
    little_gold: float  # the same, where the first coins count most
    markers: float
    rat: float  # where this round's plague will move it
    high_rat: float
    outbreak: float  # by this round's plague
    school: float
    bank: float
    residence: float
    carriage_house: float
    hotel: float
    park: float
    hospital: float
    notre_dame: float
    notre_dame_share: float  # of its points, if nobody places another marker
    can_hire: float
    can_play: float
    persons_to_come: float  # their points as the seat stands
    person_here: float  # the best on display, where the seat has yet to hire
    prestige_in_hand: float  # what cards bring, each as far as it will be played
    gold_in_hand: float
    markers_in_hand: float
    steps_in_hand: float
    benefits_in_hand: float
    rat_in_hand: float
    donation_in_hand: float
    friend_in_hand: float


def of(g: Table) -> list[SeatFeatures]:
    """How each seat stands."""
    each = share(g.components.pool[g.seats], sum([g.at(seat, NOTRE_DAME) for seat in range(g.seats)]))
    coming = [POINTS[gray.face] for gray in g.grays if gray.face in POINTS]
    here, hiring = [POINTS[person] for person in g.display if person in POINTS], _who_may_still_hire(g)
    plague = g.plague
    return [_of_seat(g, seat, each, plague, coming, here if seat in hiring else []) for seat in range(g.seats)]


def _of_seat(
    g: Table, seat: int, each: int, plague: int, coming: Sequence[PointsOf], here: Sequence[PointsOf]
) -> SeatFeatures:
    presences = g.presences(seat)
    school, bank, residence, carriage_house, hotel, park, hospital = presences
    gold, markers, donated = g.gold[seat], g.personal[seat], g.at(seat, NOTRE_DAME)
    to = rat_after(g.rats[seat], plague, hospital, spared=seat in g.doctored)
    rat, cards = min(to, MOST_RAT), _cards(g, seat)
    played, hand = _part_played(g, seat, len(cards)), _in_hand(g, seat, presences, cards)
    return SeatFeatures(
        prestige=g.prestige[seat] / 10,
        gold=gold / 5,
        little_gold=min(gold, 3) / 3,
        markers=markers / 5,
        rat=rat / MOST_RAT,
        high_rat=max(0, rat - hospital - HIGH_RAT) / 3,
        outbreak=max(0, to - MOST_RAT + 1) / 3,
        school=school / 2,
        bank=bank / 2,
        residence=residence / 2,
        carriage_house=carriage_house / 2,
        hotel=hotel / 2,
        park=park / 2,
        hospital=hospital / 2,
        notre_dame=donated / 2,
        notre_dame_share=each * donated / 5,
        can_hire=min(gold, 1),
        can_play=min(markers, 2) / 2,
        persons_to_come=sum([min(points(g, seat), MOST_POINTS) for points in coming]) / 10,
        person_here=max([min(points(g, seat), MOST_POINTS) for points in here]) / 5 if gold and here else 0.0,
        prestige_in_hand=hand.prestige * played / 5,
        gold_in_hand=hand.gold * played / 3,
        markers_in_hand=hand.markers * played / 3,
        steps_in_hand=hand.steps * played / 3,
        benefits_in_hand=hand.benefits * played,
        rat_in_hand=hand.rat * played,
        donation_in_hand=hand.donation * played / 5,
        friend_in_hand=hand.friend * played,
    )


def _who_may_still_hire(g: Table) -> Sequence[int]:
    """The seats whose turn to hire comes later in this round."""
    waiting = list[int]()
    for name, args in g.agenda:
        if name == hire_persons.name:
            return range(g.seats)
        if name == may_hire.name and isinstance(args[0], int):
            waiting.append(args[0])
    return waiting


def _cards(g: Table, seat: int) -> list[int]:
    """The action cards in a hand, with the one that was just chosen from those drawn and is not opened yet."""
    cards = [held.card for held in g.hands[seat]]
    if g.drawn[seat]:
        for ask in g.asked:
            if ask.seat == seat and ask.given and isinstance(ask.given[0], int):
                cards.append(ask.given[0])
    return cards


def _part_played(g: Table, seat: int, cards: int) -> float:
    """How much of them will be played: two of three."""
    if cards == 3 or g.drawn[seat]:
        return 2 / 3
    return 1 / 2 if cards == 2 else 0.0


def _in_hand(g: Table, seat: int, presences: Sequence[int], cards: Sequence[int]) -> InHand:
    if not cards:
        return NOTHING
    prestige = gold = markers = steps = benefits = rat = donation = friend = 0
    for card in cards:
        action = action_of(card)
        if action == Action.SCHOOL:
            markers += presences[action] + 1
        elif action == Action.BANK:
            gold += presences[action] + 1
        elif action == Action.RESIDENCE:
            prestige += presences[action] + 1
        elif action == Action.CARRIAGE_HOUSE:
            steps += presences[action] + 1
        elif action == Action.HOTEL:
            benefits += hotel_benefits(presences[action] + 1)
        elif action == Action.NOTRE_DAME:
            donation += DONATION[min(max(DONATION), g.gold[seat])] if g.gold[seat] else 0
        elif action == Action.TRUSTED_FRIEND:
            friend += 1
        else:
            rat += min(1, g.rats[seat])
    return InHand(prestige, gold, markers, steps, benefits, rat, donation, friend)


def progress(g: Table) -> float:
    """The rounds that are over."""
    return (g.round - 1) / ROUNDS


features = Features(
    SeatFeatures._fields,
    of,
    progress,
    turn=lambda g: g.round,
    search=SearchSettings(turns=1, width=10, playout_factor=0.25, positions_factor=by_seats),
)
