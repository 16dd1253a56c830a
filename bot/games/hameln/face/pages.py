"""Which page of the rules a question is about."""

from __future__ import annotations

from typing import Final

CHAPTERS: Final = {
    "man": "opening",
    "woman": "opening",
    "act": "turn",
    "activate": "activate",
    "rats": "rats",
    "rat_set": "five_players",
    "couple": "marry",
    "home": "marry",
    "for_money": "sell",
    "for_tokens": "sell",
    "piles": "sell",
    "optional": "optional",
    "chase": "cat",
    "bribe": "bribe",
    "amount": "bribe",
    "keep": "piper",
}


def chapter(choice: str, seats: int) -> str:
    """The topic of the page on this choice."""
    return CHAPTERS[choice]
