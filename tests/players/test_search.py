"""How tries are spent: a candidate that has clearly fallen behind costs no more of them."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from math import inf
from operator import le

import pytest

from bot.players import MIDDLE, STRONG
from bot.players.candidates import candidates
from bot.players.search import CHECKED_EVERY, Candidate, Search, split_behind
from bot.players.weights import judge_of
from rules import GAMES
from rules.core import Ask, Pick, State
from tests.players.moments import SEED, moments

BEST = Candidate((1,), [0.6, 0.4, 0.7, 0.3] * 4)


def picks(ranked: list[Candidate]) -> list[Pick]:
    return [candidate.pick for candidate in ranked]


def test_who_is_a_little_behind_in_every_try_is_dropped_and_who_may_have_had_bad_luck_is_not() -> None:
    steadily_behind = Candidate((2,), [result - 0.05 for result in BEST.results])
    unlucky = Candidate((3,), [0.1, 0.7, 0.1, 0.7] * 4)
    assert unlucky.worth < steadily_behind.worth < BEST.worth, "what chance explains counts, not how far behind"
    tried_on, dropped = split_behind([unlucky, steadily_behind, BEST], 3.0)
    assert (picks(tried_on), picks(dropped)) == ([(1,), (3,)], [(2,)])


def test_answers_that_came_out_alike_in_every_try_are_both_tried_on_as_a_rare_chance_may_tell_them_apart() -> None:
    alike = Candidate((2,), list(BEST.results))
    tried_on, dropped = split_behind([BEST, alike], 3.0)
    assert (picks(tried_on), picks(dropped)) == ([(1,), (2,)], [])


def test_those_that_were_dropped_stand_below_those_that_were_tried_longer() -> None:
    several = 0
    for state, ask in moments(GAMES["notre_dame"], 2, 7):
        found = searched(state, ask, candidates(ask, random.Random(1), 6), 3.0)
        tries = [candidate.tries for candidate in found]
        assert tries == sorted(tries, reverse=True)
        several += len(set(tries)) > 2
    assert several


def test_most_questions_are_decided_before_half_of_their_tries_and_as_well() -> None:
    game, early, late = GAMES["notre_dame"], list[int](), list[int]()
    for state, ask in moments(game, 2, 7):
        found = candidates(ask, random.Random(1), 4)
        if len(found) > 1:
            sooner, later = (searched(state, ask, found, errors) for errors in (3.0, inf))
            lost = later[0].worth - next(tried.worth for tried in later if tried.pick == sooner[0].pick)
            assert lost < 0.02
            assert all(candidate.tries >= CHECKED_EVERY for candidate in sooner), "none is dropped after a few tries"
            early.append(sum(candidate.tries for candidate in sooner))
            late.append(sum(candidate.tries for candidate in later))
    assert len(early) > 5 and all(map(le, early, late)) and sum(early) < sum(late) / 2


def searched(state: State, ask: Ask, found: list[Pick], errors: float) -> list[Candidate]:
    game = GAMES["notre_dame"]
    worlds = [game.imagine(state, ask.seat, SEED[number:] + SEED[:number]) for number in range(8)]
    level = replace(MIDDLE, positions=100_000, worlds=len(worlds), time_limit=600.0, standard_errors=errors)
    return Search(judge_of(game, 2), ask, level, worlds.__getitem__).best_first(found, 800)


@pytest.mark.parametrize(
    ("key", "candidates", "middle", "strong"),
    [("rattus_cartus", 6, 11, 313), ("rattus", 14, 54, 232), ("notre_dame", 6, 13, 396), ("hameln", 6, 23, 907)],
)
def test_so_many_play_outs_are_made_at_most_as_the_documents_say(
    key: str, candidates: int, middle: int, strong: int
) -> None:
    judge = judge_of(GAMES[key], 3)
    state, ask = next(iter(moments(GAMES[key], 3, 1)))
    settings, tries = judge.features.search, Counter[str]()
    assert settings.shortlist == candidates
    for level in (MIDDLE, STRONG):
        search = Search(judge, ask, level, lambda number: state)

        def evaluate(g: State, number: int, level: str = level.name) -> float:
            tries[level] += 1
            return 0.5  # nothing tells them apart

        playouts = round(level.iterations * settings.playout_factor)
        search._halved([ask.options[: ask.least]] * candidates, playouts, evaluate, settings.tries)
    assert tries == {"middle": middle, "strong": strong}
