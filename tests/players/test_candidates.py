"""Which answers are looked at."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from math import factorial

import pytest

from bot.players import EASY, MIDDLE, STRONG, Judge, Level, Weights, think
from bot.players.candidates import MOST, candidates, multisets, neighbours, orders, some_picks
from bot.players.weights import features_of
from rules import GAMES
from rules.core import Ask
from rules.core.following import legal
from tests.games.hameln.rules.build import HOUSE, table

from .moments import moments

FEATURES = features_of("hameln")
GAIN = tuple(float(name in ("money", "goods")) for name in FEATURES.names)  # what houses give counts, rats do not


def question(*options: int, least: int = 1, most: int = 1) -> Ask:
    return Ask(0, "lay", (0,), options, least, most, 1)


def test_all_answers_are_looked_at_where_they_are_few_and_none_twice() -> None:
    ask = question(1, 1, 2, least=0, most=2)
    assert list(multisets(ask)) == [(), (1,), (2,), (1, 1), (1, 2)]
    assert candidates(ask, random.Random(1)) == list(multisets(ask))


@pytest.mark.parametrize("key", GAMES)
def test_a_question_leaves_a_choice_where_it_has_more_than_one_answer(key: str) -> None:
    found = Counter[bool]()
    for seats in GAMES[key].seats:
        for _state, ask in moments(GAMES[key], seats, 1):
            choice = GAMES[key].rules.choices[ask.choice]
            answers = orders(ask) if choice.ordered else multisets(ask)
            several = len(list(islice(answers, 2))) > 1
            assert choice.leaves_choice(ask) == several, ask
            found[several] += 1
    assert found[True] and (found[False] or key == "notre_dame")


def test_of_too_many_answers_a_sample_has_the_smallest_and_the_largest() -> None:
    ask = question(*range(30), least=0, most=30)
    picks = candidates(ask, random.Random(1), 50)
    assert len(picks) == len(set(picks)) == 50
    assert () in picks and tuple(range(30)) in picks
    assert all(legal(ask, pick) for pick in picks)


def test_a_sample_has_the_answers_that_a_game_thinks_sensible_each_once() -> None:
    ask, sensible = question(*range(30), least=0, most=30), [(7, 4), (29,), ()]
    picks = candidates(ask, random.Random(1), 12, sensible)
    assert len(picks) == len(set(picks)) == 12
    assert {(4, 7), (29,), (), tuple(range(30))} <= set(picks)


def test_a_play_out_tries_no_answer_twice_in_another_order_and_all_where_they_are_few() -> None:
    three_of_five = question(*range(5), least=3, most=3)
    assert some_picks(three_of_five, random.Random(1), 16) == list(multisets(three_of_five))
    three_of_nine = question(*range(9), least=3, most=3)
    picks = some_picks(three_of_nine, random.Random(1), 60)
    assert len({frozenset(pick) for pick in picks}) == len(picks) > 30
    assert some_picks(three_of_nine, random.Random(1), 1) == picks[:1], "drawn by lot, and not the first"
    pairs = some_picks(question(1, 2, least=2, most=2), random.Random(1), 9, ordered=True)
    assert sorted(pairs) == [(1, 2), (2, 1)], "where the order counts both are answers"
    three = some_picks(question(1, 2, 3, least=1, most=3), random.Random(1), 15, ordered=True)
    assert len(three) == len(set(three)) == 3 + 6 + 6


@pytest.mark.parametrize(("level", "houses"), [(EASY, 2), (MIDDLE, 3), (STRONG, 4)])
def test_where_the_order_counts_all_orders_of_so_many_houses_are_candidates_at_a_level(
    level: Level, houses: int
) -> None:
    def orders_of(n: int) -> int:
        ask = question(*range(n), least=1, most=n)
        found = candidates(ask, random.Random(1), min(MOST, level.iterations // 2), ordered=True)
        return sum(len(pick) == n for pick in found)

    assert orders_of(houses) == factorial(houses)
    assert orders_of(houses + 1) == 1, "one order stands for all; others are its neighbours"


def test_what_lies_beside_an_answer_differs_by_one_thing_and_is_legal() -> None:
    ask = question(1, 1, 2, 3, least=1, most=2)
    near = neighbours(ask, (1,), random.Random(1), 99)
    assert set(near) == {(1, 1), (1, 2), (1, 3), (2,), (3,)}
    assert all(legal(ask, pick) for pick in near)
    assert (1,) not in near, "never the answer itself"


def test_where_the_order_counts_every_order_of_few_things_is_looked_at() -> None:
    ask = question(1, 2, 3, most=2)
    picks = candidates(ask, random.Random(1), ordered=True)
    assert picks == [(1,), (2,), (3,), (1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)]


def test_where_there_are_too_many_orders_those_of_the_best_with_two_places_exchanged_lie_beside_it() -> None:
    ask = question(1, 2, 3, most=3)
    assert candidates(ask, random.Random(1), 12, ordered=True) == list(multisets(ask))
    near = neighbours(ask, (3, 1, 2), random.Random(1), 99, ordered=True)
    assert {(1, 3, 2), (2, 1, 3), (3, 2, 1)} <= set(near)
    assert {(1, 2), (3, 2), (3, 1)} == set(near) - {(1, 3, 2), (2, 1, 3), (3, 2, 1)}, "what stays keeps its order"


def test_houses_are_activated_in_the_order_that_is_better_whichever_stands_first() -> None:
    """Y2 infests Y3, which is skipped then; after Y3, Y2 is still free of rats."""
    at = table(opening="Y2 A/B, Y3 A/C", rats="wY a03 s02", activity="Y2 3, Y3 1", pool=3, bag=(0, 0), seats=3)
    world = at.GAME.imagine(at.turn("A").act("A", "men").g, 0, bytes(32))
    found = think(Judge(at.GAME, FEATURES, Weights(GAIN, GAIN)), world, 0, bytes(32), EASY)
    assert found.pick == (HOUSE["Y3"], HOUSE["Y2"])
