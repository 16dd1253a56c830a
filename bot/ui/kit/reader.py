"""The language and reading mode of a person."""

from __future__ import annotations

from bot.tables import PersonSettings
from bot.text import Words, words_for


def words_of(settings: PersonSettings, locale: str | None = None, *, table: str = "") -> Words:
    """The texts for a person: in their chosen language, else in `locale`; in words mode where they chose that.

    People who never used the bot, such as those just invited, read the language of the `table`. Commands are named as
    their Discord shows them, whatever language they chose.
    """
    client = locale or settings.locale
    language = settings.language or client or table
    return words_for(language, spoken=settings.reading == "words", client=client)
