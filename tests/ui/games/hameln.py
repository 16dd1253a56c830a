"""Hameln: many marriages, and a town full of people, goods and rats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rules.hameln import game
from rules.hameln.components import HOUSES, Good
from rules.hameln.state import GOODS, NOBODY, Table
from tests.games.hameln.face.games import pick
from tests.games.hameln.face.views import public

from . import Worst

EMPTY: Final = 3  # houses that nobody moves into, so that a couple still finds one
RICH: Final = 20  # florins for everybody: any house, and bribes enough for a menu
PLACING: Final = ("rats", "rat_set")  # asked with a number of rats that the free circles must hold


def crowd(state: Any, seat: int) -> Iterator[Table]:
    """The town ever less full, until the same can be asked."""
    choice = next((ask.choice for ask in state.asked if ask.seat == seat), "")
    for lived_in, infested in ((True, True), (True, False), (False, True), (False, False)):
        full = state.clone()
        enrich(full)
        if lived_in and full.turns:
            move_in(full)
        if infested and choice not in PLACING:
            fill_with_rats(full)
        yield full


def enrich(g: Table) -> None:
    """Money for everybody, all goods and all tokens shared out."""
    for seat in range(g.seats):
        g.money[seat] += RICH
        g.bank -= RICH
    for good in Good:
        share = g.supply[good] // g.seats
        for seat in range(g.seats):
            g.goods[seat * GOODS + good] += share
            g.supply[good] -= share
    for seat in range(g.seats):
        if len(g.piles[-1]) > 1:
            *rest, token = g.piles[-1]
            g.piles[-1], g.tokens[seat] = tuple(rest), tuple(sorted((*g.tokens[seat], token.seen(seat))))


def move_in(g: Table) -> None:
    """Families move into the empty houses, but for a few."""
    empty = [house for house in range(HOUSES) if g.men[house] == NOBODY]
    for house in empty[:-EMPTY]:
        g.men[house], g.women[house] = house % g.seats, (house + 1) % g.seats


def fill_with_rats(g: Table) -> None:
    """Rats on every circle that does not infest another house."""
    for circle in range(len(g.components.circles)):
        before = [g.infested(house) for house in range(HOUSES)]
        rats, used = g.rats, any(around >> circle & 1 for around in g.around)
        g.rats |= int(used) << circle
        if [g.infested(house) for house in range(HOUSES)] != before:
            g.rats = rats


worst = Worst(options=game.contract.options, pick=pick, crowd=crowd, promised=public)
