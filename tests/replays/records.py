"""Finished games to look back on: records of earlier versions, one for each game and number of seats."""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.replays import PlayedGame, played_again
from bot.tables.storage import records
from rules import GAMES
from tests.recorded.test_recorded import RECORDS

NAMES: Final = [f"{path.parent.name}/{path.stem}" for path in RECORDS]


@cache
def record(name: str) -> records.Record:
    """A record by game and file, as "hameln/record-3"."""
    return records.read(RECORDS[NAMES.index(name)].read_text("utf-8"))


@cache
def played(name: str) -> PlayedGame:
    """The same, played again."""
    return played_again(record(name), GAMES)


def so_far(name: str, share: float) -> PlayedGame:
    """The same game when only a share of its moves had been made."""
    whole = record(name)
    moves = whole.moves[: int(len(whole.moves) * share)]
    return played_again(whole.model_copy(update={"moves": moves, "result": None}), GAMES)
