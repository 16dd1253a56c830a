"""The pieces of the picture of Notre Dame, read off a view: what changes between two of them is marked."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

from rules.notre_dame.components import (
    MARKETS,
    action_of,
    borough_of,
    colour_of,
    editions,
    kind_of,
    message_colour,
    owner_of,
)
from rules.notre_dame.view import EMPTY, SeatView, View


def pieces(view: View) -> Mapping[str, Hashable]:
    """Everything that the board shows, by the id of its piece."""
    return dict(_pieces(view))


def _pieces(view: View) -> Iterator[tuple[str, Hashable]]:
    yield "round", view.round
    if not view.over:
        yield "bell", view.order
    for at, person in enumerate(view.display):
        yield f"person-{at}", person
    yield "plague", (view.plague, view.plague_to_come)
    yield "gold-left", view.gold_left
    if not view.over:
        yield "pool", view.pool
    yield "cards", (view.table[0].pile, view.discards)
    if view.over:
        yield from ((f"verdict-{merit.seat}", merit) for merit in view.merits)
    else:
        yield "to-come", (view.browns, view.grays_left)
    for market, message in enumerate(view.messages):
        yield f"market-{market}", message
    for seat, own in enumerate(view.table):
        yield from _seat(view, seat, own)


def _seat(view: View, seat: int, own: SeatView) -> Iterator[tuple[str, Hashable]]:
    for place, n in enumerate(own.markers):
        if n:
            yield f"marker-{seat}-{place}", n
    yield f"friend-{seat}", own.friend
    yield f"carriage-{seat}", own.carriage
    yield f"rat-{seat}", own.rat
    yield f"gold-{seat}", own.gold
    yield f"personal-{seat}", own.personal
    yield f"general-{seat}", own.general
    yield f"played-{seat}", played(view, seat)
    yield f"hand-{seat}", (tuple(card.colour for card in own.choosing), tuple(card.colour for card in own.hand))
    yield f"taken-{seat}", own.collected  # which colours are open follows from all that were taken
    if view.prestige_open:
        yield f"prestige-{seat}", own.prestige
    if own.spared:
        yield f"doctored-{seat}", True


# --------------------------------------------------------------------------- what can be read off a view


def played(view: View, seat: int) -> tuple[int, ...]:
    """The actions of this seat's cards that all have seen played in this period."""
    return tuple(sorted(action_of(card) for card in view.played if colour_of(card) == seat))


def owner(view: View, borough: int) -> int | None:
    """The seat that has a borough of the ring; None is a neutral one."""
    return owner_of(borough, view.seats)


def neutral_key(borough: int) -> str:
    """The key of the name of a borough that nobody has: where it lies on the board."""
    return f"notre_dame-neutral-{'east' if borough == 1 else 'west'}"


def borough(view: View, seat: int) -> int:
    """Which borough of the ring a seat has."""
    return borough_of(seat, view.seats)


def may_take(view: View, seat: int) -> tuple[int, ...]:
    """The colours of messages that the carriage of a seat may take next."""
    return () if view.over else view.open_colours(seat)


def closed(view: View, seat: int) -> tuple[int, ...]:
    """The colours of messages left that a carriage may not take next."""
    return () if view.over else tuple(c for c in view.colours_left if c not in view.open_colours(seat))


def leaders(view: View) -> tuple[int, ...]:
    """Who has won."""
    return tuple(merit.seat for merit in view.merits if merit.place == 1)


def letter_of(view: View, person: int) -> str:
    """The letter on a gray person; "" on a brown one."""
    return editions.components(view.edition).letter[person]


def roads(view: View) -> frozenset[tuple[int, int]]:
    """All roads, each as the two markets it joins, the lower one first."""
    next_to = view.roads.next_to
    return frozenset((near, far) for near, others in enumerate(next_to) for far in others if near < far)


def colour_and_points(message: int) -> tuple[int, int]:
    """The colour of a message and its points."""
    return message_colour(message), kind_of(message) + 1


def is_empty(message: int) -> bool:
    """Whether a market has no message."""
    return message == EMPTY


def corner(market: int) -> str:
    """Which market of its borough it is."""
    return MARKETS[market % len(MARKETS)]
