"""*What happens here?*: its answers are those of the rules, one of the options is right, and wrong ones come back."""

from __future__ import annotations

import pytest

from bot.lessons import Lesson, lesson_of
from bot.lessons.quiz import OPTIONS, answer, quiz_item
from bot.text import LOCALES
from bot.text.pages import pages_of
from bot.ui.kit.ids import Id, read_id
from bot.ui.screens.quiz import ASK, LENGTH, PICK, QuizRound, read_round
from rules import GAMES

from .test_files import AFTER, SIGN, words


def of(game: str, locale: str = "en") -> Lesson:
    lesson = lesson_of(locale, game)
    assert lesson is not None
    return lesson


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_one_right_option_that_the_rules_gave(game: str) -> None:
    lesson, asked = of(game), set()
    for number in range(LENGTH):
        item = quiz_item(lesson, GAMES[game], 5, number)
        asked.add(item.question.key)
        assert len(set(item.options)) == len(item.options) == OPTIONS
        assert item.options[item.right] == answer(item.question, item.then)
        assert item.told[-1].key == item.question.after
        assert item.question.nothing or item.options[item.right]
    assert asked == set(lesson.texts.quiz)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_number_asks_the_same_again(game: str) -> None:
    one, other = (quiz_item(of(game), GAMES[game], 9, 3) for _ in range(2))
    assert (one.told, one.then, one.options, one.right) == (other.told, other.then, other.options, other.right)
    assert GAMES[game].save(one.before) == GAMES[game].save(other.before)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_its_texts_are_short_and_its_pages_are_there(game: str, locale: str) -> None:
    lesson = of(game, locale)
    for question in lesson.structure.quiz:
        texts = lesson.texts.quiz[question.key]
        assert words(texts.question) <= AFTER / 2
        assert words(texts.reason) <= 2 * AFTER
        assert not SIGN.search(texts.question + texts.reason)
        assert question.page in pages_of(locale, game)


def test_a_wrong_answer_comes_back_at_the_end_and_only_first_tries_count() -> None:
    at = QuizRound("rattus", 1)
    at = at.answered(right=False)
    assert at.left == (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
    for _ in range(9):
        at = at.answered(right=True)
    assert (at.left, at.first) == ((0,), 9)
    at = at.answered(right=True)
    assert (at.left, at.first, at.tries) == ((), 9, 11)


@pytest.mark.parametrize("game", GAMES)
def test_how_far_it_has_come_is_read_from_the_id(game: str) -> None:
    at = QuizRound(game, 99_999_999, tries=999, first=10)
    for choice, pick in ((ASK, None), (PICK, 3)):
        id = at.id(choice, pick)
        assert id.fits
        assert read_id(str(id)) == id
        assert read_round(id) == (at, -1 if pick is None else pick)


@pytest.mark.parametrize("what", ["", "rattus", "rattus-00-1-1", "rattus-01-1-11", "rattus-0-1-1-7", "rattus-٣-1-1"])
def test_an_id_that_the_bot_did_not_make_is_none(what: str) -> None:
    assert read_round(Id("L", "RULES", 1, ASK, what)) is None
