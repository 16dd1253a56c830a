"""Set-up."""

from __future__ import annotations

from rules.core import Hidden

from .components import (
    BASE_GRAY,
    GOLD,
    GRAY,
    KINDS,
    LETTERS,
    MARKERS,
    MARKETS,
    RING,
    Source,
    editions,
    owner_of,
)
from .flow import a_round
from .options import Options
from .state import EMPTY, PERIODS, PLACES, RESERVE, Table

PERSONAL = 4  # markers at the start
START_GOLD = 3


def set_up(seats: int, secret: str, options: Options) -> Table:
    """A table ready for its first round, not yet settled."""
    components = editions.components(options.edition)
    g = Table(secret, options=options, seats=seats)
    g.piles = [()] * seats  # every period begins with new ones
    g.drawn, g.hands, g.collected = [()] * seats, [()] * seats, [()] * seats
    g.markers, g.friends = [0] * (seats * PLACES), [RESERVE] * seats
    g.personal, g.general = [PERSONAL] * seats, [MARKERS - PERSONAL] * seats
    g.gold, g.gold_left = [START_GOLD] * seats, GOLD - START_GOLD * seats
    g.rats, g.prestige = [0] * seats, [0] * seats
    g.tally = [0] * (seats * len(Source) * PERIODS)
    g.donated = [0] * seats
    g.carriages = [g.home(seat) for seat in range(seats)]
    lay_out_messages(g)
    lay_out_persons(g, components.letter)
    g.bell = g.below(seats)
    g.agenda = [a_round()]
    return g


def lay_out_messages(g: Table) -> None:
    """Four messages of its colour on the corner markets of every borough; neutral ones have an unused colour (R-09)."""
    unused = iter(g.shuffled(range(g.seats, 5)))
    owners = [owner_of(borough, g.seats) for borough in range(RING[g.seats])]
    g.colours = tuple(next(unused) if owner is None else owner for owner in owners)
    messages = list[int]()
    for colour in g.colours:
        messages += [EMPTY, *g.shuffled(range(colour * KINDS, (colour + 1) * KINDS))]
    assert len(messages) == len(MARKETS) * len(g.colours)
    g.messages = tuple(messages)


def lay_out_persons(g: Table, letters: tuple[str, ...]) -> None:
    """The gray persons: A above B above C. With the New Persons three of nine are drawn for each letter."""
    pool = BASE_GRAY if g.options.persons == "base" else GRAY
    chosen = {letter: g.shuffled(p for p in pool if letters[p] == letter)[:3] for letter in LETTERS}
    g.grays_in_play = tuple(sorted(person for persons in chosen.values() for person in persons))
    deck = [person for letter in LETTERS for person in g.shuffled(sorted(chosen[letter]))]
    g.grays = tuple(map(Hidden, reversed(deck)))
