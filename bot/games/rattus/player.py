"""What a position of Rattus is judged by."""

from __future__ import annotations

from bot.players import Features
from rules.rattus.components import MOST_RATS
from rules.rattus.scoring import totals
from rules.rattus.state import Table

CARDS = range(18)


def of(g: Table) -> list[list[float]]:
    """By seat: cubes where they are safe and where rats wait for them, and the cards that may be used."""
    points, near = totals(g), (g.plague, *g.map.next_to[g.plague])
    return [_of_seat(g, seat, points[seat], near) for seat in range(g.seats)]


def _of_seat(g: Table, seat: int, points: int, near: tuple[int, ...]) -> list[float]:
    threatened = exposed = close = 0.0
    settled = quiet = 0
    for region in g.regions:
        if cubes := g.cubes[region * g.seats + seat]:
            rats = len(g.rats[region])
            settled += 1
            quiet += not rats
            threatened += min(cubes, rats)
            exposed += cubes * rats / MOST_RATS
            close += min(cubes, rats) * (region in near)
    held = [card for card in CARDS if g.holder[card] == seat]
    kinds = len({card // 3 for card in held})
    return [
        points / 10,
        g.palace[seat] / 5,
        g.stock[seat] / 10,
        settled / 5,
        quiet / 5,
        threatened / 5,
        exposed / 5,
        close / 5,
        len(held) / 3,
        kinds / 3,
        sum(potion.n for potion in g.potions if potion.seat == seat) / 2,
        float(g.baker_seat == seat) * g.baker / 3,
        float(g.turn == seat),
    ]


def progress(g: Table) -> float:
    """The game ends when the supply of rats is used up, or when somebody has all cubes on the board."""
    brought = len(g.supply) + len(g.removed) + sum(map(len, g.rats)) + len(g.discards) or 1
    return max(1 - len(g.supply) / brought, 1 - min(g.stock) / 20)


NAMES = (
    *("cubes", "palace", "stock", "regions", "regions_without_rats", "threatened", "exposed", "near_the_plague"),
    *("cards", "classes", "potions", "baker", "on_turn"),
)
features = Features(NAMES, of, progress, turn=lambda g: (g.turns, g.turn))
