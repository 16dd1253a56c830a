"""Which page of the rules a question is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CHAPTERS: Final[Mapping[str, str]] = {
    "keep": "choosing",
    "play": "playing",
    "marker": "markers",
    "marker_to_notre_dame": "markers",
    "donate": "notre_dame",
    "friend": "trusted_friend",
    "benefit": "hotel",
    "drive": "carriage",
    "message": "messages",
    "hire": "hiring",
    "hire_more": "advisor",
    **dict.fromkeys(("shift_from", "shift_what", "shift_to"), "moving_pieces"),
    "empty_sector": "bishop",
    "own_sector": "prosecutor",
    "butcher_sectors": "butcher",
    "give_back": "gypsies",
    "outbreak": "outbreak",
    "coachman": "coachman",
    "patron": "patron",
}


def chapter(choice: str, seats: int) -> str:
    """The topic of the page on this choice: a chapter, a card or the person who asks. Two players have their own."""
    return "two_players" if choice == "keep" and seats == 2 else CHAPTERS[choice]
