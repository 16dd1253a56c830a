"""Achievements of Rattus, each with an end that earns it and one that falls short by one."""

from __future__ import annotations

import pytest

from .ends import Facts, at_the_end, earns, plain, told

SEAT = plain("rattus")


def lost(seat: int, n: int) -> tuple[str, Facts]:
    return ("lost", {"seat": seat, "region": 1, "n": n, "by": "A", "cards": ()})


def plague(seat: int) -> tuple[str, Facts]:
    return ("plague", {"seat": seat, "source": 0, "target": 1})


def cubes(*of_seat: int) -> tuple[object, ...]:
    """The regions with so many cubes of the seat, and none of others."""
    own = [*of_seat, *[0] * (len(SEAT.end.regions) - len(of_seat))]
    return tuple(here._replace(cubes=(n, 0, 0)) for here, n in zip(SEAT.end.regions, own, strict=True))


def test_few_lost() -> None:
    assert earns("rattus", "few_lost", told(SEAT, lost(0, 3), lost(1, 9), lost(0, 1)))
    assert not earns("rattus", "few_lost", told(SEAT, lost(0, 3), lost(0, 2)))


def test_every_class() -> None:
    def took(*cards: int) -> bool:
        events = [("took", Facts(seat=0, card=card, source=-1)) for card in cards]
        return earns("rattus", "every_class", told(SEAT, *events))

    assert took(0, 4, 8, 9, 12, 17, 1)
    assert not took(0, 4, 8, 9, 12, 13)


@pytest.mark.parametrize(
    ("key", "enough", "short"),
    [("far_and_wide", (1, 1, 1, 1, 1, 2), (3, 1, 1, 1, 1)), ("stronghold", (0, 8), (7, 7))],
)
def test_cubes_on_the_map(key: str, enough: tuple[int, ...], short: tuple[int, ...]) -> None:
    assert earns("rattus", key, at_the_end(SEAT, regions=cubes(*enough)))
    assert not earns("rattus", key, at_the_end(SEAT, regions=cubes(*short)))


def test_at_court() -> None:
    assert earns("rattus", "at_court", at_the_end(SEAT, palace=(2, 0, 0)))
    assert not earns("rattus", "at_court", at_the_end(SEAT, palace=(1, 9, 9)))


def test_many_cards() -> None:
    assert earns("rattus", "many_cards", at_the_end(SEAT, holder=(0, 0, 0, 0, 1)))
    assert not earns("rattus", "many_cards", at_the_end(SEAT, holder=(0, 0, 0, 1, 1)))


@pytest.mark.parametrize(
    ("seat", "facts", "earned"),
    [
        (0, {"supply": 5, "out": (0,)}, True),
        (1, {"supply": 5, "out": (2, 0)}, True),
        (0, {"supply": 5, "out": (1,)}, False),
        (0, {"supply": 0, "out": (0,)}, False),
        (0, {"supply": 0, "out": ()}, False),
        (0, {"supply": 5}, False),
    ],
)
def test_ends_the_game_is_of_whose_cubes_are_all_out_whoever_had_the_turn(
    seat: int, facts: Facts, earned: bool
) -> None:
    assert earns("rattus", "ends_the_game", told(SEAT, ("last_round", {"seat": seat, **facts}))) == earned


@pytest.mark.parametrize(
    ("events", "earned"),
    [
        ((plague(0), lost(1, 2), lost(2, 2)), True),
        ((plague(0), lost(1, 2), lost(2, 2), plague(1), lost(0, 1)), True),
        ((plague(0), lost(1, 2), lost(2, 1), plague(1)), False),
        ((plague(0), lost(1, 4), lost(0, 1), plague(1)), False),
        ((plague(1), lost(2, 4), plague(0)), False),
        ((plague(0), ("final_ravage", {}), lost(1, 4)), False),
    ],
)
def test_well_aimed(events: tuple[tuple[str, Facts], ...], earned: bool) -> None:
    assert earns("rattus", "well_aimed", told(SEAT, *events)) == earned
