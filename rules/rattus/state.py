"""The state of a game of Rattus, and how cubes, rats and pieces move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from rules.core import State, clockwise, cloning

from . import counts
from .components import Components, Map, TokenFace, editions
from .options import Options

Wall = tuple[int, int]  # the two regions it stands between, the smaller first

NUMBERS: Final = {"one": 1, "two": 2, "three": 3}

OUT: Final = -2  # the holder of a card that is not in this game
NOBODY: Final = -1  # in place of a seat: of `turn`, `last` and `baker_seat`
BESIDE: Final = -1  # the holder of a card that lies beside the board
STOCK: Final = "stock"  # where a bishop, nun or wall comes from that is not on the board yet
LAID_OUT, DRAWN, REDRAWN = 0, 1, 2  # where a rat token came from, as everybody saw: set-up, supply, discards


class Rat(NamedTuple):
    """A rat token on the board, face down: its face (an index), where it came from, and who has looked at it."""

    face: int
    origin: int
    seen_by: tuple[int, ...] = ()


class Potion(NamedTuple):
    """A cube that potions protect: where it stands, whose it is, and how many potions lie beside it."""

    region: int
    seat: int
    n: int


class Loss(NamedTuple):
    """Cubes that the final ravage took from a seat: where, how many, and by which symbol."""

    region: int
    seat: int
    n: int
    by: int | str  # a class, BY_MAJORITY, BY_EVERYBODY or BY_CHOICE


@cache
def map_of(edition: str, seats: int) -> Map:
    """The part of the board that so many players use: asked for at every step; cached, as an edition never changes."""
    return editions.components(edition).maps[seats]


@cloning
@dataclass(slots=True)
class Table(State):
    """The state of a game of Rattus. In each region the token longest there comes first; piles have their next last."""

    options: Options = field(default_factory=Options)
    seats: int = 0
    first: int = 0  # the first player
    turn: int = NOBODY  # whose turn it is: a regular one, or the step of the final round
    turns: int = 0  # regular turns so far, this one included
    last: int = NOBODY  # who had the last regular turn; NOBODY before the end
    plague: int = 0  # the region of the Plague Piece
    neutral: bool = False  # the piece counts as two neutral cubes
    revealed: bool = False  # the rats of the Plague Region lie open: the Crusader at work
    toll: bool = False  # the token in hand has taken a cube of somebody who is not on turn
    everything_out: bool = False  # somebody got all of their cubes onto the board ...
    out: tuple[int, ...] = ()  # ... and who, in this order; empty where that was not kept
    rats: list[tuple[Rat, ...]] = field(default_factory=list)  # by region
    cubes: list[int] = field(default_factory=list)  # by region and seat: see `at`
    potions: tuple[Potion, ...] = ()  # sorted
    stock: list[int] = field(default_factory=list)  # cubes in each supply
    palace: list[int] = field(default_factory=list)
    baker: int = 0  # cubes on the Baker card ...
    baker_seat: int = NOBODY  # ... and whose they are
    supply: tuple[int, ...] = ()  # faces
    removed: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()  # faces as they were turned up; one may lie on the board again
    redrawn: int = 0  # the Soldier drew one of the first so many discards, and it still lies on the board
    holder: list[int] = field(default_factory=list)  # of each of the 18 cards
    used: tuple[int, ...] = ()  # cards used this turn
    taken: bool = False  # phase A is done
    placed: bool = False  # phase B is done
    bishops: tuple[int, ...] = ()  # regions of the pieces on the board
    nuns: tuple[int, ...] = ()
    walls: tuple[Wall, ...] = ()
    way: tuple[int, ...] = ()  # the regions of the Plague Piece from the set-up on; empty: was not kept
    ravaged: tuple[Loss, ...] = ()  # in the final ravage

    # ------------------------------------------------------------------- what can be read off it

    @property
    def edition(self) -> str:
        """The name of the component data this table was started with."""
        return self.options.edition

    @property
    def components(self) -> Components:
        """That component data."""
        return editions.components(self.edition)

    @property
    def map(self) -> Map:
        """The part of the board in play."""
        return map_of(self.options.edition, self.seats)

    @property
    def regions(self) -> tuple[int, ...]:
        """The regions in play."""
        return map_of(self.options.edition, self.seats).regions

    def face(self, rat: Rat) -> TokenFace:
        """What a token says."""
        return self.components.rats[rat.face]

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats in turn order, this one first."""
        return clockwise(seat, self.seats)

    def open_to(self, region: int) -> tuple[int, ...]:
        """The neighbours that no wall shuts off."""
        around, walls = self.map.next_to[region], self.walls
        return unwalled(region, around, walls) if walls else around

    def ways(self, region: int) -> tuple[int, ...]:
        """The neighbours to which a rat may go from here: no wall between, and room for it."""
        return tuple([way for way in self.open_to(region) if self.room(way)])

    def room(self, region: int) -> int:
        """How many more rats a region takes."""
        return counts.room(len(self.rats[region]), self.bishops.count(region))

    def holds(self, seat: int, card: int) -> bool:
        """Whether this seat has this card before it."""
        return self.holder[card] == seat

    def may_use(self, seat: int, card: int) -> bool:
        """Whether this seat holds this card and has not used it this turn."""
        return self.holder[card] == seat and card not in self.used

    def use(self, card: int) -> None:
        """This card is used up for this turn; a further part of the same use changes nothing (R-16)."""
        if card not in self.used:
            self.used += (int(card),)

    def cards_of(self, seat: int, cls: int) -> int:
        """How many cards of a class this seat holds."""
        return len(self.held(seat, cls))

    def held(self, seat: int, cls: int) -> tuple[int, ...]:
        """The cards of a class that this seat holds."""
        holder = self.holder
        return tuple([card for card in range(3 * cls, 3 * cls + 3) if holder[card] == seat])

    @property
    def bishops_per_turn(self) -> int:
        """How many bishops one use places or moves: as agreed, else as in the component data."""
        return NUMBERS.get(self.options.bishops_per_turn) or self.components.bishops_per_turn

    @property
    def walls_per_turn(self) -> int:
        """How many walls one use places or moves."""
        return NUMBERS.get(self.options.walls_per_turn) or self.components.walls_per_turn

    @property
    def walls_may_move(self) -> bool:
        """Whether a wall that stands may be moved."""
        agreed = self.options.walls_may_move
        return self.components.walls_may_move if agreed == "by_card" else agreed == "yes"

    # ------------------------------------------------------------------- cubes and potions

    def at(self, region: int, seat: int) -> int:
        """How many cubes of a seat stand in a region."""
        return self.cubes[region * self.seats + seat]

    def crowd(self, region: int) -> list[int]:
        """The cubes of every seat in a region."""
        return self.cubes[region * self.seats : (region + 1) * self.seats]

    def home(self, seat: int) -> list[int]:
        """The regions where a seat has cubes."""
        cubes, seats = self.cubes, self.seats
        return [region for region in self.regions if cubes[region * seats + seat]]

    def kinds(self, region: int, seat: int) -> tuple[int, ...]:
        """A seat's cubes in a region, each as the number of its potions."""
        return kinds(self.at(region, seat), [p.n for p in self.potions if p.region == region and p.seat == seat])

    @property
    def potions_left(self) -> int:
        """Potions in the stock."""
        return self.components.potions - sum(potion.n for potion in self.potions)

    @property
    def potions_protect(self) -> bool:
        """Whether potions still save cubes: if so agreed in phase C only, not after the last regular turn (R-46)."""
        return self.last == NOBODY or self.options.potion_in_final_ravage == "yes"

    def place(self, region: int, seat: int, n: int) -> None:
        """Cubes come from a supply onto the board: an end of the game if they were the last."""
        self.stock[seat] -= n
        self.cubes[region * self.seats + seat] += n
        self.note_everything_out(seat)

    def note_everything_out(self, seat: int) -> None:
        """All 20 cubes are on the board, the palace included; those on the Baker card are not on it (R-40)."""
        if not self.stock[seat] and seat != self.baker_seat:
            self.everything_out = True
            if seat not in self.out:
                self.out += (seat,)

    def fill_baker(self, seat: int) -> None:
        """A cube goes from the supply onto the Baker card."""
        self.stock[seat] -= 1
        self.baker, self.baker_seat = self.baker + 1, seat

    def empty_baker(self, region: int) -> None:
        """All cubes on the Baker card come onto the board; they stay whose they are."""
        seat, n = self.baker_seat, self.baker
        self.baker, self.baker_seat = 0, NOBODY
        self.cubes[region * self.seats + seat] += n
        self.note_everything_out(seat)

    def lift(self, region: int, seat: int, n: int) -> None:
        """One cube with so many potions leaves a region."""
        self.cubes[region * self.seats + seat] -= 1
        if n:
            self.potions = without(self.potions, Potion(region, seat, n))

    def drop(self, region: int, seat: int, n: int) -> None:
        """One cube with so many potions arrives in a region."""
        self.cubes[region * self.seats + seat] += 1
        if n:
            self.potions = tuple(sorted((*self.potions, Potion(region, seat, n))))

    def move(self, seat: int, n: int, source: int, target: int) -> None:
        """One cube goes from region to region; its potions go along (R-38)."""
        self.lift(source, seat, n)
        self.drop(target, seat, n)

    def lose(self, region: int, seat: int, n: int = 0) -> None:
        """One cube dies and goes back to its supply, its potions to the stock."""
        self.lift(region, seat, n)
        self.stock[seat] += 1
        self.toll = self.toll or seat != self.turn

    def go_to(self, region: int) -> None:
        """The Plague Piece goes there."""
        self.plague = region
        if self.way:
            self.way += (region,)

    # ------------------------------------------------------------------- rats

    def bring_rat(self, region: int) -> None:
        """The next token of the supply is placed face down; it takes the last place (R-19)."""
        self.supply, face = self.supply[:-1], self.supply[-1]
        self.rats[region] += (Rat(face, DRAWN),)

    def move_rat(self, source: int, slot: int, target: int) -> None:
        """A token goes elsewhere, with all that is known of it (R-25)."""
        here = self.rats[source]
        self.rats[source] = here[:slot] + here[slot + 1 :]
        self.rats[target] += (here[slot],)

    def set_rat(self, region: int, slot: int, rat: Rat) -> None:
        """Another token, or the same with more known of it, in this place."""
        here = self.rats[region]
        self.rats[region] = (*here[:slot], rat, *here[slot + 1 :])

    def discard(self, region: int, slot: int) -> Rat:
        """A token turned up is out of the game."""
        here = self.rats[region]
        rat = here[slot]
        self.rats[region] = here[:slot] + here[slot + 1 :]
        if rat.origin == REDRAWN:  # it lies among the open discards already: now all know which it was
            at = self.discards.index(rat.face, 0, self.redrawn)
            self.discards, self.redrawn = self.discards[:at] + self.discards[at + 1 :], 0
        self.discards += (rat.face,)
        return rat


def between(one: int, other: int) -> Wall:
    """Two neighbours as a wall stands between them."""
    return (one, other) if one < other else (other, one)


def unwalled(region: int, around: tuple[int, ...], walls: tuple[Wall, ...]) -> tuple[int, ...]:
    """Those of the neighbours around a region that no wall shuts off from it."""
    return tuple(other for other in around if between(region, other) not in walls)


def kinds(cubes: int, potions: Iterable[int]) -> tuple[int, ...]:
    """So many cubes, each as the number of potions beside it, plain ones first."""
    guarded = tuple(sorted(potions))
    return (0,) * (cubes - len(guarded)) + guarded


def without(items: tuple[Potion, ...], item: Potion) -> tuple[Potion, ...]:
    """The items less one."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]
