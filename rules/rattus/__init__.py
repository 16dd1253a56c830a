"""Rattus (White Goblin Games 2010, Åse and Henrik Berg) with its Pied Piper expansion (2011), 2 to 4 players."""

from typing import Final

from rules.core import Contract, Game, read_length

from . import turn  # noqa: F401  # its paragraphs register themselves
from .ahead import ahead, open_ahead, opening, round_of, span
from .book import rules
from .components import SET_NAMES, editions
from .options import TABLE_OPTIONS, Options, options_clash
from .saves import saves
from .scoring import result, totals
from .setup import set_up
from .standing_answers import STANDING
from .state import REDRAWN, Table
from .view import View, deal_unknown, hidden, view


def conserved(g: Table) -> object:
    """All tokens, all cubes by seat, and the pieces, wherever they lie."""
    on_board = [rat.face for here in g.rats for rat in here if rat.origin != REDRAWN]
    tokens = sorted((*on_board, *g.supply, *g.removed, *g.discards))
    cubes = [
        g.stock[s] + sum(g.cubes[s :: g.seats]) + g.palace[s] + g.baker * (s == g.baker_seat) for s in range(g.seats)
    ]
    most = (len(g.bishops) <= g.components.bishops, len(g.nuns) <= g.components.nuns, g.potions_left >= 0)
    return tokens, cubes, most, sorted(set(g.walls)) == list(g.walls), max(map(len, g.rats)) <= 3


contract: Final[Contract[Table, Options]] = Contract(
    longest=5000,
    options=(
        Options(),
        Options(cards="six_at_random"),
        Options(cards="one_per_class", potion_in_final_ravage="no"),
        *(Options(cards=name) for name in SET_NAMES),
        Options(
            cards="chosen",
            chosen=("baker", "messenger", "bishop", "crusader", "wizard", "emperor"),
            bishops_per_turn="two",
            walls_per_turn="three",
            walls_may_move="no",
        ),
        Options(cards="rat_control", bishops_per_turn="one", walls_per_turn="one", walls_may_move="yes"),
    ),
    conserved=conserved,
    secret_picks=frozenset(),
    hidden=hidden,
)

game: Final[Game[Table, Options, View]] = Game(
    key="rattus",
    seats=range(2, 5),
    usual_seats=3,
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
    options_clash=options_clash,
    contract=contract,
    length=read_length(__name__),
    ahead=ahead,
    open_ahead=open_ahead,
    span=span,
    round=round_of,
    standing=STANDING,
)
