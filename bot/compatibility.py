"""What two versions must both be able to read to run side by side on one database: saves of tables, and buttons.

A message or timer of a kind that only a newer program knows is left to that program; tables cannot be left like that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Final

from db import Database, processes
from rules import GAMES
from rules.core import AnyGame

from .ui.interactions.presses import HANDLERS

MOST_NAMED: Final = 3  # maximum number of differences that are named


def readable_names(games: Mapping[str, AnyGame], verbs: Iterable[str]) -> frozenset[str]:
    """Names for everything that a program with these games and buttons can read; a button's id begins with its verb."""
    return frozenset((*(f"button {verb}" for verb in verbs), *_saves(games)))


def _saves(games: Mapping[str, AnyGame]) -> Iterator[str]:
    for key, game in games.items():
        yield from (f"{key} version {n}" for n in range(1, game.saves.version + 1))
        # The agenda of a save may contain any of these names.
        yield from (f"{key} {name}" for name in (*game.rules.steps, *game.rules.choices, *game.rules.renamed))


READS: Final = readable_names(GAMES, HANDLERS)


async def incompatibilities(database: Database) -> tuple[str, ...]:
    """A sentence for each living process that cannot read what this program writes, or writes what it cannot read."""
    unlike = await database.read(partial(processes.unlike, reads=READS))
    return tuple(sentence for other in unlike for sentence in _told(other))


def _told(other: processes.Unlike) -> Iterator[str]:
    if other.ours:
        yield f"process {other.name} cannot read what this program writes ({_some(other.ours)}); stop it first"
    if other.theirs:
        yield f"process {other.name} writes what this program cannot read ({_some(other.theirs)}); start its program"


def _some(names: frozenset[str]) -> str:
    further = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return f"{', '.join(sorted(names)[:MOST_NAMED])}{further}"
