"""Lessons as data: whole in both languages, short enough, and about nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

import pytest

from bot.games import folders
from bot.lessons import BadLesson, Lesson, lesson_of
from bot.lessons.files import read_lesson
from bot.text import LOCALES
from bot.text.pages import pages_of
from rules import GAMES

RULES = Path(__file__).parents[2] / "rules"
WORD = re.compile(r"[\w’'-]*\w")
SIGN = re.compile("[\u2190-\u2bff\U0001f000-\U0001faff*_#`]")
STEP, AFTER = 40, 25  # words
EVERY = [(game, locale) for game in GAMES for locale in LOCALES]


def words(text: str) -> int:
    """How many words a text has."""
    return len(WORD.findall(text))


def of(game: str, locale: str = "en") -> Lesson:
    """The lesson of a game, which has to have one."""
    lesson = lesson_of(locale, game)
    assert lesson is not None
    return lesson


def texts_of(lesson: Lesson) -> list[str]:
    """All that a lesson says."""
    points = lesson.texts.points.values()
    told = [text for point in points for text in (point.about, point.look, point.weigh, *point.after.values())]
    asked = [text for question in lesson.texts.quiz.values() for text in (question.question, question.reason)]
    return [lesson.texts.welcome, lesson.texts.ending, *told, *asked]


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_a_step_says_no_more_than_forty_words(game: str, locale: str) -> None:
    lesson = of(game, locale)
    for key, point in lesson.texts.points.items():
        assert words(f"{point.about} {point.look} {point.weigh}") <= STEP, key
        assert all(words(text) <= AFTER for text in point.after.values()), key
    assert words(lesson.texts.welcome) <= AFTER
    assert words(lesson.texts.ending) <= STEP


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_its_texts_need_no_signs_so_that_they_can_be_heard(game: str, locale: str) -> None:
    for text in texts_of(of(game, locale)):
        assert not SIGN.search(text), text


@pytest.mark.parametrize("game", GAMES)
def test_french_has_narrow_spaces_before_high_signs(game: str) -> None:
    for text in texts_of(of(game, "fr")):
        assert not re.search("[^\u202f][:;?!](?:\\s|$)", text), text


@pytest.mark.parametrize("game", GAMES)
def test_questions_events_and_pages_that_a_lesson_names_are_there(game: str) -> None:
    source = "".join(file.read_text("utf-8") for file in sorted((RULES / game).glob("*.py")))
    lesson = of(game)
    for point in lesson.structure.points:
        assert set(point.choices) <= set(GAMES[game].rules.choices), point.key
        assert point.page in pages_of("en", game), point.key
        for event in (point.event, *(after.event for after in point.after)):
            assert event is None or f'"{event.key}"' in source, event


@pytest.mark.parametrize("game", GAMES)
def test_its_deals_are_dealt_and_differ(game: str) -> None:
    lesson = of(game)
    shape = lesson.structure
    secrets = [lesson.secret(deal) for deal in range(len(shape.deals))]
    assert len(set(secrets)) == len(secrets) >= 3
    assert lesson.secret(len(secrets)) == secrets[0]
    for secret in secrets:
        assert GAMES[game].new(shape.seats, secret, GAMES[game].Options(**shape.options)).asked


# ------------------------------------------------------------------- files with a fault


@pytest.fixture(name="folder")
def copied(tmp_path: Path) -> Path:
    """The files of a lesson, to spoil one."""
    return Path(copytree(folders("hameln/lesson")[0], tmp_path / "lesson"))


def spoilt(folder: Path, file: str, old: str, new: str) -> str:
    """What is said of the lesson after this change in one of its files."""
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadLesson) as bad:
        read_lesson(folder, "en", "hameln")
    return str(bad.value)


def test_a_text_that_lacks_is_named_with_its_file_and_point(folder: Path) -> None:
    said = spoilt(folder, "en.toml", 'look = "Count the big rats left."\n', "")
    assert "en.toml" in said
    assert "infested" in said
    assert "look" in said


def test_a_point_without_texts_is_named(folder: Path) -> None:
    said = spoilt(folder, "en.toml", "[points.infested]", "[points.infected]")
    assert "'infested' has no texts" in said


def test_texts_after_the_answer_that_nothing_calls_for_are_named(folder: Path) -> None:
    assert "'rats' says after the answer" in spoilt(
        folder, "en.toml", "[points.rats.after]", "[points.rats.after]\nx = 'y'"
    )


def test_a_key_that_nobody_reads_is_refused(folder: Path) -> None:
    said = spoilt(folder, "lesson.toml", 'page = "opening"', 'page = "opening"\ncolour = "red"')
    assert "lesson.toml" in said
    assert "colour" in said


def test_a_point_that_stands_there_twice_is_refused(folder: Path) -> None:
    assert "'turn' stands there twice" in spoilt(folder, "lesson.toml", 'key = "activate"', 'key = "turn"')


def test_a_file_that_is_no_toml_is_named(folder: Path) -> None:
    assert "en.toml" in spoilt(folder, "en.toml", "[points.rats]", "[points.rats")


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson_of("en", "chess") is None
