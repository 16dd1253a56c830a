"""Which answers are looked at."""

from __future__ import annotations

import random

from bot.players.candidates import beside, candidates, multisets
from rules.core import Ask
from rules.core.following import legal


def question(*options: int, least: int = 1, most: int = 1) -> Ask:
    return Ask(0, "lay", (0,), options, least, most, 1)


def test_all_answers_are_looked_at_where_they_are_few_and_none_twice() -> None:
    ask = question(1, 1, 2, least=0, most=2)
    assert list(multisets(ask)) == [(), (1,), (2,), (1, 1), (1, 2)]
    assert candidates(ask, random.Random(1)) == list(multisets(ask))


def test_of_too_many_answers_a_sample_has_the_smallest_and_the_largest() -> None:
    ask = question(*range(30), least=0, most=30)
    picks = candidates(ask, random.Random(1), 50)
    assert len(picks) == len(set(picks)) == 50
    assert () in picks and tuple(range(30)) in picks
    assert all(legal(ask, pick) for pick in picks)


def test_what_lies_beside_an_answer_differs_by_one_thing_and_is_legal() -> None:
    ask = question(1, 1, 2, 3, least=1, most=2)
    near = beside(ask, (1,), random.Random(1), 99)
    assert set(near) == {(1, 1), (1, 2), (1, 3), (2,), (3,)}
    assert all(legal(ask, pick) for pick in near)
    assert (1,) not in near, "never the answer itself"
