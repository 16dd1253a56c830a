"""Through the real client: what is left to be told in a server that has thrown the bot out is not tried for ever."""

from __future__ import annotations

import asyncio

from db import Connection

from .rig import PATIENCE, Rig
from .test_outages import until


async def test_the_end_of_a_lobby_in_a_server_that_threw_the_bot_out_is_given_up(rig: Rig) -> None:
    code = await rig.lobby("Ana", "Dan", seats=3)
    guild = rig.wire.world.guild(str((await rig.look(code)).place.guild))
    assert rig.host is not None
    host = rig.host
    rig.wire.world.remove_guild(guild)
    await until(lambda: host.get_guild(int(guild.id)) is None)
    await host.tables.close(code, int(rig.person("Ana").user.id))

    def due(connection: Connection) -> list[object]:
        return list(connection.execute("select 1 from outbox where code = ? and person = 0", (code,)))

    async with asyncio.timeout(PATIENCE):
        while await host.tables._database.read(due):
            await asyncio.sleep(0.05)
