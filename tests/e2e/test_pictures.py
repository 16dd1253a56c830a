"""Pictures at the table, through real discord.py: with the text or after it, and never in its way."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PIL import Image

from bot.pictures import BOARD, HAND, Painter, painter_of, studio
from bot.sandbox.wire import JsonObject
from tests.support.presser import Presser
from tests.support.wire import Wire

from .rig import PATIENCE, Rig, button, said, walk


@pytest.fixture
async def rig(wire: Wire, tmp_path: Path) -> AsyncIterator[Rig]:
    """A bot that draws."""
    drawing = Rig(wire, tmp_path / "rig.db", pictures=True)
    await drawing.start()
    try:
        yield drawing
    finally:
        await drawing.stop()


class Spoilt:
    """A painter to whom something happens before he draws a board, or a hand."""

    def __init__(self, true: Painter, what: str, happens: Callable[[], object]) -> None:
        self._true, self._what, self._happens = true, what, happens

    def __getattr__(self, name: str) -> Any:
        true = getattr(self._true, name)
        return partial(self._drawn, true) if name == self._what else true

    def _drawn(self, true: Callable[[Any], str], scene: Any) -> str:
        self._happens()
        return true(scene)


def spoil(monkeypatch: pytest.MonkeyPatch, what: str, happens: Callable[[], object]) -> None:
    """Let boards or hands fail, or take their time."""
    painter = painter_of("rattus_cartus")
    assert painter
    monkeypatch.setattr(studio, "painter_of", lambda game: Spoilt(painter, what, happens))


def no_ink() -> None:
    """What may happen to a painter."""
    raise RuntimeError("no ink")


def impatient(rig: Rig) -> None:
    """Let no text wait for its picture."""
    assert rig.host is not None
    rig.host._illustrator._in_time = 0.01


def gallery(message: JsonObject) -> list[JsonObject]:
    """The pictures that a message shows."""
    return [item for part in walk(message["components"]) if part["type"] == 12 for item in part["items"]]


async def pictured(rig: Rig, code: str) -> JsonObject:
    """The board as soon as it has its picture."""
    async with asyncio.timeout(PATIENCE):
        while not gallery(board := await rig.board(code, rig.person("Ana"))):
            await asyncio.sleep(0.02)
    return board


def sizes_of(rig: Rig, message: JsonObject) -> list[tuple[int, int]]:
    """Width and height of the files that came with a message."""
    place = rig.wire.world.channels[message["channel_id"]]
    return [_size(file.data) for file in place.messages[message["id"]].attachments]


def _size(data: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(data)) as image:
        return image.size


async def test_the_board_comes_with_its_picture_and_says_the_same_in_words(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    board = await pictured(rig, code)
    (shown,) = gallery(board)
    assert sizes_of(rig, board) == [BOARD]
    assert shown["description"].startswith("Rattus Cartus, Round 1 of 10")
    assert "Waiting for" in shown["description"]
    kinds = [part["type"] for part in walk(board["components"])]
    assert kinds.index(10) < kinds.index(12)  # the call and the title are read first
    assert "Round 1 of 10" in said(board)


async def test_the_private_message_brings_the_hand_unless_it_is_discreet(rig: Rig) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    sheet = await ana.until_message(ana.dm(), lambda m: bool(m["attachments"]))
    assert sizes_of(rig, sheet) == [HAND]
    assert "Your hand, 5 cards" in sheet["attachments"][0]["description"]
    await ana.press(sheet, button(sheet, f"x:{code}:0:discreet:on")).message()
    kept = await ana.until_message(ana.dm(), lambda m: not m["attachments"])
    assert "Your hand" not in said(kept)


async def test_who_reads_text_gets_no_picture_in_private(rig: Rig) -> None:
    ana = rig.person("Ana")
    await ana.command(rig.channel(), "settings reading", form="text").message()
    code = await rig.running("Ana", "Dan", seats=2)
    await pictured(rig, code)  # the table has its own
    sheet = await ana.until_message(ana.dm(), lambda m: "Your hand" in said(m))
    assert not sheet["attachments"]


async def test_a_slow_picture_follows_the_text(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    impatient(rig)
    spoil(monkeypatch, "board", partial(time.sleep, 0.5))
    code = await rig.running("Ana", "Dan", seats=2)
    first = await rig.board(code, rig.person("Ana"))
    assert not gallery(first) and "Round 1 of 10" in said(first)
    board = await pictured(rig, code)
    assert said(board) == said(first)


async def test_a_failing_picture_never_stops_a_game(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, "board", no_ink)
    code = await rig.running("Ana", "Dan", seats=2)
    board = await rig.board(code, rig.person("Ana"))
    assert not gallery(board) and "Round 1 of 10" in said(board)
    assert (await rig.look(code)).status == "running"


async def test_a_bot_that_is_told_to_draws_nothing(wire: Wire, tmp_path: Path) -> None:
    plain = Rig(wire, tmp_path / "plain.db")
    await plain.start()
    code = await plain.running("Ana", "Dan", seats=2)
    assert not gallery(await plain.board(code, plain.person("Ana")))
    assert not gallery(await plain.person("Ana").command(plain.channel(), "hand", table=code).message())
    await plain.stop()


async def test_who_sits_here_is_shown_board_and_hand(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    shown = await show(rig, "Ana", code, "pictures")
    assert len(gallery(shown)) == 2
    assert sizes_of(rig, shown) == [BOARD, HAND]
    assert sizes_of(rig, await show(rig, "Bea", code, "pictures")) == [BOARD]


async def test_large_print_comes_in_parts_each_with_its_name(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    shown = gallery(await show(rig, "Ana", code, "large"))
    assert names_in(shown)[:2] == ["board-1.webp", "board-2.webp"] and "hand-1.webp" in names_in(shown)
    assert shown[0]["description"].startswith("Rattus Cartus, Round 1 of 10")
    assert shown[1]["description"].startswith("Part of the board or hand: ")


async def test_large_print_brings_the_part_of_the_board_in_question_into_the_panel(rig: Rig) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    await ana.command(rig.channel(), "settings reading", form="large").message()
    panel = await ana.command(rig.channel(), "move", table=code).message()
    async with asyncio.timeout(PATIENCE):
        while not (shown := gallery(panel)):
            await asyncio.sleep(0.05)
            panel = await refreshed(rig, "Ana", panel)
    assert names_in(shown)[:2] == ["question-1.webp", "hand-1.webp"]


async def show(rig: Rig, name: str, code: str, form: str) -> JsonObject:
    """What somebody is shown of a table."""
    return await rig.person(name).command(rig.channel(), "table show", table=code, **{"as": form}).message()


def names_in(shown: list[JsonObject]) -> list[str]:
    """The names of the files that a message shows."""
    return [item["media"]["url"].rpartition("/")[2] for item in shown]


async def test_high_contrast_is_black_on_white(rig: Rig) -> None:
    shown = await show(rig, "Ana", await rig.running("Ana", "Dan", seats=2), "contrast")
    place = rig.wire.world.channels[shown["channel_id"]]
    with Image.open(BytesIO(place.messages[shown["id"]].attachments[0].data)) as image:
        bright = sum(image.convert("L").histogram()[230:]) / (image.width * image.height)
    assert bright > 0.7


async def test_without_pictures_the_text_is_shown_and_says_so(wire: Wire, tmp_path: Path) -> None:
    plain = Rig(wire, tmp_path / "plain.db")
    await plain.start()
    shown = await show(plain, "Ana", await plain.running("Ana", "Dan", seats=2), "large")
    assert "the text is complete" in said(shown)
    assert "Round 1 of 10" in said(shown)
    await plain.stop()


# --------------------------------------------------------------------------- the private panel


async def refreshed(rig: Rig, name: str, message: JsonObject) -> JsonObject:
    """A message as it reads now."""
    shown = rig.person(name).messages(message["channel_id"])
    return next(each for each in shown if each["id"] == message["id"])


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
        (shown,) = gallery(panel)
        assert sizes_of(rig, panel) == [HAND]
        kinds = [part["type"] for part in walk(panel["components"])]
        assert kinds.index(10) < kinds.index(12)  # the table's name is read first
        told[name] = shown["description"]
        sheet = await person.until_message(person.dm(), lambda m: bool(m["attachments"]))
        assert sheet["attachments"][0]["description"] == told[name]
        assert told[name].startswith("Your hand, 5 cards")
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
        panel = await asked.press(panel, step).message()
        assert sizes_of(rig, panel) == [HAND]
    page = await asked.press(panel, button(panel, f"r:{code}")).message()
    assert page["id"] == panel["id"] and not gallery(page) and not sizes_of(rig, page)


async def test_who_starts_the_table_sees_the_hand_at_once(rig: Rig) -> None:
    await rig.lobby("Ana", "Dan", seats=2)
    reply = await rig.person("Ana").command(rig.channel(), "table start").message()
    assert sizes_of(rig, reply) == [HAND] and "Your hand" in said(reply)


async def test_a_slow_hand_follows_the_text_of_the_private_message(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    inked, ana = Event(), rig.person("Ana")
    impatient(rig)
    spoil(monkeypatch, "hand", partial(inked.wait, PATIENCE))
    await rig.running("Ana", "Dan", seats=2)
    first = await ana.until_message(ana.dm(), lambda m: "Your hand" in said(m))
    assert not first["attachments"]
    inked.set()
    sheet = await ana.until_message(ana.dm(), lambda m: bool(m["attachments"]))
    assert sheet["id"] == first["id"] and said(sheet) == said(first) and sizes_of(rig, sheet) == [HAND]


async def test_after_a_restart_the_board_still_marks_what_has_changed_since_it_was_last_posted(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    first = await pictured(rig, code)
    assert data_of(rig, first) == data_of(rig, await show(rig, "Ana", code, "pictures")), "nothing has changed yet"
    before = await pieces_of(rig, code)
    await rig.restart()
    pressers = [Presser(rig.person(name), rig.channel(), random.Random(1)) for name in ("Ana", "Dan")]
    while await pieces_of(rig, code) == before:
        for presser in pressers:
            await presser.answer(code)
    plain = await show(rig, "Ana", code, "pictures")
    async with asyncio.timeout(PATIENCE):
        while said(board := await pictured(rig, code)) == said(first) or words_of(board) != words_of(plain):
            await asyncio.sleep(0.02)
    assert data_of(rig, board) != data_of(rig, plain)


def words_of(message: JsonObject) -> str:
    """What is said of the first picture of a message."""
    return str(gallery(message)[0]["description"])


async def pieces_of(rig: Rig, code: str) -> object:
    """What the picture of the board shows."""
    painter, table = painter_of("rattus_cartus"), await rig.look(code)
    assert painter and rig.host
    return painter.pieces(rig.host.games["rattus_cartus"].view(table.state, None))


def data_of(rig: Rig, message: JsonObject) -> bytes:
    """The first file that came with a message."""
    return rig.wire.world.channels[message["channel_id"]].messages[message["id"]].attachments[0].data


async def test_a_slow_hand_follows_the_text_of_the_panel(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    inked = Event()
    impatient(rig)
    spoil(monkeypatch, "hand", partial(inked.wait, PATIENCE))
    code = await rig.running("Ana", "Dan", seats=2)
    first = await rig.person("Ana").command(rig.channel(), "hand", table=code).message()
    assert not gallery(first) and "Your hand" in said(first)
    inked.set()
    async with asyncio.timeout(PATIENCE):
        while not gallery(panel := await refreshed(rig, "Ana", first)):
            await asyncio.sleep(0.02)
    assert said(panel) == said(first) and sizes_of(rig, panel) == [HAND]


async def test_a_slow_hand_does_not_come_into_a_panel_that_was_pressed(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    inked = Event()
    impatient(rig)
    spoil(monkeypatch, "hand", partial(inked.wait, PATIENCE))
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    pressed = await ana.command(rig.channel(), "hand", table=code).message()
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
    assert player and rig.host
    asked = rig.person(player.name)
    panel = await asked.command(rig.channel(), "move", table=code).message()
    spoil(monkeypatch, "hand", partial(inked.wait, PATIENCE))
    rig.host._illustrator._in_time = 0.4
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
    spoil(monkeypatch, "hand", partial(inked.wait, PATIENCE))
    code = await rig.running("Ana", "Dan", seats=2)
    sheet = await ana.until_message(ana.dm(), lambda m: "Your hand" in said(m))
    await ana.press(sheet, button(sheet, f"x:{code}:0:discreet:on")).message()
    inked.set()
    kept = await ana.until_message(ana.dm(), lambda m: bool(button(m, f"x:{code}:0:discreet:off")))
    await asyncio.sleep(0.3)
    kept = await refreshed(rig, "Ana", kept)
    assert not kept["attachments"] and "Your hand" not in said(kept)


async def test_the_last_board_keeps_its_picture_when_it_is_written_again(rig: Rig) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    pressers = [Presser(rig.person(name), rig.channel(), random.Random(1)) for name in ("Ana", "Dan")]
    while (await rig.look(code)).status == "running":
        for presser in pressers:
            await presser.answer(code)
    place = str((await rig.look(code)).place.channel)
    end = await ana.until_message(place, lambda m: "🏁" in said(m) and bool(gallery(m)))
    thread = rig.wire.world.channels[place]
    await ana.command(thread, "table board", table=code).message()
    async with asyncio.timeout(PATIENCE):
        while (now := await refreshed(rig, "Ana", end))["edited_timestamp"] == end["edited_timestamp"]:
            await asyncio.sleep(0.02)
        while not gallery(now := await refreshed(rig, "Ana", end)):
            await asyncio.sleep(0.02)
    assert sizes_of(rig, now) == [BOARD]


async def test_a_failing_hand_leaves_the_panel_in_text(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, "hand", no_ink)
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
    sheet = await ana.until_message(ana.dm(), lambda m: "Your hand" in said(m))
    assert not sheet["attachments"]
    assert rig.host is not None
    assert (await rig.host.tables.settings(int(ana.user.id))).dm != "closed", "only the picture was refused"
    await ana.press(sheet, button(sheet, f"x:{code}:0:discreet:on")).message()
    kept = await ana.until_message(ana.dm(), lambda m: bool(button(m, f"x:{code}:0:discreet:off")))
    rig.wire.sandbox.faults.refuse("PATCH", f"/channels/{ana.dm().id}/messages/{kept['id']}", 413, too_large)
    await ana.press(kept, button(kept, f"x:{code}:0:discreet:off")).message()
    again = await ana.until_message(ana.dm(), lambda m: bool(button(m, f"x:{code}:0:discreet:on")))
    assert rig.wire.sandbox.faults.take("PATCH", f"/channels/{ana.dm().id}/messages/{kept['id']}") is None, "it was met"
    assert again["id"] == kept["id"] and "Your hand" in said(again) and not again["attachments"]
