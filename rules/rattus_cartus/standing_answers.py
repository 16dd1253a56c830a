"""What a seat may answer as often as it is asked, until the end of the round."""

from collections.abc import Callable
from typing import Final

from rules.core import Ask, Pick, Said, StandingChoice, first_possible, nothing_picked, take_or_pass

from .components import FIGURES, FLUTE, GOLD, JOKER, PASS_CARD, SWORD, Building, Class, building_of, in_play
from .view import View

SPECIAL: Final = {JOKER: "joker", SWORD: "sword", FLUTE: "flute", PASS_CARD: "pass_card", GOLD: "gold"}
KINDS: Final = (*(cls.name.lower() for cls in Class), *SPECIAL.values())


def cards(ask: Ask, says: Said) -> Pick | None:
    """Cards to part with: the kinds that are said, then all others, so that no hand leaves anything to ask.

    Of a class those with the fewest nuns.
    """
    order = [*says, *(kind for kind in KINDS if kind not in says)]
    hand = [card for card in ask.options if isinstance(card, int)]
    return tuple(sorted(hand, key=lambda card: (order.index(kind_of(card)), card))[: ask.least])


def kind_of(card: int) -> str:
    """The name of a card's kind; all population cards of a class are one."""
    return SPECIAL[card] if card >= JOKER else Class(FIGURES[card].cls).name.lower()


def where(building: Building) -> Callable[[View, str], bool]:
    """A question is in games with this building, and a kind of cards in those that have it."""

    def is_in(view: View, says: str) -> bool:
        kind = next((card for card, name in SPECIAL.items() if name == says), None)
        return building in map(building_of, view.cards) and (kind is None or in_play(kind, view.cards))

    return is_in


STANDING: Final = (
    StandingChoice("gain", ("take", "pass"), take_or_pass, is_in=where(Building.GUARD_TOWER)),
    StandingChoice("discard_for_rats", ("none",), nothing_picked, is_in=where(Building.HOSPITAL)),
    StandingChoice("sword_victim", (), first_possible, ordered=True, is_in=where(Building.CASTLE)),
    StandingChoice("give_cards", KINDS, cards, ordered=True, is_in=where(Building.CASTLE)),
    StandingChoice("tribute", KINDS, cards, ordered=True, is_in=where(Building.GUARD_TOWER)),
    StandingChoice("flute_receiver", (), first_possible, ordered=True, is_in=where(Building.PIPERS_CABIN)),
)
