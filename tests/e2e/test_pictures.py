"""Pictures at the table, through real discord.py: with the text or after it, and never in its way."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.pictures import BOARD, HAND, Painter, painter_of, studio
from bot.sandbox.wire import JsonObject
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
    """A painter that fails, or that takes its time."""

    def __init__(self, true: Painter, seconds: float | None) -> None:
        self._true, self._seconds = true, seconds

    def board(self, scene: Any) -> str:
        """The true board, late; or none at all."""
        if self._seconds is None:
            raise RuntimeError("no ink")
        time.sleep(self._seconds)
        return self._true.board(scene)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._true, name)


def spoil(monkeypatch: pytest.MonkeyPatch, seconds: float | None) -> None:
    """Let boards fail, or take so long."""
    painter = painter_of("rattus_cartus")
    assert painter
    monkeypatch.setattr(studio, "painter_of", lambda game: Spoilt(painter, seconds))


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
    assert rig.host is not None
    rig.host._illustrator._in_time = 0.01
    spoil(monkeypatch, 0.5)
    code = await rig.running("Ana", "Dan", seats=2)
    first = await rig.board(code, rig.person("Ana"))
    assert not gallery(first) and "Round 1 of 10" in said(first)
    board = await pictured(rig, code)
    assert said(board) == said(first)


async def test_a_failing_picture_never_stops_a_game(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, None)
    code = await rig.running("Ana", "Dan", seats=2)
    board = await rig.board(code, rig.person("Ana"))
    assert not gallery(board) and "Round 1 of 10" in said(board)
    assert (await rig.look(code)).status == "running"


async def test_a_bot_that_is_told_to_draws_nothing(wire: Wire, tmp_path: Path) -> None:
    plain = Rig(wire, tmp_path / "plain.db")
    await plain.start()
    code = await plain.running("Ana", "Dan", seats=2)
    assert not gallery(await plain.board(code, plain.person("Ana")))
    await plain.stop()


@pytest.mark.parametrize(("form", "board", "hand"), [("pictures", BOARD, HAND), ("large", (1920, 1440), (1440, 416))])
async def test_who_sits_here_is_shown_board_and_hand_in_the_form_asked_for(
    rig: Rig, form: str, board: tuple[int, int], hand: tuple[int, int]
) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    shown = await rig.person("Ana").command(rig.channel(), "table show", **{"as": form}).message()
    assert len(gallery(shown)) == 2
    assert sizes_of(rig, shown) == [board, hand]
    watched = await rig.person("Bea").command(rig.channel(), "table show", **{"table": code, "as": form}).message()
    assert sizes_of(rig, watched) == [board]


async def test_high_contrast_is_black_on_white(rig: Rig) -> None:
    await rig.running("Ana", "Dan", seats=2)
    shown = await rig.person("Ana").command(rig.channel(), "table show", **{"as": "contrast"}).message()
    place = rig.wire.world.channels[shown["channel_id"]]
    with Image.open(BytesIO(place.messages[shown["id"]].attachments[0].data)) as image:
        bright = sum(image.convert("L").histogram()[230:]) / (image.width * image.height)
    assert bright > 0.7


async def test_without_pictures_the_text_is_shown_and_says_so(wire: Wire, tmp_path: Path) -> None:
    plain = Rig(wire, tmp_path / "plain.db")
    await plain.start()
    await plain.running("Ana", "Dan", seats=2)
    shown = await plain.person("Ana").command(plain.channel(), "table show", **{"as": "large"}).message()
    assert "the text is complete" in said(shown)
    assert "Round 1 of 10" in said(shown)
    await plain.stop()
