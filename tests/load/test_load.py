"""The search for the highest rate, how late a board is, and what a step says of itself."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from .boards import NEVER, Line, Look, late
from .machine import cpu_of
from .rates import CLOSE, FASTER, Rates
from .step import HEAD, Step

GOOD = Step(
    asked=4.0,
    seconds=10.0,
    moves=40,
    answers=[0.2] * 100,
    late=[0.5] * 40,
    silent=0,
    idle=0,
    cpu=2.0,
    people_cpu=5.0,
    requests=100,
    sent=4_000_000,
    over_limit=0,
)


def tried(carried: float, first: float = 1.0) -> tuple[list[float], Rates]:
    """The rates that are tried with a bot that carries so many moves a second, until the search ends."""
    rates, found = Rates(first), list[float]()
    while not rates.is_found:
        found.append(rates.next)
        rates.note(good=rates.next <= carried)
    return found, rates


@pytest.mark.parametrize("carried", [0.3, 1.0, 7.5, 12.0, 300.0])
def test_the_highest_rate_is_found_in_few_steps(carried: float) -> None:
    found, rates = tried(carried)
    assert rates.good <= carried < rates.good * CLOSE
    assert len(found) <= 16


def test_rates_are_raised_until_one_is_too_high_and_then_tried_in_between() -> None:
    found, _ = tried(3.0)
    assert found[:4] == pytest.approx([1.0, FASTER, FASTER**2, FASTER**3])
    assert all(FASTER**2 < rate < FASTER**3 for rate in found[4:])


def test_a_board_is_late_by_what_it_stood_after_it_was_due() -> None:
    lines = [Line("A", 5, 100.0), Line("B", 9, 100.0)]
    looks = [Look(101.0, {"A": 4}), Look(102.0, {"A": 5, "B": 8}), Look(103.0, {"A": 6, "B": 8})]
    assert late(lines, looks) == [2.0, NEVER]


def test_a_board_that_follows_another_one_at_once_is_due_ten_seconds_later() -> None:
    lines = [Line("A", 1, 100.0), Line("A", 2, 104.0), Line("A", 3, 130.0)]
    looks = [Look(100.5, {"A": 1}), Look(115.0, {"A": 2}), Look(131.0, {"A": 3})]
    assert late(lines, looks) == [0.5, 1.0, 1.0]


def test_a_board_after_a_sealed_answer_is_due_ten_seconds_later() -> None:
    lines = [Line("A", 1, 100.0, is_sealed=True), Line("A", 2, 120.0, is_sealed=True), Line("A", 3, 121.0)]
    looks = [Look(100.5, {"A": 0}), Look(112.0, {"A": 1}), Look(131.5, {"A": 3})]
    assert late(lines, looks) == [2.0, 1.5, 0.5]


@pytest.mark.parametrize(
    "step",
    [
        replace(GOOD, answers=[0.2] * 95 + [0.5] * 5),
        replace(GOOD, late=[0.5] * 35 + [6.0] * 5),
        replace(GOOD, late=[0.5] * 35 + [NEVER] * 5),
        replace(GOOD, silent=1),
        replace(GOOD, over_limit=1),
        replace(GOOD, answers=[]),
    ],
)
def test_a_rate_is_too_much_where_people_wait_or_boards_are_late(step: Step) -> None:
    assert GOOD.is_good and not step.is_good
    assert "too much" in step.line()


def test_a_rate_that_found_too_few_free_tables_was_not_tried() -> None:
    assert GOOD.was_tried
    assert not replace(GOOD, idle=10).was_tried
    assert replace(GOOD, idle=10, silent=1).was_tried, "they were busy because the bot was"


def test_a_line_tells_what_a_move_costs() -> None:
    told = " ".join(GOOD.line().split())
    assert told == "4.0 4.00 200 / 200 ms 0.5 / 0.5 s 50.0 2.50 100.0 50% good"
    assert HEAD.split()[:2] == ["asked", "moves/s"]


def test_a_line_tells_how_many_answers_were_sealed() -> None:
    assert replace(GOOD, sealed=7).line().endswith("good, 7 sealed")


def test_time_of_the_processor_is_that_of_this_process_and_grows() -> None:
    before = cpu_of(os.getpid())
    numbers: Sequence[int] = range(300_000)
    while cpu_of(os.getpid()) <= before:
        random.Random(1).sample(numbers, 20_000)
    assert before > 0
