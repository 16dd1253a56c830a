"""Phase 3: the action cards, and what each sector does with the markers in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rules.core import PASS, Arg, Refusal

from .book import choice, forced, step
from .carriage import drive
from .components import NOTRE_DAME, SECTORS, Action, Source, action_of
from .state import Table

DONATION: Final = {1: 1, 2: 3, 3: 6}  # prestige points for so much gold


@choice
def play(g: Table, seat: int, which: int) -> list[int]:
    """The first or the second of three cards: playing is compulsory."""
    return [held.card for held in g.hands[seat]]


@play.chosen
def play_chosen(g: Table, seat: int, card: int, which: int) -> None:
    g.drop_from_hand(seat, card)
    g.played = (*g.played, card)
    g.disclose("played", seat=seat, card=card)
    g.then(carry_out(seat, action_of(card)))


@step
def carry_out(g: Table, seat: int, action: int) -> None:
    """A marker from the personal supply onto the card's sector (R-12), with none left another one; then the action."""
    if action == Action.TRUSTED_FRIEND:
        g.then(friend(seat))
    elif not can_place(g, seat, action):
        g.say("no_action", seat=seat)
    elif action == NOTRE_DAME:
        may_donate(g, seat)
    elif g.personal[seat]:
        g.place(seat, action)
        act(g, seat, action)
    else:
        g.then(marker(seat, action))


def can_place(g: Table, seat: int, action: int) -> bool:
    """Whether a marker can come from the personal supply, or from elsewhere on the board (R-13)."""
    return bool(g.personal[seat] or sources(g, seat, action))


def sources(g: Table, seat: int, target: int) -> list[int]:
    """Where a marker could come from if the personal supply is empty; never the trusted friend (R-13)."""
    return [place for place in (*SECTORS, NOTRE_DAME) if place != target and g.at(seat, place)]


@choice
def marker(g: Table, seat: int, action: int) -> list[Arg]:
    """The personal supply is empty: which marker on the board moves, or no action."""
    return [*sources(g, seat, action), PASS]


@marker.chosen
def marker_chosen(g: Table, seat: int, source: Arg, action: int) -> None:
    if isinstance(source, int):
        g.say("moved_marker", seat=seat, source=source, target=action)
        g.shift(seat, source, action)
        act(g, seat, action)
    else:
        g.say("no_action", seat=seat)


# --------------------------------------------------------------------------- Notre Dame


def may_donate(g: Table, seat: int) -> None:
    """Without gold nobody is asked (R-17)."""
    if g.gold[seat]:
        g.then(donate(seat))
    else:
        g.say("no_action", seat=seat)


@choice
def donate(g: Table, seat: int) -> list[Arg]:
    """One to three gold, or nothing (rulebook p. 6)."""
    return [*(gold for gold in DONATION if gold <= g.gold[seat]), PASS]


@donate.barred
def donate_barred(g: Table, seat: int) -> dict[Arg, Refusal]:
    why = Refusal("too_little_gold", {"n": g.gold[seat], "rule": "notre_dame"})
    return dict.fromkeys(DONATION, why)


@donate.chosen
def donate_chosen(g: Table, seat: int, gold: Arg) -> None:
    if not isinstance(gold, int):
        g.say("no_action", seat=seat)
    elif g.personal[seat]:
        g.place(seat, NOTRE_DAME)
        pay_donation(g, seat, gold)
    else:
        g.then(marker_to_notre_dame(seat, gold))


@choice
def marker_to_notre_dame(g: Table, seat: int, gold: int) -> list[Arg]:
    """The personal supply is empty: which marker goes to Notre Dame, before anything is paid (R-17)."""
    return [*sources(g, seat, NOTRE_DAME), PASS]


@marker_to_notre_dame.chosen
def marker_to_notre_dame_chosen(g: Table, seat: int, source: Arg, gold: int) -> None:
    if isinstance(source, int):
        g.say("moved_marker", seat=seat, source=source, target=NOTRE_DAME)
        g.shift(seat, source, NOTRE_DAME)
        pay_donation(g, seat, gold)
    else:
        g.say("no_action", seat=seat)


def pay_donation(g: Table, seat: int, gold: int) -> None:
    """The gold is paid, the points are gained at once."""
    g.say("donated", seat=seat, n=gold)
    g.pay(seat, gold)
    g.gain_prestige(seat, DONATION[gold], Source.NOTRE_DAME)
    if g.donated:
        g.donated[seat] += DONATION[gold]


# --------------------------------------------------------------------------- the trusted friend


@choice
def friend(g: Table, seat: int) -> list[int]:
    """Onto a sector, or from the one where it stands to another (R-19)."""
    return [sector for sector in SECTORS if sector != g.friends[seat]]


@friend.barred
def friend_barred(g: Table, seat: int) -> dict[Arg, Refusal]:
    why = Refusal("friend_moves", {"rule": "trusted_friend"})
    return dict.fromkeys(SECTORS, why)


@friend.chosen
def friend_chosen(g: Table, seat: int, sector: int) -> None:
    g.say("friend", seat=seat, source=g.friends[seat], sector=sector)
    g.friends[seat] = sector
    act(g, seat, sector)


# --------------------------------------------------------------------------- the seven sectors


def act(g: Table, seat: int, sector: int) -> None:
    """The action of a sector, as strong as the presence in it."""
    EFFECTS[sector](g, seat, g.presence(seat, sector))


def hotel_benefits(p: int) -> int:
    """One, from the third marker on two."""
    return 1 if p <= 2 else 2


def hotel(g: Table, seat: int, p: int) -> None:
    """Its benefits; each is carried out before the next is chosen (R-16)."""
    g.then(*[benefit(seat)] * hotel_benefits(p))


def carriage_house(g: Table, seat: int, p: int) -> None:
    g.then(drive(seat, p))


EFFECTS: Final[Mapping[int, Callable[[Table, int, int], None]]] = {
    Action.SCHOOL: Table.gain_markers,
    Action.BANK: Table.gain_gold,
    Action.RESIDENCE: lambda g, seat, p: g.gain_prestige(seat, p, Source.RESIDENCE),
    Action.CARRIAGE_HOUSE: carriage_house,
    Action.HOTEL: hotel,
    Action.PARK: lambda g, seat, p: g.rat_back(seat, 1),
    Action.HOSPITAL: lambda g, seat, p: g.rat_back(seat, 1),
}


@forced
def benefit(g: Table, seat: int) -> list[str]:
    """A marker, a coin, or the rat back: what is possible of it."""
    possible = {"marker": g.general[seat], "gold": can_gain_gold(g, seat), "rat": g.rats[seat]}
    return [name for name, some in possible.items() if some]


@benefit.barred
def benefit_barred(g: Table, seat: int) -> dict[Arg, Refusal]:
    reasons = {"marker": "no_marker_left", "gold": "no_gold_left", "rat": "rat_at_zero"}
    return {name: Refusal(key, {"rule": "hotel"}) for name, key in reasons.items()}


@benefit.chosen
def benefit_chosen(g: Table, seat: int, name: str) -> None:
    if name == "marker":
        g.gain_markers(seat, 1)
    elif name == "gold":
        g.gain_gold(seat, 1)
    else:
        g.rat_back(seat, 1)


def can_gain_gold(g: Table, seat: int) -> bool:
    """Some gold lies in the supply or with an opponent."""
    return g.gold_left > 0 or sum(g.gold) > g.gold[seat]


def empty_sectors(g: Table, seat: int) -> list[int]:
    """The sectors without markers and without the friend."""
    return [sector for sector, n in enumerate(g.presences(seat)) if not n]
