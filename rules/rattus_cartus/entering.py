"""Phase C, enter buildings: in turn order everybody enters one and lays cards, or plays a Pass."""

from __future__ import annotations

from rules.core import PASS, Refusal, Several, only, up_to

from .book import choice, counted, step
from .components import GOLD, NEVER_LAID, PASS_CARD, Cards
from .state import OpenBuilding, Table


@step
def enter_buildings(g: Table) -> None:
    g.to_enter = g.order
    g.then(visits())


@step
def visits(g: Table) -> None:
    if g.to_enter:
        g.then(enter(g.to_enter[0]), visits())


@step
def visit_of(g: Table, seat: int) -> None:
    """The visit of a seat as if those before it had entered: foreseen only, never in play."""
    g.to_enter = g.to_enter[g.to_enter.index(seat) :]
    g.then(enter(seat))


@choice
def enter(g: Table, seat: int) -> list[int | str]:
    """Any building of the row, whoever is inside; a Pass lets the others go first (rulebook p. 8)."""
    places: list[int | str] = [*range(len(g.row))]
    return [*places, PASS] if PASS_CARD in g.hands[seat] else places


@enter.chosen
def enter_chosen(g: Table, seat: int, at: int | str) -> None:
    if isinstance(at, str):
        play_pass(g, seat)
        return
    g.say("entered", seat=seat, at=at, building=g.row[at].building)
    place = g.row[at]
    g.row = (*g.row[:at], OpenBuilding(place.card, (*place.inside, seat)), *g.row[at + 1 :])
    g.entered += (seat,)
    g.to_enter = g.to_enter[1:]
    g.then(lay_cards(seat, at))


def play_pass(g: Table, seat: int) -> None:
    """The card goes back to its pile (R-19), the player behind all who still have to enter (R-18)."""
    g.disclose("played_pass", seat=seat)
    g.drop(seat, (PASS_CARD,))
    g.all_saw_go(seat, (PASS_CARD,))
    g.return_cards((PASS_CARD,))
    g.to_enter = (*g.to_enter[1:], seat)


@enter.barred
def enter_barred(g: Table, seat: int) -> dict[str, Refusal]:
    return {PASS: Refusal("no_pass_card", {"rule": "enter"})}


@counted
def lay_cards(g: Table, seat: int, at: int) -> Several[int]:
    """As many cards of the hand as one likes, none with them."""
    cards = [card for card in g.hands[seat] if card not in NEVER_LAID]
    return up_to(len(cards), cards)


@lay_cards.chosen
def lay_cards_chosen(g: Table, seat: int, cards: Cards, at: int) -> None:
    g.disclose("laid", seat=seat, at=at, building=g.row[at].building, n=len(cards), cards=only(seat, cards))
    g.drop(seat, cards)
    g.laid[seat] = cards


@lay_cards.barred
def lay_cards_barred(g: Table, seat: int, at: int) -> dict[int, Refusal]:
    """Gold stays in hand (rulebook p. 8), and a Pass has its own moment (R-20)."""
    reasons = {PASS_CARD: "pass_is_not_laid", GOLD: "gold_is_not_laid"}
    return {card: Refusal(key, {"rule": "special"}) for card, key in reasons.items() if card in g.hands[seat]}
