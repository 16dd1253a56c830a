"""Through the real client: what is left to be told in a server that has thrown the bot out is not tried for ever."""

from __future__ import annotations

import asyncio

from db import Connection

from .rig import PATIENCE, Rig
from .test_cups import cup_of, message
from .test_outages import until


async def test_the_end_of_a_cup_in_a_server_that_threw_the_bot_out_is_given_up(rig: Rig) -> None:
    ana, here = rig.person("Ana"), rig.channel()
    await ana.command(here, "cup open", game="rattus", people=4, seats=2, rounds=2).message()
    await message(rig, "Taking part")
    cup, host = await cup_of(rig), rig.client
    assert host is not None
    rig.wire.world.remove_guild(rig.wire.world.guild(here.guild_id or ""))
    await until(lambda: host.get_guild(int(here.guild_id or 0)) is None)
    await host.tables.cups.close(cup.code, int(ana.user.id), manages=True)

    def due(connection: Connection) -> list[object]:
        return list(connection.execute("select 1 from outbox where code = ? and kind = 'cup'", (cup.code,)))

    async with asyncio.timeout(PATIENCE):
        while await host.tables._database.read(due):
            await asyncio.sleep(0.05)
