"""Which page of the rules a question is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CHAPTERS: Final[Mapping[str, str]] = {
    "supplies": "supplies",
    "look_at_nuns": "nun_row",
    "enter": "entering",
    "lay_cards": "laying",
    "sword_victim": "sword",
    "give_cards": "sword",
    "flute_receiver": "flute",
    "discard_for_rats": "hospital",
    "tribute": "guard_tower",
    "gain": "guard_tower",
}


def chapter(choice: str, seats: int) -> str:
    """The topic of the page on this choice."""
    return CHAPTERS[choice]
