"""The board in text: all that is public is in it, within the ceilings of a message."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces import Board, Names
from bot.faces.hameln.board import board
from bot.text import LOCALES, units, words_for
from rules.hameln import game
from rules.hameln.view import View

from .games import laid_out, moments, names, worst_names
from .views import changes, fullest, public, public_views

COLUMNS, CEILING = 34, 2100
LEGEND = 5 * (2 + 2 + 2 * 20) + 4 * 3 + 1  # the line of names, cut to 20 characters before anything else is lost


def text_of(board: Board) -> str:
    return "\n".join([board.headline, *(line for block in board.blocks for line in block.lines)])


def size(board: Board) -> int:
    """The characters of the board below the title, with the names above it and the fences of code blocks."""
    blocks = ["\n".join(("```", *block.lines, "```") if block.code else block.lines) for block in board.blocks]
    return units("\n".join(blocks)) + LEGEND


def told(view: View, locale: str = "en", people: Names | None = None) -> str:
    return text_of(board(words_for(locale), view, people or names(view.seats)))


def lines(view: View, locale: str = "en") -> list[str]:
    return told(view, locale).replace("\u00a0", " ").split("\n")


# --------------------------------------------------------------------------- ceilings


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("people", [names, worst_names])
def test_the_board_of_random_games_stays_under_its_ceilings(locale: str, people: Any) -> None:
    for view in public_views(40):
        shown = board(words_for(locale), view, people(view.seats))
        assert size(shown) <= CEILING
        assert all(len(line) <= COLUMNS for block in shown.blocks if block.code for line in block.lines)
        assert units(shown.headline) <= 150


@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_board_stays_under_its_ceilings(locale: str) -> None:
    shown = board(words_for(locale), fullest(), worst_names(5))
    assert size(shown) <= CEILING
    assert all(len(line) <= COLUMNS for block in shown.blocks if block.code for line in block.lines)


def test_the_town_has_a_row_for_each_house_and_the_families_one_each() -> None:
    for view in public_views(101):
        town, families = [block for block in board(words_for("fr"), view, names(view.seats)).blocks if block.code]
        assert (len(town.lines), len(families.lines)) == (23, view.seats + 1)
        assert all(ord(sign) < 0x2B00 for block in (town, families) for line in block.lines for sign in line)


# --------------------------------------------------------------------------- parity


@pytest.mark.parametrize("locale", LOCALES)
def test_two_public_views_that_differ_give_two_texts_that_differ(locale: str) -> None:
    found: dict[tuple[str, int], View] = {}
    for n, view in enumerate(public_views(3)):
        same = found.setdefault((told(view, locale), view.seats), view)
        assert public(same) == public(view), n


@pytest.mark.parametrize("locale", LOCALES)
def test_every_number_owner_and_place_of_a_position_is_in_the_text(locale: str) -> None:
    seats = set()
    for view in (fullest(), *public_views(300)):
        seats.add(view.seats)
        text = told(view, locale)
        for what, other in changes(view):
            assert told(other, locale) != text, what
    assert seats == {3, 4, 5}


def test_the_board_tells_nothing_that_only_a_seat_knows() -> None:
    for n, moment in enumerate(moments()):
        if n % 31 == 0:
            people = names(moment.state.seats)
            world = game.imagine(moment.state, None, bytes([n % 251]) * 32)
            here, there = (board(words_for("en"), game.view(state, None), people) for state in (moment.state, world))
            assert here == there


# --------------------------------------------------------------------------- how it reads


def in_play(**change: Any) -> View:
    """Four seats in the first phase, everything else as it was laid out."""
    view: View = game.view(laid_out(), None)
    start: dict[str, Any] = {"men": (view.men[0], 3, *view.men[2:]), "women": (view.women[0], 2, *view.women[2:])}
    return view._replace(**{"order": (2, 0, 3, 1), "place": 1, "turns": 4, **start, **change})


def test_a_board_reads_as_designed() -> None:
    view = in_play(rats=0b1000001, cat=2, bribes=(2, 3, 0, 0), piper=1, road=(1, 1), passed=(3,))
    shown = lines(view)
    assert shown[0] == "Phase 1 of 3, turn 5 · ▲ **●** ◆ ■ · big rats left 4 of 4"
    assert shown[1] == "   kind    $  act m w  rats"
    assert shown[3] == "M2 meat    5  3   ◆ ▲  1/5"
    assert "**Rats** 2: market 2 · street 12" in shown
    assert "        fl bre che ale mea tok" in shown
    assert "▲ Chl    0   0   0   0   1   0" in shown
    assert "**Hall** nobody · bag 4 boys, 4 girls" in shown
    assert "**Pied Piper** green, 1 fl a child · bribes yellow 2, green 3" in shown
    assert "**Cat** ▲ Chl" in shown
    assert "**Road to Transylvania** ■−1 ■−2 · next −3" in shown
    assert "**Passed** since anybody acted: ◆" in shown
    assert shown[-1] == f"-# Board “Reconstruction 1” ◇, not the printed one · component data {view.edition}"


def test_an_infested_house_says_whether_it_has_a_big_rat() -> None:
    infested = (True, *(False,) * 21)
    assert lines(in_play(infested=infested, big=1))[2].endswith("×")
    assert lines(in_play(infested=infested))[2].endswith("~")


def test_the_starting_placement_says_in_which_order_the_women_come() -> None:
    view = game.view(laid_out(women_order="reverse"), None)
    assert "**Women**: from the last player back to the first" in lines(view)
    assert lines(view)[0].startswith("Before phase 1: starting placement · **")


def test_a_bank_that_can_run_out_and_a_limit_of_rats_are_told() -> None:
    shown = lines(in_play(bank_limited=True, small_rats_limited=True, rats=1))
    assert "No more than 30 rats can lie there." in shown
    assert any(line.endswith("bank 85 fl, no more") for line in shown)


def test_at_the_end_the_tokens_lie_open() -> None:
    table = game.view(laid_out(), None).table
    view = in_play(over=True, table=(table[0]._replace(tokens=(1, 3)), *table[1:]))
    assert "**Rat-catcher tokens** ● Ana 1, 3 (sum 4)" in lines(view)
    assert lines(view)[0] == "The end, after three visits of the Pied Piper"
