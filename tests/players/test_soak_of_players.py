"""The soak of bot players notes every game, faults too, and goes on where it was broken off."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.players import LEVELS
from tests.ladder import jsonl, soak

QUICK = replace(LEVELS["easy"], iterations=1, worlds=1)


def test_a_soak_goes_on_after_the_last_game_that_was_noted_whole(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    soak.run(path, ["rattus"], range(1), 2, QUICK)
    whole = path.read_text("utf-8")
    path.write_text(f'{whole}\n{{"game": "rattus", "se', "utf-8")
    soak.run(path, ["rattus"], range(2), 2, QUICK)
    assert [(one["game"], one["seed"]) for one in jsonl.noted(path)] == [("rattus", 0), ("rattus", 1)]
    assert all(sum(one["shares"]) == pytest.approx(1) for one in jsonl.noted(path))


def test_a_soak_may_begin_with_other_deals_than_one_before(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    soak.run(path, ["rattus"], range(3, 5), 2, QUICK)
    assert [one["seed"] for one in jsonl.noted(path)] == [3, 4]


def test_games_of_another_budget_or_number_of_seats_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for seats, iterations in ((2, 1), (3, 1), (2, 2), (2, 1)):
        soak.run(path, ["rattus"], range(1), seats, replace(QUICK, iterations=iterations))
    assert [(one["seats"], one["iterations"]) for one in jsonl.noted(path)] == [(2, 1), (3, 1), (2, 2)]


def test_a_fault_is_noted_and_counted_and_the_next_game_begins(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    impossible: Any = "a few"
    soak.run(path, ["rattus"], range(2), 2, replace(QUICK, iterations=impossible))
    assert [line.split(", ")[:2] for line in soak.told(path)] == [["rattus: 2 games", "2 faults"]]
