"""Reading texts: by key, with facts, in the language of a Discord locale."""

from __future__ import annotations

import pytest

from bot.text import listed, units, words_for
from bot.text.words import MissingText


def test_a_locale_of_discord_finds_its_language_and_others_read_english() -> None:
    assert [words_for(locale).locale for locale in ("fr", "en-GB", "de", "", None)] == ["fr", "en", "en", "en", "en"]


def test_all_locales_of_a_language_share_its_texts() -> None:
    assert words_for("en-GB") is words_for("en-US") is words_for(None)
    assert words_for("en-GB", spoken=True) is words_for("en", spoken=True) is not words_for("en")


def test_a_text_without_one_of_its_facts_is_a_fault() -> None:
    with pytest.raises(MissingText):
        words_for("en")("rattus_cartus-event-flute", who="● Ana")


@pytest.mark.parametrize("key", ["no-such-text", "rattus_cartus-building-farm.nowhere"])
def test_a_missing_text_is_a_fault(key: str) -> None:
    with pytest.raises(MissingText):
        words_for("fr")(key)


def test_plurals_follow_the_language() -> None:
    assert words_for("en")("rattus_cartus-card-magic", n=2) == "Witches"
    assert [words_for("en")("rattus_cartus-card-church", n=n) for n in (0, 1, 2)] == ["Monks", "Monk", "Monks"]
    assert [words_for("fr")("rattus_cartus-card-church", n=n) for n in (0, 1, 2)] == ["Moine", "Moine", "Moines"]


@pytest.mark.parametrize(("locale", "text"), [("en", "a, b and c"), ("fr", "a, b et c")])
def test_a_list_joins_its_last_part_with_a_word(locale: str, text: str) -> None:
    words = words_for(locale)
    assert listed(words, ["a", "b", "c"]) == text
    assert listed(words, ["a"]) == "a"


def test_width_is_counted_as_discord_counts() -> None:
    assert units("Épée") == 4
    assert units("🐀") == 2
