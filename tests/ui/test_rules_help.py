"""The rules help as screens: within limits, from everywhere, to everywhere."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.faces import face_of
from bot.text import LOCALES, Words, units, words_for
from bot.text.pages import Page, groups_of, pages_of
from bot.ui.interactions.rules_help import chapter, topics
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.screen import Button, ButtonRow, Menu, Screen
from bot.ui.screens.board import board_buttons
from bot.ui.screens.lobby import lobby
from bot.ui.screens.rules_pages import CONTENTS, EDITION, RulesPages, contents
from tests.games import GAMES

from .holding import check
from .positions import CHOICES
from .tables import perspective, played, snapshot

GAME = "rattus_cartus"
CODE = "23456"
LABELS = ("", "a folder with a long name " * 2)
EDITIONS = [(label, GAMES[GAME].add_edition({})) for label in LABELS]
SCREENS = [
    (game, locale, topic)
    for game in GAMES
    for locale in LOCALES
    for topic in (*pages_of(locale, game), CONTENTS, EDITION)
]


def shown(locale: str, topic: str, code: str = ids.NO_TABLE) -> Screen:
    """A screen of the rules help."""
    return RulesPages(words_for(locale), GAME, code).screen(topic, EDITIONS)


def buttons(screen: Screen) -> list[Button]:
    """All buttons."""
    return [b for part in screen.parts if isinstance(part, ButtonRow) for b in part.buttons if isinstance(b, Button)]


def labelled(screen: Screen, words: Words, key: str) -> Button:
    """The button of this text."""
    return next(button for button in buttons(screen) if button.label == words(key))


@pytest.mark.parametrize(("game", "locale", "topic"), SCREENS)
def test_every_screen_fits_discord(game: str, locale: str, topic: str) -> None:
    editions = [(label, GAMES[game].add_edition({})) for label in LABELS]
    for code in (ids.NO_TABLE, CODE):
        screen = RulesPages(words_for(locale), game, code).screen(topic, editions)
        check(screen)
        assert all(button.id.fits and 0 < units(button.label) <= 40 for button in buttons(screen))
        assert all(button.label[0].isalpha() for button in buttons(screen))  # a reader of labels alone is told enough
        for menu in (part for part in screen.parts if isinstance(part, Menu)):
            assert menu.id.fits
            assert all(units(entry.label) <= 80 and entry.value in pages_of(locale, game) for entry in menu.entries)


@pytest.mark.parametrize("locale", LOCALES)
def test_paging_passes_every_page_once_and_comes_back(locale: str) -> None:
    words, pages = words_for(locale), list(pages_of(locale, GAME))
    at, passed = pages[0], [pages[0]]
    while not (after := labelled(shown(locale, at), words, "ui-rules-after")).disabled:
        assert labelled(shown(locale, after.id.what), words, "ui-rules-before").id.what == at
        at = after.id.what
        passed.append(at)
    assert passed == pages
    assert labelled(shown(locale, pages[0]), words, "ui-rules-before").disabled


def test_the_contents_hold_every_page() -> None:
    menus = [part for part in shown("en", CONTENTS).parts if isinstance(part, Menu)]
    assert [entry.value for menu in menus for entry in menu.entries] == list(pages_of("en", GAME))
    assert len(menus) == len(groups_of(pages_of("en", GAME)))


def test_an_unknown_page_leads_to_the_contents() -> None:
    assert shown("en", "no_such_page") == shown("en", CONTENTS)


def test_the_way_back_to_the_panel_is_there_only_for_somebody_who_came_from_a_table() -> None:
    assert Id(ids.MOVE, CODE) in [button.id for button in buttons(shown("en", "sword", CODE))]
    assert not [button for button in buttons(shown("en", "sword")) if button.id.verb == ids.MOVE]
    assert {b.id.table for b in buttons(shown("en", "sword", CODE))} == {CODE}


def test_marks_of_all_games_are_read_below_those_of_one() -> None:
    text = shown("en", "symbols").text
    assert "👑 Royalty" in text and "● ■ ▲ ◆ ★" in text


def test_the_component_data_is_told_with_grade_hash_and_who_brought_it() -> None:
    text = shown("en", EDITION).text
    assert EDITIONS[0][1].name in text and "57 reconstructed ◇" in text
    assert "comes with Ratskeller" in text and "brought by whoever hosts this bot" in text
    assert "A holder of the box can supply a file." in text


def test_at_a_table_only_its_own_component_data_is_told() -> None:
    other = replace(EDITIONS[1][1], name="0123456789ab")
    text = RulesPages(words_for("en"), GAME, CODE).screen(EDITION, [EDITIONS[0], ("mine", other)], "0123456789ab").text
    assert "0123456789ab" in text and EDITIONS[0][1].name not in text


def test_a_table_with_data_that_is_offered_no_longer_says_so() -> None:
    text = RulesPages(words_for("en"), GAME, CODE).screen(EDITION, EDITIONS[:1], "0123456789ab").text
    assert "played with other data, `0123456789ab`" in text and EDITIONS[0][1].name in text


@pytest.mark.parametrize("locale", LOCALES)
def test_somebody_who_listens_gets_pages_without_signs(locale: str) -> None:
    text = RulesPages(words_for(locale, spoken=True), GAME).screen("special_cards").text
    assert "🗡" not in text and "◇" not in text
    assert "👑" in RulesPages(words_for(locale, spoken=True), GAME).screen("symbols").text


# --------------------------------------------------------------------------- from the table


@pytest.mark.parametrize(("game", "choice"), CHOICES)
def test_every_question_of_the_game_has_a_page(game: str, choice: str) -> None:
    assert {face_of(game).chapter(choice, seats) for seats in range(2, 6)} <= set(pages_of("en", game))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_the_moment_is_that_of_the_own_question_else_of_whoever_is_awaited(game: str) -> None:
    assert chapter(perspective(snapshot(game, 3), 0)) == "about"
    *running, (over, _) = played(game, 3, 7)
    assert chapter(perspective(over, 0)) == CONTENTS
    for table, _ in running:
        for seat in (None, 0, 1, 2):
            ask = (table.ask_of(seat) if seat is not None else None) or table.asks[0]
            assert chapter(perspective(table, seat)) == face_of(game).chapter(ask.choice, 3)


@pytest.mark.parametrize(("seats", "topic"), [(2, "two_players"), (3, "choosing")])
def test_two_who_exchange_cards_in_notre_dame_read_how_two_do_it(seats: int, topic: str) -> None:
    table, _ = next(played("notre_dame", seats, 3))
    assert table.asks[0].choice == "keep"
    assert chapter(perspective(table, 0)) == topic


def test_board_and_lobby_have_the_button() -> None:
    table, _ = next(played(GAME, 2, 3))
    assert Id(ids.RULES, table.code) in [button.id for button in board_buttons(perspective(table))]
    assert Id(ids.RULES, CODE) in [button.id for button in buttons(lobby(perspective(snapshot(GAME, 2))))]


# --------------------------------------------------------------------------- typing


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("typed", ["", "e", "la", "épée", "the"])
def test_completion_offers_no_more_than_discord_takes(locale: str, typed: str) -> None:
    offers = topics(words_for(locale), GAME, typed)
    assert 0 < len(offers) <= 25
    assert all(0 < units(name) <= 100 and value in pages_of(locale, GAME) for name, value in offers)
    assert len({value for _, value in offers}) == len(offers)


def test_completion_is_in_the_language_of_the_reader_whatever_is_typed() -> None:
    assert topics(words_for("fr"), GAME, "sword")[0] == ("Épée · Cartes", "sword")
    assert topics(words_for("en"), GAME, "epee")[0] == ("Sword · Cards", "sword")


def test_what_is_not_found_is_said_above_the_contents() -> None:
    assert "nothing at all" in contents(RulesPages(words_for("en"), GAME), "nothing at all").text


def test_a_page_is_told_with_its_title_and_its_game() -> None:
    page: Page = pages_of("fr", GAME)["sword"]
    assert shown("fr", "sword").text.startswith(f"-# Règles de Rattus Cartus\n## Épée\n{page.body[:20]}")
