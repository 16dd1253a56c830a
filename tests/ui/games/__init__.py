"""What the tests of the face must know of a game beyond its rules: how to play it richly, and its worst positions.

A game joins all of them by being registered. Where chance does not lead to its most crowded positions, a file here,
named by the game's key, says what they are in a value `worst`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from rules.core import Ask, Pick
from tests.games import GAMES


def by_chance(chance: Random, ask: Ask) -> Pick:
    """Any answer; as often as not the fullest one."""
    n = chance.choice((ask.most, chance.randint(ask.least, ask.most)))
    return tuple(chance.sample(ask.options, n))


def as_it_is(state: Any, seat: int) -> Iterator[Any]:
    """No position fuller than chance makes it."""
    return iter(())


def whole(view: Any) -> Any:
    """All of a view."""
    return view


@dataclass(frozen=True, slots=True)
class Worst:
    """How a game is led to where its screens are fullest."""

    options: tuple[Any, ...]  # of the tables that are played: between them every question comes up
    pick: Callable[[Random, Ask], Pick] = by_chance
    crowd: Callable[[Any, int], Iterator[Any]] = as_it_is  # copies with more, the fullest first, unsettled
    promised: Callable[[Any], Any] = whole  # what the texts promise to tell of a view, with equals made alike


@cache
def worst_of(key: str) -> Worst:
    """What the game says of itself, else what its contract has."""
    if find_spec(f"{__name__}.{key}") is None:
        return Worst(GAMES[key].contract.options)
    worst = import_module(f"{__name__}.{key}").worst
    assert isinstance(worst, Worst)
    return worst
