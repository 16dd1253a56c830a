"""The end of the game: a last use of the cards, the Baker's hand-over, the final ravage."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rules.core import PASS, Arg, Refusal

from .book import choice, forced, step
from .components import MARCHING, Card
from .placing import mayor, peasant, queen_cubes
from .plague import infested, rats_barred, ravage, reveal, turn_up, within
from .powers import POWERS, Power, empty_baker, has_cube
from .regions_led import leads_in, meets_queens_condition
from .scoring import announce
from .state import NOBODY, REDRAWN, Rat, Table
from .why_not import why_idle

Did = tuple[str, int]  # "use" a card, or move the "plague" to a region


@step
def last_round(g: Table) -> None:
    """Everybody but the player of the last regular turn, counter-clockwise (rulebook p. 8, R-41)."""
    g.say("last_round", seat=g.last, supply=len(g.supply), out=g.out)
    others = g.clockwise(g.last)[:0:-1]
    g.then(*(last_step(seat) for seat in others), hand_over(), final_ravage())


@step
def last_step(g: Table, seat: int) -> None:
    g.turn, g.used = seat, ()
    g.then(last_uses(seat))


@choice
def last_uses(g: Table, seat: int) -> list[Arg]:
    """Every card once more, in any order. Who can use none is passed over."""
    did: list[Arg] = [*uses(g, seat), *(("plague", region) for region in marches(g, seat))]
    return [*did, PASS] if did else []


def uses(g: Table, seat: int) -> Iterator[Did]:
    """The cards that find something to do."""
    for card, holder in enumerate(g.holder):
        if holder == seat and card not in g.used and card in LAST_POWERS and LAST_POWERS[card].can(g, seat):
            yield "use", card


@last_uses.chosen
def last_uses_chosen(g: Table, seat: int, did: Arg) -> None:
    match did:
        case "use", int(card):
            g.use(card)
            g.then(LAST_POWERS[card].start(seat), last_uses(seat))
        case "plague", int(region):
            g.then(march(seat, region), last_uses(seat))


@last_uses.barred
def last_uses_barred(g: Table, seat: int) -> dict[Arg, Refusal]:
    idle = (card for card, holder in enumerate(g.holder) if holder == seat)
    return {("use", card): why_idle(g, seat, card) for card in idle}


# --------------------------------------------------------------------------- Peasant, Queen, Mayor, Soldier


@step
def last_peasant(g: Table, seat: int) -> None:
    """A cube into any region."""
    g.then(peasant(seat, g.regions))


@step
def last_queen(g: Table, seat: int) -> None:
    """Two cubes into any region."""
    g.then(queen_cubes(seat, g.regions))


@step
def last_mayor(g: Table, seat: int) -> None:
    """A cube into one region where this seat leads."""
    g.then(mayor(seat, leads_in(g, seat), 1))


@choice
def last_soldier(g: Table, seat: int) -> tuple[int, ...]:
    """One rat more beside the piece, which does not move; from the discards if the supply is empty (R-43)."""
    return g.ways(g.plague)


@last_soldier.chosen
def last_soldier_chosen(g: Table, seat: int, region: int) -> None:
    g.say("soldier", seat=seat, region=region)
    if g.supply:
        g.bring_rat(region)
        return
    g.say("redrawn", seat=seat, region=region)
    face = g.discards[g.below(len(g.discards))]
    g.redrawn = len(g.discards)
    g.rats[region] += (Rat(face, REDRAWN),)


@last_soldier.barred
def last_soldier_barred(g: Table, seat: int) -> dict[int, Refusal]:
    return rats_barred(g, g.plague)


LAST_POWERS = {
    **POWERS,
    Card.PEASANT: Power(has_cube, last_peasant),
    Card.QUEEN: Power(lambda g, seat: has_cube(g, seat) and meets_queens_condition(g, seat), last_queen),
    Card.MAYOR: Power(lambda g, seat: has_cube(g, seat) and bool(leads_in(g, seat)), last_mayor),
    Card.SOLDIER: Power(lambda g, seat: bool(g.ways(g.plague)) and bool(g.supply or g.discards), last_soldier),
}

# --------------------------------------------------------------------------- Knight, Crusader, Serf


def marchers(g: Table, seat: int) -> tuple[int, ...]:
    """The cards that move the piece: all of them in one move, so none once one was used (R-42)."""
    held = tuple(int(card) for card in MARCHING if g.holds(seat, card))
    return () if set(held) & set(g.used) else held


def marches(g: Table, seat: int) -> list[int]:
    """Up to two regions with Knight or Crusader, one with the Serf."""
    held = marchers(g, seat)
    return within(g, 2 if held != (Card.SERF,) else 1) if held else []


@forced
def march(g: Table, seat: int, region: int) -> list[tuple[int, ...]]:
    """Which of these cards are used there, all first; the Serf alone goes one step."""
    held = marchers(g, seat)
    sets = [cards for n in range(len(held), 0, -1) for cards in combinations(held, n)]
    return [cards for cards in sets if cards != (Card.SERF,) or region in g.open_to(g.plague)]


@march.chosen
def march_chosen(g: Table, seat: int, cards: tuple[int, ...], region: int) -> None:
    g.say("plague", seat=seat, source=g.plague, target=region)
    g.go_to(region)
    g.used += cards
    if Card.KNIGHT in cards:
        g.neutral = True
        g.say("knight", seat=seat, region=region)
    if cards != (Card.KNIGHT,) and infested(g, region):
        if Card.CRUSADER in cards:
            reveal(g, seat)
        g.then(ravage(seat, int(Card.SERF in cards)))


# --------------------------------------------------------------------------- the last things


@step
def hand_over(g: Table) -> None:
    """The player to the left of the Baker's holder puts the cubes on the card into one region (R-44)."""
    g.turn = NOBODY
    if g.baker:
        g.then(empty_baker((g.baker_seat + 1) % g.seats, g.baker_seat))


@step
def final_ravage(g: Table) -> None:
    """Region by region (R-45); potions are asked for from the one who would have had the next turn (R-46)."""
    g.say("final_ravage")
    g.then(*(ravage_all(region) for region in g.regions), the_end())


@step
def ravage_all(g: Table, region: int) -> None:
    if infested(g, region):
        g.then(turn_up(region, (g.last + 1) % g.seats, 0), ravage_all(region))


@step
def the_end(g: Table) -> None:
    """What still lies face down, where nobody is left, is turned up as well: it takes nobody any more (R-45)."""
    if n := sum(map(len, g.rats)):
        g.reveal("left_over", n=n)
    announce(g)
