"""What a player with a good memory knows of others' cards, worked out from nothing but what they were told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rules.rattus_cartus.components import JOKER, PASS_CARD
from rules.rattus_cartus.state import Table

Told = tuple[str, Mapping[str, Any]]


def contradiction(g: Table, viewer: int, told: Sequence[Told]) -> object:
    """Cards that others must hold and do not, or of the nun-row or the pile that are not what this seat saw."""
    for seat, cards in holdings(g.seats, viewer, told).items():
        if missing := cards - Counter(g.hands[seat] + covered(g, seat)):
            return seat, dict(missing)
    wrong = [facts for key, facts in told if key == "looked" and "card" in facts and not lies_there(g, facts)]
    return wrong or shuffled_wrong(g, viewer, told)


class Shuffle(NamedTuple):
    """A discard pile that was shuffled, and what this seat has drawn of it since."""

    cards: Counter[int]
    drawn: Counter[int]


def shuffled_wrong(g: Table, viewer: int, told: Sequence[Told]) -> object:
    """Cards of the nun-row that lay in the discard pile, or of the pile that were not shuffled into it."""
    row, population = Counter(card.face for card in g.nun_row), Counter(g.components.population)
    shuffled = shuffles(viewer, told)
    wrong = [seen for cards, _ in shuffled if (seen := row - (population - cards))]
    return wrong or [extra for cards, drawn in shuffled[-1:] if (extra := Counter(g.pile) - (cards - drawn))]


def shuffles(viewer: int, told: Sequence[Told]) -> list[Shuffle]:
    """Every shuffle so far. Where a draw led to it, what came from the pile before is not told apart."""
    found, discard, shown = list[Shuffle](), Counter[int](), list[Counter[int]]()
    for at, (key, facts) in enumerate(told):
        cards = Counter(card for card in facts.get("cards", ()) if card < JOKER)
        if key == "discarded":
            discard += cards
        elif key == "showed":
            shown.append(cards)
        elif key == "reshuffled":
            while discard.total() < facts["n"]:  # what was shown last may still lie before its owners
                discard += shown.pop(0)
            found.append(Shuffle(discard, Counter()))
            discard = Counter()
        elif key == "drew" and facts["seat"] == viewer and found and told[at - 1][0] != "reshuffled":
            found[-1].drawn.update(cards)
    return found


def lies_there(g: Table, facts: Mapping[str, Any]) -> bool:
    """Whether a card of the nun-row is the one that was seen."""
    return bool(g.nun_row[facts["nun"]].face == facts["card"])


def covered(g: Table, seat: int) -> tuple[int, ...]:
    """What a seat has laid that nobody has seen yet."""
    shown = any(seat in place.inside for place in g.row[: g.shown])
    return () if shown else g.laid[seat]


def holdings(seats: int, viewer: int, told: Sequence[Told]) -> dict[int, Counter[int]]:
    """For each other seat the cards that it surely has."""
    held = {seat: Counter[int]() for seat in range(seats) if seat != viewer}
    for key, facts in told:
        if key in ("gave_cards", "paid_tribute"):
            handed_over(held, viewer, facts)
        elif facts.get("seat") in held:
            seen(held, key, facts)
    return held


def seen(held: dict[int, Counter[int]], key: str, facts: Mapping[str, Any]) -> None:
    """Cards that came or went before all eyes."""
    seat = facts["seat"]
    if key == "gained_cards":
        held[seat][facts["card"]] += facts["n"]
    elif key in ("showed", "discarded"):
        held[seat] -= Counter(facts["cards"])
    elif key == "played_pass":
        held[seat] -= Counter([PASS_CARD])


def handed_over(held: dict[int, Counter[int]], viewer: int, facts: Mapping[str, Any]) -> None:
    """Cards that went from hand to hand: known to the two, and any to the others."""
    giver, to, cards = facts["seat"], facts["to"], facts.get("cards")
    if giver == viewer:
        held[to] += Counter(cards)
    elif to == viewer:
        held[giver] -= Counter(cards)
    else:
        held[giver] -= Counter({card: facts["n"] for card in held[giver]})
