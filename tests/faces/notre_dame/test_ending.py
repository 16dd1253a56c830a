"""The final scoring: every line of the result, who won and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.faces import Board
from bot.faces.notre_dame.scoring import scoring
from bot.text import LOCALES, units, words_for
from rules.core import Line, Result
from rules.notre_dame import game

from .games import laid_out, names, played, worst_names

EN, FR = words_for("en"), words_for("fr")
VIEW = game.view(laid_out(), None)


def result(why: str = "most_prestige", winners: tuple[int, ...] = (1,)) -> Result:
    lines = (Line("prestige", (44, 51, 51, 32)), Line("gold", (3, 4, 0, 12)), Line("markers", (1, 2, 5, 0)))
    return Result((3, 1, 2, 4), winners, (44, 51, 51, 32), lines, why, {})


def rows(board: Board) -> list[str]:
    return [line for block in board.blocks if block.code for line in block.lines]


def text_of(board: Board) -> str:
    return "\n".join([board.headline, *(line for block in board.blocks for line in block.lines)])


def test_the_table_of_the_end_reads_as_designed() -> None:
    board = scoring(EN, result("gold_and_markers"), VIEW, names(4))
    assert board.headline == "Bea wins with 51 prestige points."
    assert board.blocks[0].lines[0] == (
        "Equal points: gold and markers in the personal supply, counted together, decide."
    )
    assert board.blocks[0].lines[1].replace("\u00a0", " ") == "● Ana · ■ Bea · ▲ Chloé · ◆ Dan"
    assert rows(board) == [
        "                 ●   ■   ▲   ◆",
        "Prestige        44  51  51  32",
        "Gold             3   4   0  12",
        "Markers own      1   2   5   0",
        "Place            3   1   2   4",
    ]


def test_a_shared_victory_names_all_who_share_it() -> None:
    board = scoring(FR, result("shared", (1, 2)), VIEW, names(4))
    assert board.headline == "Bea et Chloé partagent la victoire avec 51 points de prestige."
    assert board.blocks[0].lines[0].startswith("Points égaux, et autant d’or")


def test_in_words_the_scoring_is_sentences() -> None:
    board = scoring(
        words_for("fr", spoken=True), result(), VIEW, replace(names(4), marks=("",) * 4, tags=names(4).full)
    )
    assert not any(block.code for block in board.blocks)
    assert "Or\u202f: Ana 3, Bea 4, Chloé 0, Dan 12." in text_of(board)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_random_game_ends_in_a_table_that_fits(locale: str) -> None:
    for one in played():
        outcome = game.result(one.end)
        assert outcome is not None
        board = scoring(words_for(locale), outcome, game.view(one.end, None), worst_names(one.seats))
        assert len(rows(board)) == len(outcome.lines) + 2
        assert all(len(row) <= 34 for row in rows(board))
        assert units(text_of(board)) <= 1800
