"""What those who manage a server do to its tables: only to its own, and named by their office alone."""

from __future__ import annotations

import pytest

from bot.tables import Place
from db import LogRow, select

from .host import ANA, BEA, DAN, HERE, Host, refusing

THERE = Place(1, 12)
ELSEWHERE = 2


@pytest.mark.parametrize("started", [False, True])
async def test_a_table_is_closed_and_nobody_is_named(host: Host, started: bool) -> None:
    code = await (host.running(3) if started else host.lobby(3))
    outcome = await host.tables.moderation.close(code, 1, key="press")
    assert (outcome.table.status, outcome.table.result) == ("closed", None)
    (entry,) = outcome.entries
    assert (entry.event.key, entry.event.facts) == ("table_closed", {"why": "by_staff"})
    rows = await host.db.read(lambda link: select(link, LogRow, "where code = ? and line = ?", code, entry.line))
    assert [(row.person, row.seat) for row in rows] == [(None, None)]
    assert (await host.tables.moderation.close(code, 1, key="press")).repeated
    with refusing("not_running"):
        await host.tables.moderation.close(code, 1)


async def test_a_table_is_moved_with_its_game(host: Host) -> None:
    code = await host.running(3)
    outcome = await host.tables.moderation.move(code, THERE)
    assert (outcome.table.place, outcome.entries[0].event.key) == (THERE, "table_moved")
    assert "board" in {row.kind for row in await host.outbox(code)}
    await host.restart()
    await host.answer(code, (await host.look(code)).awaited[0])
    with refusing("nothing_to_do"):
        await host.tables.moderation.move(code, THERE)


async def test_a_table_is_never_moved_where_another_one_stands(host: Host) -> None:
    code = await host.running(3)
    await host.lobby(2, THERE)
    with refusing("one_per_channel"):
        await host.tables.moderation.move(code, THERE)
    assert (await host.look(code)).place == HERE


async def test_tables_of_other_servers_are_out_of_reach(host: Host) -> None:
    code = await host.running(3)
    for work in (
        host.tables.moderation.close(code, ELSEWHERE),
        host.tables.moderation.move(code, Place(ELSEWHERE, 12)),
    ):
        with refusing("no_such_table"):
            await work
    assert (await host.look(code)).status == "running"


async def test_who_plays_with_others_neither_closes_nor_pauses_the_game_as_a_manager(host: Host) -> None:
    code = await host.running(3)
    for _ in range(2):
        with refusing("own_table"):
            await host.tables.moderation.close(code, 1, by=BEA.id)
        with refusing("own_table"):
            await host.tables.absences.pause_by_moderator(code, by=BEA.id)
        if (await host.look(code)).seat_of(BEA.id) is not None:
            await host.tables.resign(code, BEA.id, sure=True)  # which is no way round it
    assert (await host.tables.absences.pause_by_moderator(code, by=DAN.id)).table.standing == "paused"
    assert (await host.tables.moderation.close(code, 1, by=DAN.id)).table.status == "closed"


async def test_who_plays_with_bots_alone_or_sits_in_a_lobby_closes_it(host: Host) -> None:
    code = await host.running(2)
    await host.tables.resign(code, BEA.id, sure=True)
    assert (await host.tables.moderation.close(code, 1, by=ANA.id)).table.status == "closed"
    lobby = await host.lobby(2, THERE)
    assert (await host.tables.moderation.close(lobby, 1, by=BEA.id)).table.status == "closed"
