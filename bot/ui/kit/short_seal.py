"""The seal of a deal, shortened for people to compare."""

from __future__ import annotations

from bot.text import TIED


def short_seal(seal: str) -> str:
    """The first eight and last four digits of a seal; the log and the end message show it whole."""
    return f"`{TIED.join((seal[:4], seal[4:8], '…', seal[-4:]))}`"
