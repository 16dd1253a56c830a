"""Through the real client: a table without a place freezes, goes on when it is back, and closes after thirty days."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.sandbox import May
from bot.sandbox.entities import Guild
from bot.sandbox.threads import moderate
from bot.tables import Person, Snapshot
from bot.ui.kit.permissions import NEEDED_IN_THREAD, lacking_in
from db import DueRow, select
from tests.support.movable_clock import MovableClock
from tests.support.wire import Wire

from .rig import PATIENCE, Rig, button, rigged, said
from .test_duplicates import full_lobby
from .test_outages import until

DAY = 86_400.0


async def table(rig: Rig, code: str, is_so: Callable[[Snapshot], bool]) -> Snapshot:
    """The table as soon as this is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so(found := await rig.look(code)):
            await asyncio.sleep(0.01)
    return found


async def frozen(rig: Rig, code: str) -> Snapshot:
    """The table as soon as it is frozen."""
    return await table(rig, code, lambda found: found.standing == "frozen")


async def going_on(rig: Rig, code: str) -> Snapshot:
    """The table as soon as it runs."""
    return await table(rig, code, lambda found: found.standing == "runs")


async def begun(rig: Rig) -> tuple[str, Guild]:
    """A table whose board stands, and its server."""
    code = await rig.running("Ana", "Dan", seats=2)
    await rig.board(code, rig.person("Ana"))
    return code, rig.wire.world.guild(rig.channel().guild_id or "")


async def test_the_tables_of_a_server_that_removes_the_bot_freeze_and_go_on_when_it_is_invited_again(rig: Rig) -> None:
    code, guild = await begun(rig)
    rig.wire.world.remove_guild(guild)
    await frozen(rig, code)
    rig.wire.world.invite_bot(guild)
    await going_on(rig, code)
    keys = [entry.event.key for entry in await rig.client.tables.log(code)] if rig.client else []
    assert [key for key in keys if key in ("table_frozen", "table_thawed")] == ["table_frozen", "table_thawed"]
    ana = rig.person("Ana")
    board = await rig.board(code, ana)
    panel = await ana.press(board, button(board, f"o:{code}")).message()
    assert button(panel, f"a:{code}:") or button(panel, f"p:{code}:"), said(panel)


async def test_by_private_message_no_board_is_promised_where_the_bot_is_not(rig: Rig) -> None:
    code, guild = await begun(rig)
    rig.wire.world.remove_guild(guild)
    await frozen(rig, code)
    ana = rig.person("Ana")
    told = said(await ana.command(ana.dm(), "table board", table=code).message())
    assert "at rest" in told and "bottom of" not in told


@pytest.mark.parametrize("where", ["there", "elsewhere", "in private"])
async def test_a_table_at_rest_whose_place_works_again_goes_on_there_when_its_board_is_asked_for(
    rig: Rig, where: str
) -> None:
    code, _ = await begun(rig)
    assert rig.client is not None
    await rig.client.tables.absences.freeze(code)  # the bot's role was taken away, and has been given back since
    ana, place = rig.person("Ana"), (await rig.look(code)).place
    thread = rig.wire.world.channel(str(place.channel))
    asked_in = {"there": thread, "elsewhere": rig.channel("cellar"), "in private": ana.dm()}[where]
    told = said(await ana.command(asked_in, "table board", table=code).message())
    assert "the board comes to the bottom" in told, told
    found = await rig.look(code)
    assert (found.standing, found.place) == ("runs", place)
    await rig.board(code, ana)


@pytest.mark.parametrize("why", ["closed", "taken"])
async def test_a_table_at_rest_whose_place_is_closed_or_anothers_stays_so_when_its_board_is_asked_for(
    rig: Rig, why: str
) -> None:
    code, _ = await begun(rig)
    assert rig.client is not None
    ana, place = rig.person("Ana"), (await rig.look(code)).place
    thread = rig.wire.world.channel(str(place.channel))
    await rig.client.tables.absences.freeze(code)
    if why == "taken":
        await rig.client.tables.open(Person(int(ana.user.id), "Ana"), place, "rattus", 2)
    else:
        rig.wire.world.deny(rig.wire.world.channel(thread.parent_id or ""), int(May.SEND_MESSAGES_IN_THREADS))
        heard = rig.client.get_channel(int(thread.parent_id or ""))
        await until(lambda: bool(lacking_in(heard, NEEDED_IN_THREAD)))
    for channel in (thread, ana.dm()):
        assert "at rest" in said(await ana.command(channel, "table board", table=code).message())
    assert (await rig.look(code)).standing == "frozen"


async def test_a_removal_while_the_bot_was_off_is_found_at_its_start(rig: Rig) -> None:
    code, guild = await begun(rig)
    await rig.stop()
    rig.wire.world.remove_guild(guild)
    await rig.start()
    await frozen(rig, code)
    await rig.stop()
    rig.wire.world.invite_bot(guild)
    await rig.start()
    await going_on(rig, code)


async def test_an_outage_of_a_server_freezes_nothing(rig: Rig) -> None:
    code, guild = await begun(rig)
    rig.wire.world.make_unavailable(guild)
    client = rig.client
    assert client is not None
    await until(lambda: bool(client.guilds[0].unavailable))
    await client._servers.check()
    assert (await rig.look(code)).standing == "runs"
    rig.wire.world.make_available(guild)
    await until(lambda: not client.guilds[0].unavailable)
    assert (await rig.look(code)).standing == "runs"


async def test_after_thirty_days_without_its_server_a_table_closes_unscored(wire: Wire, tmp_path: Path) -> None:
    clock = MovableClock()
    rig = Rig(wire, tmp_path / "rig.db", clock=clock)
    await rig.start()
    try:
        code, guild = await begun(rig)
        rig.wire.world.remove_guild(guild)
        await frozen(rig, code)
        clock.move(22 * DAY)
        assert (await frozen(rig, code)).standing_until is None
        clock.move(1.1 * DAY)
        await table(rig, code, lambda found: found.standing_until is not None)  # everybody is warned
        clock.move(7.1 * DAY)
        closed = await table(rig, code, lambda found: found.status == "closed")
        assert closed.result is None
        assert rig.client is not None
        last = (await rig.client.tables.log(code))[-1].event
        assert (last.key, last.facts) == ("table_closed", {"why": "gone_server"})
    finally:
        await rig.stop()


async def test_a_table_whose_channel_is_gone_rests_until_it_is_moved(rig: Rig) -> None:
    ana, cellar = rig.person("Ana"), rig.channel("cellar")
    code, _ = await begun(rig)
    rig.wire.world.delete_channel(rig.wire.world.channel(str((await rig.look(code)).place.channel)))
    assert rig.client is not None
    await rig.client.tables.messages.request(code, "board")
    await frozen(rig, code)
    await ana.command(cellar, "table board", table=code).message()
    assert (await going_on(rig, code)).place.channel == int(cellar.id)
    await rig.board(code, ana)


@pytest.mark.parametrize("whole", [False, True])
async def test_a_table_whose_thread_or_channel_is_deleted_rests_at_once(rig: Rig, whole: bool) -> None:
    code, _ = await begun(rig)
    thread = rig.wire.world.channel(str((await rig.look(code)).place.channel))
    rig.wire.world.delete_channel(rig.wire.world.channel(str(thread.parent_id)) if whole else thread)
    await frozen(rig, code)
    ana = rig.person("Ana")
    await ana.until_message(ana.dm(), lambda m: "/table board" in said(m))


async def test_who_waits_in_a_lobby_hears_that_its_channel_was_deleted(rig: Rig) -> None:
    ana, cellar = rig.person("Ana"), rig.channel("cellar")
    await ana.command(cellar, "table open", game="rattus_cartus").message()
    code = (await rig.table_in(cellar)).code
    await rig.person("Dan").until_message(cellar, lambda m: bool(button(m, f"j:{code}:")))
    rig.wire.world.delete_channel(cellar)
    told = await ana.until_message(ana.dm(), lambda m: "/table board" in said(m))
    assert code in said(told)


async def test_a_table_where_the_bot_may_not_write_freezes_after_an_hour_and_goes_on_when_it_may(
    wire: Wire, tmp_path: Path
) -> None:
    clock = MovableClock()
    async with rigged(wire, tmp_path) as rig:
        await rig.stop()
        rig.clock = clock
        client = await rig.start()
        code, _ = await begun(rig)
        thread = wire.world.channel(str((await rig.look(code)).place.channel))
        parent = wire.world.channel(thread.parent_id or "")
        wire.world.deny(parent, int(May.SEND_MESSAGES_IN_THREADS))
        for message in list(thread.messages.values()):
            del thread.messages[message.id]
        await client.tables.messages.request(code, "board")

        await until(lambda: bool(wire.sandbox.transcript.find("POST", f"/channels/{thread.id}/messages")[1:]))
        assert (await rig.look(code)).standing == "runs", "not at once"
        async with asyncio.timeout(PATIENCE):
            while (await rig.look(code)).standing == "runs":
                clock.move(600)
                await asyncio.sleep(0.2)
        wire.world.deny(parent, 0)
        await going_on(rig, code)
        await rig.board(code, rig.person("Ana"))


async def test_a_frozen_table_does_not_come_back_into_a_channel_that_another_one_has_taken(rig: Rig) -> None:
    assert rig.client is not None
    tables = rig.client.tables
    code, _ = await begun(rig)
    place = (await rig.look(code)).place
    await tables.absences.freeze(code)
    ana = rig.person("Ana").user
    other = (await tables.open(Person(int(ana.id), "Ana"), place, "rattus", 2)).table.code
    await rig.client._servers.check()
    assert (await rig.look(code)).standing == "frozen"
    await tables.close(other, int(ana.id))
    await rig.client._servers.check()
    assert (await rig.look(code)).standing == "runs"


# --------------------------------------------------------------------------- after the end


@asynccontextmanager
async def moving(wire: Wire, folder: Path) -> AsyncIterator[tuple[Rig, MovableClock]]:
    """A rig whose clock moves when it is told to."""
    rig = Rig(wire, folder / "rig.db", clock=(clock := MovableClock()))
    await rig.start()
    try:
        yield rig, clock
    finally:
        await rig.stop()


async def due(rig: Rig, code: str, is_so: Callable[[list[DueRow]], bool]) -> None:
    """Wait until the public messages that are due at a table are so."""
    assert rig.client is not None
    where = "where code = ? and person = 0"
    async with asyncio.timeout(PATIENCE):
        while not is_so(await rig.client.tables._database.read(lambda link: select(link, DueRow, where, code))):
            await asyncio.sleep(0.01)


async def closed(rig: Rig, code: str) -> None:
    """All who sit at a table end it without a result, and its last message meets a place that is closed to the bot."""
    assert rig.client is not None
    for person in (await rig.look(code)).people:
        await rig.client.tables.vote_end(code, person)
    assert (await rig.look(code)).status == "closed"
    await due(rig, code, lambda rows: bool(rows) and all(row.failing_since for row in rows))


def reports(rig: Rig) -> list[str]:
    """What anybody was told in private of places that are gone or closed to the bot."""
    people = [rig.person(name) for name in ("Ana", "Dan")]
    told = [said(message) for person in people for message in person.messages(person.dm())]
    return [text for text in told if any(why in text for why in ("may not show", "is locked", "is gone", "I lack"))]


@pytest.mark.parametrize("locked", [False, True], ids=["no permission", "locked"])
async def test_the_end_in_a_place_closed_to_the_bot_is_given_up_after_a_day_and_troubles_nobody(
    wire: Wire, tmp_path: Path, locked: bool
) -> None:
    async with moving(wire, tmp_path) as (rig, clock):
        code, _ = await begun(rig)
        await due(rig, code, lambda rows: not rows)
        thread = wire.world.channel(str((await rig.look(code)).place.channel))
        if locked:
            moderate(wire.world, thread, archived=True, locked=True)
        else:
            wire.world.deny(wire.world.channel(thread.parent_id or ""), int(May.SEND_MESSAGES_IN_THREADS))
        thread.messages.clear()
        await closed(rig, code)
        clock.move(DAY)
        await due(rig, code, lambda rows: not rows)
        assert not reports(rig)


async def test_that_the_place_of_a_table_that_has_ended_is_gone_troubles_nobody(wire: Wire, tmp_path: Path) -> None:
    async with moving(wire, tmp_path) as (rig, clock):
        code, _ = await begun(rig)
        await due(rig, code, lambda rows: not rows)
        thread = wire.world.channel(str((await rig.look(code)).place.channel))
        wire.world.deny(wire.world.channel(thread.parent_id or ""), int(May.SEND_MESSAGES_IN_THREADS))
        thread.messages.clear()
        await closed(rig, code)
        told = reports(rig)  # while it ran, if the permissions were looked at so soon
        wire.world.delete_channel(thread)
        clock.move(600)
        await due(rig, code, lambda rows: not rows)
        assert reports(rig) == told


async def test_a_duplicate_that_ended_without_its_private_thread_looks_for_it_a_day_long(
    wire: Wire, tmp_path: Path
) -> None:
    async with moving(wire, tmp_path) as (rig, clock):
        assert rig.client is not None
        lobby = await full_lobby(rig)
        wire.world.deny(rig.channel(), int(May.CREATE_PRIVATE_THREADS))
        one, _ = (await rig.client.tables.start(lobby, int(rig.person("Ana").user.id))).table.terms.sisters
        await closed(rig, one)
        clock.move(DAY)
        await due(rig, one, lambda rows: not rows)
