"""Names of people: whatever they call themselves, they cannot mark up, mention, or break a line."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.faces.naming import GAP, plain, short
from bot.tables import Player
from bot.text import LOCALES, words_for
from bot.ui.kit.names import (
    ISOLATE,
    LONG,
    MARKUP,
    POP,
    clean,
    escaped,
    in_text,
    isolated,
    names_of,
    plain_names,
    shown_name,
)

WORDS, CODE = words_for("en"), "K48Z"
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
    names = names_of(WORDS, (person("discord.gg/a @b"),), CODE)
    assert short(names.full[0]) == f"{ISOLATE}discord.gg/a @b{POP}"


def test_direction_marks_are_taken_out() -> None:
    assert clean("a\u202eb\u2066c") == "abc"


@pytest.mark.parametrize(
    "name",
    ["\u200b\u202e", "\u3164", "\uffa0 \u115f", "\u1160\u1160", "\u2800\u2800", "\u034f", "\ufe0f", "\u180b\u3164"],
)
def test_a_name_without_anything_to_show_gets_a_word(name: str) -> None:
    names = names_of(WORDS, (person(name),), CODE)
    assert names.full == (f"{ISOLATE}Somebody{POP}",) and names.tags == ("Som",)
    assert shown_name(WORDS, name) == "Somebody"


def test_blanks_that_count_as_letters_are_blanks_and_marks_stay_on_what_they_mark() -> None:
    assert clean("\u3164Ana\u2800\u3164Bea\uffa0") == "Ana Bea"
    for name in ("Zoe\u0308", "\u2764\ufe0f", "\u0e19\u0e34\u0e14", "김철수", "^^", "…"):  # marks, selectors, symbols
        assert clean(name) == name


def bots(*numbers: int) -> tuple[Player, ...]:
    return tuple(Player(None, "", bot_number=number) for number in numbers)


def test_tags_are_unique_and_people_choose_theirs_before_bots() -> None:
    players = (*bots(1), person("Anabel"), person("Anatole", 2), person("Ana", 3), person("★☆", 4))
    names = names_of(WORDS, players, CODE)
    assert names.tags[1] == "Ana"
    assert names.tags[4] == "S5"
    assert len(set(names.tags)) == 5
    given = names.full[0].strip("\u2068\u2069")
    assert names.tag(0) == f"● {given[:3]}"
    beside = names_of(WORDS, (*bots(1), person(given, 7)), CODE)
    assert beside.tags[1] == given[:3] and beside.tags[0] != given[:3] and len(beside.tags[0]) == 3


def test_a_seat_without_letters_takes_no_tag_that_somebody_is_called_by() -> None:
    players = (person("S2"), person("★", 2), person("s4", 3), person("♥", 4), person("☺", 5), person("☺", 6))
    assert names_of(WORDS, players, CODE).tags == ("S2", "T2", "s4", "T4", "S5", "S6")


@pytest.mark.parametrize("locale", LOCALES)
def test_bot_players_are_never_two_alike_and_keep_their_names(locale: str) -> None:
    words, tables = words_for(locale), [f"T{n}" for n in range(40)]
    for code in tables:
        eight = plain_names(words, bots(*range(1, 9)), code)
        assert len(set(eight)) == 8 and not any(any(char.isdigit() for char in name) for name in eight)
        assert plain_names(words, bots(3), code) == (eight[2],)
        assert len(set(plain_names(words, bots(1, 9, 17, 2), code))) == 4  # tables of earlier versions
    assert len({plain_names(words, bots(1), code) for code in tables}) == 8  # by the table's code


def test_the_trade_and_the_sign_of_a_bot_stand_in_the_legend_alone() -> None:
    for locale, trade in (
        ("en", "Otto the cellarman (bot, easy, cautious)"),
        ("fr", "Otto, caviste (bot, facile, prudent)"),
    ):
        code = next(code for code in map(str, range(99)) if plain_names(WORDS, bots(1), code) == ("Otto",))
        names = names_of(words_for(locale), (person("Ana"), *bots(1)), code)
        assert [text.replace("\u2068", "").replace("\u2069", "") for text in names.legend] == ["● Ana", f"■ {trade}"]
        assert "(bot)" not in names.full[1] + names.tags[1]


def test_in_words_names_alone_tell_the_seats_apart() -> None:
    players = [Player(n, name) for n, name in enumerate(("Ana", "ana", "Bea", "●●", "👩" * 32))]
    said = names_of(words_for("en", spoken=True), players, CODE)
    assert said.tags == said.full
    assert [name.strip("\u2068\u2069") for name in said.tags] == [
        "Ana \\(1\\)",
        "ana \\(2\\)",
        "Bea",
        "●● \\(4\\)",
        "👩" * 7 + "… \\(5\\)",
    ]
    assert said.tag(2) == said.tags[2]
