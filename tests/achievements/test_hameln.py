"""Achievements of Hameln, each with an end that earns it and one that falls short by one."""

from __future__ import annotations

import pytest

from .ends import Facts, at_the_end, earns, plain, told

GAME = "hameln"
SEAT = plain(GAME)
CHILD: tuple[str, Facts] = ("child", {"seat": 0, "sex": 0})
HOUSES = len(SEAT.end.men)


def lost(seat: int) -> tuple[str, Facts]:
    return ("lost_children", {"seat": seat, "boys": 1, "girls": 0})


def living(houses: int, infested: tuple[int, ...] = ()) -> dict[str, object]:
    """The town with members of the seat in so many houses, the first ones, and some infested."""
    men = tuple(0 if house < houses else 1 for house in range(HOUSES))
    return {"men": men, "women": (1,) * HOUSES, "infested": tuple(house in infested for house in range(HOUSES))}


def own(**changes: object) -> dict[str, object]:
    """The families with another one of the seat."""
    first, *others = SEAT.end.table
    return {"table": (first._replace(**changes), *others)}


@pytest.mark.parametrize(
    ("events", "earned"), [((CHILD, lost(1)), True), ((CHILD, lost(0)), False), ((lost(1),), False)]
)
def test_no_child_lost(events: tuple[tuple[str, Facts], ...], earned: bool) -> None:
    assert earns(GAME, "no_child_lost", told(SEAT, *events)) == earned


@pytest.mark.parametrize(("houses", "earned"), [(6, True), (5, False)])
def test_many_houses(houses: int, earned: bool) -> None:
    assert earns(GAME, "many_houses", at_the_end(SEAT, **living(houses))) == earned


@pytest.mark.parametrize(
    ("houses", "infested", "earned"), [(4, (9,), True), (5, (4,), False), (3, (), False), (4, (0,), False)]
)
def test_clean_houses(houses: int, infested: tuple[int, ...], earned: bool) -> None:
    assert earns(GAME, "clean_houses", at_the_end(SEAT, **living(houses, infested))) == earned


@pytest.mark.parametrize(("sons", "daughters", "earned"), [(2, 2, True), (3, 0, False)])
def test_matchmaker(sons: int, daughters: int, earned: bool) -> None:
    wed = [(0, 1)] * sons + [(2, 0)] * daughters + [(1, 2)] * 5
    events: list[tuple[str, Facts]] = [("married", {"boy": boy, "girl": girl, "house": 1, "n": 1}) for boy, girl in wed]
    assert earns(GAME, "matchmaker", told(SEAT, *events)) == earned


@pytest.mark.parametrize(("tokens", "earned"), [((3, 3, 2), True), ((3, 3, 1), False), ((), False)])
def test_rat_catcher(tokens: tuple[int, ...], earned: bool) -> None:
    assert earns(GAME, "rat_catcher", at_the_end(SEAT, **own(tokens=tokens))) == earned


@pytest.mark.parametrize(("cat", "earned"), [(0, True), (1, False), (-1, False)])
def test_cat_owner(cat: int, earned: bool) -> None:
    assert earns(GAME, "cat_owner", at_the_end(SEAT, cat=cat)) == earned


@pytest.mark.parametrize(("calls", "earned"), [(3, True), (2, False)])
def test_calls_the_tune(calls: int, earned: bool) -> None:
    called: tuple[str, Facts] = ("bribed", {"seat": 0, "region": 2, "n": 1, "total": 3, "piper": 2})
    others: list[tuple[str, Facts]] = [("bribed", {**called[1], "piper": 1}), ("bribed", {**called[1], "seat": 1})]
    assert earns(GAME, "calls_the_tune", told(SEAT, *[called] * calls, *others)) == earned


@pytest.mark.parametrize(("money", "earned"), [(12, True), (11, False)])
def test_wealthy(money: int, earned: bool) -> None:
    assert earns(GAME, "wealthy", at_the_end(SEAT, **own(money=money))) == earned
