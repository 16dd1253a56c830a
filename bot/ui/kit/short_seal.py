"""The seal of a deal as people compare it."""

from __future__ import annotations

from bot.text import TIED


def short_seal(seal: str) -> str:
    """Its ends; the log and the end of the game show all of it."""
    return f"`{TIED.join((seal[:4], seal[4:8], '…', seal[-4:]))}`"
