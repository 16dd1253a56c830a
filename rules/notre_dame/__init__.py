"""Notre Dame (alea 2007 and 2017, Stefan Feld) with the New Persons, 2 to 5 players."""

from typing import Final

from rules.core import Contract, Game, read_length

from . import flow  # noqa: F401  # its paragraphs register themselves
from .ahead import ahead, round_of, span
from .book import rules
from .components import MOST_RAT, editions
from .options import TABLE_OPTIONS, Options
from .saves import saves
from .scoring import result, totals
from .setup import set_up
from .standing_answers import STANDING
from .state import EMPTY, PLACES, Table
from .view import View, deal_unknown, hidden, view


def conserved(g: Table) -> object:
    """All action cards, markers by colour, gold, and messages, wherever they lie; the rats stay on their track."""
    held = [one.card for cards in (*g.drawn, *g.hands, g.discards) for one in cards]
    cards = sorted((*(card for pile in g.piles for card in pile), *held, *g.played))
    on_board = [sum(g.markers[seat * PLACES : (seat + 1) * PLACES]) for seat in range(g.seats)]
    markers = [sum(three) for three in zip(g.personal, g.general, on_board, strict=True)]
    messages = sorted(m for zone in (g.messages, *g.collected) for m in zone if m != EMPTY)
    least = min(*g.markers, *g.personal, *g.general, *g.gold, g.gold_left, *g.rats)
    return cards, markers, sum(g.gold) + g.gold_left, messages, least >= 0 and max(g.rats) <= MOST_RAT


contract: Final[Contract[Table, Options]] = Contract(
    longest=1500,
    options=(
        Options(),
        Options(persons="new_persons"),
        Options(persons="new_persons", prestige="open", roads="plain"),
        Options(persons="new_persons", merchant_counts_centre="no", bell_ringer_counts="all"),
    ),
    conserved=conserved,
    secret_picks=frozenset({"keep"}),
    hidden=hidden,
)

game: Final[Game[Table, Options, View]] = Game(
    key="notre_dame",
    seats=range(2, 6),
    usual_seats=4,
    Options=Options,
    table_options=TABLE_OPTIONS,
    rules=rules,
    set_up=set_up,
    view=view,
    result=result,
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
