"""The catalogues: whole, alike in both languages, and well set."""

from __future__ import annotations

import re

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.text import LOCALES

from .catalogues import entries, files, reading, texts

THIN = "\u202f"
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@pytest.mark.parametrize("locale", LOCALES)
def test_every_catalogue_parses_without_junk(locale: str) -> None:
    assert [entry.content for _, entry in entries(locale) if isinstance(entry, ast.Junk)] == []


def test_both_languages_have_the_same_files() -> None:
    assert {file.name for file in files("en")} == {file.name for file in files("fr")}


def test_both_languages_have_the_same_keys_in_the_same_files() -> None:
    english, french = ({(text.file, text.key) for text in texts(locale)} for locale in ("en", "fr"))
    assert english == french


@pytest.mark.parametrize("locale", LOCALES)
def test_no_key_stands_twice(locale: str) -> None:
    keys = [text.key for text in texts(locale)]
    assert sorted(keys) == sorted(set(keys))


def test_a_text_uses_the_same_facts_in_both_languages() -> None:
    english, french = ({text.key: reading(text.pattern).variables for text in texts(locale)} for locale in ("en", "fr"))
    # A language may need to know how many where the other does not ("2 Passes", "2 Laissez-passer"), or whether it is
    # the reader ("takes the Witch from you", "te prend la Sorcière").
    apart = {
        key: {fact for fact in english[key] ^ french[key] if fact != "n" and not fact.endswith("_you")}
        for key in english
    }
    assert {key: facts for key, facts in apart.items() if facts} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_selection_has_only_forms_that_its_language_knows(locale: str) -> None:
    forms = {*Locale(locale).plural_form.tags, "other"}
    for text in texts(locale):
        for select in reading(text.pattern).selects:
            names = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
            if names & PLURALS:
                assert names <= forms, text.key
                (otherwise,) = (v.key for v in select.variants if v.default)
                assert isinstance(otherwise, ast.Identifier), text.key
                assert otherwise.name == "other", text.key


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_has_straight_quotes_or_ascii_dots(locale: str) -> None:
    for text in texts(locale):
        for words in reading(text.pattern).words:
            assert not re.search(r"['\"]|\.\.\.|  ", words), (text.key, words)


def test_french_has_narrow_spaces_before_high_signs_and_inside_quotes() -> None:
    for text in texts("fr"):
        words = "{}".join(reading(text.pattern).words)
        assert not re.search(rf"[^{THIN}][:;?!](?:\s|$|\*)", words), (text.key, words)
        assert not re.search(rf"«[^{THIN}]|[^{THIN}]»| {THIN}|{THIN} ", words), (text.key, words)


def test_english_has_no_space_before_a_sign() -> None:
    for text in texts("en"):
        for words in reading(text.pattern).words:
            assert not re.search(r"[\s\u202f\u00a0][:;?!.,](?:\s|$)", words), (text.key, words)


def test_french_says_tu_and_guesses_no_gender() -> None:
    for text in texts("fr"):
        words = " ".join(reading(text.pattern).words)
        assert not re.search(r"\b([Vv]ous|[Vv]otre|[Vv]os)\b|\(e\)|·e\b|\.e\b", words), (text.key, words)
        assert not re.search(r"\b(?:es|étais|seras|serais) (?:déjà |donc )?\w+(?:é|i|u|is)\b", words), (text.key, words)
