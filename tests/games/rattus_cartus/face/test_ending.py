"""The final scoring: every line of the result, who won and why, whom the plague took."""

from __future__ import annotations

from bot.faces import face_of
from bot.text import APART, words_for
from rules.core import Line, Result
from rules.rattus_cartus import game
from rules.rattus_cartus.view import NunView, View
from tests.faces.boards import rows, scoring_board, text_of
from tests.faces.people import names

face = face_of("rattus_cartus")
EN, FR = words_for("en"), words_for("fr")


def ended(rats: tuple[int, ...], dead: tuple[int, ...] = ()) -> View:
    view: View = game.view(game.new(len(rats), bytes(32)), None)
    return view._replace(rats=rats, nun_row=tuple(NunView(n, ()) for n in (4, 0, 3, 2, 1)), over=True, dead=dead)


def result(places: tuple[int, ...], winners: tuple[int, ...], totals: tuple[int, ...], why: str) -> Result:
    seats = len(places)
    lines = (
        Line("royalty", (10, None, 2, 5)[:seats]),
        Line("passes", (None,) * seats),
        Line("gold", (0, 4, 4, None)[:seats]),
    )
    return Result(places, winners, totals, lines, why, {"nuns": 10})


def test_the_table_of_the_end_reads_as_designed() -> None:
    board = scoring_board(
        face.scoring,
        EN,
        result((2, 1, 4, 3), (1,), (31, 36, 22, 27), "most_points"),
        ended((9, 8, 12, 10), (2,)),
        names(4),
    )
    assert board.headline == "Bea wins with 36 points."
    assert board.blocks[0].lines == (
        "Most points among the living.",
        "The plague takes Chloé (12 rats); 10 nuns have come.",
        APART.join(("● Ana", "■ Bea", "▲ Chloé", "◆ Dan")),
    )
    assert rows(board) == [
        "                 ●   ■   ▲   ◆",
        "Royalty         10   –   2   5",
        "Passes           –   –   –   –",
        "Gold             0   4   4   –",
        "Total           31  36  22  27",
        "Rats             9   8  12  10",
        "Place            2   1   †   3",
    ]
    assert board.blocks[2].lines == ("**Nun-row** 4 0 3 2 1 = 10", "† taken by the plague: more rats than nuns")


def test_without_dead_there_is_no_dagger() -> None:
    board = scoring_board(
        face.scoring, FR, result((2, 1, 3, 4), (1,), (31, 36, 22, 21), "most_points"), ended((9, 8, 10, 10)), names(4)
    )
    assert "†" not in text_of(board) and "peste" not in text_of(board)


def test_fewer_rats_are_named_as_what_decided() -> None:
    board = scoring_board(face.scoring, EN, result((2, 1), (1,), (30, 30), "fewer_rats"), ended((9, 8)), names(2))
    assert board.blocks[0].lines[0] == "Equal points; fewer rats decide."


def test_a_shared_victory_names_both() -> None:
    board = scoring_board(face.scoring, FR, result((1, 1), (0, 1), (30, 30), "shared"), ended((8, 8)), names(2))
    assert board.headline == "Ana et Bea partagent la victoire avec 30 points."


def test_nobody_wins_where_all_are_taken() -> None:
    board = scoring_board(face.scoring, FR, result((1, 1), (), (30, 20), "nobody"), ended((18, 11), (0, 1)), names(2))
    assert board.headline == "Personne ne gagne\u202f: la peste a emporté tout le monde."
    assert rows(board)[-1].split() == ["Place", "†", "†"]


def test_in_the_variant_those_with_the_fewest_rats_are_not_dead() -> None:
    board = scoring_board(
        face.scoring, EN, result((2, 1), (1,), (30, 20), "most_points"), ended((18, 11), (0,)), names(2)
    )
    assert rows(board)[-1].split() == ["Place", "†", "1"]
