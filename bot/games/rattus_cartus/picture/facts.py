"""The pieces of the picture of Rattus Cartus, read off a view: what changes between two of them is marked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from typing import Final

from bot.text import Words
from rules.rattus_cartus.components import (
    GOLD,
    JOKER,
    MADE_BY,
    NUNS,
    PILED,
    Building,
    Cards,
    Class,
    building_of,
    nuns_on,
    people,
)
from rules.rattus_cartus.view import PlaceView, View

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
            yield f"judged-{seat}", (view.rats[seat], nuns_of(view), points_of(view, seat))
    yield "pile-deck", view.pile
    yield "pile-discard", view.discard
    yield "pile-buildings", (view.deck, view.replacement, tuple(sorted(put_back(view).items())))
    for kind, n in piles(view):
        yield f"pile-{PILE_ICON[kind]}", n
    yield "pile-medal", view.tokens_left


def _street(view: View) -> Iterator[tuple[str, Hashable]]:
    for at, place in enumerate(view.row):
        yield f"place-{at}", (place.card, at == acting(view))
        for seat, laid in zip(place.inside, place.laid, strict=True):
            yield f"guest-{at}-{seat}", (place.card, counting(laid))
        if cards_open(view, at):
            yield f"open-{at}", (place.card, place.laid)


def acting(view: View) -> int:
    """The building that is being resolved, or -1. Two players open all at once: then the first with cards."""
    if view.over or not view.shown:
        return -1
    if view.seats > 2:
        return view.shown - 1
    filled = [at for at, place in enumerate(view.row) if any(map(size, place.laid))]
    return filled[0] if filled else view.shown - 1


def cards_open(view: View, at: int) -> bool:
    """Whether the cards laid in this building lie open: until its actions are done."""
    return at < view.shown and any(map(size, view.row[at].laid))


def is_done(view: View, at: int) -> bool:
    """Whether a building is resolved, and the cards laid in it are gone."""
    return at < acting(view) and not cards_open(view, at)


def first_of(view: View, at: int) -> int | None:
    """Who has the premium action in a building, as soon as the cards tell."""
    place: PlaceView = view.row[at]
    if view.seats == 2:
        return view.premium if view.premium in place.inside else None
    opened = [laid for laid in place.laid if isinstance(laid, tuple)]
    if at != acting(view) or not opened or len(opened) < len(place.inside):
        return None
    return max(zip(place.inside, opened, strict=True), key=lambda guest: people(guest[1]))[0]


def is_judged(view: View) -> bool:
    """Whether the game is over and the street empty: there the rats are held against the nuns."""
    return view.over and not view.row


def dead_of(view: View) -> frozenset[int]:
    """Whom the plague took: more rats than nuns, unless the variant lets those with the fewest live."""
    rats, nuns = [n or 0 for n in view.rats], nuns_of(view)
    alive = {seat for seat, n in enumerate(rats) if n <= nuns}
    if not alive and view.result and view.result.winners:
        alive = {seat for seat, n in enumerate(rats) if n == min(rats)}
    return frozenset(range(view.seats)) - alive


def nuns_of(view: View) -> int:
    """The nuns of the nun-row, as far as they lie open to this reader."""
    return sum(nuns_on(nun.card) for nun in view.nun_row if nun.card is not None)


def points_of(view: View, seat: int) -> tuple[int | None, ...]:
    """The points of a seat by the lines of the result, and their sum, as far as there is one."""
    if view.result is None:
        return ()
    return (*(line.points[seat] for line in view.result.lines), view.result.totals[seat])


def size(cards: int | tuple[int, ...]) -> int:
    """How many cards, known or not."""
    return cards if isinstance(cards, int) else len(cards)


def counting(laid: int | Cards) -> int:
    """How many cards are told of a guest: all while face down; open, those that bring influence and the premium."""
    return laid if isinstance(laid, int) else people(laid)


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


def discarded(view: View) -> Mapping[tuple[int, int], int]:
    """How many cards of each class and number of nuns lie in the open discard pile."""
    count = Counter(view.discard)
    return {(int(cls), nuns): count[cls * NUNS + nuns] for cls in Class for nuns in range(NUNS)}


def put_back(view: View) -> Mapping[int, int]:
    """How many cards of each building were seen to go under the replacement deck."""
    return Counter(building_of(card) for card in view.put_back)


def to_come(view: View) -> Mapping[int, int]:
    """How many cards of each building of this game are still to come or set aside."""
    gone = {*view.spent, *(place.card for place in view.row)}
    left = Counter(building_of(card) for card in view.cards if card not in gone)
    return {building: left[building] for building in sorted({building_of(card) for card in view.cards})}


def building_name(words: Words, building: int) -> str:
    """The name on the sign of a building."""
    return words(f"rattus_cartus-building-{Building(building).name.lower()}")


def building_short(words: Words, building: int) -> str:
    """The same, short."""
    return words(f"rattus_cartus-building-{Building(building).name.lower()}.short")


def class_name(words: Words, cls: int) -> str:
    """The name of a class."""
    return words(f"rattus_cartus-class-{Class(cls).name.lower()}")
