"""The final scoring: every line of the result, who won and why."""

from __future__ import annotations

from dataclasses import replace

from bot.games.notre_dame.face.scoring import scoring
from bot.text import words_for
from rules.core import Line, Result
from rules.notre_dame import game
from tests.faces.boards import rows, scoring_board, text_of
from tests.faces.people import names

from .games import games

EN, FR = words_for("en"), words_for("fr")
VIEW = game.view(games.laid_out(), None)


def result(why: str = "most_prestige", winners: tuple[int, ...] = (1,)) -> Result:
    lines = (Line("prestige", (44, 51, 51, 32)), Line("gold", (3, 4, 0, 12)), Line("markers", (1, 2, 5, 0)))
    return Result((3, 1, 2, 4), winners, (44, 51, 51, 32), lines, why, {})


def test_the_table_of_the_end_reads_as_designed() -> None:
    board = scoring_board(scoring, EN, result("gold_and_markers"), VIEW, names(4))
    assert board.headline == "Bea wins with 51 prestige points."
    assert board.blocks[0].lines[0] == (
        "Equal points: gold and markers in the personal supply, counted together, decide."
    )
    assert board.blocks[0].lines[1].replace("\u00a0", " ") == "● Ana · ■ Bea · ▲ Chloé · ◆ Dan"
    assert rows(board) == [
        "                 ●   ■   ▲   ◆",
        "Prestige        44  51  51  32",
        "Gold             3   4   0  12",
        "Markers left     1   2   5   0",
        "Place            3   1   2   4",
    ]


def test_what_the_points_came_from_stands_above_them_and_the_periods_below() -> None:
    red = (7, 0, 0, 0, 0, 3, 6, 0, 0, 0, 14, 0, 0, 0, 0, 0, -2, 0)  # six sources, each by three periods
    board = scoring_board(scoring, EN, result(), VIEW._replace(tally=red + (0,) * 54), names(4))
    assert rows(board)[1:11] == [
        "Residence        7   –   –   –",
        "Messages         3   –   –   –",
        "Persons          6   –   –   –",
        "Notre Dame      14   –   –   –",
        "Park             –   –   –   –",
        "Outbreaks       −2   –   –   –",
        "Prestige        44  51  51  32",
        "Period A        13   0   0   0",
        "Period B        12   0   0   0",
        "Period C         3   0   0   0",
    ]


def test_points_by_donations_stand_apart_from_the_shares_of_notre_dame() -> None:
    red = (0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 5, 0, 0, 0, 0, 0, 0)
    at_end = VIEW._replace(tally=red + (0,) * 54, donated=(9, 0, 0, 0))
    assert rows(scoring_board(scoring, EN, result(), at_end, names(4)))[4:6] == [
        "Donations        9   –   –   –",
        "Period shares    5   –   –   –",
    ]


def test_a_shared_victory_names_all_who_share_it() -> None:
    board = scoring_board(scoring, FR, result("shared", (1, 2)), VIEW, names(4))
    assert board.headline == "Bea et Chloé partagent la victoire avec 51 points de prestige."
    assert board.blocks[0].lines[0].startswith("Points égaux, et autant d’or")


def test_in_words_the_scoring_is_sentences() -> None:
    board = scoring_board(
        scoring, words_for("fr", spoken=True), result(), VIEW, replace(names(4), marks=("",) * 4, tags=names(4).full)
    )
    assert not any(block.code for block in board.blocks)
    assert "Or\u202f: Ana 3, Bea 4, Chloé 0, Dan 12." in text_of(board)
