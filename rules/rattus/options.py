"""Table options: what the people at a table may agree on before they start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from rules.core import Refusal, TableOption

from .components import CARD_OF

Answer = Literal["yes", "no"]


@dataclass(frozen=True, slots=True)
class Options:
    """The table options, each with its default; `by_card`: the number in the component data."""

    cards: Literal["base", "six_at_random", "one_per_class", "golden_age", "rat_control", "europe_at_war", "chosen"] = (
        "base"
    )
    chosen: tuple[str, ...] = ()  # names of six cards; only with cards = "chosen"
    bishops_per_turn: Literal["by_card", "one", "two"] = "by_card"
    walls_per_turn: Literal["by_card", "one", "three"] = "by_card"
    walls_may_move: Literal["by_card", "yes", "no"] = "by_card"
    potion_in_final_ravage: Answer = "yes"
    edition: str = ""


CARD_NAMES: Final = tuple(CARD_OF)

CARDS: Final = ("base", "six_at_random", "one_per_class", "golden_age", "rat_control", "europe_at_war", "chosen")
# With these, Bishop, Emperor and Wizard may be in the game; the sets that leave them out have no use for their options.
PIECES: Final = ("cards", "six_at_random", "one_per_class", "rat_control", "chosen")
TABLE_OPTIONS: Final = (
    TableOption("cards", CARDS),
    TableOption("chosen", CARD_NAMES, pick=6, when=("cards", "chosen")),
    TableOption("bishops_per_turn", ("by_card", "one", "two"), when=PIECES),
    TableOption("walls_per_turn", ("by_card", "one", "three"), when=PIECES),
    TableOption("walls_may_move", ("by_card", "yes", "no"), when=PIECES),
    TableOption("potion_in_final_ravage", ("yes", "no"), when=PIECES),
)


def options_clash(seats: int, options: Options) -> Refusal | None:
    """Why these options do not go together, or None."""
    if options.cards != "chosen":
        return None
    if any(name not in CARD_OF for name in options.chosen):
        return Refusal("chosen_cards_unknown")
    if len(set(options.chosen)) != 6 or len(options.chosen) != 6:
        return Refusal("chosen_six_cards", {"n": len(set(options.chosen))})
    return None
