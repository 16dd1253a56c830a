"""Table options: what the people at a table may agree on before they start."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final, Literal

from rules.core import Refusal, TableOption

from .components import CARD_NAMES, CARD_OF, Class, building_of, class_of

Answer = Literal["no", "yes"]


@dataclass(frozen=True, slots=True)
class Options:
    """The table options, each with its default."""

    buildings: Literal["first_game", "by_class", "singly", "chosen"] = "first_game"
    chosen: tuple[str, ...] = ()  # names of 30 building cards, five of each class; only with buildings = "chosen"
    supplies: Literal["together", "in_order"] = "together"
    sword_choice: Literal["giver", "random"] = "giver"
    nobody_survives: Literal["all_lose", "fewest_rats"] = "all_lose"
    zero_majority_scores: Answer = "no"
    gold_tied_two_players: Literal["nine", "six"] = "nine"
    edition: str = ""


TABLE_OPTIONS: Final = (
    TableOption("buildings", ("first_game", "by_class", "singly", "chosen")),
    TableOption("chosen", CARD_NAMES, pick=30, when=("buildings", "chosen")),
    TableOption("supplies", ("together", "in_order")),
    TableOption("sword_choice", ("giver", "random")),
    TableOption("nobody_survives", ("all_lose", "fewest_rats")),
    TableOption("zero_majority_scores", ("no", "yes")),
    TableOption("gold_tied_two_players", ("nine", "six"), seats=(2,)),
)


def options_clash(seats: int, options: Options) -> Refusal | None:
    """Why these options do not go together, or None."""
    if options.buildings == "chosen":
        return _check_chosen(options.chosen)
    return None


def _check_chosen(names: tuple[str, ...]) -> Refusal | None:
    if any(name not in CARD_OF for name in names) or len(set(names)) != len(names):
        return Refusal("chosen_cards_unknown")
    count = Counter(class_of(building_of(CARD_OF[name])) for name in names)
    for cls in Class:
        if count[cls] != 5:
            return Refusal("chosen_five_per_class", {"cls": int(cls), "n": count[cls]})
    return None
