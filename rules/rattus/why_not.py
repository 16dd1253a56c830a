"""Why a card that lies before a player has nothing to do now."""

from __future__ import annotations

from rules.core import Arg, Refusal

from .components import Card
from .standing import connected, leads_in, queen_rules
from .state import Table

WITH_PLACING = (Card.PEASANT, Card.QUEEN)
IN_PHASE_C = (Card.KNIGHT, Card.CRUSADER, Card.SOLDIER, Card.SERF)
NOTHING_TO_DO = {  # card: the reason, where it depends on nothing else
    Card.MERCHANT: "nobody_can_move",
    Card.PIED_PIPER: "nobody_can_move",
    Card.MESSENGER: "nothing_to_swap",
    Card.MONK: "no_rat_can_move",
    Card.WITCH: "no_rats_on_board",
    Card.KING: "nobody_is_safe",
    Card.EMPEROR: "no_border_left",
    Card.BISHOP: "no_pieces",
    Card.NUN: "no_pieces",
    Card.BAKER: "no_cubes_left",
    Card.SOLDIER: "no_rat_to_place",
}


def why_idle(g: Table, seat: int, card: int) -> Refusal:
    """The reason, for a card of this seat that is no option at the moment."""
    facts: dict[str, Arg] = {"card": card, "rule": Card(card).name.lower()}
    if card in g.used:
        return Refusal("card_used", facts)
    if card == Card.QUEEN and not queen_rules(g, seat):
        return _queen(g, seat, facts)
    if card in WITH_PLACING and g.last < 0:
        return Refusal("placed_already" if g.placed else "comes_with_placing", facts)
    if card in IN_PHASE_C and g.last < 0:
        return Refusal("works_in_phase_c", facts)
    if card in (Card.KNIGHT, Card.CRUSADER, Card.SERF):
        return Refusal("piece_moved_already" if g.used else "moves_the_piece", facts)
    if card == Card.MAYOR:
        return _mayor(g, seat, facts)
    if card == Card.WIZARD:
        return Refusal("no_potions" if g.home(seat) else "nobody_on_board", facts)
    return Refusal(NOTHING_TO_DO.get(Card(card), "no_cubes_left"), facts)


def _queen(g: Table, seat: int, facts: dict[str, Arg]) -> Refusal:
    other = max((other for other in range(g.seats) if other != seat), key=lambda other: connected(g, other))
    area, rival = connected(g, seat), connected(g, other)
    if area <= rival:
        return Refusal("queen_not_largest", {**facts, "n": area, "other": other, "rival": rival})
    return Refusal("queen_connects_nothing", facts)


def _mayor(g: Table, seat: int, facts: dict[str, Arg]) -> Refusal:
    if g.placed and g.last < 0:
        return Refusal("placed_already", facts)
    return Refusal("no_cubes_left" if leads_in(g, seat) else "leads_nowhere", facts)
