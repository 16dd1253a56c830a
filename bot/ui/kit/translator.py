"""Names and descriptions of commands in every language, read from the catalogues."""

from __future__ import annotations

from discord import Locale, app_commands

from bot.text import LOCALES, words_for

TRANSLATED = frozenset(map(Locale, LOCALES[1:]))  # asked thousands of times: for each of Discord's locales


def text(key: str) -> app_commands.locale_str:
    """The text of a command by its key: in English, translated when the commands are registered."""
    return app_commands.locale_str(words_for(LOCALES[0])(key), key=key)


class Translator(app_commands.Translator):
    """Translates command texts by their key."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in this locale; None where English is used."""
        if locale not in TRANSLATED or (key := string.extras.get("key")) is None:
            return None
        return words_for(str(locale))(key)
