"""Who is seated at a game where one person begins: those who are not asked at once hear of their table, too."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables import Snapshot
from bot.tables.transitions.topics import DRAWN, MATCHED
from rules import GAMES

from .host import ANA, BEA, CHLOE, Host
from .test_cups import EIGHT, wanted
from .test_seeking import seek


@pytest.fixture
async def playing_rattus(tmp_path: Path) -> AsyncIterator[Host]:
    """A host of the real games: all people of the toy game are asked as it begins."""
    host = Host(tmp_path / "tables.sqlite3", games=GAMES)
    await host.start()
    yield host
    await host.stop()


async def told(host: Host, table: Snapshot, topic: str) -> set[int | None]:
    """Who is told under this topic that they sit at a table."""
    return {row.person for row in await host.outbox(table.code) if (row.kind, row.topic) == ("notice", topic)}


async def test_who_waited_for_a_table_is_told_of_it_though_somebody_else_begins(playing_rattus: Host) -> None:
    host, waiting = playing_rattus, tuple(replace(seek(person, seats=3), game="rattus") for person in (ANA, BEA, CHLOE))
    for each in waiting[:2]:
        assert await host.tables.seeking.seek(each) is None
    outcome = await host.tables.seeking.seek(waiting[2])
    assert outcome is not None
    (asked,) = outcome.table.asks
    begins = outcome.table.players[asked.seat]
    assert begins and begins.person
    unasked = {ANA.id, BEA.id} - {begins.person}
    assert unasked and await told(host, outcome.table, MATCHED) == unasked


async def test_who_is_drawn_into_a_round_is_told_of_it_though_somebody_else_begins(playing_rattus: Host) -> None:
    host = playing_rattus
    code = (await host.tables.cups.open(EIGHT[0], replace(wanted(4, 2), game="rattus"))).code
    for person in EIGHT[1:4]:
        await host.tables.cups.join(code, person)
    await host.tables.cups.go_on()
    tables = [await host.look(table.code) for table in (await host.tables.cups.look(code)).tables]
    assert len(tables) == 2
    for table in tables:
        (asked,) = table.asks
        begins = table.players[asked.seat]
        assert begins and await told(host, table, DRAWN) == set(table.people) - {begins.person}
