"""The sequence of play, phases A to E, and who compares Swords and Flutes."""

from __future__ import annotations

from rules.core import Frame, apart

from .book import step
from .choices import enter, flute_receiver, supplies, sword_victim
from .components import FLUTE, SWORD, building_of, people, strangers
from .effects import act
from .scoring import reckoning
from .state import Place, Table


@step
def a_round(g: Table) -> None:
    g.round += 1
    g.say("round_begins", round=g.round, seat=g.start)
    g.then(draw_buildings(), take_supplies(), enter_buildings(), resolve_buildings(), end_of_round())


# --------------------------------------------------------------------------- A  Draw new building cards


@step
def draw_buildings(g: Table) -> None:
    n = 2 if g.seats <= 3 else 3
    cards, g.deck = g.deck[-n:][::-1], g.deck[:-n]
    g.reveal("new_buildings", cards_in_row=cards)
    while len({building_of(card) for card in cards}) == 1:
        cards = (*cards[:-1], swap_last(g, cards[-1]))
    g.row = tuple(map(Place, cards))


def swap_last(g: Table, card: int) -> int:
    """All alike: the last card goes to the bottom of the replacement deck, the top one takes its place."""
    new, rest = g.replacement[-1], g.replacement[:-1]
    g.replacement = (card, *rest)
    g.put_back = min(g.put_back, len(rest)) + 1
    g.reveal("replaced_building", old_card=card, new_card=new)
    return new


# --------------------------------------------------------------------------- B  Supplies


@step
def take_supplies(g: Table) -> None:
    frames = [supplies(seat) for seat in g.order]
    most = max(g.supplies_at(at).draw for at in range(len(g.row)))
    enough = most * g.seats <= len(g.pile) + len(g.discard)  # else the order decides who gets the last cards
    if g.options.supplies == "together" and enough:
        g.then(apart(*frames))
    else:
        g.then(*frames)


# --------------------------------------------------------------------------- C  Enter buildings


@step
def enter_buildings(g: Table) -> None:
    g.to_enter = g.order
    g.then(visits())


@step
def visits(g: Table) -> None:
    if g.to_enter:
        g.then(enter(g.to_enter[0]), visits())


# --------------------------------------------------------------------------- D  Resolve buildings


@step
def resolve_buildings(g: Table) -> None:
    if g.seats == 2:  # one premium action in the whole round: both lay open what they have
        for at in range(len(g.row)):
            show(g, at)
        g.premium = first_of_most(g, g.entered)
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


def show(g: Table, at: int) -> None:
    """All who are inside turn up what they laid."""
    g.shown = at + 1
    for seat in g.row[at].inside:
        g.reveal("showed", seat=seat, at=at, building=g.row[at].building, cards=g.laid[seat])


def count_cards(g: Table, seat: int, at: int) -> None:
    """Every population card and Joker is a point of influence; every card of another class brings a rat."""
    cards, cls = g.laid[seat], g.row[at].cls
    if n := people(cards):
        rats = strangers(cards, cls)
        g.say("counted", seat=seat, cls=cls, n=g.gain_influence(seat, cls, n), rats=rats)
        g.rats[seat] += rats


def first_of_most(g: Table, seats: tuple[int, ...]) -> int:
    """Who laid most population cards and Jokers; of several, who entered first."""
    return max(seats, key=lambda seat: people(g.laid[seat]))


@step
def actions(g: Table, at: int) -> None:
    """The premium player acts first, then the others in the order they entered."""
    inside = g.row[at].inside
    first = g.premium if g.seats == 2 else first_of_most(g, inside)
    if g.last_round:
        if first in inside:
            cls = g.row[at].cls
            g.say("last_point", seat=first, cls=cls, n=g.gain_influence(first, cls, 1))
        return
    if first in inside:
        g.then(act(first, at, 1), *(act(seat, at, 0) for seat in inside if seat != first))
    else:
        g.then(*(act(seat, at, 0) for seat in inside))


@step
def clear(g: Table, at: int) -> None:
    for seat in g.row[at].inside:
        g.return_cards(g.laid[seat])
        g.laid[seat] = ()


# --------------------------------------------------------------------------- Sword and Flute


def special_cards(g: Table, at: int) -> list[Frame]:
    """Swords, then Flutes, where somebody laid one."""
    laid = [card for seat in g.row[at].inside for card in g.laid[seat]]
    return [compare(at) for card, compare in ((SWORD, swords), (FLUTE, flutes)) if card in laid]


@step
def swords(g: Table, at: int) -> None:
    """Who laid most takes half the hand of who laid fewest."""
    most, fewest = most_and_fewest(g, at, SWORD)
    if any(len(g.hands[seat]) >= 2 for seat in fewest):
        g.then(sword_victim(most, fewest))


@step
def flutes(g: Table, at: int) -> None:
    """Who laid most gives a rat to who laid fewest."""
    most, fewest = most_and_fewest(g, at, FLUTE)
    if fewest and g.rats[most]:
        g.then(flute_receiver(most, fewest))


def most_and_fewest(g: Table, at: int, card: int) -> tuple[int, tuple[int, ...]]:
    """Who laid most (of several, who entered first), and all who laid fewest; nobody if all laid the same."""
    laid = {seat: g.laid[seat].count(card) for seat in g.row[at].inside}
    most, least = max(laid, key=laid.__getitem__), min(laid.values())
    return most, tuple(seat for seat, n in laid.items() if n == least < laid[most])


# --------------------------------------------------------------------------- E  End of the round


@step
def end_of_round(g: Table) -> None:
    g.spent += tuple(place.card for place in g.row)
    g.row, g.entered, g.shown, g.premium = (), (), 0, -1
    if g.last_round:
        g.then(reckoning())
    else:
        g.start = (g.start + 1) % g.seats
        g.then(a_round())
