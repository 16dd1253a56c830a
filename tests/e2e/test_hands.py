"""Pictures of questions in panels and direct messages, through real discord.py."""

from __future__ import annotations

import asyncio
from functools import partial
from threading import Event

import pytest
from structlog.testing import capture_logs

from bot.sandbox.faults import NO_FAULT
from bot.ui.kit import illustrator

from .picturing import drawn, gallery, impatient, names_in, no_ink, pictured, refreshed, sizes_of, spoil, widths_of
from .rig import PATIENCE, Rig, button, said, walk
from .steering import awaited

DRAWS = True

QUESTION = 800  # wide
CHANNEL_MESSAGE = 4  # an answer with its content at once, neither "thinking" nor a promise to change the panel


async def test_the_private_message_brings_the_hand_unless_it_is_discreet(rig: Rig) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    direct_message = await ana.until_message(ana.dm(), lambda m: bool(m["attachments"]))
    assert widths_of(rig, direct_message) == [QUESTION]
    assert "Your hand, 5 cards" in direct_message["attachments"][0]["description"]
    await ana.press(direct_message, button(direct_message, f"x:{code}:0:discreet:on")).message()
    kept = await ana.until_message(ana.dm(), lambda m: not m["attachments"])
    assert "Your hand" not in said(kept)


async def test_who_reads_text_gets_no_picture_in_private(rig: Rig) -> None:
    ana = rig.person("Ana")
    await ana.command(rig.channel(), "settings reading", form="text").message()
    code = await rig.running("Ana", "Dan", seats=2)
    await pictured(rig, code)  # the table has its own
    direct_message = await ana.until_message(ana.dm(), lambda m: "Your hand" in said(m))
    assert not direct_message["attachments"]


async def test_large_print_brings_the_question_in_large_print_into_the_panel(rig: Rig) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    await ana.command(rig.channel(), "settings reading", form="large").message()
    panel = await drawn(rig, "Ana", await ana.command(rig.channel(), "move", table=code).message())
    assert names_in(gallery(panel)) == ["question.jpg"] and widths_of(rig, panel) == [QUESTION * 1.6]


@pytest.mark.parametrize("game", ["rattus", "notre_dame", "hameln"])
async def test_a_map_comes_with_the_first_answer(rig: Rig, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(illustrator, "IN_TIME_FOR_ANSWER", PATIENCE)
    code = await rig.running("Ana", "Dan", seats=3, game=game)
    name, _ = await awaited(rig, code)
    asked = rig.person(name).command(rig.channel(), "move", table=code)
    assert (await asked.wait())["type"] == CHANNEL_MESSAGE, "no second request for it"
    assert names_in(gallery(await asked.message())) == ["question.jpg"]


@pytest.mark.parametrize("way", ["hand", "move", "h", "o"])
async def test_a_panel_that_is_opened_shows_the_hand_of_the_one_who_opens_it(rig: Rig, way: str) -> None:
    code, told = await rig.running("Ana", "Dan", seats=2), {}
    for name in ("Ana", "Dan"):
        person = rig.person(name)
        if way in ("hand", "move"):
            panel = await person.command(rig.channel(), way, table=code).message()
        else:
            board = await rig.board(code, person)
            panel = await person.press(board, button(board, f"{way}:{code}")).message()
        panel = await drawn(rig, name, panel)
        (shown,) = gallery(panel)
        assert widths_of(rig, panel) == [QUESTION]
        kinds = [part["type"] for part in walk(panel["components"])]
        assert kinds.index(10) < kinds.index(12)  # the table's name is read first
        told[name] = shown["description"]
        direct_message = await person.until_message(person.dm(), lambda m: bool(m["attachments"]))
        assert direct_message["attachments"][0]["description"] == told[name]
        assert "Your hand, 5 cards" in told[name]
    assert told["Ana"] != told["Dan"]


async def test_who_only_watches_is_shown_no_hand(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    assert not gallery(await rig.person("Bea").command(rig.channel(), "hand", table=code).message())


@pytest.mark.parametrize("form", ["text", "words"])
async def test_who_reads_without_pictures_gets_none_in_the_panel(rig: Rig, form: str) -> None:
    ana = rig.person("Ana")
    await ana.command(rig.channel(), "settings reading", form=form).message()
    code = await rig.running("Ana", "Dan", seats=2)
    panel = await ana.command(rig.channel(), "hand", table=code).message()
    assert not gallery(panel) and "Your hand" in said(panel)


async def test_the_panel_keeps_its_picture_under_the_finger_and_a_page_of_rules_has_none(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    table = await rig.look(code)
    player = table.players[table.awaited[0]]
    assert player
    asked = rig.person(player.name)
    panel = await asked.command(rig.channel(), "move", table=code).message()
    assert button(panel, f"p:{code}:")
    while step := button(panel, f"p:{code}:"):
        panel = await drawn(rig, player.name, await asked.press(panel, step).message())
        assert widths_of(rig, panel) == [QUESTION]
    page = await asked.press(panel, button(panel, f"r:{code}")).message()
    assert page["id"] == panel["id"] and not gallery(page) and not sizes_of(rig, page)


async def test_who_starts_the_table_sees_the_hand_at_once(rig: Rig) -> None:
    await rig.lobby("Ana", "Dan", seats=2)
    reply = await drawn(rig, "Ana", await rig.person("Ana").command(rig.channel(), "table start").message())
    assert widths_of(rig, reply) == [QUESTION] and "Your hand" in gallery(reply)[0]["description"]


async def test_a_slow_hand_follows_the_text_of_the_private_message(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    inked, ana = Event(), rig.person("Ana")
    impatient(rig)
    spoil(monkeypatch, "question", partial(inked.wait, PATIENCE))
    await rig.running("Ana", "Dan", seats=2)
    first = await ana.until_message(ana.dm(), lambda m: "Your hand" in said(m))
    assert not first["attachments"]
    inked.set()
    direct_message = await ana.until_message(ana.dm(), lambda m: bool(m["attachments"]))
    assert (
        direct_message["id"] == first["id"]
        and said(direct_message) == said(first)
        and widths_of(rig, direct_message) == [QUESTION]
    )


async def test_a_panel_that_is_taken_away_takes_its_late_picture_along(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    inked, ana = Event(), rig.person("Ana")
    code = await rig.running("Ana", "Dan", seats=2)
    impatient(rig)
    spoil(monkeypatch, "question", partial(inked.wait, PATIENCE))
    await ana.command(rig.channel(), "settings reading", form="contrast").message()  # a picture that nobody drew yet
    with capture_logs() as told:
        first = await ana.command(rig.channel(), "move", table=code).message()
        second = await ana.command(rig.channel(), "move", table=code).message()
        async with asyncio.timeout(PATIENCE):
            while any(shown["id"] == first["id"] for shown in ana.messages(first["channel_id"])):
                await asyncio.sleep(0.01)
        inked.set()
        await drawn(rig, "Ana", second)
    assert not [line for line in told if line["event"] == "a late picture found no place"]


async def test_a_slow_hand_follows_the_text_of_the_panel(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    inked = Event()
    impatient(rig)
    spoil(monkeypatch, "question", partial(inked.wait, PATIENCE))
    code = await rig.running("Ana", "Dan", seats=2)
    first = await rig.person("Ana").command(rig.channel(), "move", table=code).message()
    assert not gallery(first) and "Your hand" in said(first)
    inked.set()
    async with asyncio.timeout(PATIENCE):
        while not gallery(panel := await refreshed(rig, "Ana", first)):
            await asyncio.sleep(0.02)
    assert "Your hand" not in said(panel), "the picture takes the place of its words"
    assert widths_of(rig, panel) == [QUESTION]


async def test_a_slow_hand_does_not_come_into_a_panel_that_was_pressed(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    inked = Event()
    impatient(rig)
    spoil(monkeypatch, "question", partial(inked.wait, PATIENCE))
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    pressed = await rig.lasting(await ana.command(rig.channel(), "hand", table=code).message())
    other = await ana.command(rig.channel(), "hand", table=code).message()
    page = await ana.press(pressed, button(pressed, f"r:{code}")).message()
    inked.set()
    async with asyncio.timeout(PATIENCE):
        while not gallery(await refreshed(rig, "Ana", other)):
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.1)  # what waited for the same picture would have come by now
    assert await refreshed(rig, "Ana", pressed) == page


async def test_an_older_press_never_overwrites_what_a_newer_one_brought(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, inked = await rig.running("Ana", "Dan", seats=2), Event()
    table = await rig.look(code)
    player = table.players[table.awaited[0]]
    assert player and rig.client
    asked = rig.person(player.name)
    panel = await asked.command(rig.channel(), "move", table=code).message()
    spoil(monkeypatch, "question", partial(inked.wait, PATIENCE))
    rig.client._illustrator._in_time = 0.4
    older = asked.press(panel, button(panel, f"p:{code}:"))
    page = await asked.press(panel, button(panel, f"r:{code}")).message()
    await older.wait()
    inked.set()
    await asyncio.sleep(0.3)  # what the older press would have brought had come by now
    assert await refreshed(rig, player.name, panel) == page
    assert (await rig.look(code)).revision > table.revision, "it was stored all the same"


async def test_no_late_hand_comes_into_a_private_message_that_is_discreet_by_now(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    inked, ana = Event(), rig.person("Ana")
    spoil(monkeypatch, "question", partial(inked.wait, PATIENCE))
    code = await rig.running("Ana", "Dan", seats=2)
    direct_message = await ana.until_message(ana.dm(), lambda m: "Your hand" in said(m))
    await ana.press(direct_message, button(direct_message, f"x:{code}:0:discreet:on")).message()
    inked.set()
    kept = await ana.until_message(ana.dm(), lambda m: bool(button(m, f"x:{code}:0:discreet:off")))
    await asyncio.sleep(0.3)
    kept = await refreshed(rig, "Ana", kept)
    assert not kept["attachments"] and "Your hand" not in said(kept)


async def test_a_failing_hand_leaves_the_panel_in_text(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, "question", no_ink)
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    panel = await ana.command(rig.channel(), "move", table=code).message()
    assert not gallery(panel) and button(panel, f"p:{code}:")


async def test_a_hand_that_is_refused_is_left_out_of_the_panel(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    too_large = {"code": 40005, "message": "Request entity too large"}
    rig.wire.sandbox.faults.refuse("POST", "/interactions/*/callback", 413, too_large)
    panel = await rig.person("Ana").command(rig.channel(), "hand", table=code).message()
    assert not gallery(panel) and "Your hand" in said(panel)
    assert gallery(await rig.person("Ana").command(rig.channel(), "hand", table=code).message())


async def test_a_hand_that_is_refused_is_left_out_of_the_private_message(rig: Rig) -> None:
    ana = rig.person("Ana")
    too_large = {"code": 40005, "message": "Request entity too large"}
    rig.wire.sandbox.faults.refuse("POST", f"/channels/{ana.dm().id}/messages", 413, too_large)
    code = await rig.running("Ana", "Dan", seats=2)
    direct_message = await ana.until_message(ana.dm(), lambda m: "Your hand" in said(m))
    assert not direct_message["attachments"]
    assert rig.client is not None
    assert (await rig.client.tables.people.settings(int(ana.user.id))).dm != "closed", "only the picture was refused"
    await ana.press(direct_message, button(direct_message, f"x:{code}:0:discreet:on")).message()
    kept = await ana.until_message(ana.dm(), lambda m: bool(button(m, f"x:{code}:0:discreet:off")))
    rig.wire.sandbox.faults.refuse("PATCH", f"/channels/{ana.dm().id}/messages/{kept['id']}", 413, too_large)
    await ana.press(kept, button(kept, f"x:{code}:0:discreet:off")).message()
    again = await ana.until_message(ana.dm(), lambda m: bool(button(m, f"x:{code}:0:discreet:on")))
    path = f"/channels/{ana.dm().id}/messages/{kept['id']}"
    assert rig.wire.sandbox.faults.take("PATCH", path) is NO_FAULT, "it was met"
    assert again["id"] == kept["id"] and "Your hand" in said(again) and not again["attachments"]
