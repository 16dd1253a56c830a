"""Finished answers worth one press: no marker back or all of them; every way to choose, where few are."""

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
        case "give_back":
            picks = iter(((), ask.options))
        case "butcher_sectors":
            picks = _ways(ask)
        case _:
            return ()
    made = [Preset(confirm(at, pick, room), pick) for pick in dict.fromkeys(picks)]
    alone = {preset.label: preset for preset in made if units(preset.label) <= LABEL}
    return list(alone.values()) if len(alone) == len(made) else ()


def _ways(ask: Ask) -> Iterator[Pick]:
    """All ways to pick so many, if they are few; the smaller side has as many."""
    if comb(len(ask.options), ask.most) <= FEW:
        yield from combinations(ask.options, ask.most)
