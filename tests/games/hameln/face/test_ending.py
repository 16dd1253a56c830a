"""The final scoring: every line of the result, who won and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.hameln.face.scoring import scoring
from bot.text import LOCALES, words_for
from rules.core import Line, Result
from rules.hameln import game
from rules.hameln.flow import after_phase
from rules.hameln.view import View
from tests.faces.boards import rows, scoring_board, text_of
from tests.faces.people import names
from tests.games.hameln.rules.build import table

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


@pytest.mark.parametrize("locale", LOCALES)
def test_equal_points_below_the_winner_are_placed_by_influence_and_said_to_be(locale: str) -> None:
    equal = Result((4, 1, 2, 3), (1,), (3, 8, 3, 3), result().lines, "most_points", {"ended": "big_rats"})
    lines = scoring_board(scoring, words_for(locale), equal, VIEW, names(4)).blocks[0].lines
    told = lines[2].replace("\u00a0", " ")
    assert "3 points" in told and told.index("▲ Chl") < told.index("◆ Dan") < told.index("● Ana")
    others = scoring_board(scoring, words_for(locale), result(), VIEW, names(4)).blocks[0].lines
    assert len(others) == len(lines) - 1, "nobody has equal points"


def ended_with_infested_houses() -> View:
    """The end of a game: G2, for 2 points, of Chl and Ana is infested; so is a house where nobody lives."""
    t = table(homes="G2 C/A", rats="s04 wG a05 a06 s01 a01 wY a02", phase=3, pool=0).at(after_phase())
    assert t.infested == "Y2 G2"
    return t.view(None)


def test_the_infested_houses_stand_below_with_the_points_that_are_lost() -> None:
    view = ended_with_infested_houses()
    told = scoring_board(scoring, EN, result(), view, names(4)).blocks[-1].lines
    assert told == ("**Infested, so without points** G2 −2 (▲ and ●)",)
    french = scoring_board(scoring, words_for("fr"), result(), view, names(4)).blocks[-1].lines
    assert french == ("**Infestées, donc sans points** G2 −2 (▲ et ●)",)
    spoken = scoring_board(scoring, words_for("en", spoken=True), result(), view, replace(names(4), marks=("",) * 4))
    assert "Infested, so without points: G2, 2 points less for Chl and Ana." in text_of(spoken)


def test_in_words_the_scoring_is_sentences() -> None:
    board = scoring_board(scoring, words_for("en", spoken=True), result(), VIEW, replace(names(4), marks=("",) * 4))
    assert not any(block.code for block in board.blocks)
    assert "Road: Chl minus 1." in text_of(board) and "Rat-catcher: Ana 3, Chl 1, Dan 0." in text_of(board)
