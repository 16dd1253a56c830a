"""The message of a watcher: it fits Discord at every table, tells nothing of a seat, and reads well in words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.faces.naming import plain
from bot.tables import Tables
from bot.tables.values import Foresight, Prediction
from bot.text import LOCALES, units, words_for
from bot.ui.kit.screen import MOST_COMPONENTS, MOST_TEXT, Menu, Screen
from bot.ui.screens.watch_page import (
    Knower,
    Watcher,
    best_screen,
    knew_line,
    least_watch_page,
    percent,
    watch_left,
    watch_page,
)

from .reach import LOBBIES, reaching
from .service_fixture import service_fixture_of
from .tables import SMALL_AND_LARGE, perspective, played, readers, some_moments

SEALED = Prediction(1, 3, 1, 1)
STRANGER = 999
LONG = "*_~|`>#[]()<" * 3


def fits(screen: Screen) -> None:
    """Discord takes the screen."""
    assert units(screen.text) <= MOST_TEXT and screen.components <= MOST_COMPONENTS
    for part in screen.parts:
        assert not isinstance(part, Menu) or (part.id.fits and all(units(each.label) <= 100 for each in part.entries))


@pytest.mark.parametrize(("game", "seats"), SMALL_AND_LARGE)
def test_it_fits_at_every_table_in_every_form_until_the_end(game: str, seats: int) -> None:
    *_, (over, _) = played(game, seats, 1)
    for table in [over, replace(over, status="closed"), *(table for table, _ in some_moments(game, seats, 1, n=3))]:
        for reader in readers(None, table):
            for watcher in (
                Watcher((), may_predict=True),
                Watcher((SEALED,), share=0.4),
                Watcher((SEALED,), share=0.0),
            ):
                fits(watch_page(reader, watcher))
            fits(least_watch_page(reader))
            fits(watch_left(reader))
            assert units(knew_line(reader, Foresight((LONG,) * 5, 0.004))) < 300


@pytest.mark.parametrize("language", LOCALES)
def test_the_list_of_who_knows_best_fits_with_long_names(language: str) -> None:
    fits(best_screen(words_for(language), [Knower(LONG, 0.5, 7)] * 40))
    assert words_for(language)("watch-best-nobody") in best_screen(words_for(language), []).text


def test_a_menu_is_there_as_long_as_one_may_predict_in_this_round() -> None:
    table, _ = some_moments("rattus_cartus", 3, 1, n=1)[0]
    reader = next(readers(None, table))
    with_menu = watch_page(reader, Watcher((SEALED,), may_predict=True))
    without = watch_page(reader, Watcher((SEALED,)))
    assert any(isinstance(part, Menu) for part in with_menu.parts)
    assert not any(isinstance(part, Menu) for part in without.parts)
    assert "you may seal anew" in without.text


@pytest.mark.parametrize("spoken", [False, True])
def test_who_wins_tells_players_of_the_same_name_apart(spoken: bool) -> None:
    table, _ = some_moments("rattus_cartus", 3, 1, n=1)[0]
    alike = replace(table, players=tuple(replace(p, name="Ana") if p else p for p in table.players))
    screen = watch_page(perspective(alike, None, spoken=spoken), Watcher((), may_predict=True))
    (menu,) = (part for part in screen.parts if isinstance(part, Menu))
    labels = [plain(entry.label) for entry in menu.entries]
    assert labels == (["Ana (1)", "Ana (2)", "Ana (3)"] if spoken else ["● Ana", "■ Ana", "▲ Ana"])


def test_in_words_there_is_no_sign() -> None:
    (line,) = best_screen(words_for("en", spoken=True), [Knower("Ana", 0.5, 7)]).text.split("\n")[2:]
    assert line == "Place 1: \u2068Ana\u2069, right through 50 percent of 7 games."


def test_a_share_that_is_no_whole_percent_is_never_nothing() -> None:
    assert [percent(share) for share in (0.001, 0.5, 1.0)] == [1, 50, 100]


async def test_what_players_see_is_equal_whether_or_not_somebody_watches_and_predicts(tmp_path: Path) -> None:
    async with service_fixture_of(tmp_path, "Ana") as service:
        code, tables = await service.running(), service.tables
        LOBBIES[tables] = code
        before = await _seen(tables, code)
        await tables.watching.watch(code, STRANGER)
        await tables.watching.predict(code, STRANGER, 1)
        assert await _seen(tables, code) == before


async def _seen(tables: Tables, code: str) -> dict[str, str]:
    """Everything that reaches the public and each seat, of the table as it stands."""
    table, log = await tables.look(code), await tables.log(code)
    seen: dict[str, str] = {}
    for seat in (None, *range(len(table.players))):
        told = await reaching(tables, perspective(table, seat), log)
        seen |= {f"{seat} {screen}": text for screen, text in told.items() if screen != "watched"}
    return seen
