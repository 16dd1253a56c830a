"""What each building does, in the order of the building list, with the decisions it asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core import PASS, Several, exactly, sealed, up_to

from .book import choice, counted, forced_counted, step
from .choices import hand_over, look_at_nuns
from .components import FLUTE, GOLD, JOKER, PASS_CARD, SWORD, Building, Cards, people
from .state import Table


@step
def act(g: Table, seat: int, at: int, premium: int) -> None:
    """The premium action (1) or the standard action (0) of the building in this place of the row."""
    building = Building(g.row[at].building)
    g.say("acts", seat=seat, at=at, building=int(building), premium=premium)
    EFFECTS[building](g, seat, at, premium)


def palace(g: Table, seat: int, at: int, premium: int) -> None:
    """Victory point tokens: two, or one."""
    g.gain_tokens(seat, 1 + premium)


def monastery(g: Table, seat: int, at: int, premium: int) -> None:
    """Discard two rats, or one."""
    g.lose_rats(seat, 1 + premium)


def hospital(g: Table, seat: int, at: int, premium: int) -> None:
    """Premium: a rat for nothing, then up to three cards for as many rats. Standard: up to two cards."""
    if premium:
        g.lose_rats(seat, 1)
    most = min(2 + premium, len(g.hands[seat]), g.rats[seat])
    if most:
        g.then(discard_for_rats(seat, most))


@counted
def discard_for_rats(g: Table, seat: int, most: int) -> Several[int]:
    return up_to(most, g.hands[seat])


@discard_for_rats.chosen
def _(g: Table, seat: int, cards: Cards, most: int) -> None:
    if not cards:
        g.say("discarded", seat=seat, n=0, cards=())
        return
    g.reveal("discarded", seat=seat, n=len(cards), cards=cards)
    g.drop(seat, cards)
    g.return_cards(cards)
    g.lose_rats(seat, len(cards))


def guard_tower(g: Table, seat: int, at: int, premium: int) -> None:
    """Premium: three cards from everybody outside the Guard Towers who holds at least as many cards.

    All who pay are named before the first card is handed over.
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
def _(g: Table, seat: int, cards: Cards, to: int, n: int) -> None:
    hand_over(g, "paid_tribute", seat, to, cards)


def tent(g: Table, seat: int, at: int, premium: int) -> None:
    """Look at two cards of the nun-row, or at one."""
    g.then(look_at_nuns(seat, 1 + premium, ()))


# --------------------------------------------------------------------------- buildings that add cards to the hand

PILE_OF: Mapping[int, int] = {
    Building.TREASURY: GOLD,
    Building.OFFICE: PASS_CARD,
    Building.MARKETPLACE: JOKER,
    Building.CASTLE: SWORD,
    Building.PIPERS_CABIN: FLUTE,
}


def cards_to_come(g: Table, seat: int, at: int, premium: int) -> int:
    """How many cards this action would add to the hand, as far as the piles go."""
    building = g.row[at].building
    if kind := PILE_OF.get(building):
        return g.can_gain(kind, 1 + premium)
    wanted = 2 * (1 + premium) if building == Building.FARM else people(g.laid[seat]) // (2 - premium)
    return min(wanted, len(g.pile) + len(g.discard))


def more_cards(g: Table, seat: int, at: int, premium: int) -> None:
    """Treasury, Office, Marketplace, Castle, Piper's Cabin: two or one from the pile. Farm: draw four or two.

    Brewery: draw one for each point of influence of this round, or for each two. Carried out at once, but
    a bigger hand may cost three cards, so it is a decision while a Guard Tower is still to take them.
    """
    if tribute_to_come(g, at) and cards_to_come(g, seat, at, premium):
        g.then(gain(seat, at, premium))
    else:
        collect(g, seat, at, premium)


def tribute_to_come(g: Table, at: int) -> bool:
    """Whether somebody will have the premium action in a Guard Tower further along the row."""
    later = [place.inside for place in g.row[at + 1 :] if place.building == Building.GUARD_TOWER]
    return any(g.premium in inside if g.seats == 2 else inside for inside in later)


@choice
def gain(g: Table, seat: int, at: int, premium: int) -> tuple[str, str]:
    return "take", PASS


@gain.chosen
def _(g: Table, seat: int, pick: str, at: int, premium: int) -> None:
    if pick == PASS:
        g.say("declined", seat=seat, building=g.row[at].building)
    else:
        collect(g, seat, at, premium)


def collect(g: Table, seat: int, at: int, premium: int) -> None:
    """The cards come."""
    if kind := PILE_OF.get(g.row[at].building):
        g.gain(seat, kind, 1 + premium)
    else:
        g.draw(seat, cards_to_come(g, seat, at, premium))


EFFECTS: Mapping[Building, Callable[[Table, int, int, int], None]] = {
    Building.PALACE: palace,
    Building.TREASURY: more_cards,
    Building.MONASTERY: monastery,
    Building.HOSPITAL: hospital,
    Building.OFFICE: more_cards,
    Building.MARKETPLACE: more_cards,
    Building.GUARD_TOWER: guard_tower,
    Building.CASTLE: more_cards,
    Building.FARM: more_cards,
    Building.BREWERY: more_cards,
    Building.FORTUNE_TELLERS_TENT: tent,
    Building.PIPERS_CABIN: more_cards,
}
