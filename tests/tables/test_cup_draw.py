"""The draw of a cup's rounds, and its points: as even as it goes, for any number of people and seats."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from bot.tables.transitions.cup_draw import draw_round, sizes
from bot.tables.transitions.cup_scores import points_of
from bot.tables.values import LEAST_IN_CUP, MOST_IN_CUP, CupTable

SHAPES = [(people, seats) for people in range(LEAST_IN_CUP, MOST_IN_CUP + 1) for seats in range(2, 6)]
shapes = pytest.mark.parametrize(("people", "seats"), SHAPES)


def cup(people: int, seats: int, rounds: int, seed: int) -> list[CupTable]:
    """The tables of so many rounds."""
    lots, tables = random.Random(seed), list[CupTable]()
    for number in range(1, rounds + 1):
        groups = draw_round(range(people), seats, tables, lots)
        tables += [CupTable(number, f"{number} {n}", group) for n, group in enumerate(groups)]
    return tables


def met(tables: list[CupTable], people: int) -> list[int]:
    """How often each two people have met."""
    counted = Counter(frozenset(pair) for table in tables for pair in combinations(table.drawn, 2))
    return [counted[frozenset(pair)] for pair in combinations(range(people), 2)]


@shapes
def test_everybody_sits_at_one_table_in_each_round_and_tables_are_as_even_as_they_go(people: int, seats: int) -> None:
    tables = cup(people, seats, 3, seed=people)
    for number in (1, 2, 3):
        drawn = [table.drawn for table in tables if table.round == number]
        assert sorted(person for group in drawn for person in group) == list(range(people))
        assert sorted(map(len, drawn), reverse=True) == sizes(people, seats)
        assert max(map(len, drawn)) <= seats and max(map(len, drawn)) - min(map(len, drawn)) <= 1


@shapes
@pytest.mark.sampled
def test_nobody_meets_somebody_much_more_often_than_somebody_else(people: int, seats: int, seed: int = 5) -> None:
    tables = cup(people, seats, 6, seed)
    counted = met(tables, people)
    fewest_possible = sum(counted) / len(counted)  # that all had met equally often
    assert max(counted) <= fewest_possible + 3
    if len(counted) <= sum(len(t.drawn) * (len(t.drawn) - 1) // 2 for t in tables if t.round <= 3):
        assert min(met(cup(people, seats, 8, seed), people)) >= 1, "everybody has met everybody"


@pytest.mark.parametrize(("people", "seats", "rounds"), [(8, 2, 3), (9, 3, 2), (15, 3, 3), (16, 4, 2)])
def test_nobody_meets_somebody_again_where_there_is_another_way(people: int, seats: int, rounds: int) -> None:
    assert {max(met(cup(people, seats, rounds, seed), people)) for seed in range(10)} == {1}


@pytest.mark.parametrize(("people", "seats"), [(4, 4), (8, 4), (12, 4), (16, 4), (9, 3), (15, 3), (10, 5), (6, 2)])
def test_everybody_sits_everywhere_about_as_often(people: int, seats: int) -> None:
    sat = Counter((person, seat) for table in cup(people, seats, 8, 3) for seat, person in enumerate(table.drawn))
    for person in range(people):
        often = [sat[person, seat] for seat in range(seats)]
        assert max(often) - min(often) <= 2, (person, often)


def test_small_tables_go_round() -> None:
    tables = cup(7, 4, 7, 1)
    small = Counter(person for table in tables if len(table.drawn) == 3 for person in table.drawn)
    assert max(small.values()) - min(small[person] for person in range(7)) <= 2


def test_the_same_lots_draw_the_same() -> None:
    assert cup(9, 4, 3, 7) == cup(9, 4, 3, 7) != cup(9, 4, 3, 8)


def test_who_never_sit_together_are_parted_even_where_all_sit_at_one_table() -> None:
    for seed in range(5):
        groups = draw_round(range(8), 4, (), random.Random(seed), lambda a, b: {a, b} == {0, 1})
        assert all(not {0, 1} <= {*group} for group in groups) and len(groups) == 2
    groups = draw_round(range(4), 4, (), random.Random(0), lambda a, b: {a, b} == {0, 1})
    assert sorted(map(len, groups)) == [1, 3] and all(not {0, 1} <= {*group} for group in groups)


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2), (100, 0)),
        ((2, 1, 3), (50, 100, 0)),
        ((1, 2, 3, 4), (100, 67, 33, 0)),
        ((1, 1, 3), (75, 75, 0)),
        ((1, 2, 2, 4), (100, 50, 50, 0)),
        ((1, 1), (50, 50)),
    ],
)
def test_points_are_the_share_of_the_others_that_somebody_is_ahead_of(
    places: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert points_of(places) == points
