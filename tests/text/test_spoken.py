"""The texts of words mode: they take the place of those with symbols, alike in both languages."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast, parse

from bot.text import LOCALES, words_for
from bot.text.words import ORNAMENT, SPOKEN

from .catalogues import files, reading, texts

SYMBOLS = re.compile(r"[\u2190-\u2bff\U0001f000-\U0001faff×−†]")
# Texts that words mode never says: of the board with symbols, of a picture's key, of the lobby in its channel, of
# Discord's own lists.
ELSEWHERE = (
    "rattus_cartus-board-",
    "rattus-board-",
    "notre_dame-board-",
    "hameln-board-",
    "rattus_cartus-score-dead-mark",
    "picture-rattus-key",
    "ui-lobby",
    "cmd-",
    "par-",
)
THIN = "\u202f"


def spoken(locale: str) -> dict[str, ast.Pattern]:
    """The texts of words mode alone, by key."""
    found: dict[str, ast.Pattern] = {}
    for file in files(locale, SPOKEN):
        for entry in parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found
                parts = {entry.id.name: entry.value}
                parts |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
                found |= {key: pattern for key, pattern in parts.items() if pattern is not None}
    return found


def test_both_languages_say_the_same_with_the_same_facts() -> None:
    english, french = spoken("en"), spoken("fr")
    assert english.keys() == french.keys()
    for key in english:
        differing = reading(english[key]).variables ^ reading(french[key]).variables
        assert not differing - {"n"}, key


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_words_mode_has_a_symbol(locale: str) -> None:
    said = spoken(locale)
    for text in texts(locale):
        if text.key not in said and not text.key.startswith(ELSEWHERE):
            said[text.key] = text.pattern
    left = {key: ORNAMENT.sub("", "".join(reading(pattern).words)) for key, pattern in said.items()}
    assert {key for key, words in left.items() if SYMBOLS.search(words)} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sign_that_opens_a_text_is_left_out(locale: str) -> None:
    facts = {"title": "T", "outcome": "O"}
    assert words_for(locale)("ui-sheet-over", **facts).startswith("🏁 T")
    assert words_for(locale, spoken=True)("ui-sheet-over", **facts).startswith("T")


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_replaced_keeps_to_the_facts_it_is_given(locale: str) -> None:
    base = {text.key: reading(text.pattern).variables for text in texts(locale)}
    for key, pattern in spoken(locale).items():
        if key in base:
            assert reading(pattern).variables <= base[key] | {"n"}, key
        else:
            assert key.startswith(("rattus_cartus-said-", "rattus-said-", "notre_dame-said-", "hameln-said-")), key


def test_french_has_narrow_spaces_before_high_signs() -> None:
    for key, pattern in spoken("fr").items():
        words = "{}".join(reading(pattern).words)
        assert not re.search(rf"[^{THIN}][:;?!](?:\s|$)", words), (key, words)
