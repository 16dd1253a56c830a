"""Phase D, resolve buildings: one after the other, each in three steps: its cards, its actions, the discards."""

from __future__ import annotations

from collections.abc import Mapping

from .book import step
from .buildings import act
from .components import Cards, people, strangers
from .special_cards import special_cards
from .state import Table


@step
def resolve_buildings(g: Table) -> None:
    if g.seats == 2:  # one premium action in the whole round: both lay open what they have
        for at in range(len(g.row)):
            show(g, at)
        g.premium = first_of_most({seat: g.laid[seat] for seat in g.entered})
    g.then(*(resolve(at) for at in range(len(g.row))))


@step
def resolve(g: Table, at: int) -> None:
    place = g.row[at]
    if g.seats > 2:
        show(g, at)
    if place.inside:
        for seat in place.inside:
            count_cards(g, seat, at)
        g.then(*special_cards(g, at), actions(at), clear(at))


# --------------------------------------------------------------------------- a  Cards


def show(g: Table, at: int) -> None:
    """All who are inside turn up what they laid (R-21)."""
    g.shown = at + 1
    for seat in g.row[at].inside:
        g.reveal("showed", seat=seat, at=at, building=g.row[at].building, cards=g.laid[seat])
        g.all_saw_go(seat, g.laid[seat])


def count_cards(g: Table, seat: int, at: int) -> None:
    """Every population card and Joker is a point of influence; every card of another class brings a rat (R-05)."""
    cards, cls = g.laid[seat], g.row[at].cls
    if n := people(cards):
        rats = strangers(cards, cls)
        g.say("counted", seat=seat, cls=cls, n=g.gain_influence(seat, cls, n), rats=rats)
        g.rats[seat] += rats


# --------------------------------------------------------------------------- b  Actions


@step
def actions(g: Table, at: int) -> None:
    """The premium player acts first, then the others as they entered; in the last round nobody acts (R-28)."""
    inside = g.row[at].inside
    first = g.premium if g.seats == 2 else first_of_most({seat: g.laid[seat] for seat in inside})
    if g.last_round:
        if first in inside:
            cls = g.row[at].cls
            g.say("last_point", seat=first, cls=cls, n=g.gain_influence(first, cls, 1))
        return
    if first in inside:
        g.then(act(first, at, 1), *(act(seat, at, 0) for seat in inside if seat != first))
    else:
        g.then(*(act(seat, at, 0) for seat in inside))


def first_of_most(laid: Mapping[int, Cards]) -> int:
    """Who laid most population cards and Jokers; of several, who entered first: so they stand in `laid`."""
    return max(laid, key=lambda seat: people(laid[seat]))


# --------------------------------------------------------------------------- c  Discards


@step
def clear(g: Table, at: int) -> None:
    """What was laid goes to its piles, after the actions (R-27)."""
    for seat in g.row[at].inside:
        g.return_cards(g.laid[seat])
        g.laid[seat] = ()
