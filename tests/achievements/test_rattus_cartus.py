"""Achievements of Rattus Cartus, each with an end that earns it and one that falls short by one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.rattus_cartus.components import GOLD, JOKER

from .ends import at_the_end, earns, plain, told

GAME = "rattus_cartus"
SEAT = plain(GAME)
NUNS = SEAT.end.nuns


@pytest.mark.parametrize(
    ("totals", "places", "dead", "earned"),
    [
        ((10, 9, 30), (1, 2, 3), (2,), True),
        ((10, 8, 9), (1, 2, 3), (2,), False),
        ((10, 9, 10), (1, 2, 2), (1, 2), False),
    ],
)
def test_a_close_finish_is_one_before_somebody_who_has_outlived_the_plague(
    totals: tuple[int, ...], places: tuple[int, ...], dead: tuple[int, ...], earned: bool
) -> None:
    result = SEAT.result._replace(totals=totals, places=places, winners=(0,))
    assert earns(GAME, "close_finish", replace(at_the_end(SEAT, dead=dead), result=result)) == earned


@pytest.mark.parametrize(("dead", "earned"), [((1,), True), ((), False), ((0, 1), False)])
def test_outlived(dead: tuple[int, ...], earned: bool) -> None:
    assert earns(GAME, "outlived", at_the_end(SEAT, dead=dead)) == earned


@pytest.mark.parametrize(("rats", "earned"), [(0, True), (1, False)])
def test_no_rats(rats: int, earned: bool) -> None:
    assert earns(GAME, "no_rats", at_the_end(SEAT, rats=(rats, 3, 3))) == earned


@pytest.mark.parametrize(("rats", "dead", "earned"), [(NUNS, (), True), (NUNS, (0,), False), (NUNS - 1, (), False)])
def test_last_nun(rats: int, dead: tuple[int, ...], earned: bool) -> None:
    assert earns(GAME, "last_nun", at_the_end(SEAT, rats=(rats, 3, 3), dead=dead)) == earned


@pytest.mark.parametrize(("first", "earned"), [(3, True), (2, False)])
def test_three_classes(first: int, earned: bool) -> None:
    ranks = ((0, 1),) * first + ((1, 0),) * (5 - first) + ((),)
    assert earns(GAME, "three_classes", at_the_end(SEAT, ranks=ranks)) == earned


@pytest.mark.parametrize(("own", "earned"), [((1, 2, 1, 1, 9, 1), True), ((1, 2, 0, 1, 9, 1), False)])
def test_all_classes(own: tuple[int, ...], earned: bool) -> None:
    assert earns(GAME, "all_classes", at_the_end(SEAT, points=(own, (1,) * 6, (1,) * 6))) == earned


@pytest.mark.parametrize(("seat", "n", "earned"), [(0, 3, True), (0, 2, False), (1, 3, False)])
def test_sword_stroke(seat: int, n: int, earned: bool) -> None:
    assert earns(GAME, "sword_stroke", told(SEAT, ("sword", {"seat": seat, "to": 2, "n": n}))) == earned


@pytest.mark.parametrize(("seat", "n", "earned"), [(0, 8, True), (0, 7, False), (1, 8, False)])
def test_all_in(seat: int, n: int, earned: bool) -> None:
    assert earns(GAME, "all_in", told(SEAT, ("laid", {"seat": seat, "at": 0, "building": 0, "n": n}))) == earned


@pytest.mark.parametrize(("hand", "earned"), [((1, GOLD, GOLD, GOLD), True), ((JOKER, GOLD, GOLD), False)])
def test_treasurer(hand: tuple[int, ...], earned: bool) -> None:
    assert earns(GAME, "treasurer", at_the_end(SEAT, hands=(hand, (), ()))) == earned
