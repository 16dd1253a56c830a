"""The state of a game of Rattus Cartus, and how cards move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rules.core import Hidden, State, clockwise, cloning, only

from .components import (
    JOKER,
    PILED,
    Building,
    Cards,
    Components,
    Supplies,
    building_of,
    class_of,
    editions,
    in_play,
    people,
)
from .options import Options

NOBODY: Final = -1  # in place of a seat: of `premium`
ROUNDS = {2: 10, 3: 9, 4: 8, 5: 8}


class OpenBuilding(NamedTuple):
    """A building card in this round's row, with the seats inside in the order they entered."""

    card: int
    inside: tuple[int, ...] = ()

    @property
    def building(self) -> int:
        """The building on the card."""
        return building_of(self.card)

    @property
    def cls(self) -> int:
        """Its class."""
        return class_of(building_of(self.card))


@cloning
@dataclass(slots=True)
class Table(State):
    """The state of a game of Rattus Cartus. Piles have their next card last."""

    options: Options = field(default_factory=Options)
    seats: int = 0
    start: int = 0  # who has the start-player card
    round: int = 0
    cards: tuple[int, ...] = ()  # the 30 building cards of this game, known to all
    deck: tuple[int, ...] = ()
    replacement: tuple[int, ...] = ()
    put_back: int = 0  # so many cards at the bottom (first) of the replacement deck were seen by all
    spent: tuple[int, ...] = ()  # building cards of earlier rounds
    row: tuple[OpenBuilding, ...] = ()
    to_enter: tuple[int, ...] = ()  # seats still to enter, next first; a Pass card puts one behind the others
    entered: tuple[int, ...] = ()  # seats in the order they entered this round
    shown: int = 0  # in so many buildings of the row the laid cards are open
    beyond: tuple[
        int, ...
    ] = ()  # a seat for each of its points of this round that found no room on a track with an end
    premium: int = NOBODY  # two players: who has the one premium action of this round
    pile: Cards = ()  # population
    discard: Cards = ()
    nun_row: tuple[Hidden, ...] = ()
    piles: tuple[int, ...] = ()  # Jokers and special cards left, by kind
    tokens_left: int = 0
    hands: list[Cards] = field(default_factory=list)
    laid: list[Cards] = field(default_factory=list)
    known: list[Cards] = field(default_factory=list)  # see `knows_held`; by viewer, then by seat
    shuffled_in: list[Cards] = field(default_factory=list)  # see `may_lie_in_pile`; by viewer
    seen_outside: list[Cards] = field(default_factory=list)  # see `may_lie_in_row`; by viewer
    rats: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    points: list[tuple[int, ...]] = field(default_factory=list)  # influence by seat and class
    ranks: list[tuple[int, ...]] = field(default_factory=list)  # by class: seats with influence, best first

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
    def order(self) -> tuple[int, ...]:
        """The seats in turn order of this round."""
        return clockwise(self.start, self.seats)

    @property
    def last_round(self) -> bool:
        """The last round is the one that has emptied the building deck."""
        return not self.deck

    def supplies_at(self, at: int) -> Supplies:
        """The supplies action of a card in the row."""
        return self.components.supplies[self.row[at].card]

    def in_play(self, special: int) -> bool:
        """Whether this special card belongs to the game."""
        return in_play(special, self.cards)

    def guarded(self) -> set[int]:
        """The seats that entered a Guard Tower this round, whichever it was (R-35)."""
        return {seat for place in self.row if place.building == Building.GUARD_TOWER for seat in place.inside}

    # ------------------------------------------------------------------- cards

    def take(self, seat: int, cards: Cards) -> None:
        """Cards come into a hand."""
        self.hands[seat] = tuple(sorted(self.hands[seat] + cards))

    def drop(self, seat: int, cards: Cards) -> None:
        """Cards leave a hand."""
        hand = list(self.hands[seat])
        for card in cards:
            hand.remove(card)
        self.hands[seat] = tuple(hand)

    def hand_over(self, key: str, seat: int, to: int, cards: Cards) -> None:
        """Cards go from hand to hand; only the two see them."""
        self.reveal(key, seat=seat, to=to, n=len(cards), cards=only((seat, to), cards))
        self.drop(seat, cards)
        self.take(to, cards)
        self._note_gift(seat, to, cards)

    def return_cards(self, cards: Cards) -> None:
        """Population cards go to the discard pile, Jokers and special cards to their piles."""
        self.discard += tuple(card for card in cards if card < JOKER)
        if any(card >= JOKER for card in cards):
            self.piles = tuple(left + cards.count(kind) for kind, left in zip(PILED, self.piles, strict=True))

    def draw(self, seat: int, n: int) -> None:
        """Draw population cards; the discard pile is shuffled when a card is wanted and the deck is empty (R-16)."""
        cards = self._from_pile(seat, n)
        if len(cards) < n and self.discard:
            self.reveal("reshuffled", n=len(self.discard))
            self._note_shuffle(seat, cards)
            self.pile, self.discard = self.shuffled(self.discard), ()
            cards += self._from_pile(seat, n - len(cards))
        if n:
            self.reveal("drew", seat=seat, n=len(cards), cards=only(seat, tuple(sorted(cards))))
            self.take(seat, cards)

    def can_draw(self, n: int) -> int:
        """How many of n population cards there are to draw, with those of the discard pile."""
        return min(n, len(self.pile) + len(self.discard))

    def _from_pile(self, seat: int, n: int) -> Cards:
        cut = max(len(self.pile) - n, 0)
        self.pile, cards = self.pile[:cut], self.pile[cut:]
        if self.shuffled_in[seat]:
            self.shuffled_in[seat] = without(self.shuffled_in[seat], cards)
        return cards

    def can_gain(self, kind: int, n: int) -> int:
        """How many of n Jokers or special cards the pile still holds."""
        return min(n, self.piles[kind - JOKER])

    def gain(self, seat: int, kind: int, n: int) -> None:
        """Take Jokers or special cards from their pile, as far as it goes (R-26)."""
        n = self.can_gain(kind, n)
        self.say("gained_cards", seat=seat, card=kind, n=n)
        self.piles = tuple(left - n * (at == kind) for at, left in zip(PILED, self.piles, strict=True))
        self.take(seat, (kind,) * n)
        self._all_saw_come(seat, (kind,) * n)

    # ------------------------------------------------------------------- what others know of a hand

    def knows_held(self, viewer: int, seat: int) -> Cards:
        """The cards that a seat surely has in hand or laid face down, as another saw them come and not go (R-46)."""
        return self.known[viewer * self.seats + seat]

    def _know(self, viewer: int, seat: int, cards: Cards) -> None:
        self.known[viewer * self.seats + seat] = cards

    def _all_saw_come(self, seat: int, cards: Cards) -> None:
        for viewer in range(self.seats):
            if viewer != seat:
                self._know(viewer, seat, self.knows_held(viewer, seat) + cards)

    def all_saw_go(self, seat: int, cards: Cards) -> None:
        """Cards of a hand, or laid, were seen by all and do not come back."""
        for viewer in range(self.seats):
            if known := self.knows_held(viewer, seat):
                self._know(viewer, seat, without(known, cards))

    def _note_gift(self, seat: int, to: int, cards: Cards) -> None:
        """The two know the cards; for the others each that they knew may be among them."""
        for viewer in range(self.seats):
            known = self.knows_held(viewer, seat)
            gone = cards if viewer in (seat, to) else tuple(set(known)) * len(cards)
            self._know(viewer, seat, without(known, gone))
        self._know(seat, to, self.knows_held(seat, to) + cards)

    # ------------------------------------------------------------------- what is known of nun-row and pile

    def may_lie_in_pile(self, viewer: int) -> Cards:
        """None but these lie in the pile: what was last shuffled, less what this seat drew; empty before (R-46)."""
        return self.shuffled_in[viewer]

    def may_lie_in_row(self, viewer: int) -> Cards:
        """None but these lie in the nun-row: the others were seen side by side when the pile was shuffled (R-46)."""
        return without(self.components.population, self.seen_outside[viewer])

    def lies_open(self, seat: int) -> bool:
        """Whether all have seen what this seat has laid."""
        return any(seat in place.inside for place in self.row[: self.shown])

    def _note_shuffle(self, seat: int, drawn: Cards) -> None:
        """All see what goes into the pile, and everybody what they hold themselves beside it."""
        laid = [self.laid[other] for other in range(self.seats) if self.lies_open(other)]
        shown = [card for cards in (self.discard, *laid) for card in cards if card < JOKER]
        for viewer in range(self.seats):
            own = self.hands[viewer] + (() if self.lies_open(viewer) else self.laid[viewer])
            own += drawn if viewer == seat else ()
            now = Counter([*shown, *(card for card in own if card < JOKER)])
            self.seen_outside[viewer] = tuple(sorted((now | Counter(self.seen_outside[viewer])).elements()))
            self.shuffled_in[viewer] = tuple(sorted(self.discard))

    # ------------------------------------------------------------------- rats, tokens, influence

    def can_lose(self, seat: int, n: int) -> int:
        """How many of n rats a seat has to discard."""
        return min(n, self.rats[seat])

    def lose_rats(self, seat: int, n: int) -> None:
        """Discard rats, as many as there are."""
        n = self.can_lose(seat, n)
        self.say("lost_rats", seat=seat, n=n)
        self.rats[seat] -= n

    def gain_tokens(self, seat: int, n: int) -> None:
        """Take victory point tokens, as far as they go (R-26)."""
        n = min(n, self.tokens_left)
        self.say("gained_tokens", seat=seat, n=n)
        self.tokens_left -= n
        self.tokens[seat] += n

    def gain_influence(self, seat: int, cls: int, n: int) -> int:
        """Move a disc up its track in one go (R-23); on an occupied space it lies on top and ranks below.

        Returns how many points were marked: a track may have an end (R-04).
        """
        old = self.points[seat][cls]
        new, self.ranks[cls] = standing(self.points, self.ranks[cls], seat, cls, n, self.components.longest)
        self.points[seat] = (*self.points[seat][:cls], new, *self.points[seat][cls + 1 :])
        self.beyond += (seat,) * (old + n - new)
        return new - old

    def marked(self, seat: int) -> int:
        """The points of influence that the cards laid by this seat have marked this round."""
        return people(self.laid[seat]) - self.beyond.count(seat)


def without(cards: Cards, gone: Cards) -> Cards:
    """Cards less those that have gone, as far as they were among them."""
    if not gone:
        return cards
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def standing(
    points: Sequence[Sequence[int]], ranked: tuple[int, ...], seat: int, cls: int, n: int, longest: int
) -> tuple[int, tuple[int, ...]]:
    """The points of a seat in a class after it gains n, and the order of the seats there then.

    `longest`: the most points that a track counts; 0 where it has no end.
    """
    old = points[seat][cls]
    new = min(old + n, longest) if longest else old + n
    if new == old:
        return old, ranked
    others = [other for other in ranked if other != seat]
    ahead = sum(points[other][cls] >= new for other in others)
    return new, (*others[:ahead], seat, *others[ahead:])
