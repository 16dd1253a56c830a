"""How a person reads: in which language, and whether in words throughout."""

from __future__ import annotations

from bot.tables import Settings
from bot.text import Words, words_for


def words_of(settings: Settings, locale: str | None = None) -> Words:
    """The texts for a person: in the language chosen, else that of this locale; in words for those who want it."""
    return words_for(settings.language or locale or settings.locale, spoken=settings.reading == "words")
