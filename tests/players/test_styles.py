"""Styles: cautious, bold and greedy weigh differently, and know no more than their seat."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from bot.players import BALANCED, STYLES, Style, Thought, Weights, think
from bot.players.styles import BOLD, CAUTIOUS, GREEDY
from bot.players.weights import judge_of
from bot.tables.values import Player
from bot.tables.values.bot_names import STYLES as OF_THE_BOTS
from bot.tables.values.bot_names import StyleName, styles_of
from rules import GAMES
from rules.core import State

from .moments import CASES, DEEP, SEED, moments

LEANING = [style for style in STYLES.values() if style is not BALANCED]


def thought(key: str, state: State, seats: int, seat: int, style: Style) -> Thought:
    """What a seat of a style answers at a table."""
    game = GAMES[key]
    world = game.imagine(state, seat, SEED)
    return think(judge_of(game, seats), world, seat, SEED, DEEP, style)


@pytest.mark.parametrize(("key", "seats"), CASES)
@pytest.mark.sampled
def test_every_style_answers_the_same_in_worlds_that_its_seat_cannot_tell_apart_and_when_it_thinks_again(
    key: str, seats: int
) -> None:
    game, chance = GAMES[key], random.Random(seats)
    for number, (state, ask) in enumerate(moments(game, seats, 31)):
        style, other = LEANING[number % len(LEANING)], game.imagine(state, ask.seat, chance.randbytes(32))
        first = thought(key, state, seats, ask.seat, style)
        assert first == thought(key, state, seats, ask.seat, style) == thought(key, other, seats, ask.seat, style)


@pytest.mark.parametrize("style", LEANING)
def test_every_style_answers_differently_now_and_then(style: Style) -> None:
    found = moments(GAMES["rattus"], 2, 1)
    thoughts = ([thought("rattus", state, 2, ask.seat, one).pick for one in (BALANCED, style)] for state, ask in found)
    assert any(usual != own for usual, own in thoughts)


WEIGHTS = Weights((0.0, 2.0, -1.0), (1.0, 0.0, -2.0))


def test_the_cautious_fear_what_speaks_against_a_seat_the_bold_fear_it_less() -> None:
    for style, fear in ((CAUTIOUS, 1.15), (BOLD, 0.85)):
        assert style.weighed(WEIGHTS) == Weights((0.0, 2.0, -fear), (1.0, 0.0, -2 * fear))


def test_the_greedy_judge_as_if_it_were_later() -> None:
    read = GREEDY.weighed(WEIGHTS)
    assert read.at(0.0) == WEIGHTS.at(GREEDY.haste) and read.at(1.0) == WEIGHTS.at(1.0)


def test_without_a_style_the_weights_stay_as_they_were_fitted() -> None:
    assert BALANCED.weighed(WEIGHTS) == WEIGHTS


def test_each_bot_player_has_a_style_and_keeps_it_at_a_table() -> None:
    assert set(OF_THE_BOTS) == set(get_args(StyleName)) == {style.name for style in LEANING}
    bots = [None, Player(1, "Ana"), *(Player(None, "", n) for n in range(1, 9))]
    eight = styles_of("7F3K", bots)
    assert list(eight) == list(range(2, 10)) and sorted(eight.values()) == sorted(OF_THE_BOTS)
    assert styles_of("7F3K", [Player(None, "", 3)]) == {0: eight[4]}
