"""Magpie: its printed parts, its table, what each seat may see, how it is saved."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, NonNegativeInt, PositiveInt

from rules.core import GameEditions, Hidden, Refusal, State, TableOption, cloning, read_toml
from rules.core.editions import Provenance

FILE = "magpie.toml"
CAT = "cat"


class Strict(BaseModel):
    """Data in which a misspelt key is a fault."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Hand(Strict):
    """How many trinkets a hand is filled up to."""

    size: PositiveInt
    provenance: Provenance


class Trinket(Strict):
    """One kind of card."""

    name: str
    points: NonNegativeInt
    count: PositiveInt
    provenance: Provenance


class Nest(Strict):
    """The tokens, and how many of them lie face down in the row."""

    size: PositiveInt
    values: tuple[PositiveInt, ...] = Field(min_length=1)
    provenance: Provenance


class Parts(Strict):
    """Everything in the box."""

    hand: Hand
    trinkets: tuple[Trinket, ...] = Field(min_length=1)
    nest: Nest

    def cards(self) -> tuple[int, ...]:
        """The kind of every card."""
        return tuple(kind for kind, trinket in enumerate(self.trinkets) for _ in range(trinket.count))

    @property
    def provenance(self) -> tuple[tuple[str, Provenance], ...]:
        """For every entry: what it is, and where it comes from."""
        nest = [("nest", self.nest.provenance)] * len(self.nest.values)
        return (*(("trinkets", "inferred") for _ in self.trinkets), *nest)


editions = GameEditions(
    "magpie", {FILE: Path(__file__).with_name(FILE).read_text()}, lambda files: read_toml(files, FILE, Parts)
)


@dataclass(frozen=True, slots=True)
class Options:
    """What a table may agree on."""

    rounds: str = "2"
    looks: str = "apart"
    edition: str = ""


TABLE_OPTIONS = (
    TableOption("rounds", ("2", "1", "3")),
    TableOption("looks", ("apart", "in_turn")),
)


def options_clash(seats: int, options: Options) -> Refusal | None:
    """Four seats have tokens for two rounds only."""
    return Refusal("rounds_out_of_range", {"most": 2}) if (seats, options.rounds) == (4, "3") else None


@cloning
@dataclass(slots=True)
class Table(State):
    """What lies on the table."""

    seats: int = 0
    edition: str = ""
    rounds: int = 0
    looks: str = "apart"
    round: int = 0
    shown: bool = False
    over: bool = False
    deck: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    hands: list[tuple[int, ...]] = field(default_factory=list)
    laid: list[tuple[int, ...]] = field(default_factory=list)
    shelves: list[tuple[int, ...]] = field(default_factory=list)  # won trinkets, in the order they were lined up
    nest: list[Hidden] = field(default_factory=list)
    bag: tuple[int, ...] = ()
    won: list[tuple[Hidden, ...]] = field(default_factory=list)

    @property
    def parts(self) -> Parts:
        """The box this table plays with."""
        return editions.components(self.edition)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats of this round, first seat first."""
        return tuple((self.round - 1 + i) % self.seats for i in range(self.seats))


def without(cards: tuple[int, ...], picked: Iterable[int]) -> tuple[int, ...]:
    """A zone without these cards."""
    left = list(cards)
    for card in picked:
        left.remove(card)
    return tuple(left)


def joined(cards: tuple[int, ...], new: Iterable[int]) -> tuple[int, ...]:
    """A zone with these cards added, sorted by kind."""
    zone = list(cards)
    for card in new:
        insort(zone, card)
    return tuple(zone)


# ------------------------------------------------------------------- who knows what


def knows_hand(viewer: int | None, seat: int) -> bool:
    """Only its owner knows a hand."""
    return viewer == seat


def knows_laid(g: Table, viewer: int | None, seat: int) -> bool:
    """Cards lie face down until they are shown."""
    return g.shown or viewer == seat


def knows_piece(g: Table, viewer: int | None, piece: Hidden) -> bool:
    """A token is known to those who looked at it, and to all at the end."""
    return g.over or viewer in piece.seen_by


class Spot(NamedTuple):
    """One token: its face for those who know it, and who has looked."""

    face: int | None
    seen_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """What lies in front of one seat: cards if the viewer knows them, and how many."""

    hand: tuple[int, ...] | None
    cards: int
    laid: tuple[int, ...] | None
    laid_cards: int
    editions: tuple[int, ...]
    won: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What one viewer may see."""

    round: int
    over: bool
    places: tuple[Place, ...]
    nest: tuple[Spot, ...]
    deck: int
    bag: int
    discard: tuple[int, ...]


def view(g: Table, viewer: int | None) -> View:
    """The table as this seat (None: the public) may see it."""
    return View(
        g.round,
        g.over,
        tuple(_place(g, viewer, seat) for seat in range(g.seats)),
        _spots(g, viewer, g.nest),
        len(g.deck),
        len(g.bag),
        g.discard,
    )


def _place(g: Table, viewer: int | None, seat: int) -> Place:
    hand, laid = g.hands[seat], g.laid[seat]
    return Place(
        hand if knows_hand(viewer, seat) else None,
        len(hand),
        laid if knows_laid(g, viewer, seat) else None,
        len(laid),
        g.shelves[seat],
        _spots(g, viewer, g.won[seat]),
    )


def _spots(g: Table, viewer: int | None, pieces: Iterable[Hidden]) -> tuple[Spot, ...]:
    return tuple(Spot(piece.face if knows_piece(g, viewer, piece) else None, piece.seen_by) for piece in pieces)


def deal_unknown(g: Table, viewer: int | None) -> None:
    """Shuffle cards and tokens that this viewer cannot know among all places where they could be."""
    seats = range(g.seats)
    hands = [seat for seat in seats if not knows_hand(viewer, seat)]
    laid = [seat for seat in seats if not knows_laid(g, viewer, seat)]
    cards = iter(g.shuffled([*g.deck, *chain(*(g.hands[s] for s in hands)), *chain(*(g.laid[s] for s in laid))]))
    for seat in hands:
        g.hands[seat] = tuple(sorted(next(cards) for _ in g.hands[seat]))
    for seat in laid:
        g.laid[seat] = tuple(sorted(next(cards) for _ in g.laid[seat]))
    g.deck = tuple(cards)
    faces = iter(g.shuffled([*g.bag, *(piece.face for piece in _unknown(g, viewer))]))
    g.nest = [_dealt(g, viewer, piece, faces) for piece in g.nest]
    g.won = [tuple(_dealt(g, viewer, piece, faces) for piece in pieces) for pieces in g.won]
    g.bag = tuple(faces)


def _unknown(g: Table, viewer: int | None) -> list[Hidden]:
    return [piece for piece in chain(g.nest, *g.won) if not knows_piece(g, viewer, piece)]


def _dealt(g: Table, viewer: int | None, piece: Hidden, faces: Any) -> Hidden:
    return piece if knows_piece(g, viewer, piece) else piece._replace(face=next(faces))


# ------------------------------------------------------------------- promises to the conformance suite


def conserved(g: Table) -> object:
    """Every card and every token."""
    cards = chain(g.deck, g.discard, *g.hands, *g.laid, *g.shelves)
    return sorted(cards), sorted([*g.bag, *(piece.face for piece in chain(g.nest, *g.won))])


def hidden(g: Table, viewer: int | None) -> Mapping[str, object]:
    """The truth behind what this viewer cannot know."""
    others = [seat for seat in range(g.seats) if seat != viewer]
    truth = {
        "deck": g.deck,
        "hands": tuple(g.hands[seat] for seat in others),
        "laid": () if g.shown else tuple(g.laid[seat] for seat in others if g.laid[seat]),
        "bag": g.bag,
        "tokens": tuple(piece.face for piece in _unknown(g, viewer)),
    }
    return {name: value for name, value in truth.items() if value}


def sides_added(data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 knew only looks taken in turn."""
    return {**data, "looks": "in_turn"}
