"""What each seat may see, who knows what, and what the conformance suite is promised about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .table import Table


def knows_hand(viewer: int | None, seat: int) -> bool:
    """A hand is known to whoever holds it. Both `view` and `deal_unknown` ask this."""
    return viewer == seat


class View(NamedTuple):
    """What one seat, or the public, may see."""

    viewer: int | None
    seats: int
    edition: str
    rounds: int
    round: int
    over: bool
    cards: tuple[int, ...]  # by seat: how many cards are in hand
    hand: tuple[int, ...]  # the viewer's own
    laid: tuple[int, ...]  # by seat, NOTHING before they are shown
    wedges: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]


def view(g: Table, viewer: int | None) -> View:
    """The table as a seat (None: the public) may see it."""
    return View(
        viewer=viewer,
        seats=g.seats,
        edition=g.edition,
        rounds=g.rounds,
        round=g.round,
        over=g.is_over,
        cards=tuple(map(len, g.hands)),
        hand=next((hand for seat, hand in enumerate(g.hands) if knows_hand(viewer, seat)), ()),
        laid=tuple(g.laid),
        wedges=g.wedges,
        taken=tuple(g.taken),
        discard=g.discard,
    )


def deal_unknown(g: Table, viewer: int | None) -> None:
    """The deck and the hands of others are dealt anew.

    The cards are sorted before they are shuffled: what is dealt must not depend on what this viewer cannot know.
    """
    others = [seat for seat in range(g.seats) if not knows_hand(viewer, seat)]
    cards = g.shuffled(sorted([*g.deck, *(card for seat in others for card in g.hands[seat])]))
    for seat in others:
        size = len(g.hands[seat])
        g.hands[seat], cards = tuple(sorted(cards[:size])), cards[size:]
    g.deck = cards


# --------------------------------------------------------------------------- promises to the conformance suite


def conserved(g: Table) -> object:
    """Every card and every wedge."""
    cards = [*g.deck, *g.discard, *(card for hand in g.hands for card in hand), *filter(None, g.laid)]
    wedges = tuple(map(sum, zip(g.wedges, *g.taken, strict=True)))
    return sorted(cards), wedges


def hidden(g: Table, viewer: int | None) -> Mapping[str, object]:
    """The truth behind what this viewer cannot know."""
    others = tuple(hand for seat, hand in enumerate(g.hands) if not knows_hand(viewer, seat))
    truth: dict[str, object] = {"deck": g.deck, "hands": others}
    return {name: value for name, value in truth.items() if value}
