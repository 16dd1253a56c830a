"""Who knows what: said once, for `view`, which shows it, and for `deal_unknown`, which deals the rest anew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rules.core import Ask, Facts, Hidden

from .book import rules
from .carriage import colours_left, fewest_collected
from .components import LETTERS, NOTRE_DAME, SECTORS, Action, PersonCard, Roads, Source, colour_of
from .flow import OUTBREAK, ROUNDS
from .persons import POINTS, open_markets
from .scoring import Merit, ranking
from .state import EMPTY, PERIODS, PLACES, RESERVE, Held, Table, busiest_of, period_of, rat_after, roads_of, share

__all__ = [
    "EMPTY",
    "PERIODS",
    "RESERVE",
    "CardView",
    "Merit",
    "SeatView",
    "Source",
    "View",
    "arguments",
    "deal_unknown",
    "hidden",
    "view",
]


def knows_card(g: Table, viewer: int | None, held: Held) -> bool:
    """Whether this viewer may see a card: who has held it, and after the end everybody."""
    return viewer in held.seen_by or g.is_over


def knows_gray(g: Table, viewer: int | None, gray: Hidden) -> bool:
    """Whether this viewer may see who comes: who has hired the Spy, and after the end everybody (R-37)."""
    return viewer in gray.seen_by or g.is_over


def knows_prestige(g: Table, viewer: int | None, seat: int) -> bool:
    """Others' totals are not shown, but anybody can add them up from the log: no secret to deal anew (R-43)."""
    return viewer == seat or g.options.prestige == "open" or g.is_over


def stage(g: Table) -> str:
    """Where the round is: keep_first, keep_second, first_cards, second_cards, persons, outbreak, or over."""
    waiting = {name for name, _ in g.agenda}
    if not waiting:
        return "over"
    if "pass_last" in waiting:
        return "keep_first" if "pass_left" in waiting else "keep_second"
    cards = [args[1] for name, args in g.agenda if name == "play"]
    if cards or "third_cards" in waiting:
        first = cards.count(2) == g.seats and g.agenda[-1][0] != "play"  # the last first card is not yet carried out
        return "first_cards" if 1 in cards or first else "second_cards"
    return "persons" if plague_to_come(g) else "outbreak"


def plague_to_come(g: Table) -> bool:
    """Whether this round's plague has still to move the rats; where it has, sectors may still be asked for."""
    return any(name == "plague" for name, _ in g.agenda)


# --------------------------------------------------------------------------- view


class CardView(NamedTuple):
    """A card in a hand: its colour is public, what it does only to those who have seen it there."""

    colour: int
    card: int | None


class SeatView(NamedTuple):
    """What lies before one seat."""

    markers: tuple[int, ...]  # on the seven sectors and on Notre Dame
    friend: int
    personal: int
    general: int
    gold: int
    rat: int
    prestige: int | None
    carriage: int
    collected: tuple[int, ...]
    pile: int
    choosing: tuple[CardView, ...]  # one of these is to be kept
    hand: tuple[CardView, ...]
    spared: bool  # the plague is 0 for this seat this round

    @property
    def placed(self) -> bool:
        """Whether the trusted friend stands on the board."""
        return self.friend != RESERVE

    def presence(self, sector: int) -> int:
        """Markers on a sector, the trusted friend counted as one."""
        return self.markers[sector] + (self.friend == sector)


class View(NamedTuple):
    """Notre Dame as one seat, or the public (viewer None), may see it (R-44)."""

    viewer: int | None
    seats: int
    round: int
    stage: str  # where it is: see `stage`
    bell: int
    order: tuple[int, ...]
    table: tuple[SeatView, ...]
    display: tuple[int, ...]
    worth: tuple[int, ...]  # of each person on display to this viewer: points, with the Merchant gold, else 0
    plague: int
    plague_to_come: bool  # in this round
    rats: tuple[int, ...]  # on each person of this edition
    browns: tuple[int, ...]  # still to come in this period, in no order
    grays: tuple[int | None, ...]  # still to come, the next one first, as far as this viewer knows them
    grays_left: tuple[int, ...]  # still to come, in no order: who has come is known to all
    grays_in_play: tuple[int, ...]
    played: tuple[int, ...]
    discards: int
    passed: tuple[int, ...]  # the cards of this round that the viewer has passed on
    messages: tuple[int, ...]
    colours: tuple[int, ...]
    gold_left: int
    pool: int
    prestige_open: bool  # to everybody: by table option, and at the end
    merchant_counts_centre: bool
    bell_ringer_counts_all: bool
    edition: str
    over: bool
    crossings: bool = True  # whether carriages may cross the borders from centre market to inner market
    tally: tuple[int, ...] = ()  # at the end: prestige by seat, source and period; () where it was not kept
    donated: tuple[int, ...] = ()  # at the end: of the prestige from Notre Dame, by donations; () where it was not kept

    @property
    def period(self) -> str:
        """The letter of the running period."""
        return LETTERS[period_of(self.round)]

    @property
    def roads(self) -> Roads:
        """The roads between the markets in play."""
        return roads_of(self.edition, self.seats, "border" if self.crossings else "plain")

    @property
    def merits(self) -> tuple[Merit, ...]:
        """What decides at the end, the best seat first."""
        return ranking([(own.prestige or 0, own.gold + own.personal) for own in self.table])

    def prestige_from(self, source: int) -> tuple[int, ...]:
        """At the end: the prestige of each seat from one source."""
        starts = (seat * len(Source) * PERIODS + source * PERIODS for seat in range(self.seats))
        return tuple(sum(self.tally[start : start + PERIODS]) for start in starts)

    def prestige_in(self, period: int) -> tuple[int, ...]:
        """At the end: the prestige of each seat in one period."""
        each = len(Source) * PERIODS
        return tuple(sum(self.tally[seat * each + period : (seat + 1) * each : PERIODS]) for seat in range(self.seats))

    @property
    def at_notre_dame(self) -> int:
        """The markers of all seats on Notre Dame."""
        return sum(own.markers[NOTRE_DAME] for own in self.table)

    @property
    def share(self) -> int:
        """The points that each of them would bring as things stand."""
        return share(self.pool, self.at_notre_dame)

    def shared_with(self, seat: int) -> int:
        """The points that Notre Dame would bring a seat as things stand, those of its park left out."""
        return self.share * self.table[seat].markers[NOTRE_DAME]

    def counts_otherwise(self, person: int) -> bool:
        """Whether a table option makes a person count otherwise than the rules do without one."""
        merchant = person == PersonCard.MERCHANT and not self.merchant_counts_centre
        return merchant or (person == PersonCard.BELL_RINGER and self.bell_ringer_counts_all)

    def rat_after_plague(self, seat: int) -> int:
        """Where the plague of this round would move a rat as things stand; beyond the last space it breaks out."""
        own = self.table[seat]
        return rat_after(own.rat, self.plague, own.presence(Action.HOSPITAL), spared=own.spared)

    def outbreak_costs(self, seat: int) -> tuple[int, int]:
        """What an outbreak would cost a seat now: points and markers."""
        own = self.table[seat]
        points = OUTBREAK if own.prestige is None else min(OUTBREAK, own.prestige)
        return points, min(1, len(busiest_of([own.presence(sector) for sector in SECTORS], own.markers)))

    @property
    def last_round(self) -> bool:
        """Whether the game ends with this round."""
        return self.round == ROUNDS

    @property
    def colours_left(self) -> tuple[int, ...]:
        """The colours of which a message still lies on the board."""
        return colours_left(self.messages)

    def open_colours(self, seat: int) -> tuple[int, ...]:
        """The colours of which a seat may take a message."""
        return fewest_collected(self.messages, self.table[seat].collected)


def view(g: Table, viewer: int | None) -> View:
    """What this viewer may see, built from nothing."""
    return View(
        viewer=viewer,
        seats=g.seats,
        round=g.round,
        stage=stage(g),
        bell=g.bell,
        order=g.order,
        table=tuple(_seat(g, viewer, seat) for seat in range(g.seats)),
        display=g.display,
        worth=tuple(_worth(g, viewer, person) for person in g.display if viewer is not None),
        plague=g.plague,
        plague_to_come=plague_to_come(g),
        rats=g.components.rats,
        browns=tuple(sorted(g.browns)),
        grays=tuple(gray.face if knows_gray(g, viewer, gray) else None for gray in reversed(g.grays)),
        grays_left=tuple(sorted(gray.face for gray in g.grays)),
        grays_in_play=g.grays_in_play,
        played=g.played,
        discards=len(g.discards),
        passed=tuple(sorted(_passed(g, viewer))),
        messages=g.messages,
        colours=g.colours,
        gold_left=g.gold_left,
        pool=g.components.pool[g.seats],
        prestige_open=knows_prestige(g, None, 0),
        merchant_counts_centre=g.options.merchant_counts_centre == "yes",
        bell_ringer_counts_all=g.options.bell_ringer_counts == "all",
        edition=g.edition,
        over=g.is_over,
        crossings=g.options.roads == "border",
        tally=tuple(g.tally) if g.is_over else (),
        donated=tuple(g.donated) if g.is_over else (),
    )


def _worth(g: Table, viewer: int, person: int) -> int:
    """What a person counts for this seat as things stand, the park left out."""
    if person == PersonCard.MERCHANT:
        return open_markets(g, viewer)
    return POINTS[person](g, viewer) if person in POINTS else 0


def _seat(g: Table, viewer: int | None, seat: int) -> SeatView:
    return SeatView(
        markers=tuple(g.at(seat, place) for place in range(PLACES)),
        friend=g.friends[seat],
        personal=g.personal[seat],
        general=g.general[seat],
        gold=g.gold[seat],
        rat=g.rats[seat],
        prestige=g.prestige[seat] if knows_prestige(g, viewer, seat) else None,
        carriage=g.carriages[seat],
        collected=g.collected[seat],
        pile=len(g.piles[seat]),
        choosing=_cards(g, viewer, g.drawn[seat]),
        hand=_cards(g, viewer, g.hands[seat]),
        spared=seat in g.doctored,
    )


def _cards(g: Table, viewer: int | None, cards: tuple[Held, ...]) -> tuple[CardView, ...]:
    """In an order that tells nothing of the cards that this viewer does not know."""
    known = sorted(held.card for held in cards if knows_card(g, viewer, held))
    unknown = sorted(colour_of(held.card) for held in cards if not knows_card(g, viewer, held))
    return *(CardView(colour_of(card), card) for card in known), *(CardView(colour, None) for colour in unknown)


def _passed(g: Table, viewer: int | None) -> Iterator[int]:
    """What this viewer had in hand this round and has no more, as far as it is not played."""
    if viewer is None:
        return
    for seat in range(g.seats):
        for held in (*g.drawn[seat], *g.hands[seat]):
            mine = colour_of(held.card) == viewer or viewer in held.seen_by
            if mine and seat != viewer:
                yield held.card


def arguments(ask: Ask) -> Facts:
    """The arguments of a question by their names."""
    return rules.arguments(ask)


# --------------------------------------------------------------------------- imagine


def deal_unknown(g: Table, viewer: int | None) -> None:
    """Deal anew, in place, all cards that this viewer cannot place. The table has new dice already.

    Of their own colour viewers know what they passed on, but not which neighbour has which of the two; of the others
    they know what they have held themselves, and what was played.
    """
    if not g.is_over:
        for colour in range(g.seats):
            _deal_colour(g, viewer, colour)
    g.browns = g.shuffled(sorted(g.browns))
    _deal_grays(g, viewer)


Slot = tuple[str, int, int]  # a zone, whose, and which place in it


def _slots(g: Table, viewer: int | None, colour: int) -> Iterator[tuple[Slot, Held]]:
    """The cards of a colour in hands and discards that this viewer cannot place."""
    zones = [("drawn", seat, g.drawn[seat]) for seat in range(g.seats)]
    zones += [("hands", seat, g.hands[seat]) for seat in range(g.seats)]
    for zone, seat, cards in [*zones, ("discards", 0, g.discards)]:
        for at, held in enumerate(cards):
            if colour_of(held.card) == colour and not knows_card(g, viewer, held):
                yield (zone, seat, at), held


def _deal_colour(g: Table, viewer: int | None, colour: int) -> None:
    slots = list(_slots(g, viewer, colour))
    if viewer == colour:  # each round's pair for itself; the rest of the pile is known, its order is not
        g.piles[colour] = g.shuffled(sorted(g.piles[colour]))
        for round in sorted({held.round for _, held in slots}):
            pair = [(slot, held) for slot, held in slots if held.round == round]
            _put(g, pair, g.shuffled(sorted(held.card for _, held in pair)))
        return
    cards = g.shuffled(sorted([*(held.card for _, held in slots), *g.piles[colour]]))
    _put(g, slots, cards[: len(slots)])
    g.piles[colour] = cards[len(slots) :]


def _put(g: Table, slots: list[tuple[Slot, Held]], cards: tuple[int, ...]) -> None:
    for ((zone, seat, at), held), card in zip(slots, cards, strict=True):
        dealt = held._replace(card=card)
        if zone == "discards":
            g.discards = (*g.discards[:at], dealt, *g.discards[at + 1 :])
        else:
            lists = g.drawn if zone == "drawn" else g.hands
            lists[seat] = (*lists[seat][:at], dealt, *lists[seat][at + 1 :])


def _deal_grays(g: Table, viewer: int | None) -> None:
    """The order within each letter; whoever hired the Spy knows it."""
    unknown = [at for at, gray in enumerate(g.grays) if not knows_gray(g, viewer, gray)]
    letter_of, grays = g.components.letter, list(g.grays)
    for letter in LETTERS:
        places = [at for at in unknown if letter_of[g.grays[at].face] == letter]
        faces = g.shuffled(sorted(g.grays[at].face for at in places))
        for at, face in zip(places, faces, strict=True):
            grays[at] = grays[at]._replace(face=face)
    g.grays = tuple(grays)


def hidden(g: Table, viewer: int | None) -> Mapping[str, object]:
    """The truth behind each thing this viewer cannot know."""
    if g.is_over:
        return {}
    cards = {
        f"{zone} {seat} {at}": held.card
        for colour in range(g.seats)
        for (zone, seat, at), held in _slots(g, viewer, colour)
    }
    grays = tuple(gray.face for gray in g.grays if not knows_gray(g, viewer, gray))
    piles = {f"pile {seat}": g.piles[seat] for seat in range(g.seats)}
    return {"grays": grays, "browns": g.browns, **piles, **cards}
