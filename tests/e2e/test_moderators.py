"""Through the real client: those who manage a server close and move its tables."""

from __future__ import annotations

from functools import partial

import pytest

from bot.sandbox import May, Person
from bot.sandbox.entities import Notification

from .rig import PATIENCE, Rig, button, said
from .test_calls import calls, filled


async def test_a_running_table_is_closed_by_two_presses_and_the_log_names_the_office(rig: Rig) -> None:
    ana = rig.person("Ana")
    code = await rig.running("Dan", "Bea", seats=2)
    await rig.board(code, rig.person("Dan"))  # by then the table has its thread
    asked = await ana.command(rig.channel("cellar"), "server close", table=code).message()
    assert (await rig.look(code)).status == "running", "not yet"
    told = await ana.press(asked, button(asked, f"v:{code}:")).message()
    assert "is closed" in said(told)
    assert (await rig.look(code)).status == "closed"
    place = str((await rig.look(code)).place.channel)
    board = await rig.person("Dan").until_message(place, lambda m: "A moderator closes" in said(m))
    assert "Ana" not in said(board)


async def test_who_plays_hears_that_the_table_was_closed_or_paused(rig: Rig) -> None:
    ana, bea, dan = (rig.person(name) for name in ("Ana", "Bea", "Dan"))
    rig.wire.world.change_person(bea.user, dms_closed=True)
    code = await rig.running("Dan", "Bea", seats=2)
    await rig.board(code, dan)
    await ana.command(rig.channel("cellar"), "server pause", table=code).message()
    await dan.until_message(dan.dm(), lambda m: "paused the table" in said(m))
    await bea.world.until(lambda: [note for note in calls(bea) if "paused the table" in note.text], PATIENCE)
    assert rig.client is not None
    await rig.client.tables.absences.resume(code, int(dan.user.id))
    asked = await ana.command(rig.channel("cellar"), "server close", table=code).message()
    await ana.press(asked, button(asked, f"v:{code}:")).message()
    for person in (bea, dan):
        note = (await person.world.until(partial(_of_the_end, person), PATIENCE))[0]
        board = said(await filled(person, note))
        assert "A moderator closes the table" in board and f"<@{person.user.id}>" in board


def _of_the_end(person: Person) -> list[Notification]:
    return [note for note in calls(person) if "ended without a result" in note.text]


async def test_a_table_is_paused_until_somebody_seated_resumes_it(rig: Rig) -> None:
    ana = rig.person("Ana")
    code = await rig.running("Dan", "Bea", seats=2)
    told = await ana.command(rig.channel("cellar"), "server pause", table=code).message()
    assert "is paused" in said(told)
    assert (await rig.look(code)).standing == "paused"
    again = await ana.command(rig.channel("cellar"), "server pause", table=code).message()
    assert "thirty days" in said(told) and "thirty days" not in said(again), "it is refused"
    assert rig.client is not None
    last = (await rig.client.tables.log(code))[-1]
    assert (last.event.key, dict(last.event.facts)) == ("table_paused_by_staff", {})
    await rig.client.tables.absences.resume(code, int(rig.person("Dan").user.id))
    assert (await rig.look(code)).standing == "runs"


async def test_a_table_goes_on_where_they_move_it(rig: Rig) -> None:
    ana, cellar = rig.person("Ana"), rig.channel("cellar")
    code = await rig.running("Bea", "Dan", seats=2)
    old = str((await rig.board(code, ana))["channel_id"])
    told = await ana.command(rig.channel(), "server move", to=cellar.id, table=code).message()
    assert f"goes on in <#{cellar.id}>" in said(told)
    board = await rig.board(code, rig.person("Dan"))
    assert board["channel_id"] == cellar.id
    await rig.person("Dan").until_message(old, lambda m: f"<#{cellar.id}>" in said(m))


async def test_a_table_is_not_moved_where_the_bot_may_not_write(rig: Rig) -> None:
    ana, cellar = rig.person("Ana"), rig.channel("cellar")
    code = await rig.lobby("Bea", seats=2)
    rig.wire.world.deny(cellar, int(May.SEND_MESSAGES))
    await rig.person("Bea").command(rig.channel(), "help").message()  # the bot has heard of it by now
    told = await ana.command(rig.channel(), "server move", to=cellar.id, table=code).message()
    assert "Send Messages" in said(told)
    assert (await rig.look(code)).place.channel == int(rig.channel().id)


async def test_the_channel_says_which_table_is_meant_and_completion_knows_those_of_the_server(rig: Rig) -> None:
    ana = rig.person("Ana")
    assert "No table here" in said(await ana.command(rig.channel(), "server close").message())
    code = await rig.lobby("Bea", seats=2)
    offered = await ana.autocomplete(rig.channel(), "server close", "table", {"table": ""})
    assert [choice["value"] for choice in offered] == [code]
    asked = await ana.command(rig.channel(), "server close").message()
    await ana.press(asked, button(asked, f"v:{code}:")).message()
    assert (await rig.look(code)).status == "closed"


@pytest.mark.parametrize("who", ["Dan", "Mara"])
async def test_nobody_else_reaches_a_table_by_an_old_button_or_from_another_server(rig: Rig, who: str) -> None:
    ana, world = rig.person("Ana"), rig.wire.world
    code = await rig.running("Bea", "Dan", seats=2)
    asked = await ana.command(rig.channel("cellar"), "server close", table=code).message()
    if who == "Dan":
        dan = rig.person("Dan")
        old = world.any_message(asked["id"])
        assert old is not None
        old.only_for = dan.user.id  # as a button that came into wrong hands
        told = await dan.press(asked, button(asked, f"v:{code}:")).message()
        assert "Manage Server" in said(told)
    else:
        hall = world.add_channel(world.add_guild("The Cellar", world.add_person("Mara")), "hall")
        told = await rig.person("Mara").command(hall, "server close", table=code).message()
        assert "no table" in said(told)
    assert (await rig.look(code)).status == "running"


async def test_a_table_of_a_game_that_is_gone_stands_in_lists_by_its_key_beside_the_others(rig: Rig) -> None:
    ana, here, other = rig.person("Ana"), rig.channel(), rig.channel("cellar")
    assert rig.client is not None
    codes = []
    for place in (here, other):
        await ana.command(place, "table open", game="rattus").message()
        codes.append((await rig.table_in(place)).code)
    gone, kept = codes
    sql = "update tables set game = 'gone' where code = ?"
    await rig.client.tables._database.write(lambda link: link.execute(sql, (gone,)) and None)
    await rig.restart()
    for name in ("server tables", "turns"):
        listed = said(await ana.command(other, name).message())
        assert f"gone · table {gone}" in listed and kept in listed, name
    for name in ("table show", "server close"):
        offered = await ana.autocomplete(other, name, "table", table="")
        assert [offer["name"] for offer in offered] == [f"gone {gone}", f"Rattus {kept}"], name
