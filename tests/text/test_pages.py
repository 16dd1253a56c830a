"""The pages of the rules: whole, alike in both languages, short enough, well set, and found by what people type."""

from __future__ import annotations

import re
from importlib.util import find_spec

import pytest

from bot.text import LOCALES, folded, units, words_for
from bot.text.pages import CHAPTERS, FOLDER, Page, found, groups_of, pages_of, shared_page
from rules import GAMES

FOLDERS = FOLDER.parents[1] / "games"
WRITTEN = sorted(folder.parents[1].name for folder in FOLDERS.glob("*/pages/en"))
MOST = 1200
THIN = "\u202f"
SIGNS = "symbols"  # a page that only explains marks
HEADINGS = {
    "en": ("**What happens**", "**You may**", "**Example**", "**Often missed**", "-# Source: "),
    "fr": ("**Ce qui se passe**", "**Tu peux**", "**Exemple**", "**Souvent oublié**", f"-# Source{THIN}: "),
}
ALL = [(locale, game, page) for game in WRITTEN for locale in LOCALES for page in pages_of(locale, game).values()]
SHARED = [(locale, game, page) for game in WRITTEN for locale in LOCALES if (page := shared_page(locale, SIGNS))]


def each(pages: list[tuple[str, str, Page]]) -> pytest.MarkDecorator:
    """A case for each of these pages, named by its language, game and topic."""
    return pytest.mark.parametrize(("locale", "game", "page"), pages, ids=lambda part: getattr(part, "topic", part))


TOLD = each([(locale, game, page) for locale, game, page in ALL if page.topic != SIGNS])
EVERY = each(ALL + SHARED)
GAME = pytest.mark.parametrize("game", WRITTEN)


# --------------------------------------------------------------------------- whole and alike


def test_every_file_lies_in_both_languages_at_the_same_place() -> None:
    folders = [FOLDER, *FOLDERS.glob("*/pages")]
    english, french = (
        {
            (folder.parent, file.relative_to(folder / locale))
            for folder in folders
            for file in (folder / locale).rglob("*.md")
        }
        for locale in ("en", "fr")
    )
    assert english == french
    assert {folder.name for folder, _ in english} == {FOLDER.parent.name, *WRITTEN}


def test_every_game_has_pages_and_all_pages_belong_to_a_game() -> None:
    assert set(GAMES) <= set(WRITTEN)
    assert [name for name in WRITTEN if find_spec(f"rules.{name}") is None] == []


@GAME
def test_pages_lead_to_the_same_pages_in_both_languages(game: str) -> None:
    english, french = (pages_of(locale, game) for locale in ("en", "fr"))
    assert list(english) == list(french)
    assert [page.see for page in english.values()] == [page.see for page in french.values()]


@GAME
def test_no_topic_stands_twice(game: str) -> None:
    topics = [re.sub(r"^\d+_", "", file.stem) for file in (FOLDERS / game / "pages" / "en").rglob("*.md")]
    assert sorted(topics) == sorted(set(topics))


@GAME
def test_every_game_has_chapters_and_its_symbols(game: str) -> None:
    pages = pages_of("en", game)
    assert pages[SIGNS].group == CHAPTERS
    assert 10 <= len(groups_of(pages)[CHAPTERS]) <= 25


@GAME
@pytest.mark.parametrize("locale", LOCALES)
def test_every_group_of_pages_has_a_name_and_fits_a_menu(game: str, locale: str) -> None:
    for group, pages in groups_of(pages_of(locale, game)).items():
        assert words_for(locale)(f"pages-{group}")
        assert len(pages) <= 25
        assert len({page.title for page in pages}) == len(pages)


def test_a_game_without_pages_has_none_of_the_shared_ones_either() -> None:
    assert pages_of("en", "no_such_game") == {}


# --------------------------------------------------------------------------- each page


@EVERY
def test_a_page_is_short_enough_and_leads_only_to_pages_there_are(locale: str, game: str, page: Page) -> None:
    assert units(page.text) <= MOST
    assert page.title and units(page.title) <= 33  # "See: …" stays within forty characters
    assert page.topic not in page.see and len(set(page.see)) == len(page.see) <= 4
    assert set(page.see) <= set(pages_of(locale, game))
    assert not re.search(r"^(see|words)\b|\[\[", page.body, re.MULTILINE)


@TOLD
def test_a_page_says_what_happens_what_one_may_do_an_example_what_is_missed_and_whence(
    locale: str, game: str, page: Page
) -> None:
    body = page.body
    places = [body.find(heading) for heading in HEADINGS[locale]]
    assert places[0] == 0 and places == sorted(places), places
    assert body.count("\n-# ") == 1


@EVERY
def test_a_page_is_well_set(locale: str, game: str, page: Page) -> None:
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
def test_a_page_for_those_who_listen_has_the_same_words_and_no_signs(locale: str, game: str, page: Page) -> None:
    assert not re.search("[−→]", page.text)  # left out for those who listen, they would turn the sense round
    assert not re.search(r"[\u2190-\u2bff\U0001f000-\U0001faff\ufe0f]|  |^ | $", page.spoken, re.MULTILINE)
    assert folded(page.spoken) == folded(page.text)


# --------------------------------------------------------------------------- finding


@GAME
@pytest.mark.thorough
def test_every_title_topic_and_word_of_a_page_finds_it_first_or_another_page_of_that_name(game: str) -> None:
    for locale in LOCALES:
        for page in pages_of(locale, game).values():
            assert found(locale, game, page.title)[0] == page
            assert found(locale, game, page.topic)[0] == page
            for word in page.words:
                first = found(locale, game, word)[0]
                assert first == page or fits(game, first.topic, word), word


def fits(game: str, topic: str, word: str) -> bool:
    """Whether a page bears this name in one of the languages."""
    pages = [pages_of(locale, game)[topic] for locale in LOCALES]
    return any(word in (folded(page.title), folded(topic), *page.words) for page in pages)


@GAME
def test_nothing_typed_offers_all_pages_in_reading_order(game: str) -> None:
    assert found("fr", game, "  ") == tuple(pages_of("fr", game).values())


@GAME
def test_what_no_page_speaks_of_finds_none(game: str) -> None:
    assert found("en", game, "zeppelin") == ()


def test_words_are_folded_to_plain_letters() -> None:
    assert folded("  Tour de GARDE ! ") == "tour de garde"
    assert folded("Hôpital, cœur") == "hopital coeur"
    assert folded("Fortune-teller’s") == "fortune teller s"
