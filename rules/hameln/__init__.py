"""Hameln (Fragor Games 2006, Fraser and Gordon Lamont), 3 to 5 players."""

from typing import Final

from rules.core import Contract, Game, read_length

from . import flow  # noqa: F401  # its paragraphs register themselves
from .ahead import ahead, opening, round_of, span
from .book import rules
from .components import editions
from .options import TABLE_OPTIONS, Options
from .saves import saves
from .scoring import result, totals
from .setup import set_up
from .standing_answers import STANDING
from .state import GOODS, Table
from .view import View, deal_unknown, hidden, view


def conserved(g: Table) -> object:
    """Members of each family, child cubes, goods, tokens, florins and big rats, wherever they are."""
    members = [
        g.reserve[seat] + g.men.count(seat) + g.women.count(seat) + g.boys[seat] + g.girls[seat] + g.road.count(seat)
        for seat in range(g.seats)
    ]
    cubes = g.bag_boys + sum(g.boys), g.bag_girls + sum(g.girls)
    goods = [n + sum(g.goods[good::GOODS]) for good, n in enumerate(g.supply)]
    tokens = sorted(token.face for tokens in (*g.piles, *g.tokens) for token in tokens)
    florins = g.bank + sum(g.money) + sum(g.bribes)
    in_range = min(*g.money, *g.reserve, *g.supply, *g.boys, *g.girls, g.bag_boys, g.bag_girls, *g.goods) >= 0
    couples = all((man < 0) == (woman < 0) or g.turns == 0 for man, woman in zip(g.men, g.women, strict=True))
    pool = g.components.big_rats(g.seats, g.phase)
    big_rats = g.pool + g.big.bit_count() <= pool
    bank = g.bank >= 0 or not g.bank_limited
    return members, cubes, goods, tokens, florins, in_range, couples, big_rats, bank


contract: Final[Contract[Table, Options]] = Contract(
    longest=6000,
    options=(
        Options(),
        Options(women_order="reverse", bank_limited="yes"),
        Options(women_order="cyclic", small_rats_limit_placement="yes", bank_limited="no"),
        Options(small_rats_limit_placement="no"),
    ),
    conserved=conserved,
    secret_picks=frozenset(),
    hidden=hidden,
)

game: Final[Game[Table, Options, View]] = Game(
    key="hameln",
    seats=range(3, 6),
    usual_seats=4,
    Options=Options,
    table_options=TABLE_OPTIONS,
    rules=rules,
    set_up=set_up,
    view=view,
    result=result,
    opening=opening,
    totals=totals,
    deal_unknown=deal_unknown,
    saves=saves,
    editions=editions,
    contract=contract,
    length=read_length(__name__),
    ahead=ahead,
    span=span,
    round=round_of,
    standing=STANDING,
)
