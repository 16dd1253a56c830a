"""Finished answers worth one press: everything, nothing, one kind of thing; every way to choose, where few are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Final

from bot.faces.face import LABEL, Preset
from bot.faces.question_context import numbers
from bot.text import units
from rules.core import Ask, Pick

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
    picks = list(dict.fromkeys(pick for pick in READY[ask.choice](ask) if ask.least <= len(pick) <= ask.most))
    if ask.choice == "rats":  # what brings the same stands together, what infests most at the end
        rising = by_number(at.components, view.seats, numbers(ask.options))
        picks.sort(key=lambda pick: (view.infested_by(numbers(pick)), sorted(map(rising.index, numbers(pick)))))
    made = [Preset(confirm(at, pick, room), pick) for pick in picks]
    labels = [preset.label for preset in made]
    return [preset for preset in made if units(preset.label) <= LABEL and labels.count(preset.label) == 1]


def _houses(ask: Ask) -> Iterator[Pick]:
    """All of them, in the order of the board."""
    yield ask.options


def _circles(ask: Ask) -> Iterator[Pick]:
    """Every set of circles."""
    if comb(len(ask.options), ask.most) <= SETS:
        yield from combinations(ask.options, ask.most)


def _sold(ask: Ask) -> Iterator[Pick]:
    """Everything, then all of one good, the dearest first; and nothing, where tokens can be had."""
    yield ask.options
    for good in dict.fromkeys(ask.options):
        yield tuple(option for option in ask.options if option == good)
    yield ()


def _given(ask: Ask) -> Iterator[Pick]:
    """As many cubes as there are tokens for, the cheapest ones first; one of each good alone; or none."""
    yield ask.options[len(ask.options) - ask.most :]
    for good in reversed(dict.fromkeys(ask.options)):
        yield (good,)
    yield ()


def _piles(ask: Ask) -> Iterator[Pick]:
    """All from one pile, or from different ones."""
    piles = list(dict.fromkeys(ask.options))
    yield from ((pile,) * ask.most for pile in piles if ask.options.count(pile) >= ask.most)
    if ask.most <= len(piles):
        yield tuple(piles[: ask.most])


def _children(ask: Ask) -> Iterator[Pick]:
    """As many as can be paid, and none."""
    ways = dict.fromkeys(combinations(ask.options, ask.most))
    yield from list(ways)[:FEW]
    yield ()


READY: Final[Mapping[str, Callable[[Ask], Iterator[Pick]]]] = {
    "activate": _houses,
    "rats": _circles,
    "for_money": _sold,
    "for_tokens": _given,
    "piles": _piles,
    "keep": _children,
}
