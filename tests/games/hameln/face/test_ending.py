"""The final scoring: every line of the result, who won and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.hameln.face.scoring import scoring
from bot.text import LOCALES, words_for
from rules.core import Line, Result
from rules.hameln import game
from tests.faces.boards import rows, scoring_board, text_of
from tests.faces.people import names

from .games import games

EN = words_for("en")
VIEW = game.view(games.laid_out(), None)


def result(why: str = "most_points", ended: str = "big_rats") -> Result:
    lines = (
        Line("houses", (19, 22, 17, 14)),
        Line("rat_catcher", (3, None, 1, 0)),
        Line("road", (None, None, -1, None)),
    )
    return Result((2, 1, 3, 4), (1,), (28, 30, -18, 16), lines, why, {"ended": ended})


def test_the_table_of_the_end_reads_as_designed() -> None:
    board = scoring_board(scoring, EN, result(), VIEW, names(4))
    assert board.headline == "Bea wins with 30 points."
    assert board.blocks[0].lines[:2] == ("The last big rat of the third phase ended the game.", "Most points.")
    assert rows(board) == [
        "                ●   ■   ▲   ◆",
        "Houses         19  22  17  14",
        "Rat-catcher     3   –   1   0",
        "Road            –   –  −1   –",
        "Total          28  30 −18  16",
        "Place           2   1   3   4",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_tie_names_the_one_with_more_influence(locale: str) -> None:
    lines = scoring_board(scoring, words_for(locale), result("influence", "nobody"), VIEW, names(4)).blocks[0].lines
    assert "■ Bea" in lines[1].replace("\u00a0", " ")
    assert lines[0] != scoring_board(scoring, words_for(locale), result(), VIEW, names(4)).blocks[0].lines[0]


def test_in_words_the_scoring_is_sentences() -> None:
    board = scoring_board(scoring, words_for("en", spoken=True), result(), VIEW, replace(names(4), marks=("",) * 4))
    assert not any(block.code for block in board.blocks)
    assert "Road: Chl minus 1." in text_of(board) and "Rat-catcher: Ana 3, Chl 1, Dan 0." in text_of(board)
