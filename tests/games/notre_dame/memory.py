"""What a player with a good memory knows of cards, worked out from nothing but what they were asked and told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.notre_dame.state import Table

Told = tuple[str, Mapping[str, Any]]


def contradiction(g: Table, viewer: int, told: Sequence[Told]) -> object:
    """Cards said to be drawn later that this seat has seen this period, gifts elsewhere, persons out of order."""
    period = since(told, "period_begins")
    cards = [
        card for key, facts in period if key == "answered" and facts["choice"] == "keep" for card in facts["options"]
    ]
    played = [facts["card"] for key, facts in period if key == "played"]
    again = {*cards, *played} & {card for pile in g.piles for card in pile}
    return again or gift_is_gone(g, viewer, told) or last_gift_is_gone(g, viewer, told) or persons_out_of_order(g, told)


def gift_is_gone(g: Table, viewer: int, told: Sequence[Told]) -> object:
    """The two cards handed over are with the left neighbour until it has kept one."""
    draft = since(told, "drew")
    if [facts["n"] for key, facts in draft if key == "passed"] != [2]:
        return None
    first = next(at for at, (key, _) in enumerate(draft) if key == "passed")
    (answer,) = [facts for key, facts in draft[:first] if key == "answered"][-1:]
    left = {held.card for held in g.drawn[(viewer + 1) % g.seats]}
    return {*answer["options"]} - {*answer["pick"]} - left


def last_gift_is_gone(g: Table, viewer: int, told: Sequence[Told]) -> object:
    """The card handed on last is with the left neighbour until it is played or, unseen, the third card."""
    draft = since(told, "drew")
    if sum(key == "passed" for key, _ in draft) < 2:
        return None
    answer = [facts for key, facts in draft if key == "answered" and facts["choice"] == "keep"][-1]
    left = {held.card for held in (*g.hands[(viewer + 1) % g.seats], *g.discards)}
    return {*answer["options"]} - {*answer["pick"]} - left - {*g.played}


def persons_out_of_order(g: Table, told: Sequence[Told]) -> object:
    """The gray persons still to come, if they are not the last of those that the Spy showed."""
    shown = [facts["persons"] for key, facts in told if key == "spied" and "persons" in facts][-1:]
    coming = tuple(gray.face for gray in reversed(g.grays))
    return [persons for persons in shown if coming != persons[len(persons) - len(coming) :]]


def since(told: Sequence[Told], key: str) -> Sequence[Told]:
    """What was told since the last event of a kind."""
    return told[max((at for at, (other, _) in enumerate(told) if other == key), default=0) :]
