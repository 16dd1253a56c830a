"""Standing answers of every game: legal wherever they are given, and given whatever their owner hides."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rules import GAMES
from rules.core import AnyGame, Ask, Move, Said, StandingChoice, State

GAMES_PLAYED, WORLDS, ORDERS = 24, 2, 3  # of each game and options; worlds that bystanders imagine; orders of an answer


def moments(game: AnyGame, seed: int) -> Iterator[tuple[State, Ask, StandingChoice]]:
    """A random game: the questions that standing answers may be given to."""
    chance, known = Random(seed), {each.choice: each for each in game.standing}
    options = game.contract.options[seed % len(game.contract.options)]
    fitting = [seats for seats in game.seats if game.check_options(seats, options) is None]
    state = game.new(chance.choice(fitting), chance.randbytes(32), options)
    while asks := [ask for ask in state.asked if ask.given is None]:
        ask = chance.choice(asks)
        if ask.choice in known:
            yield state, ask, known[ask.choice]
        pick = tuple(chance.sample(ask.options, chance.randint(ask.least, ask.most)))
        state, _ = game.play(state, Move(ask.seat, ask.choice, pick, ask.revision))


def sayings(chance: Random, ask: Ask, each: StandingChoice) -> Iterator[Said]:
    """What may be said to a question; some orders of what can be put in order."""
    every = each.says or tuple(str(seat) for seat in range(5) if seat != ask.seat)
    if not each.ordered:
        yield from ((one,) for one in every)
        return
    for _ in range(ORDERS):
        yield tuple(chance.sample(every, chance.randint(1, len(every))))


@pytest.mark.parametrize("key", GAMES)
def test_a_standing_answer_never_plays_what_its_owner_could_not_have_played(key: str) -> None:
    game, chance, played = GAMES[key], Random(key), set[str]()
    for seed in range(GAMES_PLAYED):
        for state, ask, each in moments(game, seed):
            for says in sayings(chance, ask, each):
                if move := game.standing_move(ask, says):
                    assert (move.seat, move.choice, move.revision) == (ask.seat, ask.choice, ask.revision)
                    game.play(state, move)
                    played.add(each.choice)
    assert played == {each.choice for each in game.standing}


@pytest.mark.parametrize("key", GAMES)
def test_whether_a_standing_answer_is_given_tells_nothing_of_what_its_owner_hides(key: str) -> None:
    game, chance = GAMES[key], Random(key)
    for seed in range(GAMES_PLAYED):
        for state, ask, each in moments(game, seed):
            worlds = [game.imagine(state, None, chance.randbytes(32)) for _ in range(WORLDS)]
            asks = [next((other for other in w.asked if other.seat == ask.seat), None) for w in worlds]
            for says in sayings(chance, ask, each):
                given = game.standing_move(ask, says) is not None
                assert {other is not None and game.standing_move(other, says) is not None for other in asks} == {given}
