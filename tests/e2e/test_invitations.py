"""Before the start and after the end: quiet presses, invitations, a rematch, the check of the deal."""

from __future__ import annotations

import asyncio

import pytest

from bot.sandbox.wire import JsonObject
from bot.tables import Person
from bot.tables.transitions.due_messages import PlannedMessage
from bot.tables.transitions.topics import REMATCH
from bot.text import words_for
from bot.ui.interactions import invitations
from db import DueRow, select

from .players import Presser
from .rig import EPHEMERAL, PATIENCE, Rig, button, ids, planted, said


async def lobby(rig: Rig, name: str, code: str, text: str = "") -> JsonObject:
    """The lobby message as soon as it says this."""
    person = rig.person(name)
    return await person.until_message(rig.channel(), lambda m: bool(button(m, f"q:{code}")) and text in said(m))


async def test_presses_on_the_lobby_change_it_and_say_nothing(rig: Rig) -> None:
    ana, dan = rig.person("Ana"), rig.person("Dan")
    await ana.command(rig.channel(), "table open", game="rattus_cartus", seats=3).message()
    code = (await rig.table_in(rig.channel())).code
    await rig.lobby("Dan", "Émile", seats=2, channel=rig.channel("cellar"))  # nobody's first table any more
    message = await lobby(rig, "Dan", code)
    changed = await dan.press(message, button(message, f"j:{code}:")).message()
    assert changed["id"] == message["id"] and "Dan" in said(changed)
    message = await lobby(rig, "Ana", code, "Dan")
    levels = await ana.press(message, f"f:{code}").message()
    answer = await ana.press(levels, f"f:{code}:0:level:middle").message()
    changed = await lobby(rig, "Ana", code, "(bot, middle, ")
    assert changed["id"] == message["id"] and "may start" in said(changed)
    assert answer["flags"] & EPHEMERAL
    refused = await dan.press(changed, button(changed, f"j:{code}:")).message()
    assert refused["flags"] & EPHEMERAL and "You already sit here" in said(refused)


async def test_who_is_invited_is_told_once_and_joins_from_the_private_message(rig: Rig) -> None:
    ana, emile = rig.person("Ana"), rig.person("Émile")
    await ana.command(rig.channel(), "table open", game="rattus_cartus", seats=3).message()
    code = (await rig.table_in(rig.channel())).code
    message = await lobby(rig, "Ana", code)
    menu = await ana.press(message, f"i:{code}").message()
    answer = await ana.select(menu, button(menu, f"i:{code}:0:whom"), emile.user.id).message()
    assert "Invited" in said(answer)
    notice = await emile.until_message(emile.dm(), lambda m: bool(button(m, f"j:{code}:")))
    again = await ana.command(rig.channel(), "table invite", player=emile.user.id).message()
    assert "invited already" in said(again)
    assert "Émile" in said(await lobby(rig, "Ana", code, "Invited"))
    await emile.press(notice, button(notice, f"j:{code}:")).message()
    assert (await rig.look(code)).seat_of(int(emile.user.id)) == 1
    await emile.until_message(emile.dm(), lambda m: m["id"] == notice["id"] and said(m).startswith("Réglé"))
    assert not [m for m in emile.messages(emile.dm()) if button(m, f"j:{code}:")], (
        "told once, and nothing to join again"
    )


async def test_who_joins_is_told_how_they_will_hear_of_their_move(rig: Rig) -> None:
    ana = rig.person("Ana")
    await ana.command(rig.channel(), "table open", game="rattus_cartus", seats=3).message()
    code = (await rig.table_in(rig.channel())).code
    for name, way, key in (("Bea", "channel", "ui-joined.called"), ("Dan", "nowhere", "ui-joined.untold")):
        person = rig.person(name)
        await ana.command(rig.channel(), "table invite", player=person.user.id).message()
        notice = await person.until_message(person.dm(), lambda m: bool(button(m, f"j:{code}:")))
        await person.command(person.dm(), "settings notices", where=way).message()
        told = said(await person.press(notice, button(notice, f"j:{code}:")).message())
        wanted = words_for(person.user.locale)(key, title="", name="").partition(". ")[2]
        assert wanted and wanted in told


async def test_an_invitation_names_who_invites_though_another_is_the_host(rig: Rig) -> None:
    ana, bea, emile = (rig.person(name) for name in ("Ana", "Bea", "Émile"))
    await ana.command(rig.channel(), "table open", game="rattus_cartus", seats=3).message()
    code = (await rig.table_in(rig.channel())).code
    message = await lobby(rig, "Bea", code)
    await bea.press(message, button(message, f"j:{code}:")).message()
    await bea.command(rig.channel(), "table invite", player=emile.user.id).message()
    notice = said(await emile.until_message(emile.dm(), lambda m: bool(button(m, f"j:{code}:"))))
    assert "Bea invites you" in notice.replace("\u2069", "")


async def test_whom_private_messages_do_not_reach_is_invited_in_the_channel(rig: Rig) -> None:
    ana, emile = rig.person("Ana"), rig.person("Émile")
    rig.wire.world.change_person(emile.user, dms_closed=True)
    await ana.command(rig.channel(), "table open", game="rattus_cartus", seats=3).message()
    code = (await rig.table_in(rig.channel())).code
    await ana.command(rig.channel(), "table invite", player=emile.user.id).message()
    called = await lobby(rig, "Émile", code, "you are invited")
    assert f"<@{emile.user.id}>" in said(called)


async def test_a_table_is_verified_and_played_once_more_by_those_who_played(rig: Rig) -> None:
    ana, dan = rig.person("Ana"), rig.person("Dan")
    code = await rig.running("Ana", "Dan", seats=2)
    place = (await rig.board(code, ana))["channel_id"]  # in its thread, where the rematch opens too
    for person in (ana, dan):
        sure = await person.command(rig.channel(), "table end", table=code).message()
        await person.press(sure, button(sure, f"v:{code}:")).message()
    verified = await dan.command(place, "table verify", table=code).message()
    assert "all as sealed ✓" in said(verified)

    opened = await ana.command(place, "table rematch", table=code).message()
    again = (await rig.table_in(rig.wire.world.channel(place))).code
    assert again != code and again in said(opened)
    notice = await dan.until_message(dan.dm(), lambda m: bool(button(m, f"j:{again}:")))
    await dan.press(notice, button(notice, f"j:{again}:")).message()
    assert (await rig.look(again)).status == "running"
    assert button(await rig.board(again, ana), f"o:{again}")


async def test_the_end_has_the_doors_to_once_more_and_to_the_check(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await rig.running("Ana", seats=2)
    await Presser(rig, "Ana", code).to_the_end()
    ana = rig.person("Ana")
    place = str((await rig.look(code)).place.channel)
    end = await ana.until_message(place, lambda m: bool(button(m, f"k:{code}:0:verify")))
    assert {f"k:{code}:0:{what}:0" for what in ("rematch", "record", "verify")} <= set(ids(end))
    assert "as sealed" in said(await ana.press(end, f"k:{code}:0:verify:0").message())
    monkeypatch.setattr(invitations, "JUST_OVER", 0.0)
    await ana.press(end, f"k:{code}:0:rematch:0").message()
    assert (await rig.table_in(rig.wire.world.channel(place))).rematch_of == code


async def test_a_press_on_rematch_just_after_the_end_was_meant_for_what_stood_there_before(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await rig.running("Ana", seats=2)
    await Presser(rig, "Ana", code).to_the_end()
    ana, place = rig.person("Ana"), str((await rig.look(code)).place.channel)
    panel = await ana.command(place, "move", table=code).message()
    monkeypatch.setattr(invitations, "JUST_OVER", 3600.0)
    pressed = await ana.press(panel, f"k:{code}:0:rematch:0").message()
    assert pressed["id"] == panel["id"] and "nothing was done" in said(pressed)
    assert (await rig.table_in(rig.wire.world.channel(place))).code == code
    monkeypatch.setattr(invitations, "JUST_OVER", 0.0)
    await ana.press(pressed, f"k:{code}:0:rematch:0").message()
    assert (await rig.table_in(rig.wire.world.channel(place))).rematch_of == code


async def rematch_of_three(rig: Rig) -> str:
    """The code of a rematch of Ana's, Dan's and Bea's table, opened by Ana."""
    ana = rig.person("Ana")
    code = await rig.running("Ana", "Dan", "Bea", seats=3)
    place = (await rig.board(code, ana))["channel_id"]
    assert rig.client is not None
    for name in ("Ana", "Dan"):
        await rig.client.tables.vote_end(code, int(rig.person(name).user.id))
    await ana.command(place, "table rematch", table=code).message()
    return (await rig.table_in(rig.wire.world.channel(place))).code


async def test_who_is_called_to_a_rematch_declines_and_who_comes_last_sees_the_game_begin(rig: Rig) -> None:
    dan, bea = rig.person("Dan"), rig.person("Bea")
    code = await rematch_of_three(rig)
    place = str((await rig.look(code)).place.channel)
    called = await dan.until_message(dan.dm(), lambda m: bool(button(m, f"q:{code}:0:decline")))
    assert "declined" in said(await dan.press(called, button(called, f"q:{code}:0:decline")).message())
    lobby = await bea.until_message(place, lambda m: bool(button(m, f"j:{code}:")))
    asked = await bea.press(lobby, f"q:{code}").message()
    assert "mais on t’y invite" in said(asked) and button(asked, f"q:{code}:0:decline")
    assert rig.client is not None
    await rig.client.tables.bot_seats.fill(code, int(rig.person("Ana").user.id))
    begun = await bea.press(lobby, button(lobby, f"j:{code}:")).message()
    assert (await rig.look(code)).status == "running" and "La partie commence" in said(begun)
    await dan.until_message(dan.dm(), lambda m: m["id"] == called["id"] and not ids(m))
    decline = button(called, f"q:{code}:0:decline")
    late = await dan.press(await planted(rig, decline, dan.dm()), decline).message()
    assert "no table" in said(late), "who declined has nothing to do with it any more"


async def test_who_has_declined_or_joined_gets_no_invitation_that_goes_out_later(rig: Rig) -> None:
    ana, dan, bea = rig.person("Ana"), rig.person("Dan"), rig.person("Bea")
    code = await rematch_of_three(rig)
    assert rig.client is not None
    tables, people = rig.client.tables, (dan, bea)
    for person in people:
        await person.until_message(person.dm(), lambda m: bool(button(m, f"q:{code}:0:decline")))
    await tables.invitations.decline(code, int(dan.user.id))
    await tables.join(code, Person(int(bea.user.id), "Bea"))
    before = [len(person.messages(person.dm())) for person in people]
    for person in people:
        late = PlannedMessage("notice", int(person.user.id), REMATCH, {"host": ana.user.name}, sound=True)
        await tables.messages._put(code, late)
    where = "where topic = ?"
    async with asyncio.timeout(PATIENCE):
        while await tables._database.read(lambda link: select(link, DueRow, where, REMATCH)):
            await asyncio.sleep(0.05)
    assert [len(person.messages(person.dm())) for person in people] == before
