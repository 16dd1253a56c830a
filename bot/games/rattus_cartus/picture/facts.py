"""The pieces of the picture of Rattus Cartus, read off a view: what changes between two of them is marked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from typing import Final

from bot.text import Words
from rules.rattus_cartus.components import (
    FIGURES,
    GOLD,
    PILED,
    Building,
    Cards,
    Class,
    people,
)
from rules.rattus_cartus.view import View, size

PILE_ICON: Final = dict(zip(PILED, ("joker", "sword", "flute", "pass", "gold"), strict=True))
CARD_ICON: Final = {**PILE_ICON, GOLD: "ingots"}  # what is drawn for a Joker or special card
CLASS_ICON: Final = {cls: cls.name.lower() for cls in Class}


def pieces(view: View) -> Mapping[str, Hashable]:
    """Everything that the board shows, by the id of its piece."""
    return dict(_pieces(view))


def _pieces(view: View) -> Iterator[tuple[str, Hashable]]:
    yield "round", view.round
    yield from _street(view)
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
            yield f"judged-{seat}", (view.rats[seat], view.nuns, points_of(view, seat))
    yield "pile-deck", view.pile
    yield "pile-discard", view.discard
    yield "pile-buildings", (view.deck, view.replacement, tuple(sorted(view.buildings_put_back.items())))
    for kind, n in view.open_piles:
        yield f"pile-{PILE_ICON[kind]}", n
    yield "pile-medal", view.tokens_left


def _street(view: View) -> Iterator[tuple[str, Hashable]]:
    for at, place in enumerate(view.row):
        yield f"place-{at}", (place.card, at == view.resolving)
        for seat, laid in zip(place.inside, place.laid, strict=True):
            yield f"guest-{at}-{seat}", (place.card, counting(laid))
        if view.cards_open(at):
            yield f"open-{at}", (place.card, place.laid)


def is_judged(view: View) -> bool:
    """Return whether the picture shows the final scoring: the game is over and no building lies in the row."""
    return view.over and not view.row


def points_of(view: View, seat: int) -> tuple[int | None, ...]:
    """Return the points of a seat by the lines of the result, then their sum; () before the end."""
    if view.result is None:
        return ()
    return (*(line.points[seat] for line in view.result.lines), view.result.totals[seat])


def counting(laid: int | Cards) -> int:
    """Return the number beside a seat in a building: all its cards while face down, then those that bring influence."""
    return laid if isinstance(laid, int) else people(laid)


def discarded(view: View) -> Mapping[tuple[int, int], int]:
    """How many cards of each class and number of nuns lie in the open discard pile."""
    count = Counter(view.discard)
    return {(figure.cls, figure.nuns): count[kind] for kind, figure in enumerate(FIGURES)}


def building_name(words: Words, building: int) -> str:
    """The name on the sign of a building."""
    return words(f"rattus_cartus-building-{Building(building).name.lower()}")


def building_short(words: Words, building: int) -> str:
    """The name of a building where there is little room, as buttons have it."""
    key = f"rattus_cartus-building-{Building(building).name.lower()}"
    return words(f"{key}.sign" if words.has(f"{key}.sign") else f"{key}.short")


def class_name(words: Words, cls: int) -> str:
    """The name of a class."""
    return words(f"rattus_cartus-class-{Class(cls).name.lower()}")
