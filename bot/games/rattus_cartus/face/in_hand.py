"""What is told about cards in hand: what nuns count, what cards are good for later, what the round still brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.faces.question_context import numbers
from bot.text import listed
from rules.rattus_cartus.components import JOKER, class_of, nuns_on

from .glossary import building_name, card_word, effect, families
from .question_context import Context

LEAVING: Final = frozenset({"give_cards", "tribute", "discard_for_rats"})  # cards go without being laid
OF_OTHERS: Final = frozenset({"give_cards", "tribute"})  # asked by somebody else's card or action


def in_hand(at: Context) -> Iterator[str]:
    """What cards that may go are good for later, which action still comes for the seat, and what nuns count."""
    cards = numbers(at.ask.options)
    if at.ask.choice in LEAVING or (at.ask.choice == "lay_cards" and at.view.last_round):
        yield from _later(at, [cls for cls in families(cards) if cls < JOKER])
    if at.ask.choice in OF_OTHERS and not at.view.last_round:
        yield _to_come(at)
    if at.ask.choice in LEAVING | {"lay_cards"} and any(card < JOKER and nuns_on(card) for card in cards):
        yield at.words("rattus_cartus-nuns-in-hand")


def _later(at: Context, classes: list[int]) -> Iterator[str]:
    """In which buildings cards of these classes bring no rat; in the last round what they still count for."""
    if at.view.last_round:
        yield at.words("rattus_cartus-kept", list=listed(at.words, list(_most(at))))
    elif classes:
        yield at.words("rattus_cartus-later", list=" · ".join(_at_home(at, cls) for cls in classes))


def _most(at: Context) -> Iterator[str]:
    """Of what the most in hand scores: cards, and the kinds of special cards in this game."""
    yield at.words("rattus_cartus-kept-people")
    for kind, _ in at.view.open_piles:
        if kind != JOKER:
            yield at.words("rattus_cartus-kept-kind", cards=card_word(at.words, kind, 2))


def _at_home(at: Context, cls: int) -> str:
    """A card with the buildings of its class that can still come."""
    left = (building for building, n in at.view.buildings_to_come.items() if n and class_of(building) == cls)
    names = ", ".join(building_name(at.words, building, "short") for building in left) or "–"
    return at.words("rattus_cartus-later-in", card=card_word(at.words, cls), buildings=names)


def _to_come(at: Context) -> str:
    """The action of the building that the seat is in, if it is not done."""
    view = at.view
    for nth, place in enumerate(view.row):
        if at.seat in place.inside and not view.is_resolved(nth):
            first = view.premium_at(nth)
            told = {
                "building": at.called(nth, ""),
                "premium": effect(at.words, place.building, True),
                "standard": effect(at.words, place.building, False),
            }
            if first is None:
                return at.words("rattus_cartus-to-come", **told)
            own = first == at.seat
            return at.words("rattus_cartus-to-come.premium" if own else "rattus_cartus-to-come.standard", **told)
    return at.words("rattus_cartus-to-come.nothing")
