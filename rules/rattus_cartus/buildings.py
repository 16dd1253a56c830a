"""What each building does, a paragraph each in the order of the rulebook's list, with the decisions it asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from rules.core import PASS, Several, exactly, sealed, up_to

from .book import choice, counted, forced_counted, step
from .components import FLUTE, GOLD, JOKER, PASS_CARD, SWORD, Building, Cards
from .state import Table
from .supplies import look_at_nuns

POPULATION: Final = -1  # the deck that cards are drawn from, where others are taken from the pile of their kind


class Addition(NamedTuple):
    """Cards that an action adds to the hand: of which kind, and how many."""

    kind: int
    n: int


class Standing(Protocol):
    """A building in its place of the row."""

    @property
    def building(self) -> int:
        """The building on the card."""


class Stocked(Protocol):
    """What an addition depends on: a table, or a view of it."""

    @property
    def row(self) -> Sequence[Standing]:
        """The buildings of this round."""

    def marked(self, seat: int) -> int:
        """The points of influence that a seat has marked this round."""

    def can_draw(self, n: int) -> int:
        """How many of n population cards there are to draw."""

    def can_gain(self, kind: int, n: int) -> int:
        """How many of n Jokers or special cards the pile holds."""


@step
def act(g: Table, seat: int, at: int, premium: int) -> None:
    """The premium action (1) or the standard action (0) of the building in this place of the row, never both (R-25)."""
    building = g.row[at].building
    g.say("acts", seat=seat, at=at, building=building, premium=premium)
    if building in ADDS:
        add_cards(g, seat, at, premium)
    else:
        DOES[building](g, seat, premium)


# --------------------------------------------------------------------------- Royalty


def palace(g: Table, seat: int, premium: int) -> None:
    """Victory point tokens: two, or one."""
    g.gain_tokens(seat, 2 if premium else 1)


def treasury(g: Stocked, seat: int, premium: int) -> Addition:
    """Gold: two cards, or one."""
    return Addition(GOLD, 2 if premium else 1)


# --------------------------------------------------------------------------- Church


def monastery(g: Table, seat: int, premium: int) -> None:
    """Discard two rats, or one."""
    g.lose_rats(seat, 2 if premium else 1)


def hospital(g: Table, seat: int, premium: int) -> None:
    """Premium: a rat for nothing, then up to three cards for as many rats. Standard: up to two cards (R-38)."""
    if premium:
        g.lose_rats(seat, 1)
    most = min(3 if premium else 2, len(g.hands[seat]), g.rats[seat])
    if most:
        g.then(discard_for_rats(seat, most))


@counted
def discard_for_rats(g: Table, seat: int, most: int) -> Several[int]:
    return up_to(most, g.hands[seat])


@discard_for_rats.chosen
def discard_for_rats_chosen(g: Table, seat: int, cards: Cards, most: int) -> None:
    if not cards:
        g.say("discarded", seat=seat, n=0, cards=())
        return
    g.reveal("discarded", seat=seat, n=len(cards), cards=cards)
    g.drop(seat, cards)
    g.all_saw_go(seat, cards)
    g.return_cards(cards)
    g.lose_rats(seat, len(cards))


# --------------------------------------------------------------------------- Bourgeoisie


def office(g: Stocked, seat: int, premium: int) -> Addition:
    """Pass: two cards, or one."""
    return Addition(PASS_CARD, 2 if premium else 1)


def marketplace(g: Stocked, seat: int, premium: int) -> Addition:
    """Jokers: two, or one."""
    return Addition(JOKER, 2 if premium else 1)


# --------------------------------------------------------------------------- Chivalry


def guard_tower(g: Table, seat: int, premium: int) -> None:
    """Premium: three cards from everybody outside the Guard Towers who holds at least as many cards.

    All who pay are named before the first card is handed over (R-36), with the hands of this moment (R-37).
    """
    if not premium:
        return
    safe, least = g.guarded(), len(g.hands[seat])
    victims = [other for other in g.order if other not in safe and len(g.hands[other]) >= max(least, 1)]
    if victims:
        g.then(sealed(*(tribute(other, seat, min(3, len(g.hands[other]))) for other in victims)))
    else:
        g.say("no_tribute", seat=seat)


@forced_counted
def tribute(g: Table, seat: int, to: int, n: int) -> Several[int]:
    return exactly(n, g.hands[seat])


@tribute.chosen
def tribute_chosen(g: Table, seat: int, cards: Cards, to: int, n: int) -> None:
    g.hand_over("paid_tribute", seat, to, cards)


def castle(g: Stocked, seat: int, premium: int) -> Addition:
    """Swords: two cards, or one."""
    return Addition(SWORD, 2 if premium else 1)


# --------------------------------------------------------------------------- Peasantry


def farm(g: Stocked, seat: int, premium: int) -> Addition:
    """Draw four cards, or two."""
    return Addition(POPULATION, 4 if premium else 2)


def brewery(g: Stocked, seat: int, premium: int) -> Addition:
    """Draw a card for each point of influence marked this round, or for each two (R-39)."""
    points = g.marked(seat)
    return Addition(POPULATION, points if premium else points // 2)


# --------------------------------------------------------------------------- Magic


def tent(g: Table, seat: int, premium: int) -> None:
    """Look at two cards of the nun-row, or at one."""
    g.then(look_at_nuns(seat, 2 if premium else 1, ()))


def pipers_cabin(g: Stocked, seat: int, premium: int) -> Addition:
    """Flutes: two cards, or one."""
    return Addition(FLUTE, 2 if premium else 1)


DOES: Final[Mapping[int, Callable[[Table, int, int], None]]] = {
    Building.PALACE: palace,
    Building.MONASTERY: monastery,
    Building.HOSPITAL: hospital,
    Building.GUARD_TOWER: guard_tower,
    Building.FORTUNE_TELLERS_TENT: tent,
}
ADDS: Final[Mapping[int, Callable[[Stocked, int, int], Addition]]] = {
    Building.TREASURY: treasury,
    Building.OFFICE: office,
    Building.MARKETPLACE: marketplace,
    Building.CASTLE: castle,
    Building.FARM: farm,
    Building.BREWERY: brewery,
    Building.PIPERS_CABIN: pipers_cabin,
}

# --------------------------------------------------------------------------- buildings that add cards to the hand


def add_cards(g: Table, seat: int, at: int, premium: int) -> None:
    """At once; but a bigger hand may cost three cards, so it is a decision while a Guard Tower may take them (R-24)."""
    if tribute_to_come(g, at) and to_come(g, seat, at, premium).n:
        g.then(gain(seat, at, premium))
    else:
        collect(g, seat, to_come(g, seat, at, premium))


def to_come(g: Stocked, seat: int, at: int, premium: int) -> Addition:
    """What the action adds, as far as the piles go."""
    kind, n = ADDS[g.row[at].building](g, seat, premium)
    return Addition(kind, g.can_draw(n) if kind == POPULATION else g.can_gain(kind, n))


def tribute_to_come(g: Table, at: int) -> bool:
    """Whether somebody will have the premium action in a Guard Tower further along the row."""
    later = [place.inside for place in g.row[at + 1 :] if place.building == Building.GUARD_TOWER]
    return any(g.premium in inside if g.seats == 2 else inside for inside in later)


@choice
def gain(g: Table, seat: int, at: int, premium: int) -> tuple[str, str]:
    return "take", PASS


@gain.chosen
def gain_chosen(g: Table, seat: int, pick: str, at: int, premium: int) -> None:
    if pick == PASS:
        g.say("declined", seat=seat, building=g.row[at].building)
    else:
        collect(g, seat, to_come(g, seat, at, premium))


def collect(g: Table, seat: int, cards: Addition) -> None:
    """The cards come."""
    if cards.kind == POPULATION:
        g.draw(seat, cards.n)
    else:
        g.gain(seat, cards.kind, cards.n)
