"""Pictures of boards at the table, through real discord.py: with the text or after it, and never in its way."""

from __future__ import annotations

import asyncio
import random
from contextlib import closing
from functools import partial
from io import BytesIO
from pathlib import Path
from threading import Event

import pytest
from PIL import Image
from structlog.testing import capture_logs

from bot.pictures import BOARD, HAND, Renderer
from bot.sandbox.wire import JsonObject
from bot.text import words_for
from bot.ui.kit.illustrator import Illustrator
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Screen, Text
from rules import GAMES
from tests.support.presser import Presser
from tests.support.wire import Wire

from .picturing import (
    data_of,
    gallery,
    impatient,
    names_in,
    no_ink,
    pictured,
    pieces_of,
    refreshed,
    show,
    sizes_of,
    spoil,
    words_of,
)
from .rig import PATIENCE, Rig, said, walk
from .test_edits_tried_again import nothing_due

DRAWS = True


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


async def test_beside_its_picture_the_board_is_short(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    short, whole = said(await pictured(rig, code)), said(await show(rig, "Ana", code, "text"))
    assert "Buildings" in whole and "**Hands**" in whole and "start player" in whole
    assert not any(told in short for told in ("Buildings", "**Hands**", "start player", "Component data", "Seal"))
    assert "Round 1 of 10" in short and "Waiting for" in short


@pytest.mark.parametrize(("form", "is_drawn"), [("text", False), ("both", True)])
async def test_a_table_can_have_its_board_in_text(rig: Rig, form: str, is_drawn: bool) -> None:
    code, ana = await rig.lobby("Ana", "Dan", seats=2), rig.person("Ana")
    assert rig.client
    await rig.client.tables.set_options(code, int(ana.user.id), {"board": form})
    await ana.command(rig.channel(), "table start").message()
    board = await (pictured(rig, code) if is_drawn else rig.board(code, ana))
    assert "**Hands**" in said(board) and "start player" in said(board)
    assert bool(gallery(board)) == is_drawn


async def test_a_slow_picture_follows_the_text(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    inked = Event()
    impatient(rig)
    spoil(monkeypatch, "board", partial(inked.wait, PATIENCE))
    code = await rig.running("Ana", "Dan", seats=2)
    first = await rig.board(code, rig.person("Ana"))
    assert not gallery(first) and "**Hands**" in said(first)
    inked.set()
    board = await pictured(rig, code)
    assert "**Hands**" not in said(board), "the picture takes the place of the text"


async def test_a_slow_picture_follows_the_text_though_discord_failed_for_a_moment(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    inked = Event()
    impatient(rig)
    spoil(monkeypatch, "board", partial(inked.wait, PATIENCE))
    code = await rig.running("Ana", "Dan", seats=2)
    first = await rig.board(code, rig.person("Ana"))
    assert not gallery(first)
    rig.wire.sandbox.faults.refuse("PATCH", f"/channels/*/messages/{first['id']}", 503)
    inked.set()
    assert (await pictured(rig, code))["id"] == first["id"]


async def test_a_failing_picture_never_stops_a_game(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, "board", no_ink)
    code = await rig.running("Ana", "Dan", seats=2)
    board = await rig.board(code, rig.person("Ana"))
    assert not gallery(board) and "**Hands**" in said(board)
    assert (await rig.look(code)).status == "running"


async def test_that_discord_refuses_a_picture_is_logged_with_its_reason_and_the_table(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    board = await pictured(rig, code)
    await nothing_due(rig)
    rig.wire.sandbox.faults.refuse_form("PATCH", f"/channels/*/messages/{board['id']}")
    assert rig.client
    with capture_logs() as told:
        await rig.client.tables.messages.request(code, "board")
        await rig.wire.world.until(lambda: not gallery(_now(rig, board)))
    (line,) = [line for line in told if line["event"] == "a picture was refused"]
    assert (line["table"], line["error"]) == (code, "HTTPException 400 50035")


def _now(rig: Rig, message: JsonObject) -> JsonObject:
    """A message as it stands."""
    return next(m for m in rig.person("Ana").messages(message["channel_id"]) if m["id"] == message["id"])


async def test_what_is_asked_for_while_the_bot_stops_comes_as_text_and_is_no_fault(rig: Rig) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    assert rig.client and rig.client._illustrator._renderer
    await asyncio.to_thread(rig.client._illustrator._renderer.close)
    with capture_logs() as told:
        panel = await ana.command(rig.channel(), "move", table=code).message()
    assert "Your hand" in said(panel) and not gallery(panel)
    assert not [line for line in told if line["log_level"] == "error"]


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
    assert names_in(shown)[:2] == ["board-1.jpg", "board-2.jpg"] and "hand-1.jpg" in names_in(shown)
    assert shown[0]["description"].startswith("Rattus Cartus, Round 1 of 10")
    assert shown[1]["description"].startswith("Part of the board or hand: ")


async def test_on_a_slow_line_a_sign_of_life_comes_before_several_pictures(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    shown = await show(rig, "Ana", code, "large")  # drawn now: next time they are there at once
    rig.wire.sandbox.limits.uplink = 50_000.0
    assert names_in(gallery(await show(rig, "Ana", code, "large"))) == names_in(gallery(shown))


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


async def test_the_last_board_keeps_its_picture_when_it_is_written_again(rig: Rig) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    place = (await rig.board(code, ana))["channel_id"]  # in its thread
    await rig.played_out(code)
    end = await ana.until_message(place, lambda m: "🏁" in said(m) and bool(gallery(m)), PATIENCE)
    thread = rig.wire.world.channels[place]
    rig.wire.clock.advance(1.0)  # the end was edited before: the call came first
    await ana.command(thread, "table board", table=code).message()
    async with asyncio.timeout(PATIENCE):
        while (now := await refreshed(rig, "Ana", end))["edited_timestamp"] == end["edited_timestamp"]:
            await asyncio.sleep(0.02)
        while not gallery(now := await refreshed(rig, "Ana", end)):
            await asyncio.sleep(0.02)
    assert sizes_of(rig, now)[0][0] == BOARD[0]  # as tall as its scoring; below it stands the chart of the game


async def test_a_board_that_is_only_edited_marks_what_changed_since_the_round_began(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    pressers = [Presser(rig.person(name), rig.channel(), random.Random(1)) for name in ("Ana", "Dan")]
    before = await pieces_of(rig, code)
    while await pieces_of(rig, code) == before:
        for presser in pressers:
            await presser.answer(code)
    assert rig.client is not None
    table, shown = await rig.look(code), list[Screen]()

    async def put(screen: Screen) -> int:
        shown.append(screen)
        return 1

    async def add(message: int, screen: Screen) -> None:
        shown.append(screen)

    with closing(Renderer()) as renderer:
        illustrator = Illustrator(renderer, rig.client.tables, in_time=PATIENCE)  # no message of its own before
        public = Perspective(table, GAMES[table.game], words_for("en"))
        await rig.client.tables.messages.forget(code, "board")
        await illustrator.board(public, Screen((Text("board"),)), put, add, anew=False)
        (plain,) = await illustrator.draw(public, "board")
    (marked,) = shown[-1].images
    assert marked.data != plain.data and marked.alt == plain.alt
