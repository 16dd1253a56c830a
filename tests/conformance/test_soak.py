"""The soak itself: it plays everything in turn, tells every fault with its seed, and fails when one was found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests import soak
from tests.support.toy_game import TOY_GAME
from tests.support.toy_game_parts import Table

from . import games
from .games import CASES, rerun
from .moment import Case


def test_all_seats_and_options_come_round_in_turn_each_with_a_seed_of_its_own() -> None:
    jobs = list(soak.jobs(soak.arguments([str(len(CASES) + 1), "--seed", "5"])))
    assert [case for case, _, _ in jobs] == [*CASES, CASES[0]]
    assert [seed for _, seed, _ in jobs] == list(range(5, len(CASES) + 6))


def test_a_run_can_be_narrowed_to_one_game_and_one_number_of_seats() -> None:
    jobs = soak.jobs(soak.arguments(["9", "--game", "magpie", "--seats", "4"]))
    assert {(case.key, case.seats) for case, _, _ in jobs} == {("magpie", 4)}


def test_seats_that_no_game_has_are_told() -> None:
    with pytest.raises(SystemExit, match="no game has such seats"):
        list(soak.jobs(soak.arguments(["1", "--seats", "99"])))


def test_the_command_that_a_failure_names_plays_that_very_game() -> None:
    case = Case("magpie", 3, 1)
    command = rerun(case, 17).split()
    assert command[:3] == ["python", "-m", "tests.soak"]
    assert list(soak.jobs(soak.arguments(command[3:]))) == [(case, 17, 1)]


def test_a_fault_is_told_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def hands_only(g: Table) -> object:
        return [len(hand) for hand in g.hands]

    faulty = replace(TOY_GAME, contract=replace(TOY_GAME.contract, conserved=hands_only))
    monkeypatch.setitem(games.ALL, "magpie", faulty)
    one = soak.one_game((Case("magpie", 2, 0), 3, 1))
    assert one.fault.startswith("Broken: ")
    figures = soak.Figures()
    figures.add(one)
    assert (figures.games, figures.faults) == (1, 1)


def test_a_run_without_faults_says_what_it_did(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["soak", "6", "--game", "magpie", "--workers", "1", "--every", "5"])
    assert soak.main() == 0
    told = capsys.readouterr().out
    assert "seeds 0 to 5" in told
    assert "6 games, " in told
    assert "0 faults" in told
