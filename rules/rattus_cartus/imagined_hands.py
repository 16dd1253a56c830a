"""Hands as somebody imagines them who knows some of the cards: what is known stays, the rest is dealt around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .components import NEVER_LAID, Cards
from .state import Table, without


class UnknownHand(NamedTuple):
    """A hand, and what is laid with it face down, in the making."""

    seat: int
    known: Cards  # wherever they are
    others: Cards
    in_hand: int  # how many cards
    covered: int  # how many laid, face down
    hand: list[int]
    laid: list[int]

    @property
    def room(self) -> int:
        """How many more cards that are never laid can be in the hand beside all that is known."""
        return min(self.in_hand - len(self.hand), self.in_hand + self.covered - len(self.known))

    def slots(self, g: Table) -> list[list[int]]:
        """For each card that is still missing where it goes; the known ones that may be laid lie somewhere now."""
        free = [self.hand] * (self.in_hand - len(self.hand)) + [self.laid] * self.covered
        known = [card for card in self.known if card not in NEVER_LAID]
        if known and self.covered:  # by as many dice in every world, wherever what is never laid has gone
            free = [free[at] for at in g.shuffled(range(self.in_hand + self.covered)) if at < len(free)]
        lay_out(known, free)
        return free[len(known) :]

    def put(self, g: Table) -> None:
        """As it was imagined."""
        g.hands[self.seat] = tuple(sorted(self.hand))
        if self.covered:
            g.laid[self.seat] = tuple(sorted(self.laid))


def unknown_hand(g: Table, viewer: int | None, seat: int, laid: Cards) -> UnknownHand:
    """The hand of another with what it has laid unseen; what is known in it and is never laid stays."""
    known = () if viewer is None else g.knows_held(viewer, seat)
    kept = [card for card in known if card in NEVER_LAID]
    others = without(g.hands[seat] + laid, known)
    return UnknownHand(seat, known, others, len(g.hands[seat]), len(laid), kept, [])


def lay_out(cards: Sequence[int], slots: Sequence[list[int]]) -> None:
    """A card into each slot, as far as there are both."""
    for slot, card in zip(slots, cards, strict=False):
        slot.append(card)
