"""Rattus: every card set, powers before the plague, and a board full of cubes, potions and rats that all have seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from rules.core import Ask, Pick
from rules.rattus import game
from rules.rattus.components import MOST_RATS, Card
from rules.rattus.state import DRAWN, OUT, Potion, Rat, Table
from tests.faces.playing import by_chance
from tests.games.rattus.face.views import public

from . import Worst

LEFT: Final = 4  # cubes of each seat that stay in its supply, so that placing them is still a choice


def pick(chance: Random, ask: Ask) -> Pick:
    """Any answer; but powers are liked, so that every card is seen at work before the plague ends the turn."""
    liked = [option for option in ask.options if isinstance(option, tuple) and option[0] in ("take", "use")]
    if liked and chance.random() < 0.6:
        return (chance.choice(liked),)
    return by_chance(chance, ask, busy=0.7)


def crowd(state: Any, seat: int) -> Iterator[Table]:
    """The board ever less full, until the same can be asked: three rats in each region, two, or as they are."""
    for most in (MOST_RATS, MOST_RATS - 1, 0):
        full = state.clone()
        fill_with_rats(full, most)
        fill_with_cubes(full)
        guard(full)
        everybody_looks(full)
        yield full


def fill_with_rats(g: Table, most: int) -> None:
    """Rats of the supply come to the regions that have the fewest."""
    for slot in range(most):
        for region in g.regions:
            if len(g.rats[region]) == slot and g.supply:
                *rest, drawn = g.supply
                g.supply, g.rats[region] = tuple(rest), (*g.rats[region], Rat(drawn, DRAWN))


def fill_with_cubes(g: Table) -> None:
    """The supplies go round the regions, one cube a region."""
    for seat in range(g.seats):
        n = max(0, g.stock[seat] - LEFT)
        for i in range(n):
            g.cubes[g.regions[(i + seat) % len(g.regions)] * g.seats + seat] += 1
        g.stock[seat] -= n


def guard(g: Table) -> None:
    """All potions that are left stand beside cubes that have none, where the Wizard is in the game."""
    for region in g.regions if g.holder[Card.WIZARD] != OUT else ():
        plain = (seat for seat in range(g.seats) if 0 in g.kinds(region, seat))
        if g.potions_left and (seat := next(plain, -1)) >= 0:
            g.potions = tuple(sorted((*g.potions, Potion(region, seat, 1))))


def everybody_looks(g: Table) -> None:
    """Every seat has looked at every rat on the board, where the Witch is in the game."""
    for region in g.regions if g.holder[Card.WITCH] != OUT else ():
        g.rats[region] = tuple(rat._replace(seen_by=tuple(range(g.seats))) for rat in g.rats[region])


worst = Worst(options=game.contract.options, pick=pick, crowd=crowd, promised=public)
