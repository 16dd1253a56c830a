"""A language's texts: `words("key", n=3)`."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from bot.games import folders

from .messages import Messages

LOCALES: Final = ("en", "fr")
HERE: Final = Path(__file__).parent
SPOKEN: Final = "spoken"  # the folder of texts that take the place of those with symbols, and of whole sentences
ORNAMENT: Final = re.compile(
    r"\A[\u2190-\u2bff\U0001f000-\U0001faff] | ✓$", re.MULTILINE
)  # signs around a text: 🔔, ⏳, ✓
MOMENT: Final = re.compile(r"(<t:\d+):f>")  # which Discord reads without the day of the week, and `F` with it
REMEMBERED: Final = 8192  # texts with their facts: a board says much of what the one before said


class MissingText(KeyError):
    """A text key without a text, or a text without one of its facts: a fault of ours, found by the tests."""


class Words:
    """All texts of one language; `spoken`: in words throughout, for those who listen: no marks, no symbols."""

    def __init__(self, locale: str, *, spoken: bool = False) -> None:
        self.locale, self.spoken = locale, spoken
        self._messages = Messages(locale, catalogues(locale), catalogues(locale, SPOKEN) if spoken else ())
        self._filled = lru_cache(REMEMBERED)(self._fill)

    def __reduce__(self) -> tuple[object, ...]:
        """What goes to another process: which words they are."""
        return _words, (self.locale, self.spoken)

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
        return MOMENT.sub(r"\1:F>", ORNAMENT.sub("", str(text))) if self.spoken else str(text)

    def has(self, key: str) -> bool:
        """Whether there is a text under this key."""
        name, _, attribute = key.partition(".")
        if not self._messages.has(name):
            return False
        return not attribute or attribute in self._messages.bundle.get_message(name).attributes


def catalogues(locale: str, folder: str = "") -> tuple[Path, ...]:
    """The files of a language: those of all games, then each game's own. `folder`: those in this folder of it."""
    places = (HERE / locale, *folders(f"*/text/{locale}"))
    return tuple(file for place in places for file in sorted((place / folder).glob("*.ftl")))


def words_for(locale: str | None, *, spoken: bool = False) -> Words:
    """The texts for a Discord locale such as "fr" or "en-GB"; English where there are none."""
    language = (locale or "").split("-")[0]
    return _words(language if language in LOCALES else LOCALES[0], spoken)


@cache
def _words(language: str, spoken: bool) -> Words:
    return Words(language, spoken=spoken)
