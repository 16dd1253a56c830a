"""The comparison of tables with the same deal: every seat at every table, in words and as a picture."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.pictures.results import drawn, results_alt
from bot.text import LOCALES, units, words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import ButtonRow, Screen, Text
from bot.ui.screens.comparison import Compared, comparison, results_of
from rules.core import Result
from tests.games import GAMES

from .tables import snapshot

MOST_TEXT = 4000


def compared(game: str, locale: str, *, spoken: bool, rounds: int, tables: int = 4) -> list[Compared]:
    """So many tables of a game with all its seats, played to the end."""
    seats = max(GAMES[game].seats)
    places = tuple(range(1, seats + 1))
    totals = tuple(tuple(round * 7 + seat for seat in range(seats)) for round in range(rounds + 1))
    result = Result(places, (0,), totals[-1], (), "most", {})
    found = []
    for n in range(tables):
        table = replace(snapshot(game, seats, locale, status="over", result=result), code=f"K{n}XY", seal="ab" * 32)
        found.append(Compared(Perspective(table, GAMES[game], words_for(locale, spoken=spoken)), totals))
    return found


def said(screen: Screen) -> str:
    """All its texts."""
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_four_full_tables_with_long_names_fit(game: str, locale: str, spoken: bool) -> None:
    found = compared(game, locale, spoken=spoken, rounds=9)
    screen = comparison(found[0].perspective, found)
    assert units(said(screen)) <= MOST_TEXT and "ab" * 32 in said(screen)
    replays = [
        button.id.table
        for row in screen.parts
        if isinstance(row, ButtonRow)
        for button in row.buttons
        if hasattr(button, "id")
    ]
    assert replays == [each.perspective.table.code for each in found]


@pytest.mark.parametrize(("rounds", "columns"), [(3, 4), (10, 11), (14, 1)])
def test_the_picture_has_a_line_for_each_seat_at_each_table(rounds: int, columns: int) -> None:
    found = compared("rattus", "en", spoken=False, rounds=rounds, tables=2)
    results = results_of(found[0].perspective, found)
    seats = max(GAMES["rattus"].seats)
    assert len(results.rows) == 2 * seats and len(results.heads) == columns
    assert all(f">{row[-1]}<" in str(drawn(results).svg) for row in results.rows)


def test_in_words_a_seat_has_one_point_behind_its_number() -> None:
    found = compared("rattus", "en", spoken=False, rounds=3, tables=2)
    lines = results_alt(results_of(found[0].perspective, found)).splitlines()
    assert lines[1].startswith("1. K0XY · ") and ".." not in "".join(lines)


def test_with_fewer_than_two_games_there_is_nothing_to_compare() -> None:
    found = compared("rattus", "en", spoken=False, rounds=3, tables=2)
    lost = found[1]._replace(
        perspective=replace(found[1].perspective, table=replace(found[1].perspective.table, result=None))
    )
    text = said(comparison(found[0].perspective, [found[0], lost]))
    assert "nothing to compare" in text and "without a result" in text
