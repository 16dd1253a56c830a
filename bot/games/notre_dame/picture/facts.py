"""The pieces of the picture of Notre Dame, read off a view: what changes between two of them is marked."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import NamedTuple

from rules.notre_dame.carriage import colours_open
from rules.notre_dame.components import ACTIONS, KINDS, LETTERS, MARKETS, RING, Action, PersonCard, shelf
from rules.notre_dame.state import EMPTY, RESERVE
from rules.notre_dame.view import SeatView, View


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
        yield from ((f"verdict-{merit.seat}", merit) for merit in ranking(view))
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
    if shows_prestige(view):
        yield f"prestige-{seat}", own.prestige
    if own.doctored:
        yield f"doctored-{seat}", True


# --------------------------------------------------------------------------- what can be read off a view


def stage(view: View) -> str:
    """Where the round is; it can be read off what lies on the table."""
    if view.over:
        return "over"
    if choosing := max(len(own.choosing) for own in view.table):
        return "keep_first" if choosing == 3 else "keep_second"
    if not view.plague_to_come:
        return "outbreak"
    held = max(len(own.hand) for own in view.table)
    if held > 1:
        return "first_cards" if held == 3 else "second_cards"
    return "second_cards" if held and PersonCard.SCHOLAR not in view.display else "persons"


def period(view: View) -> str:
    """The letter of the running period."""
    return LETTERS[(view.round - 1) // len(LETTERS)]


def shows_prestige(view: View) -> bool:
    """Whether the totals are public: by table option, and at the end."""
    return view.prestige_open or view.over


def played(view: View, seat: int) -> tuple[int, ...]:
    """The actions of this seat's cards that all have seen played in this period."""
    return tuple(sorted(card % ACTIONS for card in view.played if card // ACTIONS == seat))


def owner(view: View, borough: int) -> int | None:
    """The seat that has a borough of the ring; None is a neutral one, which only a table of two has."""
    seat, between = divmod(borough * view.seats, RING[view.seats])
    return None if between else seat


def borough(view: View, seat: int) -> int:
    """Which borough of the ring a seat has."""
    return seat * RING[view.seats] // view.seats


def after_plague(view: View, own: SeatView) -> int:
    """The rat with the plague of this round and without what the hospital keeps away; beyond 9 is an outbreak."""
    hospital = own.markers[Action.HOSPITAL] + (own.friend == Action.HOSPITAL)
    return own.rat + (0 if own.doctored else view.plague) - hospital


def placed(own: SeatView) -> bool:
    """Whether the trusted friend stands on the board."""
    return own.friend != RESERVE


def may_take(view: View, seat: int) -> tuple[int, ...]:
    """The colours of messages that the carriage of a seat may take next."""
    return () if view.over else colours_open(view.messages, view.table[seat].collected)


def closed(view: View, seat: int) -> tuple[int, ...]:
    """The colours of messages left that a carriage may not take next."""
    left = {message // KINDS for message in view.messages if not is_empty(message)}
    shut = left - set(colours_open(view.messages, view.table[seat].collected))
    return () if view.over else tuple(sorted(shut))


class Merit(NamedTuple):
    """What a seat has reached at the end: gold and markers at hand decide between equals."""

    place: int
    seat: int
    prestige: int
    at_hand: int


def ranking(view: View) -> list[Merit]:
    """All seats, the best one first; equals share a place."""
    merits = [(own.prestige or 0, own.gold + own.personal) for own in view.table]
    ranked = [Merit(1 + sum(other > own for other in merits), seat, *own) for seat, own in enumerate(merits)]
    return sorted(ranked)


def leaders(view: View) -> tuple[int, ...]:
    """Who has won."""
    return tuple(merit.seat for merit in ranking(view) if merit.place == 1)


def letter_of(view: View, person: int) -> str:
    """The letter on a gray person; "" on a brown one."""
    return shelf.components(view.edition).letter[person]


def roads(view: View) -> frozenset[tuple[int, int]]:
    """All roads, each as the two markets it joins, the lower one first."""
    next_to = shelf.components(view.edition).roads[view.seats, "border" if view.crossings else "plain"].next_to
    return frozenset((near, far) for near, others in enumerate(next_to) for far in others if near < far)


def colour_and_points(message: int) -> tuple[int, int]:
    """The colour of a message and its points."""
    return message // KINDS, message % KINDS + 1


def is_empty(message: int) -> bool:
    """Whether a market has no message."""
    return message == EMPTY


def corner(market: int) -> str:
    """Which market of its borough it is."""
    return MARKETS[market % len(MARKETS)]
