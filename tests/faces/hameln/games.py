"""Random games of Hameln for the tests of its face: what was asked, what was seen, what happened."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from bot.faces import Names
from rules.core import PASS, Ask, Event, Move, Pick
from rules.hameln import game
from rules.hameln.options import Options
from rules.hameln.setup import set_up
from rules.hameln.state import Table

GAMES = 24  # all seat counts under all options of the contract, twice
FULL = ("Ana", "Bea", "Chloé", "Dan", "Eve")
MARKS = ("●", "■", "▲", "◆", "★")


class Moment(NamedTuple):
    """A table, its open question, the answer that was given and what followed."""

    state: Any
    ask: Ask
    pick: Pick
    events: tuple[Event, ...]


class Played(NamedTuple):
    """A whole game."""

    seats: int
    moments: tuple[Moment, ...]
    end: Any


def names(seats: int) -> Names:
    """Plain people."""
    return Names(FULL[:seats], tuple(name[:3] for name in FULL[:seats]), MARKS[:seats])


def worst_names(seats: int) -> Names:
    """Names of 32 characters that all need an escape, isolated, and tags of three letters beyond the first plane."""
    return Names(("\u2068" + "\\*" * 32 + "\u2069",) * seats, ("𝕎" * 3,) * seats, MARKS[:seats])


def laid_out(seats: int = 4, **options: Any) -> Table:
    """A table as it is set up, before anybody was asked: for positions made by hand."""
    return set_up(seats, bytes(32).hex(), Options(**options))


@cache
def played() -> tuple[Played, ...]:
    """Games of random play at all seat counts under all options of the contract."""
    return tuple(_play(seed) for seed in range(GAMES))


def moments() -> Iterator[Moment]:
    """Every decision of all games."""
    for one in played():
        yield from one.moments


def _play(seed: int) -> Played:
    chance = Random(seed)
    seats = 3 + seed % 3
    state = game.new(seats, bytes([seed]) * 32, game.contract.options[seed // 3 % len(game.contract.options)])
    made = []
    while waiting := [ask for ask in game.asks(state) if ask.given is None]:
        ask = chance.choice(waiting)
        pick = _pick(chance, ask)
        after, events = game.play(state, Move(ask.seat, ask.choice, pick, ask.revision))
        made.append(Moment(state, ask, pick, events))
        state = after
    return Played(seats, tuple(made), state)


def _pick(chance: Random, ask: Ask) -> Pick:
    """Any answer; but marriages are liked, so that many houses are lived in."""
    if "marry" in ask.options and chance.random() < 0.7:
        return ("marry",)
    if ask.least == ask.most == 1 and len(ask.options) > 1 and chance.random() < 0.5:
        return (chance.choice([option for option in ask.options if option != PASS]),)
    return tuple(chance.sample(ask.options, chance.randint(ask.least, ask.most)))
