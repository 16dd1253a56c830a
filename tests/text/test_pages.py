"""The pages of the rules: whole, alike in both languages, short enough, well set, and found by what people type."""

from __future__ import annotations

import re

import pytest

from bot.text import LOCALES, folded, units
from bot.text.pages import CHAPTERS, COMMON, FOLDER, Page, found, groups_of, pages_of, shared_page
from rules import GAMES
from rules.rattus_cartus.components import Building
from rules.rattus_cartus.setup import REMOVED
from rules.rattus_cartus.state import ROUNDS

GAME = "rattus_cartus"
MOST = 1200
THIN = "\u202f"
SIGNS = "symbols"  # a page that only explains marks
HEADINGS = {
    "en": ("**What happens**", "**You may**", "**Example**", "**Often missed**", "-# Source: "),
    "fr": ("**Ce qui se passe**", "**Tu peux**", "**Exemple**", "**Souvent oublié**", f"-# Source{THIN}: "),
}
ALL = [(locale, page) for locale in LOCALES for page in pages_of(locale, GAME).values()]
SHARED = [(locale, page) for locale in LOCALES if (page := shared_page(locale, SIGNS))]
TOLD = pytest.mark.parametrize(
    ("locale", "page"),
    [(locale, page) for locale, page in ALL if page.topic != SIGNS],
    ids=lambda part: getattr(part, "topic", part),
)
EVERY = pytest.mark.parametrize(("locale", "page"), ALL + SHARED, ids=lambda part: getattr(part, "topic", part))


# --------------------------------------------------------------------------- whole and alike


def test_every_file_lies_in_both_languages_at_the_same_place() -> None:
    english, french = (
        {file.relative_to(FOLDER / locale) for file in (FOLDER / locale).rglob("*.md")} for locale in ("en", "fr")
    )
    assert english == french
    assert {file.parts[0] for file in english} == {COMMON, *GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_pages_lead_to_the_same_pages_in_both_languages(game: str) -> None:
    english, french = (pages_of(locale, game) for locale in ("en", "fr"))
    assert list(english) == list(french)
    assert [page.see for page in english.values()] == [page.see for page in french.values()]


@pytest.mark.parametrize("game", GAMES)
def test_no_topic_stands_twice(game: str) -> None:
    topics = [re.sub(r"^\d+_", "", file.stem) for file in (FOLDER / "en" / game).rglob("*.md")]
    assert sorted(topics) == sorted(set(topics))


def test_every_game_has_chapters_and_its_symbols() -> None:
    for game in GAMES:
        pages = pages_of("en", game)
        assert pages[SIGNS].group == CHAPTERS
        assert 10 <= len(groups_of(pages)[CHAPTERS]) <= 25


def test_every_building_and_every_kind_of_card_has_a_page() -> None:
    groups = groups_of(pages_of("en", GAME))
    assert [page.topic for page in groups["buildings"]] == [building.name.lower() for building in Building]
    assert {page.topic for page in groups["cards"]} == {"population", "joker", "sword", "flute", "pass", "gold"}


def test_a_game_without_pages_has_none_of_the_shared_ones_either() -> None:
    assert pages_of("en", "no_such_game") == {}


# --------------------------------------------------------------------------- each page


@EVERY
def test_a_page_is_short_enough_and_leads_only_to_pages_there_are(locale: str, page: Page) -> None:
    assert units(page.text) <= MOST
    assert page.title and units(page.title) <= 33  # "See: …" stays within forty characters
    assert page.topic not in page.see and len(set(page.see)) == len(page.see) <= 4
    assert set(page.see) <= set(pages_of(locale, GAME))
    assert "\nsee:" not in page.body and "[[" not in page.body


@pytest.mark.parametrize(
    ("locale", "page"),
    [(locale, page) for locale, page in ALL if page.topic != SIGNS],
    ids=lambda part: getattr(part, "topic", part),
)
def test_a_page_says_what_happens_what_one_may_do_an_example_what_is_missed_and_whence(locale: str, page: Page) -> None:
    body = page.body
    places = [body.find(heading) for heading in HEADINGS[locale]]
    assert places[0] == 0 and places == sorted(places), places
    assert body.count("\n-# ") == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_set_up_counts_as_the_rules_do(locale: str) -> None:
    numbers = [re.findall(r"\d+", line) for line in pages_of(locale, GAME)["set_up"].body.split("\n")]
    told = [tuple(map(int, line[-3:])) for line in numbers if 4 <= len(line) <= 5 and line[0] in "234"]
    assert told == [(REMOVED[n], ROUNDS[n], (30 - REMOVED[n]) // ROUNDS[n]) for n in (2, 3, 5)]


def test_reconstructed_values_are_marked() -> None:
    for locale in LOCALES:
        pages = pages_of(locale, GAME)
        for topic in ("supplies", "nun_row", "scoring", "palace", "population"):
            assert "◇" in pages[topic].body, topic


@EVERY
def test_a_page_is_well_set(locale: str, page: Page) -> None:
    text = re.sub(r"`[^`]*`|\? \? \? \? \?", "", page.text)
    assert not re.search(r"['\"]|\.\.\.|  |[^\S\n]+$", text, re.MULTILINE)
    assert text.count("**") % 2 == 0
    if locale == "en":
        assert not re.search(rf"[\s{THIN}][:;?!.,](?:\s|$)", text)
    else:
        assert not re.search(rf"[^{THIN}][:;?!](?:\s|$|\*)", text)
        assert not re.search(rf"«[^{THIN}]|[^{THIN}]»| {THIN}|{THIN} ", text)
        assert not re.search(r"\b([Vv]ous|[Vv]otre|[Vv]os)\b|\(e\)|·e\b", text)


@TOLD
def test_a_page_for_those_who_listen_has_the_same_words_and_no_signs(locale: str, page: Page) -> None:
    assert not re.search(r"[\u2190-\u2bff\U0001f000-\U0001faff\ufe0f]|  |^ | $", page.spoken, re.MULTILINE)
    assert folded(page.spoken) == folded(page.text)


# --------------------------------------------------------------------------- finding


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("typed", "topic"),
    [
        ("sword", "sword"),
        ("épée", "sword"),
        ("EPEE", "sword"),
        ("flute", "flute"),
        ("hôp", "hospital"),
        ("hopital", "hospital"),
        ("tour de garde", "guard_tower"),
        ("guard", "guard_tower"),
        ("laissez passer", "pass"),
        ("or", "gold"),
        ("peste", "plague"),
        ("guard_tower", "guard_tower"),
        ("Piper’s Cabin", "pipers_cabin"),
        ("décompte", "scoring"),
        ("à deux", "two_players"),
    ],
)
def test_the_page_that_is_meant_comes_first_in_either_language(locale: str, typed: str, topic: str) -> None:
    assert found(locale, GAME, typed)[0].topic == topic


def test_words_in_the_text_of_a_page_find_it_too() -> None:
    assert "two_players" in [page.topic for page in found("en", GAME, "ten rounds")]
    assert "palace" in [page.topic for page in found("en", GAME, "jetons")]
    assert found("en", GAME, "zeppelin") == ()


def test_nothing_typed_offers_all_pages_in_reading_order() -> None:
    assert found("fr", GAME, "  ") == tuple(pages_of("fr", GAME).values())


def test_words_are_folded_to_plain_letters() -> None:
    assert folded("  Tour de GARDE ! ") == "tour de garde"
    assert folded("Hôpital, cœur") == "hopital coeur"
    assert folded("Fortune-teller’s") == "fortune teller s"
