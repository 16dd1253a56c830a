"""Who knows what: said once, for `view`, which shows it, and for `deal_unknown`, which deals the rest anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Literal, NamedTuple

from rules.core import Result

from .buildings import POPULATION, Addition, to_come
from .components import (
    JOKER,
    NEVER_LAID,
    NUNS,
    PILED,
    Cards,
    Supplies,
    building_of,
    editions,
    in_play,
    nuns_on,
    people,
    strangers,
)
from .imagined_hands import lay_out, unknown_hand
from .imagined_piles import dealt
from .resolving import first_of_most
from .scoring import counted, result, survivors
from .special_cards import half
from .state import NOBODY, ROUNDS, Table, standing

__all__ = [
    "NOBODY",
    "POPULATION",
    "Addition",
    "Laying",
    "NunView",
    "Phase",
    "PlaceView",
    "View",
    "deal_unknown",
    "hidden",
    "size",
    "view",
]


def knows_hand(g: Table, viewer: int | None, seat: int) -> bool:
    """Whether this viewer may see a hand: who holds it, and after the end everybody."""
    return viewer == seat or g.is_over


def knows_laid(g: Table, viewer: int | None, seat: int) -> bool:
    return viewer == seat or g.lies_open(seat) or g.is_over


def knows_nun(g: Table, viewer: int | None, at: int) -> bool:
    return viewer in g.nun_row[at].seen_by or g.is_over


def knows_rats(g: Table, viewer: int | None, seat: int) -> bool:
    """Others' totals are not shown, but anybody can add them up from the log: no secret to deal anew (R-44)."""
    return viewer == seat or g.is_over


# --------------------------------------------------------------------------- view


Phase = Literal["supplies", "enter", "resolve", "over"]


def size(cards: int | Cards) -> int:
    """How many cards, known or not."""
    return cards if isinstance(cards, int) else len(cards)


class PlaceView(NamedTuple):
    """A building of the row; `laid` says for each seat inside how many cards, or which once they are open."""

    card: int
    building: int
    cls: int
    supplies: Supplies
    inside: tuple[int, ...]
    laid: tuple[int | Cards, ...]


class NunView(NamedTuple):
    """A card of the nun-row: its face if this viewer has looked at it, and who has."""

    card: int | None
    seen_by: tuple[int, ...]


class Laying(NamedTuple):
    """What cards that a seat lays in a building will bring it, as the table stands now."""

    influence: int  # points gained in the class of the building
    points: int  # its points in that class then
    ranks: tuple[int, ...]  # the seats of that class then, best first
    rats: int  # rats gained, one for each card of another class
    hand: int  # the cards that stay
    rival: int  # who may have laid at least as many, and so keeps the premium action; NOBODY: nobody so far
    rival_laid: int  # how many cards that seat has laid


class View(NamedTuple):
    """Rattus Cartus as one seat, or the public (viewer None), may see it (R-45)."""

    viewer: int | None
    seats: int
    round: int
    rounds: int
    order: tuple[int, ...]
    to_enter: tuple[int, ...]
    row: tuple[PlaceView, ...]
    shown: int
    premium: int
    cards: tuple[int, ...]
    spent: tuple[int, ...]
    deck: int
    replacement: int
    put_back: tuple[int, ...]
    pile: int
    discard: Cards
    piles: tuple[int, ...]
    tokens_left: int
    nun_row: tuple[NunView, ...]
    hands: tuple[int | Cards, ...]
    rats: tuple[int | None, ...]
    tokens: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    ranks: tuple[tuple[int, ...], ...]
    edition: str
    over: bool
    result: Result | None = None
    beyond: tuple[int, ...] = ()  # a seat for each of its points of this round that found no room on its track
    dead: tuple[int, ...] = ()  # at the end, whom the plague took

    # ------------------------------------------------------------------- where the game is

    @property
    def phase(self) -> Phase:
        """The phase of the round."""
        if self.over:
            return "over"
        if self.shown:
            return "resolve"
        return "enter" if self.to_enter or any(place.inside for place in self.row) else "supplies"

    @property
    def last_round(self) -> bool:
        """The last round is the one that has emptied the building deck."""
        return not self.deck

    # ------------------------------------------------------------------- the row

    @property
    def resolving(self) -> int:
        """The place of the building being resolved, or -1. Two players open all at once: the first with cards."""
        if self.over or not self.shown:
            return -1
        if self.seats > 2:
            return self.shown - 1
        return next((at for at in range(len(self.row)) if self.cards_open(at)), self.shown - 1)

    def cards_open(self, at: int) -> bool:
        """Whether the cards laid in this building lie open: until its actions are done."""
        return at < self.shown and any(map(size, self.row[at].laid))

    def is_resolved(self, at: int) -> bool:
        """Whether the actions of a building are done, and the cards laid in it are gone."""
        return at < self.resolving and not self.cards_open(at)

    def premium_at(self, at: int) -> int | None:
        """Who has the premium action in a building, as soon as the cards tell."""
        place = self.row[at]
        if self.seats == 2:
            return self.premium if self.premium in place.inside else None
        laid = {seat: cards for seat, cards in zip(place.inside, place.laid, strict=True) if isinstance(cards, tuple)}
        if at != self.resolving or not laid or len(laid) < len(place.inside):
            return None
        return first_of_most(laid)

    def marked(self, seat: int) -> int:
        """The points of influence that the cards laid by this seat, which lie open, have marked this round."""
        laid = next(place.laid[place.inside.index(seat)] for place in self.row if seat in place.inside)
        assert isinstance(laid, tuple)
        return people(laid) - self.beyond.count(seat)

    def addition(self, seat: int, at: int, premium: int) -> Addition:
        """What the action of a building adds to a hand, as far as the piles go."""
        return to_come(self, seat, at, premium)

    # ------------------------------------------------------------------- cards

    @property
    def open_piles(self) -> tuple[tuple[int, int], ...]:
        """The piles of this game, each as the kind and how many are left: Jokers, and special cards."""
        return tuple((kind, n) for kind, n in zip(PILED, self.piles, strict=True) if in_play(kind, self.cards))

    @property
    def buildings_to_come(self) -> Mapping[int, int]:
        """By building of this game: how many of its cards are still to come or lie in the replacement deck."""
        gone = {*self.spent, *(place.card for place in self.row)}
        left = Counter(building_of(card) for card in self.cards if card not in gone)
        return {building: left[building] for building in sorted(set(map(building_of, self.cards)))}

    @property
    def buildings_put_back(self) -> Mapping[int, int]:
        """By building: how many of its cards were seen to go under the replacement deck."""
        return Counter(map(building_of, self.put_back))

    @property
    def nuns(self) -> int:
        """The nuns of the nun-row, as far as this viewer knows them."""
        return sum(nuns_on(nun.card) for nun in self.nun_row if nun.card is not None)

    @property
    def most_nuns(self) -> int:
        """The nuns of the nun-row if every card that this viewer has not seen had the most."""
        return self.nuns + (NUNS - 1) * sum(nun.card is None for nun in self.nun_row)

    def too_many(self, rats: int) -> bool:
        """Whether so many rats are more than the nun-row can have nuns: with them a seat would be out."""
        return rats > self.most_nuns

    def can_draw(self, n: int) -> int:
        """How many of n population cards there are to draw."""
        return min(n, self.pile + len(self.discard))

    def can_gain(self, kind: int, n: int) -> int:
        """How many of n Jokers or special cards the pile holds."""
        return min(n, self.piles[PILED.index(kind)])

    def can_lose(self, seat: int, n: int) -> int:
        """How many of n rats a seat has to discard; none where its rats are not known."""
        return min(n, self.rats[seat] or 0)

    def laying(self, seat: int, at: int, cards: Cards) -> Laying:
        """What it brings to lay these cards of the hand in a building that the seat has entered."""
        cls, n = self.row[at].cls, people(cards)
        longest = editions.components(self.edition).longest
        points, ranks = standing(self.points, self.ranks[cls], seat, cls, n, longest)
        rival, laid = self._rival(seat, at)
        ahead = rival if laid >= n else NOBODY
        gained, rats = points - self.points[seat][cls], strangers(cards, cls)
        return Laying(gained, points, ranks, rats, size(self.hands[seat]) - len(cards), ahead, laid)

    def rivals(self, seat: int, at: int) -> tuple[tuple[int, int], ...]:
        """Who entered before and may have the premium action, with how many cards each.

        Those inside the building; if there are two players, for whom it is one action in the whole round, in any.
        """
        places = self.row if self.seats == 2 else (self.row[at],)
        return tuple(
            (other, size(laid))
            for place in places
            for other, laid in zip(place.inside, place.laid, strict=True)
            if other != seat
        )

    def _rival(self, seat: int, at: int) -> tuple[int, int]:
        """Who of them has laid most, and how many."""
        return max(self.rivals(seat, at), key=lambda entered: entered[1], default=(NOBODY, -1))

    def taken_by_sword(self, victim: int) -> int:
        """How many cards a Sword takes from this seat."""
        return half(size(self.hands[victim]))

    def held(self, line: str) -> tuple[int, ...]:
        """How many cards of each seat, or how many of its tokens, a line of the scoring counts."""
        hands = (hand if isinstance(hand, tuple) else () for hand in self.hands)
        return self.tokens if line == "tokens" else tuple(counted(line, hand) for hand in hands)


def view(g: Table, viewer: int | None) -> View:
    """What this viewer may see, built from nothing."""
    seats = range(g.seats)
    return View(
        viewer=viewer,
        seats=g.seats,
        round=g.round,
        rounds=ROUNDS[g.seats],
        order=g.order,
        to_enter=g.to_enter,
        row=tuple(_place(g, viewer, at) for at in range(len(g.row))),
        shown=g.shown,
        premium=g.premium,
        cards=g.cards,
        spent=g.spent,
        deck=len(g.deck),
        replacement=len(g.replacement),
        put_back=g.replacement[: g.put_back],
        pile=len(g.pile),
        discard=tuple(sorted(g.discard)),
        piles=g.piles,
        tokens_left=g.tokens_left,
        nun_row=tuple(
            NunView(card.face if knows_nun(g, viewer, at) else None, card.seen_by) for at, card in enumerate(g.nun_row)
        ),
        hands=tuple(g.hands[seat] if knows_hand(g, viewer, seat) else len(g.hands[seat]) for seat in seats),
        rats=tuple(g.rats[seat] if knows_rats(g, viewer, seat) else None for seat in seats),
        tokens=tuple(g.tokens),
        points=tuple(g.points),
        ranks=tuple(g.ranks),
        edition=g.options.edition,
        over=g.is_over,
        result=result(g),
        beyond=g.beyond,
        dead=tuple(seat for seat in seats if g.is_over and seat not in survivors(g)),
    )


def _place(g: Table, viewer: int | None, at: int) -> PlaceView:
    place = g.row[at]
    laid = tuple(g.laid[seat] if knows_laid(g, viewer, seat) else len(g.laid[seat]) for seat in place.inside)
    return PlaceView(place.card, place.building, place.cls, g.supplies_at(at), place.inside, laid)


# --------------------------------------------------------------------------- imagine


def deal_unknown(g: Table, viewer: int | None) -> None:
    """Deal anew, in place, all cards that this viewer cannot know. The table has new dice already.

    The cards are sorted first: what is dealt depends on the new dice and on nothing that this viewer cannot know.
    """
    _deal_buildings(g)
    if g.is_over:
        g.pile = g.shuffled(sorted(g.pile))
    else:
        _deal_cards(g, viewer)
    g.known = _known_to(g, viewer)
    for noted in (g.shuffled_in, g.seen_outside):
        noted[:] = [cards if seat == viewer else () for seat, cards in enumerate(noted)]


def _known_to(g: Table, viewer: int | None) -> list[Cards]:
    """What this viewer knows of others' hands, and others of its own; of what others know of others it knows less."""
    if viewer is None:
        return [()] * len(g.known)
    own = viewer * g.seats
    return [
        known if known and (own <= at < own + g.seats or at % g.seats == viewer) else ()
        for at, known in enumerate(g.known)
    ]


def _deal_cards(g: Table, viewer: int | None) -> None:
    """The population cards wherever they lie unseen, and the Jokers and special cards of hands and of what is laid."""
    hands = [seat for seat in range(g.seats) if not knows_hand(g, viewer, seat)]
    nuns = [at for at in range(len(g.nun_row)) if not knows_nun(g, viewer, at)]
    unknown = [unknown_hand(g, viewer, seat, () if knows_laid(g, viewer, seat) else g.laid[seat]) for seat in hands]
    held = [card for one in unknown for card in one.others]
    unplayable = sorted(card for card in held if card in NEVER_LAID)
    specials = sorted(card for card in held if card >= JOKER and card not in NEVER_LAID)  # in hands and laid only
    crowd = [card for card in held if card < JOKER] + [g.nun_row[at].face for at in nuns] + list(g.pile)

    lay_out(unplayable, g.shuffled([one.hand for one in unknown for _ in range(one.room)]))
    slots = g.shuffled([slot for one in unknown for slot in one.slots(g)])
    in_row, g.pile, others = dealt(g, viewer, g.shuffled(sorted(crowd)), len(nuns))
    lay_out([*specials, *others], slots)
    for one in unknown:
        one.put(g)
    faces = iter(reversed(in_row))
    g.nun_row = tuple(card._replace(face=next(faces)) if at in nuns else card for at, card in enumerate(g.nun_row))


def _deal_buildings(g: Table) -> None:
    """The building deck, and the replacement deck but for the cards put back under it in the open."""
    known, unseen = g.replacement[: g.put_back], g.replacement[g.put_back :]
    cards = g.shuffled(sorted((*g.deck, *unseen)))
    g.deck, g.replacement = cards[: len(g.deck)], (*known, *cards[len(g.deck) :])


def hidden(g: Table, viewer: int | None) -> Mapping[str, object]:
    """The truth behind each thing this viewer cannot know."""
    if g.is_over:
        return {"pile": g.pile, "replacement": g.replacement[g.put_back :]}
    seats = range(g.seats)
    return {
        "deck": g.deck,
        "replacement": g.replacement[g.put_back :],
        "pile": g.pile,
        **{f"hand {seat}": g.hands[seat] for seat in seats if not knows_hand(g, viewer, seat)},
        **{f"laid {seat}": g.laid[seat] for seat in seats if not knows_laid(g, viewer, seat)},
        **{f"nun {at}": card.face for at, card in enumerate(g.nun_row) if not knows_nun(g, viewer, at)},
    }
