"""Through the real client: a cup of four from its message to its table of results."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.sandbox import May
from bot.sandbox.wire import JsonObject
from bot.tables import DueMessage, Person, Place
from bot.tables.values import Cup
from tests.support.wire import Wire

from .rig import EPHEMERAL, PATIENCE, Rig, button, planted, rigged, said
from .test_reminders import Forgetful

NAMES = ("Ana", "Bea", "Dan", "Émile")


async def cup_of(rig: Rig) -> Cup:
    """The cup of the channel."""
    assert rig.client is not None
    cups = rig.client.tables.cups
    code = await cups.newest_in(int(rig.channel().id))
    assert code is not None
    return await cups.look(code)


async def until_round(rig: Rig, number: int) -> Cup:
    """The cup as soon as this round has begun."""
    async with asyncio.timeout(PATIENCE):
        while (cup := await cup_of(rig)).round != number:
            await asyncio.sleep(0.02)
    return cup


async def message(rig: Rig, text: str) -> JsonObject:
    """The cup's message as soon as it says this."""
    return await rig.person("Ana").until_message(
        rig.channel(), lambda m: text in said(m) and not m["flags"] & EPHEMERAL
    )


@pytest.mark.thorough
async def test_a_cup_of_four_is_played_to_its_table(rig: Rig) -> None:
    ana, here = rig.person("Ana"), rig.channel()
    reply = await ana.command(here, "cup open", game="rattus", people=4, seats=2, rounds=2).message()
    assert "you take part" in said(reply)
    dan = rig.person("Dan")
    code = (await cup_of(rig)).code
    assert "1 of 4 take part" in said(await ana.command(here, "turns").message())
    assert "1 of 4 take part" in said(await ana.command(here, "server tables").message())
    listed = await dan.command(here, "turns").message()
    assert "Cups open here" in said(listed) and button(listed, f"C:{code}:0:join")
    for name in NAMES[1:]:
        code = (await cup_of(rig)).code
        sign_up = await message(rig, "Taking part")
        person = rig.person(name)
        assert code in said(await person.press(sign_up, button(sign_up, f"C:{code}:0:join")).message())
    for number in (1, 2):
        cup = await until_round(rig, number)
        shown = await message(rig, f"Round {number} of 2")
        for table in cup.tables:
            if table.round == number:
                await rig.board(table.code, ana)
                assert table.code in said(shown)
                place = rig.wire.world.channel(str((await rig.look(table.code)).place.channel))
                assert place.thread is not None and place.parent_id == here.id
                await message(rig, f"<#{place.id}>")
        if number == 1:
            assert "round 1 of 2" in said(await dan.command(here, "turns").message())
            await rig.restart()
        for table in cup.tables:
            await rig.played_out(table.code)
    ended = await message(rig, "Won by")
    assert said(ended).count("**") and all(name in said(ended) for name in NAMES)
    code = (await cup_of(rig)).code
    results = await rig.person("Dan").command(here, "cup table").message()
    assert results["flags"] & EPHEMERAL and "Won by" in said(results)
    letter = await ana.until_message(ana.dm(), lambda m: code in said(m) and "is over" in said(m))
    assert "of 4" in said(letter)
    assert not any(button(m, f"C:{code}:0:join") for m in ana.messages(here))


async def test_who_manages_the_server_finds_a_cup_under_way_beside_its_tables(rig: Rig) -> None:
    ana, here = rig.person("Ana"), rig.channel()
    await ana.command(here, "cup open", game="rattus", people=4, seats=2, rounds=2).message()
    code = (await cup_of(rig)).code
    for name in NAMES[1:]:
        await rig.person(name).command(here, "cup join").message()
    await until_round(rig, 1)
    listed = said(await ana.command(here, "server tables").message())
    assert f"Cup {code}: Rattus** · here · round 1 of 2" in listed


async def test_a_cups_message_that_could_not_be_edited_after_it_was_sent_is_not_sent_again(rig: Rig) -> None:
    ana, here = rig.person("Ana"), rig.channel()
    path, wire = f"/channels/{here.id}/messages", rig.wire.sandbox
    wire.faults.cut("POST", path)  # it arrives, but nobody is told
    wire.faults.refuse("PATCH", f"{path}/*", 403, {"message": "Missing Permissions", "code": 50013})
    await ana.command(here, "cup open", game="rattus", people=4, seats=2, rounds=2).message()
    async with asyncio.timeout(PATIENCE):
        while len([each for each in wire.transcript.exchanges if each.method == "PATCH" and path in each.path]) < 2:
            await asyncio.sleep(0.01)
    assert len(wire.transcript.find("POST", path)) == 2, "the one that was lost, and its second try"
    await message(rig, "Taking part")


async def test_what_no_cup_can_do_is_said_in_a_sentence(rig: Rig) -> None:
    ana, dan, here = rig.person("Ana"), rig.person("Dan"), rig.channel()
    assert "no cup in this channel" in said(await ana.command(here, "cup join").message())
    await ana.command(here, "cup open", game="hameln", people=4).message()
    code = (await cup_of(rig)).code
    assert "needs 4" in said(await ana.command(here, "cup start").message())
    assert "Only" in said(await dan.command(here, "cup start").message())
    for id, answer in (
        (f"C:{code}:0:start:0", "Only"),
        (f"C:{code}:0:leave:sure", "do not take part"),
        (f"C:{code}:0:nonsense:0", "means nothing"),
        ("C:OOOO:0:join:0", "There is no cup"),
        (f"j:{code}", "no table"),
    ):
        forged = await planted(rig, id)
        assert answer.lower() in said(await dan.press(forged, id).message()).lower(), id
    assert "cup in this channel" in said(await dan.command(here, "cup open", game="rattus", people=4).message())
    rig.wire.world.deny(here, int(May.CREATE_PUBLIC_THREADS))
    assert "left" in said(await ana.command(here, "cup leave").message())
    assert "Create Public Threads" in said(await ana.command(here, "cup open", game="rattus", people=4).message())


async def test_of_more_cups_than_discord_takes_completions_25_are_offered(rig: Rig) -> None:
    ana = rig.person("Ana")
    assert rig.client is not None
    ana_id = int(ana.user.id)
    for channel in range(1, 27):
        wanted = Cup("", "rattus", Place(int(rig.channel().guild_id or 0), channel), 4, 2, 2, 14, "relaxed", "en", 0.0)
        await rig.client.tables.cups.open(Person(ana_id, "Ana"), wanted)
    assert len(await ana.autocomplete(rig.channel(), "cup leave", "cup", cup="")) == 25


async def test_a_cup_whose_channel_is_deleted_waits_tells_its_host_and_goes_on_elsewhere(rig: Rig) -> None:
    ana, here, there = rig.person("Ana"), rig.channel(), rig.channel("cellar")
    assert rig.client is not None
    await ana.command(here, "cup open", game="rattus", people=4, seats=2, rounds=2).message()
    code = (await cup_of(rig)).code
    await message(rig, "Taking part")
    rig.wire.world.delete_channel(here)
    for name in NAMES[1:]:
        await rig.client.tables.cups.join(code, Person(int(rig.person(name).user.id), name))
    letter = await ana.until_message(ana.dm(), lambda m: code in said(m) and "/cup move" in said(m))
    assert "no round is drawn" in said(letter)
    assert (await rig.client.tables.cups.look(code)).round == 0
    dan = rig.person("Dan")
    assert "Only" in said(await dan.command(there, "cup move", cup=code).message())
    assert "goes on here" in said(await ana.command(there, "cup move", cup=code).message())
    shown = await ana.until_message(there, lambda m: "Round 1 of 2" in said(m))
    for table in (await rig.client.tables.cups.look(code)).tables:
        await rig.board(table.code, ana)
        place = rig.wire.world.channel(str((await rig.look(table.code)).place.channel))
        assert place.thread is not None and place.parent_id == there.id and table.code in said(shown)


# --------------------------------------------------------------------------- where another process draws the rounds


async def cannot_tell(place: Place) -> bool | None:
    """What a process without Discord knows of a place."""
    return None


async def lost_where_nobody_may_write(rig: Rig) -> str:
    """A cup of four that draws no round, as its message could not be sent; its host knows."""
    ana, here = rig.person("Ana"), rig.channel()
    assert rig.client is not None
    cups = rig.client.tables.cups
    cups.look_at_place = cannot_tell
    await ana.command(here, "cup open", game="rattus", people=4, seats=2, rounds=2).message()
    code = (await cup_of(rig)).code
    await message(rig, "Taking part")
    rig.wire.world.deny(here, int(May.SEND_MESSAGES))
    here.messages.clear()
    for name in NAMES[1:3]:
        await cups.join(code, Person(int(rig.person(name).user.id), name))
    await ana.until_message(ana.dm(), lambda m: code in said(m) and "/cup move" in said(m))
    await cups.join(code, Person(int(rig.person(NAMES[3]).user.id), NAMES[3]))
    await cups.go_on()
    assert (await cups.look(code)).round == 0
    return code


async def test_a_cup_draws_no_round_where_the_bot_may_not_write_and_goes_on_once_it_may(rig: Rig) -> None:
    await lost_where_nobody_may_write(rig)
    rig.wire.world.deny(rig.channel(), 0)
    await until_round(rig, 1)
    await message(rig, "Round 1 of 2")


async def test_that_a_cup_has_no_place_is_not_told_again_when_its_nonce_holds_no_longer(rig: Rig) -> None:
    ana, code, host = rig.person("Ana"), await lost_where_nobody_may_write(rig), rig.client
    assert host is not None
    told = [m for m in ana.messages(ana.dm()) if code in said(m)]
    rig.wire.world.nonces = Forgetful()
    row = DueMessage(
        *(1, "", "reminder", int(ana.user.id), f"cup_lost:{code}", {"cup": code}, host.clock.now(), True, "one", 1, 1)
    )
    await host._delivery(row)
    assert [m for m in ana.messages(ana.dm()) if code in said(m)] == told


async def test_a_cup_goes_on_once_its_message_arrives_again_though_nobody_told_that_it_may(
    wire: Wire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.delivery.cups.AGAIN_AFTER", 0.5)
    async with rigged(wire, tmp_path) as rig:
        await lost_where_nobody_may_write(rig)
        rig.channel().overwrites.clear()
        await until_round(rig, 1)
        await message(rig, "Round 1 of 2")


async def test_a_cup_that_had_no_place_is_moved_to_where_it_is_once_that_works(rig: Rig) -> None:
    ana, here = rig.person("Ana"), rig.channel()
    code = await lost_where_nobody_may_write(rig)
    here.overwrites.clear()
    assert "goes on here" in said(await ana.command(here, "cup move", cup=code).message())
    await until_round(rig, 1)


async def test_a_cup_is_closed_by_its_host_after_a_second_press(rig: Rig) -> None:
    ana, here = rig.person("Ana"), rig.channel()
    await ana.command(here, "cup open", game="rattus", people=4, seats=2).message()
    code = (await cup_of(rig)).code
    assert "Only" in said(await rig.person("Dan").command(here, "cup close").message())
    asked = await ana.command(here, "cup close").message()
    assert "is closed" in said(await ana.press(asked, button(asked, f"C:{code}:0:close:sure")).message())
    assert (await cup_of(rig)).status == "closed"
