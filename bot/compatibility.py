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

NAMED: Final = 3  # maximum number of differences that are named


def read_by(games: Mapping[str, AnyGame], verbs: Iterable[str]) -> frozenset[str]:
    """Names for everything that a program with these games and buttons can read."""
    return frozenset((*(f"button {verb}" for verb in verbs), *_saves(games)))


def _saves(games: Mapping[str, AnyGame]) -> Iterator[str]:
    for key, game in games.items():
        yield from (f"{key} version {n}" for n in range(1, game.saves.version + 1))
        # The agenda of a save may contain any of these names.
        yield from (f"{key} {name}" for name in (*game.rules.steps, *game.rules.choices, *game.rules.renamed))


READS: Final = read_by(GAMES, HANDLERS)


async def in_the_way(database: Database) -> tuple[str, ...]:
    """The living processes that cannot read what this program writes, or write what it cannot read; in words."""
    unlike = await database.read(partial(processes.unlike, reads=READS))
    return tuple(sentence for other in unlike for sentence in _told(other))


def _told(other: processes.Unlike) -> Iterator[str]:
    if other.ours:
        yield f"process {other.name} cannot read what this program writes ({_some(other.ours)}); stop it first"
    if other.theirs:
        yield f"process {other.name} writes what this program cannot read ({_some(other.theirs)}); start its program"


def _some(names: frozenset[str]) -> str:
    further = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return f"{', '.join(sorted(names)[:NAMED])}{further}"
