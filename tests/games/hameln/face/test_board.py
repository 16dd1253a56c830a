"""The board in text: how it reads, line by line."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.faces import face_of
from bot.games.hameln.face.board import board
from bot.games.hameln.face.holdings import columns
from bot.text import LOCALES, words_for
from rules.hameln import game
from rules.hameln.view import View
from tests.faces import boards
from tests.faces.people import names

from .games import games
from .views import fullest

told = partial(boards.told, face_of("hameln"))


def lines(view: View, locale: str = "en") -> list[str]:
    return told(view, locale).replace("\u00a0", " ").split("\n")


def test_the_town_has_a_row_for_each_house_and_the_families_one_each() -> None:
    for view in games.public_views(100):
        town, families = [block for block in board(words_for("fr"), view, names(view.seats)).blocks if block.code]
        assert (len(town.lines), len(families.lines)) == (23, view.seats + 1)


# --------------------------------------------------------------------------- how it reads


def in_play(**change: Any) -> View:
    """Four seats in the first phase, everything else as it was laid out."""
    view: View = game.view(games.laid_out(), None)
    start: dict[str, Any] = {"men": (view.men[0], 3, *view.men[2:]), "women": (view.women[0], 2, *view.women[2:])}
    return view._replace(**{"order": (2, 0, 3, 1), "place": 1, "turns": 4, **start, **change})


def test_a_board_reads_as_designed() -> None:
    view = in_play(rats=0b1000001, cat=2, bribes=(2, 3, 0, 0), piper=1, road=(1, 1), passed=(3,))
    shown = lines(view)
    assert shown[0] == "Phase 1 of 3, turn 5 · ▲ **●** ◆ ■ · big rats left 4 of 4"
    assert shown[1] == "   kind   $ d mw rats, free"
    assert shown[3] == "M2 meat   5 3 ◆▲ 1/5 3 9 10 11"
    assert "**Rats** 2: 2, 7" in shown
    assert "           fl bre che ale mea tok" in shown
    assert "▲ Chl       0   0   0   0   1   0" in shown
    assert "**Hall** nobody · bag 4 boys, 4 girls" in shown
    assert "**Pied Piper** green, 1 fl a child · bribes yellow 2, green 3" in shown
    assert "**Cat** ▲ Chl" in shown
    assert "**Road to Transylvania** ■−1 ■−2 · next −3" in shown
    assert "**Passed** since anybody acted: ◆" in shown
    assert shown[-1] == f"-# Board “Reconstruction 1” ◇, not the printed one · component data {view.edition}"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_row_of_the_town_has_its_free_circles_by_number_within_the_width_of_a_phone(locale: str) -> None:
    view: View = game.view(games.laid_out(5), None)
    rows = board(words_for(locale), view, names(5)).blocks[0].lines[1:]
    assert max(map(len, rows)) <= 34
    assert rows[1].endswith("0/6 2 3 9 10ab 11")  # M2, with both circles of one side
    assert rows[4].endswith("0/6 5 6 15–17")  # M5: a run where the numbers would be too long
    assert all(row.split("/")[1][1:].strip() for row in rows)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_families_keep_their_columns_with_any_name(locale: str) -> None:
    view = fullest()
    awkward = ("𝕎𝕎𝕎", "李王張", "ÉÇÀ", "e\u0301e\u0301e\u0301", "ﷺﷺﷺ")
    for tags in (awkward, ("WWW",) * 5, ("S1", "S2", "S3", "S4", "S5")):
        shown = board(words_for(locale), view, replace(names(5), tags=tags))
        rows = shown.blocks[2].lines
        assert shown.blocks[2].code and len(rows) == 6
        assert {columns(row) for row in rows} == {columns(rows[0])} and columns(rows[0]) <= 34


def test_an_infested_house_says_whether_it_has_a_big_rat() -> None:
    infested = (True, *(False,) * 21)
    assert lines(in_play(infested=infested, big=1))[2].endswith("×")
    assert lines(in_play(infested=infested))[2].endswith("~")


def test_the_starting_placement_says_in_which_order_the_women_come() -> None:
    view = game.view(games.laid_out(women_order="reverse"), None)
    assert "**Women**: from the last player back to the first" in lines(view)
    assert lines(view)[0].startswith("Before phase 1: starting placement · **")


def test_a_bank_that_can_run_out_and_a_limit_of_rats_are_told() -> None:
    shown = lines(in_play(bank_limited=True, small_rats_limited=True, rats=1))
    assert "No more than 30 rats can lie there." in shown
    assert any(line.endswith("bank 85 fl, no more") for line in shown)


def test_at_the_end_the_tokens_lie_open() -> None:
    table = game.view(games.laid_out(), None).table
    view = in_play(over=True, table=(table[0]._replace(tokens=(1, 3)), *table[1:]))
    assert "**Rat-catcher tokens** ● Ana 1, 3 (sum 4)" in lines(view)
    assert lines(view)[0] == "The end, after three visits of the Pied Piper"
