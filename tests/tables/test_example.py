"""Example tables: the same game each time, in its middle, waiting for the one person; like any other table."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables import Place, Snapshot
from rules import GAMES

from .host import ANA, HERE, Host


async def opened(path: Path, key: str) -> tuple[Host, Snapshot]:
    """A host of its own with one example table."""
    host = Host(path, games=GAMES)
    await host.start()
    return host, (await host.tables.open_example(ANA, HERE, key)).table


@pytest.mark.parametrize("key", GAMES)
async def test_an_example_is_always_the_same_and_can_be_played_on(tmp_path: Path, key: str) -> None:
    one, first = await opened(tmp_path / "one.db", key)
    other, second = await opened(tmp_path / "other.db", key)
    game = GAMES[key]
    assert game.save(first.state) == game.save(second.state)
    assert (first.status, first.awaited, first.seat_of(ANA.id)) == ("running", (0,), 0)
    await one.restart()
    table = await one.look(first.code)
    assert table.state == first.state and table.players == first.players
    own = table.players[0]
    assert own and 0 < own.last_line < table.lines, "there is news since the own last move"
    await one.answer(first.code, 0)
    assert (await one.look(first.code)).lines > table.lines
    for host in (one, other):
        await host.stop()


async def test_one_example_stands_in_each_place(tmp_path: Path) -> None:
    host, _ = await opened(tmp_path / "one.db", "rattus")
    for n, key in enumerate(GAMES, start=12):
        await host.tables.open_example(ANA, Place(1, n), key)
    assert len(await host.tables.waiting_for(ANA.id)) == 1 + len(GAMES)
    await host.stop()
