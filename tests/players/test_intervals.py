"""The intervals of matches between bot players."""

from __future__ import annotations

import random

from tests.ladder.__main__ import Match
from tests.ladder.intervals import exceeds, lower, upper


def drawn(mean: float, n: int, seed: int) -> list[float]:
    chance = random.Random(seed)
    return [float(chance.random() < mean) for _ in range(n)]


def test_an_interval_closes_around_the_mean() -> None:
    shares = drawn(0.7, 1000, 1)
    assert 0.62 < lower(shares) < 0.7 < upper(shares) < 0.78


def test_before_the_first_deal_nothing_is_shown() -> None:
    assert (lower([]), upper([])) == (0.0, 1.0)


def test_a_match_that_is_looked_at_after_every_deal_rarely_shows_what_is_not_so() -> None:
    wrong = sum(exceeds(drawn(0.5, 200, seed), 0.5) for seed in range(120))
    assert wrong <= 3, "one of 40 is allowed"


def test_what_is_clearly_better_is_shown_early() -> None:
    assert exceeds([1.0] * 40, 0.85)
    assert not exceeds([1.0] * 5, 0.85)


def test_a_match_says_whether_its_bar_is_reached_missed_or_open() -> None:
    assert [Match(0.5, [share] * 60).verdict for share in (1.0, 0.0, 0.5)] == ["reached", "missed", "open"]
    assert not Match(1.0, [0.0] * 60).decided  # there is no bar
