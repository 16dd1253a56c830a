"""The pieces of the picture of Rattus Cartus, read off a view: what changes between two of them is marked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from typing import Final

from bot.text import Words
from rules.rattus_cartus.components import JOKER, MADE_BY, NUNS, PILED, Building, Class, building_of, nuns_on
from rules.rattus_cartus.view import View

PILE_ICON: Final = dict(zip(PILED, ("joker", "sword", "flute", "pass", "gold"), strict=True))
CLASS_ICON: Final = {cls: cls.name.lower() for cls in Class}


def pieces(view: View) -> Mapping[str, Hashable]:
    """Everything that the board shows, by the id of its piece."""
    return dict(_pieces(view))


def _pieces(view: View) -> Iterator[tuple[str, Hashable]]:
    yield "round", view.round
    for at, place in enumerate(view.row):
        yield f"place-{at}", place.card
        for seat, laid in zip(place.inside, place.laid, strict=True):
            yield f"guest-{at}-{seat}", (place.card, size(laid))
    for cls in Class:
        for seat in view.ranks[cls]:
            yield f"disc-{cls.name.lower()}-{seat}", view.points[seat][cls]
    for seat in range(view.seats):
        yield f"hand-{seat}", size(view.hands[seat])
        yield f"tokens-{seat}", view.tokens[seat]
        if view.over:
            yield f"rats-{seat}", view.rats[seat]
    for at, nun in enumerate(view.nun_row):
        yield f"nun-{at}", (nun.card if view.over else None, nun.seen_by)
    if is_judged(view):
        for seat in range(view.seats):
            yield f"judged-{seat}", (view.rats[seat], nuns_of(view))
    yield "pile-deck", view.pile
    yield "pile-discard", view.discard
    yield "pile-buildings", (view.deck, view.replacement)
    for kind, n in piles(view):
        yield f"pile-{PILE_ICON[kind]}", n
    yield "pile-medal", view.tokens_left


def is_judged(view: View) -> bool:
    """Whether the game is over and the street empty: there the rats are held against the nuns."""
    return view.over and not view.row


def nuns_of(view: View) -> int:
    """The nuns of the nun-row, as far as they lie open to this reader."""
    return sum(nuns_on(nun.card) for nun in view.nun_row if nun.card is not None)


def size(cards: int | tuple[int, ...]) -> int:
    """How many cards, known or not."""
    return cards if isinstance(cards, int) else len(cards)


def piles(view: View) -> Iterator[tuple[int, int]]:
    """The piles of this game: Jokers, and special cards whose building is in it."""
    in_game = {building_of(card) for card in view.cards}
    for kind, n in zip(PILED, view.piles, strict=True):
        if kind == JOKER or MADE_BY[kind] in in_game:
            yield kind, n


def phase(view: View) -> str:
    """The phase of the round, read off what lies on the table."""
    if view.over:
        return "over"
    if view.shown:
        return "resolve"
    return "enter" if view.to_enter or any(place.inside for place in view.row) else "supplies"


def discarded(view: View) -> Mapping[int, int]:
    """How many cards of each class lie in the open discard pile."""
    count = Counter(card // NUNS for card in view.discard)
    return {int(cls): count[cls] for cls in Class}


def to_come(view: View) -> Mapping[int, int]:
    """How many cards of each building of this game are still to come or set aside."""
    gone = {*view.spent, *(place.card for place in view.row)}
    left = Counter(building_of(card) for card in view.cards if card not in gone)
    return {building: left[building] for building in sorted({building_of(card) for card in view.cards})}


def building_name(words: Words, building: int) -> str:
    """The name on the sign of a building."""
    return words(f"cartus-building-{Building(building).name.lower()}")


def building_short(words: Words, building: int) -> str:
    """The same, short."""
    return words(f"cartus-building-{Building(building).name.lower()}.short")


def class_name(words: Words, cls: int) -> str:
    """The name of a class."""
    return words(f"cartus-class-{Class(cls).name.lower()}")
