"""The final scoring: every line of the result, who won and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.rattus.face import face
from bot.text import LOCALES, Words, words_for
from rules.core import Line, Result
from rules.rattus import game
from rules.rattus.components import BY_CHOICE, BY_MAJORITY
from rules.rattus.state import Loss
from tests.faces.boards import rows, scoring_board, text_of
from tests.faces.people import names

from .games import games

EN, FR = words_for("en"), words_for("fr")
VIEW = game.view(games.laid_out(), None)._replace(way=())


def result(why: str = "most_cubes") -> Result:
    lines = (Line("regions", (4, 9, None, 2)), Line("palace", (None, 3, 1, 2)))
    return Result((2, 1, 4, 3), (1,), (4, 12, 1, 4), lines, why, {"seat": 3})


def test_the_table_of_the_end_reads_as_designed() -> None:
    board = scoring_board(face.scoring, EN, result(), VIEW, names(4))
    assert board.headline == "Bea wins with 12 cubes on the board."
    assert board.blocks[0].lines[0] == "Most cubes on the board, the palace included."
    assert board.blocks[0].lines[2].replace("\u00a0", " ") == "● Ana · ■ Bea · ▲ Chloé · ◆ Dan"
    assert rows(board) == [
        "                 ●   ■   ▲   ◆",
        "Regions          4   9   –   2",
        "Palace           –   3   1   2",
        "Total            4  12   1   4",
        "Place            2   1   4   3",
    ]


def test_what_the_final_ravage_took_and_the_way_of_the_plague_are_told() -> None:
    taken = (Loss(0, 1, 2, BY_MAJORITY), Loss(0, 0, 1, 3), Loss(4, 1, 1, 3))
    view = VIEW._replace(way=(4, 5, 0), ravaged=taken)
    told = text_of(scoring_board(face.scoring, EN, result(), view, names(4)))
    assert "Final losses     1   3   0   0" in told
    assert "**The final ravage took** Anglia 3, Hungaria 1" in told
    assert "**By** most cubes (M) 2, Chivalry 2" in told
    assert "**Way of the plague** Hungaria, Italia, Anglia" in told


@pytest.mark.parametrize(
    ("words", "chosen"), [(EN, "a cube given up instead of a potion 2"), (FR, "cube cédé au lieu d’une potion 2")]
)
def test_what_owners_of_potions_chose_to_lose_is_told_beside_the_symbols(words: Words, chosen: str) -> None:
    view = VIEW._replace(
        way=(4,), ravaged=(Loss(0, 1, 3, BY_MAJORITY), Loss(4, 1, 1, BY_CHOICE), Loss(4, 0, 1, BY_CHOICE))
    )
    assert f"(M) 3, {chosen}" in text_of(scoring_board(face.scoring, words, result(), view, names(4)))


def test_equal_totals_behind_the_winner_say_why_their_places_differ() -> None:
    lines = scoring_board(face.scoring, EN, result(), VIEW, names(4)).blocks[0].lines
    why = "◆ Dan had the last regular turn; who would have played sooner after that stands ahead"
    assert f"Equal cubes further down: {why}." in lines
    alone = result()._replace(totals=(5, 12, 1, 4))
    assert "Equal cubes" not in text_of(scoring_board(face.scoring, EN, alone, VIEW, names(4)))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_tie_says_from_whom_the_turn_order_is_counted_on(locale: str) -> None:
    why = scoring_board(face.scoring, words_for(locale), result("next_in_turn"), VIEW, names(4)).blocks[0].lines[0]
    assert "◆ Dan" in why and "■ Bea" in why


def test_in_words_the_scoring_is_sentences() -> None:
    board = scoring_board(
        face.scoring, words_for("fr", spoken=True), result(), VIEW, replace(names(4), marks=("",) * 4)
    )
    assert not any(block.code for block in board.blocks)
    assert "Régions\u202f: Ana 4, Bea 9, Dan 2." in text_of(board)


def test_random_games_end_with_and_without_a_tie() -> None:
    results = [game.result(one.end) for one in games.played()]
    assert {result.why for result in results if result} == {"most_cubes", "next_in_turn"}
