"""*What happens here?*: its answers are those of the rules, one of the options is right, and wrong ones come back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from bot.lessons import Lesson, lesson_of
from bot.lessons.files import recorded_games
from bot.lessons.quiz import OPTIONS, QuizItem, answer, quiz_item
from bot.text import LOCALES
from bot.text.pages import pages_of
from bot.ui.kit.ids import Id, read_id
from bot.ui.screens.quiz import ASK, LENGTH, PICK, QuizRound, read_round
from rules import GAMES
from rules.core import Event, Move
from rules.hameln.components import Kind

from .record import RECORDED
from .test_files import AFTER, SIGN, words

ROUNDS = 12  # whose questions are compared with the rules one by one


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
def test_recorded_games_are_played_to_their_end_by_the_rules_of_today(game: str) -> None:
    """Where rules or components have changed: `python -m tests.lessons.record`."""
    rules, shape = GAMES[game], of(game).structure
    assert len(recorded_games(game)) >= RECORDED
    for recorded in recorded_games(game):
        state = rules.new(shape.seats, recorded.secret, rules.Options(**shape.options))
        for seat, choice, pick in recorded.moves:
            ask = next(ask for ask in state.asked if (ask.seat, ask.choice) == (seat, choice))
            state, _ = rules.play(state, Move(seat, choice, pick, ask.revision))
        assert rules.result(state) is not None


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_of_recorded_games_and_of_the_lessons_deals(game: str) -> None:
    rules, shape, lesson = GAMES[game], of(game).structure, of(game)
    secrets = {
        "recorded": {recorded.secret.hex() for recorded in recorded_games(game)},
        "dealt": {lesson.secret(deal).hex() for deal in range(len(shape.deals))},
    }
    found = {quiz_item(lesson, rules, seed, number).before.secret for seed in range(3) for number in range(LENGTH)}
    assert found <= secrets["recorded"] | secrets["dealt"]
    assert found & secrets["recorded"]
    assert found & secrets["dealt"]


@pytest.mark.parametrize("game", GAMES)
def test_no_position_comes_twice_in_a_round(game: str) -> None:
    for seed in range(5):
        items = [quiz_item(of(game), GAMES[game], seed, number) for number in range(LENGTH)]
        asked = {str((item.question.key, GAMES[game].save(item.before), item.told)) for item in items}
        assert len(asked) == LENGTH


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


# ------------------------------------------------------------------- answers, question by question


@cache
def rounds(game: str) -> list[QuizItem]:
    """The questions of some rounds."""
    return [quiz_item(of(game), GAMES[game], seed, number) for seed in range(ROUNDS) for number in range(LENGTH)]


def asked(game: str, key: str) -> list[QuizItem]:
    """Some dozens of positions with this question."""
    items = [item for item in rounds(game) if item.question.key == key]
    assert items
    return items


def keys(events: Sequence[Event]) -> list[str]:
    return [event.key for event in events]


def total(events: Sequence[Event], key: str, fact: str, seat: int | None = None) -> int:
    """The sum of a fact of all events of this kind; with a seat, of those that befall it."""
    facts = [event.facts for event in events if event.key == key and (seat is None or event.facts["seat"] == seat)]
    return sum(int(str(each[fact])) for each in facts)


def test_the_points_of_a_person_are_those_of_the_park_too_and_none_that_notre_dame_shares() -> None:
    by_park = 0
    for item in asked("notre_dame", "points"):
        assert "plague" not in keys(item.then)
        bonus = total(item.then, "gained_prestige", "bonus")
        assert item.options[item.right] == total(item.then, "gained_prestige", "n") + bonus
        by_park += bonus
    assert by_park


@pytest.mark.parametrize("key", ["gold", "points"])
def test_a_card_or_person_that_has_yet_to_ask_something_is_not_said_to_bring_nothing(key: str) -> None:
    assert all(item.options[item.right] for item in asked("notre_dame", key))


def test_who_gets_a_child_is_asked_of_one_house_before_which_no_rats_come() -> None:
    for item in asked("hameln", "children"):
        table, houses = item.before, item.told[-1].facts["houses"]
        assert isinstance(houses, tuple)
        assert len(houses) == 1
        woman = table.women[houses[0]]
        comes = table.house(houses[0]).kind != Kind.INFLUENCE and table.bag_boys + table.bag_girls > 0
        assert item.options[item.right] == ((woman,) if comes and table.reserve[woman] else ())


def test_whoever_cannot_pay_for_all_their_children_loses_some_to_the_road() -> None:
    for item in asked("hameln", "road"):
        table, told = item.before, item.told
        if "nobody_moves" in keys(told):  # then money may have been spent in the same move
            continue
        price, losing = table.components.piper_price[table.piper], list[int]()
        for seat in range(table.seats):
            born = sum(event.key == "child" and event.facts["seat"] == seat for event in told)
            children = table.boys[seat] + table.girls[seat] + born
            if price * children > table.money[seat] + total(told, "gained_money", "n", seat):
                losing.append(seat)
        assert item.options[item.right] == tuple(losing)


def test_who_has_the_premium_action_is_asked_of_a_building_that_acts() -> None:
    for item in asked("rattus_cartus", "premium"):
        assert "acts" in keys(item.then)
        assert item.options[item.right] in {(0,), (1,), (2,)}


# ------------------------------------------------------------------- a round


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
