"""What a position of Notre Dame is judged by."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from bot.players import Features
from rules.notre_dame.actions import DONATION
from rules.notre_dame.carriage import open_colours
from rules.notre_dame.components import (
    MOST_RAT,
    NOTRE_DAME,
    Action,
    Roads,
    action_of,
    kind_of,
    message_colour,
)
from rules.notre_dame.flow import ROUNDS
from rules.notre_dame.persons import POINTS
from rules.notre_dame.state import EMPTY, RESERVE, ROUNDS_A_PERIOD, Table, rat_after, share

MOST_POINTS = 10  # of a person: what a seat has when the person comes may be less


class SeatFeatures(NamedTuple):
    """How a seat stands: what it has gathered, and what its sectors, cards and the persons to come will bring."""

    prestige: float
    gold: float
    little_gold: float
    markers: float
    rat: float  # where this round's plague will move it
    high_rat: float  # the same, where the next plague may break out
    outbreak: float  # by this round's plague
    school: float
    bank: float
    residence: float
    carriage_house: float
    hotel: float
    park: float
    hospital: float
    park_pairs_by_time: float
    park_by_time: float
    school_by_time: float
    residence_by_time: float
    bank_by_time: float
    friend: float
    notre_dame: float
    notre_dame_share: float  # what its markers there bring, if nobody adds one
    messages: float
    message_ahead: float  # the best one that the next drive reaches
    general_supply: float
    can_hire: float
    can_play: float
    persons_to_come: float  # their points as the seat stands
    persons_of_period: float
    person_here: float  # the best of those on display, before the seat has hired
    points_in_hand: float  # what the cards of this round bring, each as far as it will be played
    gold_in_hand: float
    markers_in_hand: float
    benefits_in_hand: float
    rat_in_hand: float
    donation_in_hand: float
    friend_in_hand: float


class InHand(NamedTuple):
    """What action cards bring a seat that plays them next."""

    points: int
    gold: int
    markers: int
    benefits: int
    rat: int
    donation: int
    friend: int


def of(g: Table) -> list[SeatFeatures]:
    """How each seat stands."""
    all_markers = sum([g.at(seat, NOTRE_DAME) for seat in range(g.seats)])
    each = share(g.components.pool[g.seats], all_markers)
    coming = [gray.face for gray in g.grays]
    soon = coming[len(coming) - -g.round % ROUNDS_A_PERIOD :]  # the next one is the last
    hiring = _who_may_still_hire(g)
    return [_of_seat(g, seat, each, coming, soon, g.display if seat in hiring else ()) for seat in range(g.seats)]


def _of_seat(
    g: Table, seat: int, each: int, coming: list[int], soon: list[int], display: tuple[int, ...]
) -> SeatFeatures:
    left = (ROUNDS - g.round) / ROUNDS
    presences = g.presences(seat)
    school, bank, residence, carriage_house, hotel, park, hospital = presences
    gold, markers, donated = g.gold[seat], g.personal[seat], g.at(seat, NOTRE_DAME)
    message = _best_message(g, seat, carriage_house + 1)
    to = rat_after(g.rats[seat], g.plague, hospital, spared=seat in g.doctored)
    cards = _cards(g, seat)
    held, play = _in_hand(g, seat, cards, presences, message), _played(g, seat, len(cards))
    return SeatFeatures(
        prestige=g.prestige[seat] / 10,
        gold=gold / 5,
        little_gold=min(gold, 3) / 3,
        markers=markers / 5,
        rat=min(to, MOST_RAT) / MOST_RAT,
        high_rat=max(0, min(to, MOST_RAT) - hospital - 4) / 3,
        outbreak=max(0, to - MOST_RAT + 1) / 3,
        school=school / 2,
        bank=bank / 2,
        residence=residence / 2,
        carriage_house=carriage_house / 2,
        hotel=hotel / 2,
        park=park / 2,
        hospital=hospital / 2,
        park_pairs_by_time=park // 2 * left,
        park_by_time=park * left,
        school_by_time=school * left,
        residence_by_time=residence * left,
        bank_by_time=bank * left,
        friend=float(g.friends[seat] != RESERVE),
        notre_dame=donated / 2,
        notre_dame_share=each * donated / 5,
        messages=len(g.collected[seat]) / 3,
        message_ahead=message / 4,
        general_supply=g.general[seat] / 10,
        can_hire=min(gold, 1),
        can_play=min(markers, 2) / 2,
        persons_to_come=sum([_points(g, seat, person) for person in coming]) / 10,
        persons_of_period=sum([_points(g, seat, person) for person in soon]) / 10,
        person_here=max([_points(g, seat, person) for person in display]) / 5 if display and gold else 0.0,
        points_in_hand=held.points * play / 5,
        gold_in_hand=held.gold * play / 3,
        markers_in_hand=held.markers * play / 3,
        benefits_in_hand=held.benefits * play,
        rat_in_hand=held.rat * play,
        donation_in_hand=held.donation * play / 5,
        friend_in_hand=held.friend * play,
    )


# --------------------------------------------------------------------------- persons


def _who_may_still_hire(g: Table) -> set[int]:
    """The seats whose turn to hire comes in this round."""
    waiting = set[int]()
    for name, args in g.agenda:
        if name == "hire_persons":
            return set(range(g.seats))
        if name == "may_hire" and isinstance(args[0], int):
            waiting.add(args[0])
    return waiting


def _points(g: Table, seat: int, person: int) -> int:
    """What a person who is worth points would bring now."""
    return min(POINTS[person](g, seat), MOST_POINTS) if person in POINTS else 0


# --------------------------------------------------------------------------- action cards


def _cards(g: Table, seat: int) -> list[int]:
    """The cards in hand, with the one that was just chosen and is not opened yet."""
    chosen = [ask.given[0] for ask in g.asked if ask.seat == seat and ask.given and ask.choice == "keep"]
    return [*(held.card for held in g.hands[seat]), *(card for card in chosen if isinstance(card, int))]


def _played(g: Table, seat: int, cards: int) -> float:
    """Which part of them will be played: two of three."""
    if cards == 3 or g.drawn[seat]:
        return 2 / 3
    return (cards - 1) / 2 if cards else 0.0


def _in_hand(g: Table, seat: int, cards: list[int], presences: list[int], message: int) -> InHand:
    points = gold = markers = benefits = rat = donation = friend = 0
    bonus = presences[Action.PARK] // 2
    for card in cards:
        action = action_of(card)
        if action == Action.SCHOOL:
            markers += presences[action] + 1
        elif action == Action.BANK:
            gold += presences[action] + 1
        elif action == Action.RESIDENCE:
            points += presences[action] + 1 + bonus
        elif action == Action.CARRIAGE_HOUSE:
            points += message + bonus if message else 0
        elif action == Action.HOTEL:
            benefits += 1 if presences[action] < 2 else 2
        elif action == Action.NOTRE_DAME:
            donation += DONATION[min(3, g.gold[seat])] + bonus if g.gold[seat] else 0
        elif action == Action.TRUSTED_FRIEND:
            friend += 1
        else:
            rat += min(1, g.rats[seat])
    return InHand(points, gold, markers, benefits, rat, donation, friend)


# --------------------------------------------------------------------------- messages


def _best_message(g: Table, seat: int, steps: int) -> int:
    """The points of the best message that a drive of so many steps reaches, 0 for none."""
    colours, messages, best = open_colours(g, seat), g.messages, 0
    for market in _within(g.roads, g.carriages[seat], steps):
        message = messages[market]
        if message != EMPTY and kind_of(message) >= best and message_colour(message) in colours:
            best = kind_of(message) + 1
    return best


@cache
def _within(roads: Roads, start: int, steps: int) -> frozenset[int]:
    """The markets at most so many steps away, and the one of the start."""
    reached = {start}
    for _ in range(steps):
        reached |= {far for near in reached for far in roads.next_to[near]}
    return frozenset(reached)


def progress(g: Table) -> float:
    """The rounds that are over."""
    return (g.round - 1) / ROUNDS


features = Features(SeatFeatures._fields, of, progress, turn=lambda g: g.round, turns=1, width=10, playout_factor=0.25)
