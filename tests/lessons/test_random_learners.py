"""Whatever a learner answers, a lesson tells all its points in time; `python -m tests.lessons` plays a thousand."""

from __future__ import annotations

import pytest

from bot.lessons import lesson_of
from rules import GAMES

from .learner import learned

LEARNERS = 12  # of each game


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("learner", range(LEARNERS))
def test_a_random_learner_meets_every_point_before_the_ending(game: str, learner: int) -> None:
    lesson = lesson_of("en", game)
    assert lesson is not None
    report = learned(lesson, learner, learner)
    assert report.met == {point.key for point in lesson.structure.points}
    assert report.decided <= lesson.structure.most


@pytest.mark.parametrize("game", GAMES)
def test_most_points_come_where_a_question_calls_for_them(game: str) -> None:
    lesson = lesson_of("en", game)
    assert lesson is not None
    reports = [learned(lesson, deal, 101) for deal in range(3)]
    called = sum(len(report.called) for report in reports)
    assert called > 1.5 * sum(len(report.aside) for report in reports)
