"""The sequence of play: a round of five phases; the new buildings of its beginning, and its end."""

from __future__ import annotations

from .book import step
from .components import building_of
from .entering import enter_buildings
from .resolving import resolve_buildings
from .scoring import reckoning
from .state import NOBODY, OpenBuilding, Table
from .supplies import take_supplies


@step
def a_round(g: Table) -> None:
    g.round += 1
    g.say("round_begins", round=g.round, seat=g.start)
    g.then(draw_buildings(), take_supplies(), enter_buildings(), resolve_buildings(), end_of_round())


# --------------------------------------------------------------------------- A  Draw new building cards


@step
def draw_buildings(g: Table) -> None:
    """Two cards or three; the last is replaced as long as all show the same building (R-11)."""
    n = 2 if g.seats <= 3 else 3
    cards, g.deck = g.deck[-n:][::-1], g.deck[:-n]
    g.reveal("new_buildings", cards_in_row=cards)
    while len({building_of(card) for card in cards}) == 1:
        cards = (*cards[:-1], swap_last(g, cards[-1]))
    g.row = tuple(map(OpenBuilding, cards))


def swap_last(g: Table, card: int) -> int:
    """The last card goes to the bottom of the replacement deck, the top one takes its place (R-12)."""
    new, rest = g.replacement[-1], g.replacement[:-1]
    g.replacement = (card, *rest)
    g.put_back = min(g.put_back, len(rest)) + 1
    g.reveal("replaced_building", old_card=card, new_card=new)
    return new


# --------------------------------------------------------------------------- E  End of the round


@step
def end_of_round(g: Table) -> None:
    g.spent += tuple(place.card for place in g.row)
    g.row, g.entered, g.beyond, g.shown, g.premium = (), (), (), 0, NOBODY
    if g.last_round:
        g.then(reckoning())
    else:
        g.start = (g.start + 1) % g.seats
        g.then(a_round())
