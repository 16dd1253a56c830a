"""Rattus Cartus: all building cards singly, and hands of every kind of card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rules.rattus_cartus.options import Options
from tests.games.rattus_cartus.face.views import public

from . import Worst

FULL: Final = tuple(sorted([*range(30)] * 2 + [30] * 12 + [31] * 5 + [32] * 3))  # eighty cards of every kind


def crowd(state: Any, seat: int) -> Iterator[Any]:
    """This seat holds eighty cards; the others hold what they hold."""
    full = state.clone()
    full.hands[seat] = FULL
    yield full


worst = Worst(options=(Options(buildings="singly"),), crowd=crowd, promised=public)
