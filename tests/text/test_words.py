"""Reading texts: by key, with facts, in the language of a Discord locale."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from bot.text import LOCALES, listed, units, words_for
from bot.text.messages import Messages
from bot.text.messages import entries as cut
from bot.text.words import MissingText

from .catalogues import files


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


@pytest.mark.parametrize("folder", ["", "spoken"])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_catalogue_cut_into_messages_means_what_it_means_whole(locale: str, folder: str) -> None:
    for file in files(locale, folder):
        whole = [e for e in parse(file.read_text("utf-8")).body if isinstance(e, ast.Message | ast.Term)]
        pieces = list(cut(file.read_text("utf-8")))
        assert [name.removeprefix("-") for name, _ in pieces] == [entry.id.name for entry in whole]
        for (_, piece), entry in zip(pieces, whole, strict=True):
            alone = next(e for e in parse(piece).body if isinstance(e, ast.Message | ast.Term))
            assert alone.equals(entry, ignored_fields=["span", "comment"])


def test_a_message_brings_what_it_refers_to_and_another_catalogue_replaces_it(tmp_path: Path) -> None:
    (tmp_path / "base.ftl").write_text("-bot = Rat\ninn = {\n    -bot }skeller\ndoor = The { inn }'s\n")
    (tmp_path / "other.ftl").write_text("-bot = Mouse\n")
    for overrides, text in ((), "The Ratskeller's"), ((tmp_path / "other.ftl",), "The Mouseskeller's"):
        messages = Messages("en", (tmp_path / "base.ftl",), overrides)
        assert messages.has("door")
        assert not messages.has("window")
        pattern = messages.bundle.get_message("door").value
        assert pattern is not None
        assert messages.bundle.format_pattern(pattern) == (text, [])
