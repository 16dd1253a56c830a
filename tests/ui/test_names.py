"""Names of people: whatever they call themselves, they cannot mark up, mention, or break a line."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.faces.naming import GAP, plain, short
from bot.tables import Player
from bot.text import words_for
from bot.ui.kit.names import ISOLATE, LONG, MARKUP, POP, clean, escaped, in_text, isolated, names_of

WORDS = words_for("en")
LINKS = (
    "discord",
    "discord.gg",
    ".",
    "gg",
    "/",
    "//",
    "com/invite",
    "www",
    "www.",
    "http:",
    "https://",
    "@",
    "x.y",
    "_",
)
CLICKABLE = re.compile(r"(?i)\w\.\w+/|www\.\w|\w://|@\w")  # what Discord makes a link, a card or a mention of


def person(name: str, id: int = 1) -> Player:
    return Player(id, name)


@given(st.text(max_size=80))
def test_a_name_stays_one_short_line(name: str) -> None:
    shown = clean(name)
    assert len(shown) <= LONG
    assert "\n" not in shown and shown == shown.strip()


@given(st.text(max_size=40))
def test_a_name_can_be_read_back_without_its_escapes(name: str) -> None:
    line = clean(name)
    assert plain(escaped(line)) == line


def test_markup_mentions_and_addresses_lose_their_power() -> None:
    shown = escaped("**bold** <@123> @everyone `x` [a](https://b.c) # h")
    bare = re.sub(r"\\.", "", shown)  # what is left to Discord's markdown
    assert not set("*`[]<") & set(bare)
    assert "@everyone" not in shown and "@123" not in shown and "https://" not in shown


@given(st.lists(st.sampled_from(LINKS) | st.text(max_size=4), max_size=6).map("".join))
def test_no_name_holds_an_address_or_an_invitation(name: str) -> None:
    for shown in (escaped(clean(name)), in_text(isolated(clean(name)))):
        assert not CLICKABLE.search(shown), shown


@pytest.mark.parametrize(
    "name",
    [
        *("discord.gg/abc", "DISCORD.GG/abc", "discord.gg//abc", "discord.com/invite/abc", "discordapp.com/invite/abc"),
        *("ptb.discord.com/channels/1/2", "discord.new/abc", "t.me/abc", "see discord.gg/abc", "*discord.gg/abc*"),
        *("www.x.y", "WWW.x.y", "_www.x.y", "http://x.y", "https:///x.y", "steam://run", "a@b.c", "@here"),
    ],
)
def test_an_address_still_looks_like_the_name(name: str) -> None:
    shown = escaped(name)
    assert not CLICKABLE.search(shown)
    assert shown.replace(GAP, "") == MARKUP.sub(r"\\\1", name)
    assert plain(shown) == name


@pytest.mark.parametrize("name", ["j.doe", "J. R. Doe", "St.Clair", "and/or", "Ana (1.5)", "..."])
def test_what_is_no_address_stays_as_it_is(name: str) -> None:
    assert GAP not in escaped(name)


def test_buttons_and_typed_words_have_the_name_itself() -> None:
    names = names_of(WORDS, (person("discord.gg/a @b"),))
    assert short(names.full[0]) == f"{ISOLATE}discord.gg/a @b{POP}"


def test_direction_marks_are_taken_out() -> None:
    assert clean("a\u202eb\u2066c") == "abc"


def test_a_name_without_anything_to_show_gets_a_word() -> None:
    names = names_of(WORDS, (person("\u200b\u202e"),))
    assert names.full == (f"{ISOLATE}Somebody{POP}",)


def test_tags_are_unique_and_house_players_have_their_own() -> None:
    players = (
        person("Anabel"),
        person("Anatole", 2),
        person("Ana", 3),
        Player(None, "", bot_number=1),
        person("★☆", 4),
    )
    names = names_of(WORDS, players)
    assert names.tags[0] == "Ana"
    assert names.tags[3] == "House 1"
    assert names.tags[4] == "S5"
    assert len(set(names.tags)) == 5
    assert names.tag(3) == "◆ House 1"


def test_house_players_are_named_in_the_language_of_the_reader() -> None:
    assert "Maison 2" in names_of(words_for("fr"), (Player(None, "", bot_number=2),)).full[0]


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
