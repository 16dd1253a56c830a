"""What a seat was told and answered, held against the worlds that it imagines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from .moment import Moment, Told, demand

Contradiction = Callable[[Any, int, Sequence[Told]], object]


def contradiction_of(key: str) -> Contradiction | None:
    """How a game finds what in a world contradicts what a seat was told; None where its tests bring none."""
    name = f"tests.games.{key}.memory"
    if find_spec(f"tests.games.{key}") is None or find_spec(name) is None:
        return None
    found: Contradiction = import_module(name).contradiction
    return found


def imagined_worlds_agree_with_what_was_told(m: Moment) -> None:
    """An imagined world never contradicts what was said or shown to that seat, nor what it handed over itself."""
    contradiction = contradiction_of(m.game.key)
    if contradiction is None or not m.after.asked:
        return
    name = "imagined worlds agree with what was told"
    for seat, told in m.told.items():
        wrong = contradiction(m.after, seat, told)
        demand(not wrong, name, "the memory of the test is wrong", seat, wrong)
        world = m.game.imagine(m.after, seat, m.secret())
        wrong = contradiction(world, seat, told)
        demand(not wrong, name, seat, wrong)
