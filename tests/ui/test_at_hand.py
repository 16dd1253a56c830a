"""Cards at hand: what a panel names can be looked up from it, and hints say what lessons say."""

from __future__ import annotations

import pytest

from bot.lessons import lesson_of
from bot.tables import Person, Snapshot
from bot.text import LOCALES, words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.presses import press
from bot.ui.interactions.services import Services
from bot.ui.kit.screen import MOST_COMPONENTS, Menu, MenuEntry, Screen, Text
from bot.ui.screens.at_hand import with_things_at_hand
from rules import GAMES
from tests.support.company import Company

from .tables import perspective, snapshot


def who_is_asked(table: Snapshot, locale: str) -> Caller:
    """Somebody whom the table waits for."""
    player = table.players[table.awaited[0]]
    assert player is not None
    assert player.person is not None
    return Caller(Person(player.person, player.name), words_for(locale), "press", table.place)


def at_hand(screen: Screen, locale: str) -> Menu | None:
    """The menu of things under a screen."""
    menus = [part for part in screen.parts if isinstance(part, Menu)]
    return next((menu for menu in menus if menu.placeholder == words_for(locale)("ui-at-hand")), None)


@pytest.mark.parametrize(
    ("locale", "game", "text", "topics"),
    [
        ("en", "rattus", "takes the **Witch** from Bea, two Knights", ["witch", "knight"]),
        ("fr", "notre_dame", "joue le parc · corrompt le Ménestrel", ["park", "minstrel"]),
        ("en", "hameln", "a brewery and bakeries", ["brewery"]),
        ("en", "notre_dame", "## Notre Dame · table ABCD", []),
        ("en", "rattus", "a kingdom of nothing", []),
    ],
)
def test_the_menu_has_what_the_text_names_as_whole_words(locale: str, game: str, text: str, topics: list[str]) -> None:
    reader = perspective(snapshot(game, 3, locale))
    menu = at_hand(with_things_at_hand(reader, Screen((Text(text),))), locale)
    assert [entry.value for entry in menu.entries] == topics if menu else topics == []


def test_a_full_panel_goes_without() -> None:
    full = Screen((Text("the Witch"),) * (MOST_COMPONENTS - 2))
    assert with_things_at_hand(perspective(snapshot("rattus", 3)), full) == full


@pytest.mark.parametrize("locale", LOCALES)
async def test_from_the_panel_to_a_cards_page_and_back(services: Services, locale: str) -> None:
    company = Company(services.tables)
    code = await company.sit_down("rattus", 2)
    await company.play_on(code, 4)
    table = await services.look(code)
    caller = who_is_asked(table, locale)
    panel = await services.panel(caller, table)
    menu = at_hand(panel.screen, locale)
    assert menu is not None
    entry: MenuEntry = menu.entries[0]
    page = await press(services, caller, str(menu.id), (entry.value,))
    assert f"## {entry.label}" in page.text
    assert words_for(locale)("ui-my-move") in str(page.screen)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
async def test_hints_of_a_first_game_say_what_its_lesson_says(services: Services, game: str, locale: str) -> None:
    company = Company(services.tables)
    code = await company.sit_down(game, max(2, min(GAMES[game].seats)))
    table = await services.look(code)
    caller = who_is_asked(table, locale)
    lesson = lesson_of(locale, game)
    assert lesson is not None
    panel = (await services.panel(caller, table)).text
    assert any(point.about in panel for point in lesson.texts.points.values()), panel
