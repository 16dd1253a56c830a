"""The state of a game of Hameln, and how members, goods, florins and influence move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from rules.core import Hidden, State, cloning

from .components import Components, Good, House, Kind, editions
from .options import Options, decided

NOBODY: Final = -1
GOODS: Final = len(Good)
BOY, GIRL = 0, 1


@cloning
@dataclass(slots=True)
class Table(State):
    """The state of a game of Hameln. Lists go by seat, by house or by region; piles have their next token last."""

    options: Options = field(default_factory=Options)
    seats: int = 0
    phase: int = 1  # 1 to 3
    order: tuple[int, ...] = ()  # the seats in turn order of this cycle
    place: int = 0  # whose turn: a place in the order
    turns: int = 0  # turns of this phase
    acted: int = 0  # whether anything was done this turn
    passed: tuple[int, ...] = ()  # who has passed since anybody last did anything
    ended_by: int = NOBODY  # who took the last big rat of the last phase
    men: list[int] = field(default_factory=list)  # by house, the seat or NOBODY
    women: list[int] = field(default_factory=list)
    activity: tuple[int, ...] = ()  # rats that each house draws
    rats: int = 0  # the circles that hold one, a mask
    big: int = 0  # the houses with a big rat, a mask
    pool: int = 0  # big rats to come in this phase
    sides: int = 0  # the sides on which rats were placed this turn, a mask (five players)
    goods: list[int] = field(default_factory=list)  # seat * GOODS + good
    supply: list[int] = field(default_factory=list)  # by good
    money: list[int] = field(default_factory=list)
    bank: int = 0  # below 0 where missing coins are replaced
    reserve: list[int] = field(default_factory=list)  # members
    boys: list[int] = field(default_factory=list)  # in the hall
    girls: list[int] = field(default_factory=list)
    bag_boys: int = 0  # child cubes
    bag_girls: int = 0
    piles: list[tuple[Hidden, ...]] = field(default_factory=list)  # rat-catcher tokens
    tokens: list[tuple[Hidden, ...]] = field(default_factory=list)  # taken
    influence: list[int] = field(default_factory=list)  # squares
    arrived: list[int] = field(default_factory=list)  # on that square: who came before ranks higher
    arrivals: int = 0
    step: int = 0  # purchases of influence so far
    cat: int = NOBODY
    piper: int = 0  # region
    bribes: list[int] = field(default_factory=list)  # by region
    road: tuple[int, ...] = ()  # whose child stands on each space

    # ------------------------------------------------------------------- what can be read off it

    @property
    def edition(self) -> str:
        """The name of the component data this table was started with."""
        return self.options.edition

    @property
    def components(self) -> Components:
        """That component data."""
        return editions.components(self.options.edition)

    @property
    def around(self) -> tuple[int, ...]:
        """By house: its circles in use, a mask."""
        return around_of(self.options.edition, self.seats)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.order[self.place]

    @property
    def piper_comes(self) -> bool:
        """The last big rat of the phase has left the pool."""
        return not self.pool

    def house(self, house: int) -> House:
        """A house as printed."""
        return self.components.houses[house]

    def infested(self, house: int) -> bool:
        """All its circles in use hold rats, the extra ones with five players too (R-28)."""
        return not self.around[house] & ~self.rats

    def ranks(self) -> tuple[int, ...]:
        """The seats by influence, most first. On one square who came before ranks higher."""
        return by_influence(self.influence, self.arrived)

    def goods_of(self, seat: int) -> list[int]:
        """The goods of a seat, by kind."""
        return self.goods[seat * GOODS : (seat + 1) * GOODS]

    @property
    def next_step(self) -> int:
        """The step of the purchase loop on offer."""
        return self.step % len(self.components.loop)

    # ------------------------------------------------------------------- money

    @property
    def bank_limited(self) -> bool:
        """Whether the bank can pay only what it has (R-34)."""
        return decided(self.options.bank_limited, self.components.rulings.bank_limited)

    def gain_money(self, seat: int, n: int) -> int:
        """Florins from the bank; returns how many."""
        if self.bank_limited:
            n = min(n, self.bank)
        self.bank -= n
        self.money[seat] += n
        return n

    def pay(self, seat: int, n: int) -> None:
        """Florins to the bank."""
        self.money[seat] -= n
        self.bank += n

    # ------------------------------------------------------------------- influence

    def gain_influence(self, seat: int, n: int) -> None:
        """Up the track, not past its top; who moves arrives last on the square (R-22)."""
        to = min(self.components.top, self.influence[seat] + n)
        self.say("gained_influence", seat=seat, n=to - self.influence[seat], to=to)
        if to > self.influence[seat]:
            self.influence[seat], self.arrived[seat] = to, self.arrivals
            self.arrivals += 1

    # ------------------------------------------------------------------- children

    def draw_child(self, seat: int) -> None:
        """A cube from the bag and a member from the reserve; without either there is no child (R-15)."""
        if not self.reserve[seat] or not self.bag_boys + self.bag_girls:
            self.say("no_child", seat=seat, why="no_member" if not self.reserve[seat] else "bag_empty")
            return
        boy = self.below(self.bag_boys + self.bag_girls) < self.bag_boys
        self.say("child", seat=seat, sex=BOY if boy else GIRL)
        self.reserve[seat] -= 1
        if boy:
            self.bag_boys -= 1
            self.boys[seat] += 1
        else:
            self.bag_girls -= 1
            self.girls[seat] += 1

    def leave_hall(self, seat: int, boys: int, girls: int) -> None:
        """Children leave the hall; their cubes go back into the bag."""
        self.boys[seat] -= boys
        self.girls[seat] -= girls
        self.bag_boys += boys
        self.bag_girls += girls

    # ------------------------------------------------------------------- benefits of a house

    def gain_good(self, seat: int, kind: Kind) -> None:
        """One of what the house makes, if there is one left (R-16)."""
        if not self.supply[kind]:
            self.say("no_good", seat=seat, good=int(kind))
            return
        self.say("gained_good", seat=seat, good=int(kind))
        self.supply[kind] -= 1
        self.goods[seat * GOODS + kind] += 1


def by_influence(influence: Sequence[int], arrived: Sequence[int]) -> tuple[int, ...]:
    """The seats by influence, most first; on one square who arrived first."""
    return tuple(sorted(range(len(influence)), key=lambda seat: (-influence[seat], arrived[seat])))


@cache
def around_of(edition: str, seats: int) -> tuple[int, ...]:
    """By house: its circles in use for so many players; cached, as an edition never changes."""
    return editions.components(edition).around[seats]
