"""Random games of Notre Dame for the tests of its face: what was asked, what was seen, what happened."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from bot.faces import Names
from rules.core import PASS, Ask, Event, Move, Pick
from rules.notre_dame import game
from rules.notre_dame.options import Options
from rules.notre_dame.setup import set_up
from rules.notre_dame.state import Table

GAMES = 32  # all seat counts under all options of the contract, twice
FULL = ("Ana", "Bea", "Chloé", "Dan", "Eve")
MARKS = ("●", "■", "▲", "◆", "★")


class Moment(NamedTuple):
    """A table, its open question, the answer that was given and what followed."""

    state: Any
    ask: Ask
    pick: Pick
    after: Any
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


def spoken_names(seats: int) -> Names:
    """Names as words mode has them: up to 20 characters, no marks."""
    said = tuple(f"\u2068{letter * 20}\u2069" for letter in "WMQGO"[:seats])
    return Names(said, said, ("",) * seats)


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
    seats = 2 + seed % 4
    state = game.new(seats, bytes([seed]) * 32, game.contract.options[seed // 4 % len(game.contract.options)])
    made = []
    while waiting := [ask for ask in game.asks(state) if ask.given is None]:
        ask = chance.choice(waiting)
        pick = _pick(chance, ask)
        after, events = game.play(state, Move(ask.seat, ask.choice, pick, ask.revision))
        made.append(Moment(state, ask, pick, after, events))
        state = after
    return Played(seats, tuple(made), state)


def _pick(chance: Random, ask: Ask) -> Pick:
    """Any answer, but more often one that does something."""
    if ask.least == ask.most == 1 and len(ask.options) > 1 and chance.random() < 0.7:
        return (chance.choice([option for option in ask.options if option != PASS]),)
    return tuple(chance.sample(ask.options, chance.randint(ask.least, ask.most)))
