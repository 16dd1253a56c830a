"""Set-up, and the starting placement of a man and a woman of each family."""

from __future__ import annotations

from rules.core import Arg, Hidden, Refusal

from .book import forced
from .components import HOUSES, PILES, Good, editions
from .flow import a_turn
from .options import Options
from .state import GOODS, NOBODY, Table

MARKERS = 2  # members on the turn-order track and on the influence track


def set_up(seats: int, secret: str, options: Options) -> Table:
    """A table ready for the first man to be placed, not yet settled."""
    components = editions.components(options.edition)
    g = Table(secret, options=options, seats=seats)
    g.order = g.shuffled(range(seats))
    g.influence, g.arrived, g.arrivals = [0] * seats, [g.order.index(seat) for seat in range(seats)], seats
    g.pool = components.big_rats(seats, g.phase)
    tokens = g.shuffled(components.pieces.tokens)
    height = len(tokens) // PILES
    g.piles = [tuple(map(Hidden, tokens[i * height : (i + 1) * height])) for i in range(PILES)]
    g.tokens = [()] * seats
    lay_counters(g)
    g.men, g.women = [NOBODY] * HOUSES, [NOBODY] * HOUSES
    g.supply, g.goods = list(components.pieces.goods.by_good), [0] * (seats * GOODS)
    g.supply[Good.MEAT] -= seats
    for seat in range(seats):
        g.goods[seat * GOODS + Good.MEAT] = 1
    g.money, g.bank = [0] * seats, components.pieces.florins
    g.reserve = [components.pieces.members - MARKERS] * seats
    g.boys, g.girls = [0] * seats, [0] * seats
    g.bag_boys, g.bag_girls = components.pieces.boys, components.pieces.girls
    g.piper, g.bribes = components.piper_start, [0] * len(components.regions)
    women = women_order(g)
    g.agenda = [*(man(seat) for seat in g.order), *(woman(seat) for seat in women), a_turn()][::-1]
    return g


def lay_counters(g: Table) -> None:
    """A rat-activity counter on each house that has no number printed; the data file has as many of them."""
    components = g.components
    counters = iter(g.shuffled(components.pieces.counters))
    g.activity = tuple(house.activity or next(counters) for house in components.houses)


def women_ruling(g: Table) -> str:
    """cyclic or reverse: the table's word before the board's."""
    agreed = g.options.women_order
    return g.components.rulings.women_order if agreed == "by_board" else agreed


def women_order(g: Table) -> tuple[int, ...]:
    """The last player begins; then in turn order, or from the last back to the first (R-09)."""
    return g.order[::-1] if women_ruling(g) == "reverse" else (g.order[-1], *g.order[:-1])


# --------------------------------------------------------------------------- the starting placement


def starting_houses(g: Table) -> list[int]:
    """The houses marked for this number of players."""
    return [i for i, house in enumerate(g.components.houses) if g.seats in house.start_for]


@forced
def man(g: Table, seat: int) -> list[int]:
    return [house for house in starting_houses(g) if g.men[house] == NOBODY]


@man.barred
def man_barred(g: Table, seat: int) -> dict[Arg, Refusal]:
    return {house: Refusal("man_stands_there", {"other": g.men[house]}) for house in starting_houses(g)}


@man.chosen
def man_chosen(g: Table, seat: int, house: int) -> None:
    g.say("placed_man", seat=seat, house=house)
    g.men[house] = seat
    g.reserve[seat] -= 1


@forced
def woman(g: Table, seat: int) -> list[int]:
    """Beside another family's man; nobody need marry a man of their own or share two houses with one player (R-10)."""
    return [house for house in starting_houses(g) if g.women[house] == NOBODY and not closes_ring(g, seat, house)]


def closes_ring(g: Table, seat: int, house: int) -> bool:
    """Whether this marriage closes a ring of families that leaves somebody out.

    Every woman leads from her family to that of the man beside her. Own houses are rings of one, two houses shared are
    rings of two, and any smaller ring forces somebody into those; the ring through all players is what remains.
    """
    husband = {g.women[h]: g.men[h] for h in starting_houses(g) if g.women[h] != NOBODY}
    reached, length = g.men[house], 1
    while reached != seat and reached in husband:
        reached, length = husband[reached], length + 1
    return reached == seat and length < g.seats


@woman.barred
def woman_barred(g: Table, seat: int) -> dict[Arg, Refusal]:
    return {house: why_no_woman(g, seat, house) for house in starting_houses(g)}


def why_no_woman(g: Table, seat: int, house: int) -> Refusal:
    """What keeps her out."""
    if g.women[house] != NOBODY:
        return Refusal("woman_stands_there", {"other": g.women[house], "rule": "opening"})
    if g.men[house] == seat:
        return Refusal("own_man", {"rule": "opening"})
    return Refusal("closes_ring", {"other": g.men[house], "rule": "opening"})


@woman.chosen
def woman_chosen(g: Table, seat: int, house: int) -> None:
    g.say("placed_woman", seat=seat, house=house, other=g.men[house])
    g.women[house] = seat
    g.reserve[seat] -= 1
