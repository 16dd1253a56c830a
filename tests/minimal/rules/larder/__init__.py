"""Larder: the page of rules. 2 to 4 mice, some cheese, a cat that listens.

In each of three rounds everybody draws a card, then lays one face down, and all are shown together. Whoever laid the
highest card that nobody else has laid takes a wedge of cheese from the larder. The most points in cheese win.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from rules.core import Contract, Game, Line, Refusal, Result, Rulebook, Saves, only, sealed

from .components import NOTHING, editions
from .table import TABLE_OPTIONS, Options, Table, set_up
from .view import View, conserved, deal_unknown, hidden, view

rules: Final = Rulebook[Table]()
step, choice, forced = rules.step, rules.choice, rules.forced


@step
def next_round(g: Table) -> None:
    g.discard, g.laid = tuple(sorted([*g.discard, *filter(None, g.laid)])), [NOTHING] * g.seats
    if g.round == g.rounds:
        g.then(finish())
        return
    g.round += 1
    g.say("round_begins", round=g.round)
    g.then(draw(), sealed(*(lay(seat) for seat in range(g.seats))), show(), next_round())


@step
def draw(g: Table) -> None:
    for seat in range(g.seats):
        card, *deck = g.deck
        g.deck, g.hands[seat] = tuple(deck), tuple(sorted([*g.hands[seat], card]))
        g.reveal("drew", seat=seat, card=only(seat, card))


@choice
def lay(g: Table, seat: int) -> tuple[int, ...]:
    """One card, face down. Equal cards are one option."""
    return tuple(dict.fromkeys(g.hands[seat]))


@lay.chosen
def lay_chosen(g: Table, seat: int, card: int) -> None:
    """All answers of a round take effect together, so nothing is said before they are shown."""
    hand = list(g.hands[seat])
    hand.remove(card)
    g.hands[seat], g.laid[seat] = tuple(hand), card


@step
def show(g: Table) -> None:
    for seat, card in enumerate(g.laid):
        g.reveal("showed", seat=seat, card=card)
    alone = [card for card, n in Counter(g.laid).items() if n == 1]
    if alone:  # else nobody takes anything
        g.then(take(g.laid.index(max(alone))))
    else:
        g.say("nobody_alone")


@forced
def take(g: Table, seat: int) -> tuple[int, ...]:
    """A kind of cheese that is left."""
    return tuple(kind for kind, n in enumerate(g.wedges) if n)


@take.barred
def take_barred(g: Table, seat: int) -> dict[int, Refusal]:
    return {kind: Refusal("none_left", {"wedge": kind}) for kind, n in enumerate(g.wedges) if not n}


@take.chosen
def take_chosen(g: Table, seat: int, kind: int) -> None:
    g.wedges = tuple(n - (at == kind) for at, n in enumerate(g.wedges))
    g.taken[seat] = tuple(n + (at == kind) for at, n in enumerate(g.taken[seat]))
    g.say("took", seat=seat, wedge=kind)


@step
def finish(g: Table) -> None:
    ended = result(g)
    assert ended is not None
    g.say("won", seats=ended.winners, n=max(ended.totals))


def round_of(g: Table) -> int:
    """The round, as it is counted."""
    return g.round


def result(g: Table) -> Result | None:
    """Points by kind of cheese."""
    if not g.is_over:
        return None
    points = [wedge.points for wedge in g.box.wedge]
    lines = tuple(
        Line(wedge.name, tuple(points[kind] * taken[kind] for taken in g.taken))
        for kind, wedge in enumerate(g.box.wedge)
    )
    totals = tuple(map(sum, zip(*(line.points for line in lines), strict=True)))
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Result(places, winners, totals, lines, "shared" if len(winners) > 1 else "most_points", {})


game: Final[Game[Table, Options, View]] = Game(
    key="larder",
    seats=range(2, 5),
    Options=Options,
    table_options=TABLE_OPTIONS,
    rules=rules,
    set_up=set_up,
    view=view,
    result=result,
    deal_unknown=deal_unknown,
    round=round_of,
    saves=Saves(rules, Table),
    editions=editions,
    contract=Contract(
        longest=20,
        options=(Options(), Options(rounds="two")),
        conserved=conserved,
        secret_picks=frozenset({"lay"}),
        hidden=hidden,
    ),
)
