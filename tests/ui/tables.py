"""Tables in the middle of play, without database and Discord: to look at every screen of the face."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.tables import Entry, Place, Player, Snapshot, Terms
from bot.text import words_for
from bot.ui.sight import Sight
from rules import GAMES
from rules.core import Move

LONG_NAME = "*_~|`>#[]()<*_~|`>#[]()<*_~|`>#x"  # 32 characters, nearly all of which need an escape
GAME = GAMES["rattus_cartus"]


def snapshot(seats: int, language: str = "en", **fields: Any) -> Snapshot:
    """A table of people whose names are as awkward as names can be."""
    players = tuple(Player(100 + n, LONG_NAME[:-1] + str(n), ready=True, awaited_since=1.0) for n in range(seats))
    table = Snapshot(
        code="23456",
        game=GAME.key,
        status="open",
        host=100,
        place=Place(10**18, 10**18 + 1),
        terms=Terms(seats, language=language),
        options=GAME.Options(),
        options_seen=0,
        players=players,
        opened=1.0,
        seal="0" * 64,
    )
    return replace(table, **fields)


def played(seats: int, seed: int, language: str = "en") -> Iterator[tuple[Snapshot, tuple[Entry, ...]]]:
    """A random game, moment by moment, with all that has happened so far."""
    chance = random.Random(seed)
    state = GAME.new(seats, chance.randbytes(32), GAME.Options(buildings="singly"))
    entries: list[Entry] = []
    while True:
        result = GAME.result(state)
        status = "over" if result else "running"
        yield (
            snapshot(seats, language, status=status, state=state, result=result, started=1.0, lines=len(entries)),
            tuple(entries),
        )
        if not state.asked:
            return
        ask = chance.choice(state.asked)
        n = chance.choice((ask.most, chance.randint(ask.least, ask.most)))
        move = Move(ask.seat, ask.choice, tuple(chance.sample(ask.options, n)), ask.revision)
        state, events = GAME.play(state, move)
        line = entries[-1].line + 1 if entries else 1
        entries += [Entry(line, 1.0, state.revision, ask.seat, event) for event in events]


def sight(table: Snapshot, seat: int | None = None) -> Sight:
    """The table as a seat sees it, in the table's language."""
    return Sight(table, GAME, words_for(table.terms.language), seat)
