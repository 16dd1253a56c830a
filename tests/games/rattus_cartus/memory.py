"""What a player with a good memory knows of others' cards, worked out from nothing but what they were told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rules.rattus_cartus.components import PASS_CARD
from rules.rattus_cartus.state import Table

Told = tuple[str, Mapping[str, Any]]


def contradiction(g: Table, viewer: int, told: Sequence[Told]) -> object:
    """Cards that others must hold and do not, or cards of the nun-row that are not what this seat saw."""
    for seat, cards in holdings(g.seats, viewer, told).items():
        if missing := cards - Counter(g.hands[seat] + covered(g, seat)):
            return seat, dict(missing)
    return [facts for key, facts in told if key == "looked" and "card" in facts and not lies_there(g, facts)]


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
