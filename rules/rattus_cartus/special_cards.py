"""Sword and Flute: all inside a building are compared, and who laid most takes from, or gives to, who laid fewest."""

from __future__ import annotations

from rules.core import Frame, Refusal, Several, exactly

from .book import counted, forced, step
from .components import FLUTE, SWORD, Cards
from .state import Table


def special_cards(g: Table, at: int) -> list[Frame]:
    """Swords, then Flutes, where somebody laid one, once all cards are counted (R-22)."""
    laid = [card for seat in g.row[at].inside for card in g.laid[seat]]
    return [compare(at) for card, compare in ((SWORD, swords), (FLUTE, flutes)) if card in laid]


def most_and_fewest(g: Table, at: int, card: int) -> tuple[int, tuple[int, ...]]:
    """Who laid most (of several, who entered first), and all who laid fewest; nobody if all laid the same."""
    laid = {seat: g.laid[seat].count(card) for seat in g.row[at].inside}
    most, least = max(laid, key=laid.__getitem__), min(laid.values())
    return most, tuple(seat for seat, n in laid.items() if n == least < laid[most])


def level(g: Table, at: int, card: int) -> None:
    """All inside laid as many of the card, or nobody else is there: nothing comes of it."""
    place = g.row[at]
    g.say("level", card=card, at=at, building=place.building, n=len(place.inside))


def not_tied(g: Table, seat: int, tied: tuple[int, ...]) -> dict[int, Refusal]:
    """Why it can be none of the others: they laid more of the card, or are not inside the building."""
    inside = g.row[g.shown - 1].inside
    others = (other for other in range(g.seats) if other != seat and other not in tied)
    return {
        other: Refusal("laid_more", {"seat": other, "rule": "special"})
        if other in inside
        else Refusal("not_inside", {"seat": other, "rule": "special"})
        for other in others
    }


# --------------------------------------------------------------------------- Sword


@step
def swords(g: Table, at: int) -> None:
    """Who laid most takes half the hand of who laid fewest, once (rulebook p. 8, R-30)."""
    most, fewest = most_and_fewest(g, at, SWORD)
    if not fewest:
        level(g, at, SWORD)
    if any(len(g.hands[seat]) >= 2 for seat in fewest):
        g.then(sword_victim(most, fewest))


@forced
def sword_victim(g: Table, seat: int, tied: tuple[int, ...]) -> tuple[int, ...]:
    """Any of those who laid fewest, with an empty hand too (R-31)."""
    return tied


@sword_victim.barred
def sword_victim_barred(g: Table, seat: int, tied: tuple[int, ...]) -> dict[int, Refusal]:
    return not_tied(g, seat, tied)


@sword_victim.chosen
def sword_victim_chosen(g: Table, seat: int, victim: int, tied: tuple[int, ...]) -> None:
    """Half the hand; who gives chooses the cards, or by table option the dice (R-32)."""
    n = half(len(g.hands[victim]))
    g.say("sword", seat=seat, to=victim, n=n)
    if n and g.options.sword_choice == "random":
        g.hand_over("gave_cards", victim, seat, tuple(sorted(g.shuffled(g.hands[victim])[:n])))
    elif n:
        g.then(give_cards(victim, seat, n))


def half(cards: int) -> int:
    """How many cards of a hand a Sword takes: half of them, rounded down."""
    return cards // 2


@counted
def give_cards(g: Table, seat: int, to: int, n: int) -> Several[int]:
    """Any cards of the hand, special ones too (R-33)."""
    return exactly(n, g.hands[seat])


@give_cards.chosen
def give_cards_chosen(g: Table, seat: int, cards: Cards, to: int, n: int) -> None:
    g.hand_over("gave_cards", seat, to, cards)


# --------------------------------------------------------------------------- Flute


@step
def flutes(g: Table, at: int) -> None:
    """Who laid most gives a rat to who laid fewest, if there is one to give (rulebook p. 8, R-34)."""
    most, fewest = most_and_fewest(g, at, FLUTE)
    if not fewest:
        level(g, at, FLUTE)
    elif g.rats[most]:
        g.then(flute_receiver(most, fewest))


@forced
def flute_receiver(g: Table, seat: int, tied: tuple[int, ...]) -> tuple[int, ...]:
    return tied


@flute_receiver.barred
def flute_receiver_barred(g: Table, seat: int, tied: tuple[int, ...]) -> dict[int, Refusal]:
    return not_tied(g, seat, tied)


@flute_receiver.chosen
def flute_receiver_chosen(g: Table, seat: int, receiver: int, tied: tuple[int, ...]) -> None:
    g.say("flute", seat=seat, to=receiver)
    g.rats[seat] -= 1
    g.rats[receiver] += 1
