"""The final scoring fits its message, whatever the names."""

from __future__ import annotations

import pytest

from bot.text import LOCALES, units, words_for
from tests.faces.boards import scoring_board

from .boards import COLUMNS, rows, text_of
from .cases import Case
from .people import worst_names


@pytest.mark.parametrize("locale", LOCALES)
def test_every_random_game_ends_in_a_table_that_fits(case: Case, locale: str) -> None:
    for one in case.games.played():
        result, view = case.game.result(one.end), case.game.view(one.end, None)
        assert result is not None
        board = scoring_board(case.face.scoring, words_for(locale), result, view, worst_names(one.seats))
        assert len(rows(board)) == len(result.lines) + case.under_the_lines
        assert all(len(row) <= COLUMNS for row in rows(board))
        assert units(text_of(board)) <= 1800
