"""Readings are added up, and what grows is named."""

from __future__ import annotations

from .growth import Reading, growth, lines, p99, together


def reading(look: list[float], memory: float = 50.0) -> Reading:
    return Reading(milliseconds={"look": look}, megabytes={"memory": memory})


def test_the_slow_end_is_what_one_of_a_hundred_exceeds() -> None:
    assert p99([float(n) for n in range(1, 101)]) == 99
    assert p99([float(n) for n in range(1, 201)]) == 198
    assert p99([3.0, 1.0, 2.0]) == 3


def test_growth_is_told_of_the_middle_so_that_one_slow_time_is_none() -> None:
    assert growth([1.0, 1.0, 1.0], [1.0, 1.2, 900.0]) == 1.2


def test_rounds_are_put_together() -> None:
    whole = together([reading([1.0], 50.0), reading([2.0, 3.0], 70.0), reading([4.0], 60.0)])
    assert whole == reading([1.0, 2.0, 3.0, 4.0], 60.0)


def test_a_table_names_what_grows() -> None:
    shown = list(lines({10: reading([1.0, 1.0]), 1000: reading([1.1, 1.1]), 100_000: reading([2.0, 2.0], 55.0)}))
    assert shown[0].split()[-4:] == ["10", "1,000", "100,000", "growth"]
    assert shown[1].endswith("2.00×  grows")
    assert shown[2].endswith("1.10×")
