"""The state of a game of Notre Dame, and how markers, gold, rats and prestige move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from rules.core import Hidden, State, clockwise, cloning

from .components import MARKETS, NOTRE_DAME, Action, Components, Roads, Source, borough_of, editions
from .options import Options

RESERVE: Final = -1  # where the trusted friend stands before his first card
PLACES: Final = NOTRE_DAME + 1  # where markers of a seat can lie: seven sectors and Notre Dame
EMPTY: Final = -1  # a market without a message
PERIODS: Final = 3
ROUNDS_A_PERIOD: Final = 3


class Held(NamedTuple):
    """An action card in somebody's hand or among the discards, and who knows that it is there."""

    card: int
    seen_by: tuple[int, ...]
    round: int  # in which it was drawn


@cloning
@dataclass(slots=True)
class Table(State):
    """The state of a game of Notre Dame. Piles have their next card last; lists go by seat."""

    options: Options = field(default_factory=Options)
    seats: int = 0
    round: int = 0  # 1 to 9
    bell: int = 0  # the bell-ringer: who begins
    piles: list[tuple[int, ...]] = field(default_factory=list)  # action cards to draw
    drawn: list[tuple[Held, ...]] = field(default_factory=list)  # one of these is to be kept
    hands: list[tuple[Held, ...]] = field(default_factory=list)  # kept
    played: tuple[int, ...] = ()  # action cards that were seen by all in this period
    discards: tuple[Held, ...] = ()  # third cards of this period: nobody may look through them
    browns: tuple[int, ...] = ()  # brown persons still to come in this period
    grays: tuple[Hidden, ...] = ()  # gray persons still to come
    grays_in_play: tuple[int, ...] = ()  # the nine of this game, known to all
    display: tuple[int, ...] = ()  # two brown persons, then a gray one
    doctored: tuple[int, ...] = ()  # seats for which the plague is 0 this round
    markers: list[int] = field(default_factory=list)  # on sectors and Notre Dame: see `at`
    friends: list[int] = field(default_factory=list)  # the sector of each trusted friend
    personal: list[int] = field(default_factory=list)  # markers in the personal supply
    general: list[int] = field(default_factory=list)  # and in the general one
    gold: list[int] = field(default_factory=list)
    gold_left: int = 0
    rats: list[int] = field(default_factory=list)  # 0 to 9
    prestige: list[int] = field(default_factory=list)
    tally: list[int] = field(default_factory=list)  # prestige by seat, source and period; empty: was not kept
    donated: list[int] = field(default_factory=list)  # of the prestige from Notre Dame, by donations; empty: not kept
    carriages: list[int] = field(default_factory=list)  # markets
    messages: tuple[int, ...] = ()  # by market: colour * KINDS + kind, or EMPTY
    colours: tuple[int, ...] = ()  # of the boroughs around Notre Dame, clockwise
    collected: list[tuple[int, ...]] = field(default_factory=list)  # messages taken

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
    def roads(self) -> Roads:
        """The roads between the markets in play."""
        return roads_of(self.options.edition, self.seats, self.options.roads)

    @property
    def period(self) -> int:
        """0, 1 or 2 for A, B and C."""
        return period_of(self.round)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in turn order of this round."""
        return self.clockwise(self.bell)

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats in turn order, this one first."""
        return clockwise(seat, self.seats)

    def borough(self, seat: int) -> int:
        """Which borough of the ring a seat has: two players sit opposite each other."""
        return borough_of(seat, self.seats)

    def home(self, seat: int) -> int:
        """The centre market of a seat's borough."""
        return self.borough(seat) * len(MARKETS)

    def at(self, seat: int, place: int) -> int:
        """The markers of a seat on a sector of its borough or on Notre Dame."""
        return self.markers[seat * PLACES + place]

    def presence(self, seat: int, sector: int) -> int:
        """Markers on a sector, the trusted friend counted as one."""
        return self.markers[seat * PLACES + sector] + (self.friends[seat] == sector)

    def presences(self, seat: int) -> list[int]:
        """The presence in all seven sectors."""
        counts = self.markers[seat * PLACES : seat * PLACES + NOTRE_DAME]
        if (friend := self.friends[seat]) != RESERVE:
            counts[friend] += 1
        return counts

    @property
    def plague(self) -> int:
        """The rats on the persons on display."""
        rats = self.components.rats
        return sum(rats[person] for person in self.display)

    # ------------------------------------------------------------------- markers

    def place(self, seat: int, place: int) -> None:
        """A marker from the personal supply."""
        self.personal[seat] -= 1
        self.markers[seat * PLACES + place] += 1

    def place_from_general(self, seat: int, place: int) -> bool:
        """A marker from the general supply straight onto the board; False if there is none."""
        if not self.general[seat]:
            return False
        self.say("added_marker", seat=seat, place=place)
        self.general[seat] -= 1
        self.markers[seat * PLACES + place] += 1
        return True

    def shift(self, seat: int, source: int, target: int, n: int = 1) -> None:
        """Markers go from one place on the board to another."""
        self.markers[seat * PLACES + source] -= n
        self.markers[seat * PLACES + target] += n

    def remove(self, seat: int, place: int, n: int = 1) -> None:
        """Markers go back to the general supply."""
        self.markers[seat * PLACES + place] -= n
        self.general[seat] += n

    def gain_markers(self, seat: int, n: int) -> None:
        """Markers from the general into the personal supply, as far as they go (R-14)."""
        n = min(n, self.general[seat])
        self.say("gained_markers", seat=seat, n=n)
        self.general[seat] -= n
        self.personal[seat] += n

    # ------------------------------------------------------------------- gold, rat, prestige

    def gain_gold(self, seat: int, n: int) -> None:
        """Gold from the supply; what is missing comes from the richest opponent, then from the next richest (R-15)."""
        taken = min(n, self.gold_left)
        self.gold_left -= taken
        self.say("gained_gold", seat=seat, n=taken)
        missing = n - taken
        for other in richest_first(self.clockwise(seat)[1:], self.gold):
            given = min(missing, self.gold[other])
            if given:
                self.say("gold_from", seat=seat, other=other, n=given)
                self.gold[other] -= given
                missing -= given
        self.gold[seat] += n - missing

    def pay(self, seat: int, n: int) -> None:
        """Gold goes back to the supply."""
        self.gold[seat] -= n
        self.gold_left += n

    def rat_back(self, seat: int, n: int) -> None:
        """The rat moves back, not below 0."""
        n = min(n, self.rats[seat])
        self.say("rat_back", seat=seat, n=n)
        self.rats[seat] -= n

    def gain_prestige(self, seat: int, n: int, source: int) -> None:
        """Prestige points: one more for each pair in the park. Gaining nothing is no gain (R-18)."""
        if n <= 0:
            return
        bonus = self.presence(seat, Action.PARK) // 2
        self.say("gained_prestige", seat=seat, n=n, bonus=bonus)
        self.prestige[seat] += n + bonus
        self.note(seat, source, n)
        self.note(seat, Source.PARK, bonus)

    def lose_prestige(self, seat: int, n: int) -> None:
        """Points are lost, not below 0 (R-39)."""
        n = min(n, self.prestige[seat])
        self.say("lost_prestige", seat=seat, n=n)
        self.prestige[seat] -= n
        self.note(seat, Source.OUTBREAKS, -n)

    def note(self, seat: int, source: int, n: int) -> None:
        """What prestige came from, for the end; a game that was begun before this was kept goes on without."""
        if self.tally:
            self.tally[(seat * len(Source) + source) * PERIODS + self.period] += n

    def rat_after_plague(self, seat: int) -> int:
        """Where the plague moves the rat of a seat, as things stand."""
        hospital = self.presence(seat, Action.HOSPITAL)
        return rat_after(self.rats[seat], self.plague, hospital, spared=seat in self.doctored)

    # ------------------------------------------------------------------- cards

    def drop_from_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        self.hands[seat] = tuple(held for held in self.hands[seat] if held.card != card)


def richest_first(seats: Sequence[int], gold: Sequence[int]) -> list[int]:
    """These seats by their gold, most first; of equals in the order given."""
    return sorted(seats, key=lambda seat: -gold[seat])


def period_of(round: int) -> int:
    """The period of a round: 0, 1 or 2."""
    return (round - 1) // ROUNDS_A_PERIOD


def share(pool: int, markers: int) -> int:
    """What each of the markers on Notre Dame brings of its points; 0 without markers."""
    return pool // markers if markers else 0


def busiest_of(presences: Sequence[int], markers: Sequence[int]) -> list[int]:
    """Of the sectors with the highest presence (R-28) those that have a marker to lose (R-39)."""
    return [sector for sector, presence in enumerate(presences) if presence == max(presences) and markers[sector]]


def rat_after(rat: int, plague: int, hospital: int, *, spared: bool) -> int:
    """Where the plague moves a rat: less the presence in the hospital (R-38); beyond the last space it breaks out."""
    return max(0, rat + (0 if spared else plague) - hospital)


@cache
def roads_of(edition: str, seats: int, kind: str) -> Roads:
    """The roads for so many players; cached, as an edition never changes."""
    return editions.components(edition).roads[seats, kind]
