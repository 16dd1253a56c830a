"""Rattus Cartus (White Goblin Games 2012, Åse and Henrik Berg), 2 to 5 players."""

from typing import Final

from rules.core import Contract, Game, read_length

from . import flow  # noqa: F401  # its paragraphs register themselves
from .ahead import ahead, round_of, span
from .book import rules
from .components import CARD_NAMES, JOKER, PILED, editions
from .options import TABLE_OPTIONS, Options, options_clash
from .saves import saves
from .scoring import result, totals
from .setup import set_up
from .standing_answers import STANDING
from .state import Table
from .view import View, deal_unknown, hidden, view


def conserved(g: Table) -> object:
    """All population cards, Jokers and special cards, tokens and building cards, wherever they lie."""
    zones = [*g.hands, *g.laid, g.pile, g.discard, tuple(card.face for card in g.nun_row)]
    cards = sorted(card for zone in zones for card in zone)
    specials = [left + cards.count(kind) for kind, left in zip(PILED, g.piles, strict=True)]
    buildings = sorted((*g.deck, *g.replacement, *g.spent, *(place.card for place in g.row)))
    return [card for card in cards if card < JOKER], specials, buildings, g.tokens_left + sum(g.tokens)


contract: Final[Contract[Table, Options]] = Contract(
    longest=1000,
    options=(
        Options(),
        Options(buildings="by_class", sword_choice="random", nobody_survives="fewest_rats"),
        Options(buildings="singly", supplies="in_order", zero_majority_scores="yes", gold_tied_two_players="six"),
        Options(buildings="singly"),
        Options(buildings="chosen", chosen=tuple(name for i, name in enumerate(CARD_NAMES) if i % 10 >= 5)),
    ),
    conserved=conserved,
    secret_picks=frozenset({"lay_cards", "give_cards", "tribute"}),
    hidden=hidden,
    shows=frozenset({"showed", "showed_hand", "showed_nun"}),
)

game: Final[Game[Table, Options, View]] = Game(
    key="rattus_cartus",
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
    options_clash=options_clash,
    contract=contract,
    length=read_length(__name__),
    ahead=ahead,
    span=span,
    round=round_of,
    standing=STANDING,
)
