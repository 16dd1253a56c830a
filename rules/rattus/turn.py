"""The opening placement and a turn: a class card, new cubes, powers, and at last the plague."""

from __future__ import annotations

from typing import Final

from rules.core import Refusal

from .book import choice, step
from .components import Card
from .last_round import last_round
from .placing import place_cubes
from .plague import arrive, reach, wall_between
from .powers import POWERS, empty_baker
from .state import OUT, Table
from .why_not import why_idle

OPENING_CUBES: Final = 2  # placed together
Did = tuple[str, int]  # what a seat does: take a card, place in a region, use a card, move the plague to a region


@choice
def start_cubes(g: Table, seat: int) -> tuple[int, ...]:
    """The opening: two cubes together on any region (R-10)."""
    return g.regions


@start_cubes.chosen
def start_cubes_chosen(g: Table, seat: int, region: int) -> None:
    g.say("start_cubes", seat=seat, region=region, n=OPENING_CUBES)
    g.place(region, seat, OPENING_CUBES)


# --------------------------------------------------------------------------- a turn


@step
def a_turn(g: Table, seat: int) -> None:
    g.turn, g.turns = seat, g.turns + 1
    g.used, g.taken, g.placed = (), False, False
    g.then(turn(seat), end_of_turn(seat))


@choice
def turn(g: Table, seat: int) -> list[Did]:
    """Phases A and B in either order, powers at any time before phase C, which ends the turn (R-11, R-12)."""
    return [*takes(g, seat), *uses(g, seat), *places(g, seat), *[("plague", to) for to in reach(g, seat)]]


def takes(g: Table, seat: int) -> list[Did]:
    """Phase A: one card, from beside the board or from anybody else."""
    if g.taken:
        return []
    return [("take", card) for card, holder in enumerate(g.holder) if holder not in (OUT, seat)]


def places(g: Table, seat: int) -> list[Did]:
    """Phase B, which is optional (R-13): in a region with rats; with the Peasant anywhere."""
    if g.placed or not g.stock[seat]:
        return []
    anywhere, rats = g.may_use(seat, Card.PEASANT), g.rats
    return [("place", region) for region in g.regions if anywhere or rats[region]]


def uses(g: Table, seat: int) -> list[Did]:
    """The powers that work before the plague and find something to do (R-15)."""
    idle = [card for card, holder in enumerate(g.holder) if holder == seat and card not in g.used]
    return [("use", card) for card in idle if card in POWERS and POWERS[card].can(g, seat)]


@turn.chosen
def turn_chosen(g: Table, seat: int, did: Did) -> None:
    verb, what = did
    if verb == "plague":
        arrive(g, seat, what)
        return
    g.then(turn(seat))  # waits below what the power asks
    if verb == "take":
        take_card(g, seat, what)
    elif verb == "place":
        place_cubes(g, seat, what)
    else:
        g.use(what)
        g.then(POWERS[what].start(seat))


def take_card(g: Table, seat: int, card: int) -> None:
    """The card lies before this seat from now on; whoever takes the Baker places the cubes on it at once (R-30)."""
    g.say("took", seat=seat, card=card, source=g.holder[card])
    g.holder[card], g.taken = seat, True
    if card == Card.BAKER and g.baker:
        g.then(empty_baker(seat, g.baker_seat))


@step
def end_of_turn(g: Table, seat: int) -> None:
    """The game ends with the turn that used up the rats or brought all cubes of somebody onto the board (R-40)."""
    g.neutral = False
    if g.supply and not g.everything_out:
        g.then(a_turn((seat + 1) % g.seats))
    else:
        g.last = seat
        g.then(last_round())


# --------------------------------------------------------------------------- why not


@turn.barred
def turn_barred(g: Table, seat: int) -> dict[Did, Refusal]:
    return {**cards_not_taken(g, seat), **regions_not_settled(g, seat), **cards_idle(g, seat), **ways_barred(g, seat)}


def cards_not_taken(g: Table, seat: int) -> dict[Did, Refusal]:
    held = {card: holder == seat for card, holder in enumerate(g.holder) if holder != OUT}
    taken = Refusal("one_card_a_turn", {"rule": "phase_a"})
    return {
        ("take", card): Refusal("card_is_yours", {"card": card}) if mine else taken
        for card, mine in held.items()
        if mine or g.taken
    }


def regions_not_settled(g: Table, seat: int) -> dict[Did, Refusal]:
    if g.placed:
        return {("place", region): Refusal("placed_already", {"rule": "phase_b"}) for region in g.regions}
    key = "no_rats_there" if g.stock[seat] else "no_cubes_left"
    return {("place", region): Refusal(key, {"region": region, "rule": "phase_b"}) for region in g.regions}


def cards_idle(g: Table, seat: int) -> dict[Did, Refusal]:
    return {("use", card): why_idle(g, seat, card) for card, holder in enumerate(g.holder) if holder == seat}


def ways_barred(g: Table, seat: int) -> dict[Did, Refusal]:
    near = g.map.next_to[g.plague]
    reasons = {region: Refusal("too_far", {"region": region, "rule": "phase_c"}) for region in g.regions}
    reasons |= {region: wall_between(g.plague, region) for region in near if region not in g.open_to(g.plague)}
    reasons[g.plague] = Refusal("plague_must_move", {"rule": "phase_c"})
    return {("plague", region): why for region, why in reasons.items()}
