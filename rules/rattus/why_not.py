"""Why a card that lies before a player has nothing to do now."""

from __future__ import annotations

from rules.core import Arg, Refusal

from .components import MARCHING, Card
from .regions_led import connected, leads_in, meets_queens_condition
from .state import NOBODY, Table

WITH_PLACING = (Card.PEASANT, Card.QUEEN)
IN_PHASE_B = (*WITH_PLACING, Card.MAYOR)
IN_PHASE_C = (*MARCHING, Card.SOLDIER)
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
    Card.PEASANT: "no_cubes_left",
    Card.QUEEN: "no_cubes_left",
    Card.SOLDIER: "no_rat_to_place",
}


def why_idle(g: Table, seat: int, card: int) -> Refusal:
    """The reason, for a card of this seat that is no option at the moment."""
    facts: dict[str, Arg] = {"card": card, "rule": Card(card).name.lower()}
    if card in g.used:
        return Refusal("card_used", facts)
    if g.last == NOBODY and card in IN_PHASE_C:
        return Refusal("works_in_phase_c", facts)
    if g.last == NOBODY and card in IN_PHASE_B and g.placed:
        return Refusal("placed_already", facts)
    if card == Card.QUEEN and not meets_queens_condition(g, seat):
        return _queen(g, seat, facts)
    if g.last == NOBODY and card in WITH_PLACING:
        return Refusal("comes_with_placing", facts)
    if card in MARCHING:
        return Refusal(_why_no_march(g), facts)
    if card == Card.MAYOR:
        return Refusal("no_cubes_left" if leads_in(g, seat) else "leads_nowhere", facts)
    if card == Card.WIZARD:
        return Refusal(_why_no_potion(g, seat), facts)
    return Refusal(NOTHING_TO_DO[Card(card)], facts)


def _why_no_march(g: Table) -> str:
    """The piece moves once in the final round, where a way is open; the cards that move it are not used otherwise."""
    if set(MARCHING) & set(g.used):
        return "piece_moved_already"
    return "moves_the_piece" if g.open_to(g.plague) else "piece_walled_in"


def _why_no_potion(g: Table, seat: int) -> str:
    if not g.potions_protect:
        return "potions_protect_no_more"
    return "no_potions" if g.home(seat) else "nobody_on_board"


def _queen(g: Table, seat: int, facts: dict[str, Arg]) -> Refusal:
    other = max((other for other in range(g.seats) if other != seat), key=lambda other: connected(g, other))
    area, rival = connected(g, seat), connected(g, other)
    if area <= rival:
        return Refusal("queen_not_largest", {**facts, "n": area, "other": other, "rival": rival})
    return Refusal("queen_connects_nothing", facts)
