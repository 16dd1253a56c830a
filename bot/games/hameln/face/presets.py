"""Finished answers worth one press: everything, nothing, one kind of thing; every way to choose, where few are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Final

from bot.faces.face import LABEL, Preset
from bot.faces.question_context import numbers
from bot.text import units
from rules.core import Pick

from .glossary import by_number
from .question_context import Context
from .questions import confirm

FEW: Final = 4  # ways to choose that are offered side by side
SETS: Final = 12  # of circles that are offered side by side


def presets(at: Context, room: int = LABEL) -> Sequence[Preset]:
    """Finished answers to a counted question; none to a question of one pick."""
    ask, view = at.ask, at.view
    if ask.least == ask.most == 1 or ask.choice not in READY:
        return ()
    picks = list(dict.fromkeys(pick for pick in READY[ask.choice](at) if ask.least <= len(pick) <= ask.most))
    if ask.choice == "rats":  # what brings the same stands together, what infests most at the end
        rising = by_number(at.components, view.seats, numbers(ask.options))
        picks.sort(key=lambda pick: (view.infested_by(numbers(pick)), sorted(map(rising.index, numbers(pick)))))
    made = [Preset(confirm(at, pick, room), pick) for pick in picks]
    labels = [preset.label for preset in made]
    return [preset for preset in made if units(preset.label) <= LABEL and labels.count(preset.label) == 1]


def _houses(at: Context) -> Iterator[Pick]:
    """All of them, in the order of the board or in one in which none is skipped; where some surely are, the others."""
    yield from at.view.largest_activations(numbers(at.ask.options))[:FEW]


def _circles(at: Context) -> Iterator[Pick]:
    """Every set of circles."""
    if comb(len(at.ask.options), at.ask.most) <= SETS:
        yield from combinations(at.ask.options, at.ask.most)


def _sold(at: Context) -> Iterator[Pick]:
    """Everything, then all of one good, the dearest first; and nothing, where tokens can be had."""
    yield at.ask.options
    for good in dict.fromkeys(at.ask.options):
        yield tuple(option for option in at.ask.options if option == good)
    yield ()


def _given(at: Context) -> Iterator[Pick]:
    """As many cubes as there are tokens for, the cheapest ones first; one of each good alone; or none."""
    yield at.ask.options[len(at.ask.options) - at.ask.most :]
    for good in reversed(dict.fromkeys(at.ask.options)):
        yield (good,)
    yield ()


def _piles(at: Context) -> Iterator[Pick]:
    """All from one pile, or from different ones."""
    piles = list(dict.fromkeys(at.ask.options))
    yield from ((pile,) * at.ask.most for pile in piles if at.ask.options.count(pile) >= at.ask.most)
    if at.ask.most <= len(piles):
        yield tuple(piles[: at.ask.most])


def _children(at: Context) -> Iterator[Pick]:
    """As many as can be paid, and none."""
    ways = dict.fromkeys(combinations(at.ask.options, at.ask.most))
    yield from list(ways)[:FEW]
    yield ()


READY: Final[Mapping[str, Callable[[Context], Iterator[Pick]]]] = {
    "activate": _houses,
    "rats": _circles,
    "for_money": _sold,
    "for_tokens": _given,
    "piles": _piles,
    "keep": _children,
}
