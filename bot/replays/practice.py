"""What a replay that leaves Discord says of a practice table: that it was one."""

from __future__ import annotations

from bot.text import Words

from .played import PlayedGame

SMALL = "-# "  # how Discord is told to write small


def practice_told(played: PlayedGame, words: Words) -> str:
    """Where a practice table comes from, and that it does not count; "" for any other table."""
    origin = played.table.terms.origin
    return "" if origin is None else words("ui-practice", table=origin.table, moves=origin.moves).removeprefix(SMALL)
