"""What everybody sees of the random games, and one position with every line at its longest."""

from __future__ import annotations

from functools import cache
from itertools import combinations, cycle

from rules.rattus import game
from rules.rattus.components import Card, shelf
from rules.rattus.state import DRAWN, LAID_OUT, OUT, REDRAWN, Potion
from rules.rattus.view import RatView, RegionView, View

from .games import moments, played


@cache
def public_views(step: int) -> tuple[View, ...]:
    """The public view at every so-manieth decision, and at the end of each game."""
    views = [game.view(moment.state, None) for n, moment in enumerate(moments()) if n % step == 0]
    return (*views, *(game.view(one.end, None) for one in played()))


def fullest() -> View:
    """Four seats in the final round, the most on the board and in hands: every line at its longest."""
    box = shelf.components("")
    faces = iter(box.rats)
    seen = cycle(seats for n in range(1, 5) for seats in combinations(range(4), n))
    regions = tuple(
        RegionView(
            region=region,
            next_to=near,
            rats=tuple(RatView(next(faces), (LAID_OUT, DRAWN, REDRAWN)[slot], next(seen)) for slot in range(3)),
            cubes=(2, 1, 10, 1) if region == 5 else (1, 1, 0, 1),
            bishops=int(region in (0, 3)),
            nuns=int(region in (2, 8, 11)),
        )
        for region, near in enumerate(box.maps[4].next_to)
    )
    cards = (Card.BISHOP, Card.NUN, Card.CRUSADER, Card.WITCH, Card.WIZARD, Card.EMPEROR)
    return View(
        viewer=None, seats=4, first=3, turn=2, turns=33, last=1, regions=regions, plague=2, neutral=True, revealed=True,
        potions=tuple(Potion(region, region % 4, 1) for region in range(10)), potions_left=0,
        walls=((2, 4), (3, 5), (8, 11)), walls_left=0, bishops_left=0, nuns_left=0,
        holder=tuple(i % 4 if card in cards else OUT for i, card in enumerate(Card)), used=cards,
        taken=True, placed=True, stock=(12, 10, 11, 13), palace=(10, 10, 10, 10),
        baker=0, baker_seat=-1, supply=10, removed=0, discards=tuple(faces), redrawn=8, everything_out=True,
        edition=shelf.built_in.name, over=False,
    )  # fmt: skip
