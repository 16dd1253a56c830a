"""What lies on the table, what people may agree on before, and what each seat may see of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rules.core import Refusal, State, TableOption, cloning

from .components import Components, shelf

NOTHING: Final = 0  # no card is worth so little
ROUNDS: Final = {"three": 3, "two": 2}  # the default first


@dataclass(frozen=True, slots=True)
class Options:
    """What a table may agree on."""

    rounds: str = "three"
    edition: str = ""


TABLE_OPTIONS: Final = (TableOption("rounds", tuple(ROUNDS)),)


def check_options(seats: int, options: Options) -> Refusal | None:
    """All options go together."""
    return None


@cloning
@dataclass(slots=True)
class Table(State):
    """The state: plain fields, with all secrets."""

    seats: int = 0
    edition: str = ""
    rounds: int = 0
    round: int = 0
    over: bool = False
    deck: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()  # sorted
    hands: list[tuple[int, ...]] = field(default_factory=list)  # sorted
    laid: list[int] = field(default_factory=list)  # in this round, or NOTHING
    wedges: tuple[int, ...] = ()  # still in the larder, by kind
    taken: list[tuple[int, ...]] = field(default_factory=list)  # by seat: how many of each kind

    @property
    def box(self) -> Components:
        """The component data of this table."""
        return shelf.components(self.edition)


def set_up(seats: int, secret: str, options: Options) -> Table:
    """Hands are dealt, all cheese lies in the larder."""
    g = Table(secret, seats=seats, edition=options.edition or shelf.built_in.name, rounds=ROUNDS[options.rounds])
    size, deck = g.box.cards.hand, g.shuffled(g.box.deck)
    g.hands = [tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in range(seats)]
    g.deck = deck[seats * size :]
    g.laid = [NOTHING] * seats
    g.wedges = tuple(wedge.count for wedge in g.box.wedge)
    g.taken = [(0,) * len(g.wedges)] * seats
    g.then(("next_round", ()))
    return g


# --------------------------------------------------------------------------- who knows what


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
        over=g.over,
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
