"""Nothing that the bot writes, for all or for one person, links to the channel or thread where it stands."""

from __future__ import annotations

from .rig import Rig, said


async def test_no_line_links_to_the_place_where_it_stands(rig: Rig) -> None:
    ana, dan, tavern = rig.person("Ana"), rig.person("Dan"), rig.channel()
    code = await rig.running("Ana", "Dan", seats=2, game="rattus")
    await rig.board(code, ana)
    own = rig.wire.world.channel(str((await rig.look(code)).place.channel))
    await dan.command(tavern, "table open", game="hameln", seats=3).message()
    await dan.command(tavern, "cup open", game="rattus", people=4, seats=2, rounds=2).message()
    told = list[str]()
    for place in (tavern, own):
        for command in ("turns", "server tables", "table board", "table show", "table since", "move"):
            told.append(said(await ana.command(place, command).message()))
    assert any(" · here" in text for text in told) and any("<#" in text for text in told)
    for channel in rig.wire.world.channels.values():
        for message in channel.messages.values():
            assert f"<#{channel.id}>" not in str(message) and f"/{channel.id}'" not in str(message), message
