"""What the tests through discord.py have to know of a game. How to plug one in: see the package's first lines."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.ui.interactions.command_input import GameCommands
from rules.core import Ask, Pick

Steer = Callable[[Ask], Pick]


def by_chance(ask: Ask) -> Pick:
    """The answer to a question: by chance, but always the same."""
    chance = random.Random(f"{ask.revision} {ask.seat}")
    n = chance.randint(ask.least, min(ask.most, len(ask.options)))
    return tuple(chance.sample(ask.options, n))


class Answered(NamedTuple):
    """A question and how it was answered."""

    ask: Ask
    pick: Pick


@dataclass(frozen=True, slots=True, eq=False)
class BusyTable:
    """A table at which many kinds of question come up soon, as people answer in a fixed way (`steer`)."""

    game: str
    asks: frozenset[str]  # the kinds of question that are waited for
    options: Mapping[str, Any]  # as the host sets them
    seats: int = 3
    within: int = 70  # moves
    begin: int = 0  # where the search for a secret begins: a number that led there when this was written
    steer: Steer = by_chance
    to_the_end: bool = False  # whether the game is over within so many moves as well


class Whole(NamedTuple):
    """A whole game: who presses, who types (the first of all is the host), bot players on the seats left."""

    seats: int
    pressing: tuple[str, ...] = ()
    typing: tuple[str, ...] = ()
    language: str = "en"  # of the table; people have their own


@dataclass(frozen=True, slots=True)
class GameInPlay:
    """A game as whole tables of it are tested."""

    key: str
    commands: GameCommands  # from its cog: who types finds the sub-commands and parameters here
    whole: tuple[Whole, ...]
    spoken: int  # seats of the table that is played in words mode
    busy: tuple[BusyTable, ...]  # together they ask everything that the game can ask
    most_presses: Callable[[Sequence[Answered]], int]  # from the closed panel, for these answers in a row
