"""The pictures of private answers: the look that their reader chose, and of many presses the newest."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import closing

import pytest

from bot.pictures import DARK, Renderer, Theme
from bot.tables import Snapshot
from bot.ui.kit.illustrator import CONTRAST, LOOKS, PICTURES, Illustrator
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Image, Screen, Text

from .tables import perspective, some_moments


@pytest.fixture
def renderer() -> Iterator[Renderer]:
    with closing(Renderer()) as renderer:
        yield renderer


async def test_a_hand_is_drawn_in_the_contrast_that_its_reader_has_chosen(renderer: Renderer) -> None:
    illustrator = Illustrator(renderer, in_time=20.0)
    table = next(table for table, _ in some_moments("rattus_cartus", 2, 5) if table.status == "running")
    (plain,), (chosen,) = [
        await drawn(illustrator, perspective(table, 0), LOOKS[look]) for look in (PICTURES, CONTRAST)
    ]
    assert chosen.data != plain.data and chosen.alt == plain.alt


async def test_of_many_presses_in_one_panel_the_newest_alone_is_drawn(renderer: Renderer) -> None:
    illustrator = Illustrator(renderer, in_time=0.01)
    tables = [table for table, _ in some_moments("rattus_cartus", 2, 5) if table.status == "running"]
    free = threading.Event()
    renderer._hands._thread.submit(free.wait)  # somebody else's, which takes its time
    added, panel, screen = list[int](), 77, Screen((Text("Your hand"),))

    async def press(nth: int, table: Snapshot) -> None:
        number = illustrator.pressed(panel)

        async def put(_: Screen) -> int:
            return panel if illustrator.is_newest(panel, number) else 0

        async def add(_: int, __: Screen) -> None:
            added.append(nth)

        drawing = await illustrator.question(perspective(table, nth % 2))
        assert drawing is not None
        await illustrator.answer(drawing, screen, put, add)

    for nth, table in enumerate(tables):
        await press(nth, table)
    assert len(tables) > 3
    free.set()
    async with asyncio.timeout(60):
        while not added:
            await asyncio.sleep(0.01)
    assert added == [len(tables) - 1]
    assert renderer.drawn <= 2, "the first was begun, the others were superseded"


async def drawn(illustrator: Illustrator, reader: Perspective, theme: Theme = DARK) -> tuple[Image, ...]:
    """The hand of a reader."""
    drawing = await illustrator.question(reader, theme)
    assert drawing is not None
    return await drawing
