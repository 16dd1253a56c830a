"""Games played to their end by chance, as one of their seats looks back on them."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from typing import Any

from bot.achievements import PlayedSeat, achievements_of
from bot.players.candidates import any_pick
from rules import GAMES
from rules.core import Arg, Move

Facts = dict[str, Arg]


@cache
def ended(game: str, number: int, seats: int = 0) -> tuple[PlayedSeat[Any], ...]:
    """All seats of a game by chance; the number decides seats (unless given), options, deal and answers."""
    chance, rules = random.Random(f"{game}:{number}"), GAMES[game]
    seats = seats or chance.choice(list(rules.seats))
    options = [one for one in rules.contract.options if rules.check_options(seats, one) is None]
    state, events = rules.new(seats, chance.randbytes(32), chance.choice(options)), []
    while waiting := [ask for ask in state.asked if ask.given is None]:
        ask = waiting[0]
        state, told = rules.play(state, Move(ask.seat, ask.choice, any_pick(ask, chance), ask.revision))
        events += [event.seen_by(None) for event in told]
    result = rules.result(state)
    assert result is not None
    end, most = rules.view(state, None), max(rules.seats)
    return tuple(PlayedSeat(seat, most, end, result, tuple(events)) for seat in range(seats))


def plain(game: str) -> PlayedSeat[Any]:
    """The first seat of a game of three of which nothing is told but its end and result."""
    return replace(ended(game, 1, 3)[0], events=())


def told(seat: PlayedSeat[Any], *events: tuple[str, Facts]) -> PlayedSeat[Any]:
    """The same seat, of whose game this is told."""
    return replace(seat, events=events)


def at_the_end(seat: PlayedSeat[Any], **changes: object) -> PlayedSeat[Any]:
    """The same seat, with another end."""
    return replace(seat, end=seat.end._replace(**changes))


def earns(game: str, key: str, seat: PlayedSeat[Any]) -> bool:
    """Whether the seat has earned one achievement."""
    return next(each for each in achievements_of(game) if each.key == key).is_earned(seat)
