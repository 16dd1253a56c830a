"""Whole games: what is never lost, and that they end."""

import random

import pytest

from rules.hameln import game
from rules.hameln.options import Options
from rules.hameln.state import Table
from tests.support.burgher import burghers_move

from .build import NAMES, new_game

EVERY_TABLE = pytest.mark.parametrize("seats", [3, 4, 5])


@EVERY_TABLE
@pytest.mark.parametrize("options", game.contract.options)
def test_members_cubes_goods_tokens_and_florins_are_conserved_to_the_end(seats: int, options: Options) -> None:
    rng = random.Random(seats)
    t = new_game(seats, options, rng.randbytes(32))
    start = game.contract.conserved(t.g)
    while t.g.asked:
        (ask,) = t.g.asked
        t.play(NAMES[ask.seat], ask.choice, *rng.sample(ask.options, rng.randint(ask.least, ask.most)))
        assert game.contract.conserved(t.g) == start
        if options.small_rats_limit_placement == "yes":
            assert len(t.rats) <= 30
        if options.bank_limited == "yes":
            assert t.g.bank >= 0
    assert sorted(t.result().places) == list(range(1, seats + 1))
    assert (t.g.phase, len(t.told("piper_comes"))) == (3, 3)


@EVERY_TABLE
def test_a_game_of_first_options_comes_to_its_end(seats: int) -> None:
    t = new_game(seats).play_on()
    assert t.told("won")[0]["seat"] in range(seats)


def test_what_is_conserved_is_what_the_box_holds() -> None:
    members, cubes, goods, tokens, florins, in_range, couples, big_rats, bank = conserved_of(new_game(4).g)
    assert (members, cubes, goods) == ([13] * 4, (4, 4), [12, 12, 12, 20])  # two members are markers
    assert (tokens, florins) == ([1] * 4 + [2] * 4 + [3] * 4, 85)
    assert (in_range, couples, big_rats, bank) == (True, True, True, True)


def test_a_limited_bank_that_owes_florins_is_told_apart_from_lost_rats() -> None:
    g = new_game(4, Options(bank_limited="yes")).g
    g.bank -= 100
    *_, big_rats, bank = conserved_of(g)
    assert (big_rats, bank) == (True, False)


def conserved_of(g: Table) -> tuple[object, ...]:
    held = game.contract.conserved(g)
    assert isinstance(held, tuple)
    return held


@EVERY_TABLE
def test_players_with_a_little_sense_come_to_an_end_without_a_ruling(seats: int) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        t = new_game(seats, secret=rng.randbytes(32))
        while t.g.asked:
            t.g, events = game.play(t.g, burghers_move(rng, t.g, t.g.asked))
            t.events += events
        assert (t.result().facts, t.told("nobody_moves"), t.told("endless_phase")) == ({"ended": "big_rats"}, [], [])
