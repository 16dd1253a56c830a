"""The final scoring: every line of the result, who won and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.faces import Board
from bot.faces.rattus import face
from bot.text import LOCALES, units, words_for
from rules.core import Line, Result
from rules.rattus import game

from .games import laid_out, names, played, worst_names

EN, FR = words_for("en"), words_for("fr")
VIEW = game.view(laid_out(), None)


def result(why: str = "most_cubes") -> Result:
    lines = (Line("regions", (4, 9, None, 2)), Line("palace", (None, 3, 1, 2)))
    return Result((2, 1, 4, 3), (1,), (4, 12, 1, 4), lines, why, {"seat": 3})


def rows(board: Board) -> list[str]:
    return [line for block in board.blocks if block.code for line in block.lines]


def text_of(board: Board) -> str:
    return "\n".join([board.headline, *(line for block in board.blocks for line in block.lines)])


def test_the_table_of_the_end_reads_as_designed() -> None:
    board = face.scoring(EN, result(), VIEW, names(4))
    assert board.headline == "Bea wins with 12 cubes on the board."
    assert board.blocks[0].lines[0] == "Most cubes on the board, the palace included."
    assert board.blocks[0].lines[1].replace("\u00a0", " ") == "● Ana · ■ Bea · ▲ Chloé · ◆ Dan"
    assert rows(board) == [
        "                 ●   ■   ▲   ◆",
        "Regions          4   9   –   2",
        "Palace           –   3   1   2",
        "Total            4  12   1   4",
        "Place            2   1   4   3",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_tie_says_from_whom_the_turn_order_is_counted_on(locale: str) -> None:
    why = face.scoring(words_for(locale), result("next_in_turn"), VIEW, names(4)).blocks[0].lines[0]
    assert "◆ Dan" in why and "■ Bea" in why


def test_in_words_the_scoring_is_sentences() -> None:
    board = face.scoring(words_for("fr", spoken=True), result(), VIEW, replace(names(4), marks=("",) * 4))
    assert not any(block.code for block in board.blocks)
    assert "Régions\u202f: Ana 4, Bea 9, Dan 2." in text_of(board)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_random_game_ends_in_a_table_that_fits(locale: str) -> None:
    reasons = set()
    for one in played():
        outcome = game.result(one.end)
        assert outcome is not None
        reasons.add(outcome.why)
        board = face.scoring(words_for(locale), outcome, game.view(one.end, None), worst_names(one.seats))
        assert len(rows(board)) == len(outcome.lines) + 3
        assert all(len(row) <= 34 for row in rows(board))
        assert units(text_of(board)) <= 1800
    assert reasons == {"most_cubes", "next_in_turn"}
