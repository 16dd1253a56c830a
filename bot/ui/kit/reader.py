"""How a person reads: in which language, and whether in words throughout."""

from __future__ import annotations

from bot.tables import PersonSettings
from bot.text import Words, words_for


def words_of(settings: PersonSettings, locale: str | None = None, *, table: str = "") -> Words:
    """The texts for a person: in the language chosen, else that of this locale; in words for those who want it.

    Who was invited and has never done anything here is spoken to in the language of the table.
    """
    language = settings.language or locale or settings.locale or table
    return words_for(language, spoken=settings.reading == "words")
