"""Achievements of Notre Dame, each with an end that earns it and one that falls short by one."""

from __future__ import annotations

import pytest

from .ends import Facts, at_the_end, earns, plain, told

GAME = "notre_dame"
SEAT = plain(GAME)


def own(**changes: object) -> dict[str, object]:
    """The boroughs with another one of the seat."""
    first, *others = SEAT.end.table
    return {"table": (first._replace(**changes), *others)}


def often(key: str, times: int, **facts: int) -> list[tuple[str, Facts]]:
    """An event of the seat so often, and ten times one of somebody else."""
    return [(key, Facts(seat=0, **facts))] * times + [(key, Facts(seat=1, **facts))] * 10


@pytest.mark.parametrize(("n", "earned"), [(0, True), (1, False)])
def test_no_outbreak(n: int, earned: bool) -> None:
    assert earns(GAME, "no_outbreak", told(SEAT, *often("outbreak", n))) == earned


@pytest.mark.parametrize(
    ("key", "enough", "facts"),
    [
        ("courier", 4, {"market": 1, "message": 1}),
        ("good_employer", 9, {"person": 1}),
        ("benefactor", 2, {"n": 3}),
    ],
)
def test_what_is_done_often_enough(key: str, enough: int, facts: dict[str, int]) -> None:
    event = {"courier": "took_message", "good_employer": "hired", "benefactor": "donated"}[key]
    assert earns(GAME, key, told(SEAT, *often(event, enough, **facts)))
    assert not earns(GAME, key, told(SEAT, *often(event, enough - 1, **facts)))


@pytest.mark.parametrize(
    ("key", "enough", "short"),
    [
        ("clean_borough", {"rat": 0}, {"rat": 1}),
        ("every_sector", {"markers": (1, 1, 1, 1, 1, 2, 1, 0)}, {"markers": (1, 1, 1, 0, 1, 2, 1, 3), "friend": 3}),
        ("crowded_sector", {"markers": (0, 3, 0, 0, 0, 0, 0, 0), "friend": 1}, {"markers": (0, 3, 0, 0, 0, 0, 0, 9)}),
        ("renowned", {"prestige": 40}, {"prestige": 39}),
    ],
)
def test_what_lies_in_the_borough_at_the_end(key: str, enough: dict[str, object], short: dict[str, object]) -> None:
    assert earns(GAME, key, at_the_end(SEAT, **own(**{"friend": 0, **enough})))
    assert not earns(GAME, key, at_the_end(SEAT, **own(**{"friend": 0, **short})))
