"""What the tests of pictures share: how to read those of a message, and what may happen to a painter."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.pictures import Painter, painter_of, renderer
from bot.sandbox.wire import JsonObject

from .rig import PATIENCE, Rig, said, walk


class Spoilt:
    """A painter to whom something happens before it draws a board, or a question."""

    def __init__(self, true: Painter, what: str, happens: Callable[[], object]) -> None:
        self._true, self._what, self._happens = true, what, happens

    def __getattr__(self, name: str) -> Any:
        true = getattr(self._true, name)
        return partial(self._drawn, true) if name == self._what else true

    def _drawn(self, true: Callable[[Any], Any], scene: Any) -> Any:
        self._happens()
        return true(scene)


def spoil(monkeypatch: pytest.MonkeyPatch, what: str, happens: Callable[[], object]) -> None:
    """Let boards or questions fail, or take their time."""
    painter = painter_of("rattus_cartus")
    assert painter
    monkeypatch.setattr(renderer, "painter_of", lambda game: Spoilt(painter, what, happens))


def no_ink() -> None:
    """What may happen to a painter."""
    raise RuntimeError("no ink")


def impatient(rig: Rig) -> None:
    """Let no text wait for its picture."""
    assert rig.client is not None
    rig.client._illustrator._in_time = 0.01


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


def widths_of(rig: Rig, message: JsonObject) -> list[int]:
    """The widths of these files: a picture of a question is as high as it needs to be."""
    return [width for width, _ in sizes_of(rig, message)]


def _size(data: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(data)) as image:
        return image.size


async def show(rig: Rig, name: str, code: str, form: str) -> JsonObject:
    """What somebody is shown of a table."""
    return await rig.person(name).command(rig.channel(), "table show", table=code, **{"as": form}).message()


def names_in(shown: list[JsonObject]) -> list[str]:
    """The names of the files that a message shows."""
    return [item["media"]["url"].rpartition("/")[2] for item in shown]


async def drawn(rig: Rig, name: str, message: JsonObject, text: str = "") -> JsonObject:
    """Somebody's message as soon as it has its pictures and this text."""
    async with asyncio.timeout(PATIENCE):
        while text not in said(message) or not gallery(message):
            await asyncio.sleep(0.02)
            message = await refreshed(rig, name, message)
    return message


async def refreshed(rig: Rig, name: str, message: JsonObject) -> JsonObject:
    """A message as it reads now."""
    shown = rig.person(name).messages(message["channel_id"])
    return next(each for each in shown if each["id"] == message["id"])


def words_of(message: JsonObject) -> str:
    """What is said of the first picture of a message."""
    return str(gallery(message)[0]["description"])


async def pieces_of(rig: Rig, code: str) -> object:
    """What the picture of the board shows, and rings where it changes."""
    painter, table = painter_of("rattus_cartus"), await rig.look(code)
    assert painter and rig.client
    pieces = painter.pieces(rig.client.games["rattus_cartus"].view(table.state, None))
    return {name: told for name, told in pieces.items() if not name.startswith(painter.quiet)}


def data_of(rig: Rig, message: JsonObject) -> bytes:
    """The first file that came with a message."""
    return rig.wire.world.channels[message["channel_id"]].messages[message["id"]].attachments[0].data
