"""The quiz through the services: a whole round by pressing, in both languages and in words."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from bot.pictures import Renderer
from bot.tables import Person
from bot.text import LOCALES, words_for
from bot.ui.interactions import quizzing
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.presses import press
from bot.ui.interactions.services import Services
from bot.ui.kit.illustrator import Illustrator
from bot.ui.kit.names import without_markdown
from bot.ui.kit.screen import MOST_COMPONENTS, MOST_TEXT, Button, ButtonRow, Screen
from bot.ui.screens.quiz import ASK, QuizRound
from rules import GAMES


def buttons(screen: Screen) -> list[Button]:
    """The buttons of a screen."""
    rows = [part for part in screen.parts if isinstance(part, ButtonRow)]
    return [button for row in rows for button in row.buttons if isinstance(button, Button)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("locale", "spoken"), [(locale, spoken) for locale in LOCALES for spoken in (False, True)])
@pytest.mark.sampled
async def test_a_round_ends_once_all_ten_were_answered_right(
    services: Services, game: str, locale: str, *, spoken: bool
) -> None:
    words, keys = words_for(locale, spoken=spoken), count()
    shown = await quizzing.begin(services, Caller(Person(1, "Ana"), words, "first", None, reading="text"), game)
    right = wrong = 0
    lots = Random(1)
    for _ in range(200):
        caller = Caller(Person(1, "Ana"), words, f"key-{next(keys)}", None, reading="text")
        assert len(shown.text) <= MOST_TEXT
        assert shown.screen.components <= MOST_COMPONENTS
        offered = buttons(shown.screen)
        told = await press(services, caller, str(lots.choice(offered).id))
        right += words("quiz-right", answer="").rstrip(". ") in told.text
        wrong += words("quiz-wrong", given="", answer="").split(".")[0] in told.text
        if words("quiz-again") in [button.label for button in buttons(told.screen)]:
            break
        shown = await press(services, caller, str(buttons(told.screen)[0].id))
    assert right == 10
    assert words("quiz-done", first=10 - _missed(told.text), of=10, tries=right + wrong) in told.text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
async def test_from_an_answer_to_the_page_of_its_rule_and_back(services: Services, game: str, locale: str) -> None:
    caller = Caller(Person(1, "Ana"), words_for(locale), "first", None, reading="text")
    asked = await quizzing.begin(services, caller, game)
    told = await press(services, caller, str(buttons(asked.screen)[1].id))
    rules = next(button for button in buttons(told.screen) if button.label == caller.words("ui-rules"))
    page = await press(services, caller, str(rules.id))
    assert page.text.startswith("## ")
    assert page.text != told.text
    assert (await press(services, caller, str(buttons(page.screen)[0].id))).text == told.text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
async def test_a_wrong_answer_is_told_with_the_right_one_and_the_position_stays(
    services: Services, game: str, locale: str
) -> None:
    caller = Caller(Person(1, "Ana"), words_for(locale), "first", None, reading="text")
    asked = await quizzing.begin(services, caller, game)
    picks = [button for button in buttons(asked.screen) if ":quiz_pick:" in str(button.id)]
    told = [(button.label, (await press(services, caller, str(button.id))).text) for button in picks]
    right = [label for label, text in told if caller.words("quiz-right", answer="").rstrip(". ") in text]
    assert len(right) == 1
    position = asked.text.splitlines()[3]
    for label, text in told:
        said = without_markdown(text)
        assert label in said and right[0] in said
        assert position in text


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_is_shortened_to_a_tag_and_no_data_are_named(services: Services, game: str) -> None:
    caller = Caller(Person(1, "Ana"), words_for("en"), "first", None, reading="text")
    shown = [await press(services, caller, str(QuizRound(game, n).id(ASK))) for n in range(6)]
    labels = {label for each in shown for button in buttons(each.screen) for label in button.label.split(", ")}
    assert all(len(label.lstrip("●■▲ ")) > 3 for label in labels if label[0] in "●■▲")
    assert all("omponent data" not in each.text for each in shown)


async def test_question_and_answer_have_the_picture_of_the_position(services: Services) -> None:
    with closing(Renderer()) as renderer:
        drawing = replace(services, illustrator=Illustrator(renderer, in_time=120.0))
        caller = Caller(Person(1, "Ana"), words_for("en"), "first", None)
        asked = await quizzing.begin(drawing, caller, "rattus")
        told = await press(drawing, caller, str(buttons(asked.screen)[0].id))
        assert asked.drawing and told.drawing
        pictures = [await asked.drawing, await told.drawing]
        assert pictures[0] == pictures[1] != ()
        assert "```" not in told.screen.pictured(pictures[1]).text


async def test_who_acts_has_the_mark_of_the_options_and_none_in_words(services: Services) -> None:
    for spoken in (False, True):
        words = words_for("en", spoken=spoken)
        caller = Caller(Person(1, "Ana"), words, "first", None, reading="text")
        shown = [(await press(services, caller, str(QuizRound("rattus", n).id(ASK)))).screen for n in range(6)]
        labels = {button.label for screen in shown for button in buttons(screen)}
        told = [line for screen in shown for line in screen.text.splitlines() if " places a new rat " in line]
        assert told
        assert all((line[0] in "●■") != spoken for line in told)
        assert any(label[0] in "●■" for label in labels) != spoken
        assert all(" a rat is turned up, limit " in screen.text for screen in shown)


async def test_the_place_in_a_round_counts_on_after_a_wrong_answer(services: Services) -> None:
    caller = Caller(Person(1, "Ana"), words_for("en"), "first", None, reading="text")
    at = QuizRound("rattus", 1)
    for right in (False, True, False):
        at = at.answered(right=right)
    assert "Question 4 of 10" in (await press(services, caller, str(at.id(ASK)))).text
    for _ in range(7):
        at = at.answered(right=True)
    assert "It comes back: 2 are left" in (await press(services, caller, str(at.id(ASK)))).text


def _missed(text: str) -> int:
    """How many of ten were not right at the first try, as the end says."""
    for first in range(11):
        if f" {first} of 10 " in text or f" {first} sur 10 " in text:
            return 10 - first
    raise AssertionError(text)
