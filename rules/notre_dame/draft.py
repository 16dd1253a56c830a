"""Phase 2, choose action cards: sealed and simultaneous, twice."""

from __future__ import annotations

from rules.core import sealed

from .actions import carry_out
from .book import choice, step
from .components import action_of, colour_of
from .state import Held, Table


@step
def draft(g: Table) -> None:
    """Everybody draws three cards, keeps one and passes two; then keeps one of the two received and passes one."""
    for seat in range(g.seats):
        pile = g.piles[seat]
        g.piles[seat], cards = pile[:-3], sorted(pile[-3:])
        g.drawn[seat] = tuple(Held(card, (seat,), g.round) for card in cards)
    g.say("drew", n=3)
    everybody = [keep(seat) for seat in g.order]
    g.then(sealed(*everybody), pass_left(), sealed(*everybody), pass_last())


@choice
def keep(g: Table, seat: int) -> list[int]:
    return [held.card for held in g.drawn[seat]]


@keep.chosen
def keep_chosen(g: Table, seat: int, card: int) -> None:
    held = next(held for held in g.drawn[seat] if held.card == card)
    g.drawn[seat] = tuple(other for other in g.drawn[seat] if other is not held)
    g.hands[seat] = tuple(sorted((*g.hands[seat], Held(card, (seat,), g.round))))


@keep.previewed
def keep_previewed(g: Table, seat: int, card: int) -> None:
    """As if it were played now."""
    g.then(carry_out(seat, action_of(card)))


@step
def pass_left(g: Table) -> None:
    """The two cards not kept go to the left neighbour: both neighbours know them, until one of them is kept."""
    g.drawn = passed(g)
    g.reveal("passed", n=2)


@step
def pass_last(g: Table) -> None:
    """The last card goes straight into the left neighbour's hand; with two players it comes home (R-10)."""
    for seat, cards in enumerate(passed(g)):
        g.hands[seat] = tuple(sorted((*g.hands[seat], *cards)))
    if g.seats == 2:
        g.hands = [tuple(gift_known(held, seat) for held in hand) for seat, hand in enumerate(g.hands)]
    g.drawn = [()] * g.seats
    g.reveal("passed", n=1)


def gift_known(held: Held, seat: int) -> Held:
    """With two players the giver knows which gift the other kept: the one that did not come back (R-45)."""
    return held if colour_of(held.card) == seat else held._replace(seen_by=(0, 1))


def passed(g: Table) -> list[tuple[Held, ...]]:
    """What everybody gets from the right; giver and receiver know it."""
    received = list[tuple[Held, ...]]()
    for seat in range(g.seats):
        giver = (seat - 1) % g.seats
        received.append(tuple(Held(held.card, tuple(sorted({giver, seat})), held.round) for held in g.drawn[giver]))
    return received
