"""Set-up."""

from __future__ import annotations

from .components import CUBES, Card, Class, editions, named_cards
from .options import Options
from .state import BESIDE, LAID_OUT, OUT, Rat, Table
from .turn import a_turn, start_cubes

REMOVED = {2: 12, 3: 6, 4: 0}  # tokens that leave the game unseen


def set_up(seats: int, secret: str, options: Options) -> Table:
    """A table ready for its opening placement, not yet settled."""
    components = editions.components(options.edition)
    g = Table(secret, options=options, seats=seats)
    g.rats, g.cubes = [()] * 12, [0] * (12 * seats)
    g.stock, g.palace = [CUBES] * seats, [0] * seats
    cards = class_cards(g)
    g.holder = [BESIDE if card in cards else OUT for card in Card]
    lay_out_rats(g, [i for i, face in enumerate(components.rats) if face.ringed])
    g.plague = g.regions[g.below(len(g.regions))]
    g.way = (g.plague,)
    g.first = g.below(seats)
    order = g.clockwise(g.first)
    g.then(*(start_cubes(seat) for seat in (*order, *reversed(order))), a_turn(g.first))
    return g


def class_cards(g: Table) -> tuple[int, ...]:
    """The six class cards of this game, by the method agreed."""
    match g.options.cards:
        case "six_at_random":
            return g.shuffled(range(len(Card)))[:6]
        case "one_per_class":
            return tuple(3 * cls + g.below(3) for cls in range(len(Class)))
        case agreed:
            return named_cards(agreed, g.options.chosen, g.components)


def lay_out_rats(g: Table, ringed: list[int]) -> None:
    """A starting rat in each region; the unused ones join the others, of which some leave the game unseen (R-09)."""
    start = g.shuffled(ringed)
    for region, face in zip(g.regions, start, strict=False):
        g.rats[region] = (Rat(face, LAID_OUT),)
    rest = [face for face in range(len(g.components.rats)) if face not in ringed]
    heap = g.shuffled([*rest, *start[len(g.regions) :]])
    cut = REMOVED[g.seats]
    g.removed, g.supply = heap[:cut], heap[cut:]
