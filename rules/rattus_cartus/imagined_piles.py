"""Nun-row and pile as somebody imagines them who saw what was shuffled: only what may lie there is dealt to them."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from .components import Cards
from .state import Table, without


class Dealt(NamedTuple):
    """Unseen population cards by where they went."""

    row: Cards
    pile: Cards
    hands: Cards  # with what is laid face down


def dealt(g: Table, viewer: int | None, crowd: Cards, row: int) -> Dealt:
    """The cards of a crowd as they come, so many into the nun-row, as many as there are into the pile."""
    pile = len(g.pile)
    if viewer is None or not g.seen_outside[viewer]:
        hands = len(crowd) - row - pile
        return Dealt(crowd[hands + pile :], crowd[hands : hands + pile], crowd[:hands])
    seen = tuple([card.face for card in g.nun_row if viewer in card.seen_by])
    may_lie_in_pile = g.may_lie_in_pile(viewer)
    in_row = _into_row(crowd, row, without(g.may_lie_in_row(viewer), seen), may_lie_in_pile, pile)
    crowd = without(crowd, in_row)
    in_pile = _first_of(crowd, pile, may_lie_in_pile)
    return Dealt(in_row, in_pile, without(crowd, in_pile))


def _into_row(crowd: Cards, n: int, may: Cards, may_lie_in_pile: Cards, pile: int) -> Cards:
    """The first n cards that may lie in the row, as far as enough of the others are left that may lie in the pile."""
    room, left, wanted, row = Counter(may), Counter(crowd), Counter(may_lie_in_pile), list[int]()
    spare = sum((left & wanted).values()) - pile
    for card in crowd:
        for_pile = left[card] <= wanted[card]
        if len(row) < n and room[card] > 0 and (spare > 0 or not for_pile):
            row.append(card)
            room[card] -= 1
            left[card] -= 1
            spare -= for_pile
    return tuple(row)


def _first_of(crowd: Cards, n: int, may: Cards) -> Cards:
    """The first n cards that are among those that may be taken."""
    room, taken = Counter(may), list[int]()
    for card in crowd:
        if len(taken) < n and room[card] > 0:
            taken.append(card)
            room[card] -= 1
    return tuple(taken)
