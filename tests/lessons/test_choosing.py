"""Which point a question calls for: new ones first, told aside late, and in full where a question calls after all."""

from __future__ import annotations

from bot.lessons import Lesson, Situation, lesson_of, next_point, told_again
from rules import GAMES

GAME = GAMES["hameln"]


def of() -> Lesson:
    lesson = lesson_of("en", "hameln")
    assert lesson is not None
    return lesson


def at(choice: str, decided: int, *, planned: bool = False) -> Situation:
    """A question of this kind, after so many decisions."""
    shape = of().structure
    state = GAME.new(shape.seats, of().secret(0), GAME.Options(**shape.options))
    ask = state.asked[0]._replace(choice=choice)
    return Situation(ask, GAME.view(state, ask.seat), (), decided, planned)


def test_a_point_told_aside_comes_in_full_where_a_question_calls_for_it() -> None:
    lesson, late = of(), of().structure.late
    others = {point.key for point in lesson.structure.points} - {"road", "scoring"}
    aside = next_point(lesson, others, at("rats", late))
    assert aside is not None
    assert (aside.key, aside.aside) == ("aside:road", True)
    called = next_point(lesson, {*others, aside.key}, at("keep", late))
    assert called is not None
    assert (called.key, called.aside) == ("road", False)
    assert next_point(lesson, {*others, aside.key, called.key, "scoring"}, at("keep", late)) is None


def test_the_steps_of_a_plan_are_spared_longer() -> None:
    lesson, late = of(), of().structure.late
    others = {point.key for point in lesson.structure.points} - {"road"}
    assert next_point(lesson, others, at("rats", late, planned=True)) is None
    assert next_point(lesson, others, at("rats", late + 2, planned=True)) is not None


def test_what_an_earlier_version_told_is_nothing() -> None:
    assert told_again(of(), "") is None
    assert told_again(of(), "aside:gone") is None
