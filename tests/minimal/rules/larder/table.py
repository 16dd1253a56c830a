"""What lies on the table, and what people may agree on before."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rules.core import State, TableOption, cloning

from .components import NOTHING, Components, editions

ROUNDS: Final = {"three": 3, "two": 2}  # the default first


@dataclass(frozen=True, slots=True)
class Options:
    """What a table may agree on."""

    rounds: str = "three"
    edition: str = ""


TABLE_OPTIONS: Final = (TableOption("rounds", tuple(ROUNDS)),)


@cloning
@dataclass(slots=True)
class Table(State):
    """The state: plain fields, with all secrets."""

    seats: int = 0
    options: Options = field(default_factory=Options)
    round: int = 0
    deck: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()  # sorted
    hands: list[tuple[int, ...]] = field(default_factory=list)  # sorted
    laid: list[int] = field(default_factory=list)  # in this round, or NOTHING
    wedges: tuple[int, ...] = ()  # still in the larder, by kind
    taken: list[tuple[int, ...]] = field(default_factory=list)  # by seat: how many of each kind

    @property
    def edition(self) -> str:
        """The component data of this table."""
        return self.options.edition

    @property
    def rounds(self) -> int:
        """How many rounds are played."""
        return ROUNDS[self.options.rounds]

    @property
    def box(self) -> Components:
        """What is in the box of this table."""
        return editions.components(self.edition)


def set_up(seats: int, secret: str, options: Options) -> Table:
    """Hands are dealt, all cheese lies in the larder."""
    g = Table(secret, seats=seats, options=options)
    size, deck = g.box.cards.hand, g.shuffled(g.box.deck)
    g.hands = [tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in range(seats)]
    g.deck = deck[seats * size :]
    g.laid = [NOTHING] * seats
    g.wedges = tuple(wedge.count for wedge in g.box.wedge)
    g.taken = [(0,) * len(g.wedges)] * seats
    g.then(("next_round", ()))
    return g
