"""What a seat may answer as often as it is asked, until the end of the round."""

from typing import Final

from rules.core import Ask, Pick, Said, StandingChoice, first_possible, nothing_picked, take_or_pass

from .components import FIGURES, FLUTE, GOLD, JOKER, PASS_CARD, SWORD, Class

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


STANDING: Final = (
    StandingChoice("gain", ("take", "pass"), take_or_pass),
    StandingChoice("discard_for_rats", ("none",), nothing_picked),
    StandingChoice("sword_victim", (), first_possible, ordered=True),
    StandingChoice("give_cards", KINDS, cards, ordered=True),
    StandingChoice("tribute", KINDS, cards, ordered=True),
    StandingChoice("flute_receiver", (), first_possible, ordered=True),
)
