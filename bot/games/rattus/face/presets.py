"""Finished answers worth one press: the plainest cubes or the best guarded ones; every way to choose, where few are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

from bot.faces.face import LABEL, Preset
from bot.text import units
from rules.core import Ask, Pick

from .question_context import Context
from .questions import confirm

FEW = 5  # ways to choose that are offered side by side


def presets(at: Context, room: int = LABEL) -> Sequence[Preset]:
    """Finished answers to a counted question; none to a question of one pick."""
    ask = at.ask
    match ask.choice:
        case "merchant_cubes":
            picks = _cubes(ask)
        case "mayor" | "piper_rats":
            picks = _ways(ask)
        case _:
            return ()
    made = [Preset(confirm(at, pick, room), pick) for pick in dict.fromkeys(picks)]
    return [preset for preset in made if units(preset.label) <= LABEL]


def _cubes(ask: Ask) -> Iterator[Pick]:
    """Yield the plainest cubes in every number allowed, then the most cubes allowed with the most potions."""
    for n in range(ask.least, ask.most + 1):
        yield ask.options[:n]
    yield ask.options[-ask.most :]


def _ways(ask: Ask) -> Iterator[Pick]:
    """Yield every way to answer where there are at most five."""
    if 1 < ask.least == ask.most and comb(len(ask.options), ask.most) <= FEW:
        yield from combinations(ask.options, ask.most)
