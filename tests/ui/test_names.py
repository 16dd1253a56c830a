"""Names of people: whatever they call themselves, they cannot mark up, mention, or break a line."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from bot.faces.naming import plain
from bot.tables import Player
from bot.text import words_for
from bot.ui.names import ISOLATE, LONG, POP, clean, escaped, names_of

WORDS = words_for("en")


def person(name: str, id: int = 1) -> Player:
    return Player(id, name)


@given(st.text(max_size=80))
def test_a_name_stays_one_short_line(name: str) -> None:
    shown = clean(name)
    assert len(shown) <= LONG
    assert "\n" not in shown and shown == shown.strip()


@given(st.text(max_size=40))
def test_a_name_can_be_read_back_without_its_escapes(name: str) -> None:
    line = clean(name).replace("@", "").replace("//", "")
    assert plain(escaped(line)) == line


def test_markup_mentions_and_addresses_lose_their_power() -> None:
    shown = escaped("**bold** <@123> @everyone `x` [a](https://b.c) # h")
    bare = re.sub(r"\\.", "", shown)  # what is left to Discord's markdown
    assert not set("*`[]<") & set(bare)
    assert "@everyone" not in shown and "@123" not in shown and "https://" not in shown


def test_direction_marks_are_taken_out() -> None:
    assert clean("a\u202eb\u2066c") == "abc"


def test_a_name_without_anything_to_show_gets_a_word() -> None:
    names = names_of(WORDS, (person("\u200b\u202e"),))
    assert names.full == (f"{ISOLATE}Somebody{POP}",)


def test_tags_are_unique_and_house_players_have_their_own() -> None:
    players = (person("Anabel"), person("Anatole", 2), person("Ana", 3), Player(None, "", house=1), person("★☆", 4))
    names = names_of(WORDS, players)
    assert names.tags[0] == "Ana"
    assert names.tags[3] == "House 1"
    assert names.tags[4] == "S5"
    assert len(set(names.tags)) == 5
    assert names.tag(3) == "◆ House 1"


def test_house_players_are_named_in_the_language_of_the_reader() -> None:
    assert "Maison 2" in names_of(words_for("fr"), (Player(None, "", house=2),)).full[0]


def test_in_words_names_alone_tell_the_seats_apart() -> None:
    players = [Player(n, name) for n, name in enumerate(("Ana", "ana", "Bea", "●●", "👩" * 32))]
    said = names_of(words_for("en", spoken=True), players)
    assert said.tags == said.full
    assert [name.strip("\u2068\u2069") for name in said.tags] == [
        "Ana \\(1\\)",
        "ana \\(2\\)",
        "Bea",
        "●● \\(4\\)",
        "👩" * 7 + "… \\(5\\)",
    ]
    assert said.tag(2) == said.tags[2]
