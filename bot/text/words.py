"""A language's texts: `words("key", n=3)`."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

from .catalogues import catalogues, language_of
from .commands import as_shown
from .messages import Messages

SPOKEN: Final = "spoken"  # the folder of texts that take the place of those with symbols, and of whole sentences
ORNAMENT: Final = re.compile(
    r"\A[\u2190-\u2bff\U0001f000-\U0001faff] | ✓$", re.MULTILINE
)  # signs around a text: 🔔, ⏳, ✓
MOMENT: Final = re.compile(r"(<t:\d+):f>")  # which Discord reads without the day of the week, and `F` with it
REMEMBERED: Final = 8192  # texts with their facts: a board says much of what the one before said


class MissingText(KeyError):
    """A text key without a text, or a text without one of its facts: a fault of ours, found by the tests."""


class Words:
    """All texts of one language; `spoken`: in words throughout, for those who listen: no marks, no symbols.

    `client`: the language of the reader's Discord, by which it shows the names of commands.
    """

    def __init__(self, locale: str, *, spoken: bool = False, client: str = "") -> None:
        self.locale, self.spoken, self.client = locale, spoken, client or locale
        self._messages = _messages(locale, spoken)
        self._filled = lru_cache(REMEMBERED)(self._fill)

    def __reduce__(self) -> tuple[object, ...]:
        """What goes to another process: which words they are."""
        return _words, (self.locale, self.spoken, self.client)

    def __call__(self, key: str, **facts: str | int) -> str:
        """The text under this key with its facts filled in. Raises `MissingText`."""
        return self._filled(key, tuple(facts.items()))

    def _fill(self, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
        name, _, attribute = key.partition(".")
        if not self._messages.has(name):
            raise MissingText(key)
        message = self._messages.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(key)
        text, errors = self._messages.bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise MissingText(f"{key}: {errors[0]}")
        told = MOMENT.sub(r"\1:F>", ORNAMENT.sub("", str(text))) if self.spoken else str(text)
        return self.with_commands(told)

    def with_commands(self, text: str) -> str:
        """A text of this language with the commands that it names as the reader's Discord shows them."""
        return as_shown(text, self.locale, self.client)

    def in_form(self, *, spoken: bool) -> Words:
        """The same texts in words throughout, or with their signs."""
        return _words(self.locale, spoken, self.client)

    def has(self, key: str) -> bool:
        """Whether there is a text under this key."""
        name, _, attribute = key.partition(".")
        if not self._messages.has(name):
            return False
        return not attribute or attribute in self._messages.bundle.get_message(name).attributes


def words_for(locale: str | None, *, spoken: bool = False, client: str | None = None) -> Words:
    """The texts for a Discord locale such as "fr" or "en-GB"; English where there are none.

    `client`: the locale of the reader's Discord, where that may be another one.
    """
    language = language_of(locale)
    return _words(language, spoken, language_of(client) if client else language)


@cache
def _words(language: str, spoken: bool, client: str) -> Words:
    return Words(language, spoken=spoken, client=client)


@cache
def _messages(locale: str, spoken: bool) -> Messages:
    return Messages(locale, catalogues(locale), catalogues(locale, SPOKEN) if spoken else ())
