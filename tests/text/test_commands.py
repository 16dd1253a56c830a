"""Commands in texts: all of them exist, and they are named as the Discord of whoever reads shows them."""

from __future__ import annotations

import pickle
import re

import pytest

from bot.tables import PersonSettings
from bot.text import LOCALES, words_for
from bot.text.commands import NAMED, commands_of
from bot.text.pages import pages_of
from bot.ui.kit.reader import words_of
from rules import GAMES

from .catalogues import reading, texts

WITHOUT_MARKS = re.compile(r"(?<![\w`*/<.])/\w{3,}")


def raw_texts(locale: str) -> dict[str, str]:
    """The texts of a language as they are written, by key, with a gap in place of each fact."""
    return {text.key: " … ".join(reading(text.pattern).words) for text in texts(locale)}


def named(locale: str) -> dict[str, set[str]]:
    """The commands that each text and page of a language names, by their keys; unknown ones by name."""
    keys = {name: key for key, name in commands_of(locale).items()}
    assert len(keys) == len(commands_of(locale)), "no two commands are typed alike"
    found = raw_texts(locale)
    found |= {f"{game} {topic}": page.text for game in GAMES for topic, page in pages_of(locale, game).items()}
    return {key: {keys.get(name, name) for name in NAMED.findall(text)} for key, text in found.items()}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_that_a_text_names_exists(locale: str) -> None:
    told = {key: commands - set(commands_of(locale)) for key, commands in named(locale).items()}
    assert {key: unknown for key, unknown in told.items() if unknown} == {}
    assert sum(map(len, named(locale).values())) > 100, "they were found"


def test_both_languages_name_the_same_commands() -> None:
    english, french = named("en"), named("fr")
    assert {key: (english[key], french[key]) for key in english if english[key] != french.get(key)} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_in_texts_stand_in_marks_by_which_they_are_found(locale: str) -> None:
    assert [key for key, text in raw_texts(locale).items() if WITHOUT_MARKS.search(text)] == []


def test_who_reads_french_in_an_english_discord_reads_the_commands_that_it_has() -> None:
    words = words_of(PersonSettings(1, language="fr", locale="en-GB"))
    assert words("ui-may-take-back", alone=1).endswith("`/table undo`.")
    assert words("ui-may-take-back", alone=1).startswith("Rien n’empêche")
    page = "**/réglages fuseau**, `/aide`, `/jamais`, et/ou **/table revanche**"
    assert words.with_commands(page) == "**/settings zone**, `/help`, `/jamais`, et/ou **/table rematch**"
    assert words.in_form(spoken=True).client == pickle.loads(pickle.dumps(words)).client == "en"


@pytest.mark.parametrize("client", ["", "fr", "de"])
def test_where_their_discord_is_in_the_language_of_the_texts_nothing_changes(client: str) -> None:
    language = "fr" if client == "fr" else "en"
    words = words_of(PersonSettings(1, language=language), client)
    assert words is words_for(language)
    assert f"`/{commands_of(language)['table-undo']}`" in words("ui-may-take-back", alone=1)
