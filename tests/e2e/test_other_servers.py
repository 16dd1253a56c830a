"""A table is of its server: somebody from elsewhere who has its code learns and does nothing, not even that it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.sandbox import Channel, Person
from bot.sandbox.typed import CHANNEL, INTEGER, NUMBER, USER
from bot.sandbox.wire import JsonObject
from bot.ui.interactions.presses import HANDLERS

from .rig import Rig, button, planted, said

UNKNOWN = "ZZZZ"


@pytest.fixture
async def hall(rig: Rig) -> Channel:
    """A channel of another server, where Mara is and the bot too."""
    world = rig.wire.world
    return world.add_channel(world.add_guild("The Cellar", world.add_person("Mara", "en-US")), "hall")


async def table(rig: Rig, status: str) -> str:
    """A table of Ana and Dan in their server."""
    if status == "open":
        return await rig.lobby("Ana", "Dan", seats=3)
    code = await rig.running("Ana", "Dan", seats=2)
    for name in ("Ana", "Dan") if status == "closed" else ():
        sure = await rig.person(name).command(rig.channel(), "table end", table=code).message()
        await rig.person(name).press(sure, button(sure, f"v:{code}:")).message()
    return code


async def test_a_nickname_of_one_server_seats_somebody_there_and_is_known_nowhere_else(rig: Rig, hall: Channel) -> None:
    assert rig.client is not None and hall.guild_id is not None
    ana, world = rig.person("Ana"), rig.wire.world
    world.join(world.guilds[hall.guild_id], ana.user).nick = "Ana of the circle"
    await ana.command(hall, "table open", game="rattus_cartus", seats=2).message()
    player = (await rig.table_in(hall)).players[0]
    assert player and player.name == "Ana of the circle"
    assert (await rig.client.tables.people.settings(int(ana.user.id))).name == "Ana"


async def standing(rig: Rig, code: str) -> object:
    """What nobody from elsewhere may change. The bot itself opens the thread of a table a little later."""
    table = await rig.look(code)
    return table.status, table.players, table.state, table.invited, table.place.guild


async def nothing_there(rig: Rig, person: Person, place: Channel, code: str) -> str:
    """What somebody hears who names a table that there never was."""
    return said(await person.command(place, "table show", table=UNKNOWN).message()).replace(UNKNOWN, code)


def commands_of_a_table(rig: Rig, hall: Channel) -> Iterator[tuple[str, JsonObject]]:
    """Every command that takes the code of a table, with something for each thing that it needs."""

    def leaves(thing: JsonObject, path: str) -> Iterator[tuple[str, list[JsonObject]]]:
        options = thing.get("options") or []
        nested = [option for option in options if option["type"] in (1, 2)]
        for option in nested:
            yield from leaves(option, f"{path} {option['name']}")
        if not nested:
            yield path, options

    for command in rig.wire.world.commands:
        for path, options in leaves(command, command["name"]):
            if any(option["name"] == "table" for option in options):
                yield (
                    path,
                    {option["name"]: something(rig, option, hall) for option in options if option.get("required")},
                )


def something(rig: Rig, option: JsonObject, hall: Channel) -> object:
    if option.get("choices"):
        return option["choices"][0]["value"]
    of_type = {INTEGER: 1, NUMBER: 1, USER: rig.person("Ana").user.id, CHANNEL: hall.id, 5: True}
    return of_type.get(option["type"], "1")


@pytest.mark.parametrize("status", ["open", "running", "closed"])
async def test_no_command_from_another_server_reaches_a_table(rig: Rig, hall: Channel, status: str) -> None:
    code, mara = await table(rig, status), rig.person("Mara")
    before, none = await standing(rig, code), await nothing_there(rig, mara, hall, code)
    paths = dict(commands_of_a_table(rig, hall))
    assert {"table show", "table log", "table record", "table verify", "table join", "move", "rules why"} <= set(paths)
    for path, given in paths.items():
        reply = await mara.command(hall, path, {**given, "table": code}).message()
        assert said(reply) == none and not reply["attachments"], path
    assert await standing(rig, code) == before


@pytest.mark.parametrize("status", ["open", "running"])
async def test_no_button_brought_to_another_server_reaches_a_table(rig: Rig, hall: Channel, status: str) -> None:
    code, mara = await table(rig, status), rig.person("Mara")
    before, none = await standing(rig, code), await nothing_there(rig, mara, hall, code)
    for verb in HANDLERS:
        for custom_id in (f"{verb}:{code}", f"{verb}:{code}:1:rematch:0"):
            message = await planted(rig, custom_id, hall)
            assert said(await mara.press(message, custom_id).message()) == none, custom_id
    assert await standing(rig, code) == before


async def test_nothing_is_offered_while_the_code_of_a_table_elsewhere_is_typed(rig: Rig, hall: Channel) -> None:
    code, mara = await table(rig, "running"), rig.person("Mara")
    assert await rig.person("Ana").autocomplete(rig.channel(), "table free", "seat", table=code)
    for path, option in (("table free", "seat"), ("cartus supplies", "card"), ("rules why", "what")):
        assert await mara.autocomplete(hall, path, option, table=code) == [], path


async def test_privately_a_table_is_open_to_those_who_sit_there_or_are_invited(rig: Rig, hall: Channel) -> None:
    code, ana, emile, mara = await table(rig, "open"), rig.person("Ana"), rig.person("Émile"), rig.person("Mara")
    await ana.command(rig.channel(), "table free", seat=3).message()
    for person in (emile, mara):
        none = await nothing_there(rig, person, person.dm(), code)
        assert said(await person.command(person.dm(), "table join", table=code).message()) == none
    assert "Ana" in said(await ana.command(ana.dm(), "table log", table=code).message())
    assert "Ana" in said(await emile.command(rig.channel("cellar"), "table log", table=code).message())


async def test_an_invitation_opens_a_table_to_somebody_from_another_server(rig: Rig, hall: Channel) -> None:
    code, ana, mara = await table(rig, "open"), rig.person("Ana"), rig.person("Mara")
    await ana.command(rig.channel(), "table free", seat=3).message()
    await ana.command(rig.channel(), "table invite", player=mara.user.id).message()
    assert "Ana" in said(await mara.command(hall, "table log", table=code).message())
    notice = await mara.until_message(mara.dm(), lambda m: bool(button(m, f"j:{code}:")))
    await mara.press(notice, button(notice, f"j:{code}:")).message()
    assert (await rig.look(code)).seat_of(int(mara.user.id)) is not None


async def test_a_table_is_never_moved_to_another_server(rig: Rig, hall: Channel) -> None:
    code, ana, world = await table(rig, "running"), rig.person("Ana"), rig.wire.world
    await rig.board(code, ana)
    place = (await rig.look(code)).place
    world.join(world.guild(hall.guild_id or ""), ana.user)
    world.delete_channel(world.channel(str(place.channel)))
    assert "stays in its server" in said(await ana.command(hall, "table board", table=code).message())
    assert (await rig.look(code)).place.guild == place.guild
