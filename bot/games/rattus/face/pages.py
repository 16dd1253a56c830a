"""Which page of the rules a question is about."""

from __future__ import annotations

from typing import Final

OF_CARDS: Final = {"queen_cubes": "queen", "serf_cube": "serf", "nun_to": "nun", "next_rat": "crusader"}
CHAPTERS: Final = {
    "start_cubes": "opening",
    "turn": "turn",
    "new_rat": "spread",
    "lose_cube": "wizard",
    "last_soldier": "soldier",
    "empty_baker": "baker",
    "last_uses": "last_round",
    "march": "last_round",
}


def chapter(choice: str, seats: int) -> str:
    """The topic of the page on this choice: a chapter, or the card that asks."""
    if choice in CHAPTERS:
        return CHAPTERS[choice]
    word = choice.split("_")[0]
    return OF_CARDS.get(choice) or {"piper": "pied_piper", "wall": "emperor"}.get(word, word)
