"""How often a press goes to the database: once to read what it needs, and then for what it changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextvars import ContextVar
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import pytest

from bot import hosting
from bot.ui.interactions.bot_client import BotClient
from db import Database
from db.link import Work
from tests.support.wire import Wire

from .rig import Rig, button, rigged
from .steering import awaited, busy_table, press_steered

T = TypeVar("T")
MADE: ContextVar[list[str] | None] = ContextVar("made", default=None)  # by a reply and what it begins


class CountingDatabase(Database):
    """A database that notes what the replies to presses and commands read and write."""

    noted: ClassVar[list[list[str]]] = []

    async def read(self, work: Work[T]) -> T:
        """As ever; noted."""
        self._note("read")
        return await super().read(work)

    async def write(self, work: Work[T]) -> T:
        """As ever; noted."""
        self._note("write")
        return await super().write(work)

    def _note(self, what: str) -> None:
        task, made = asyncio.current_task(), MADE.get()
        coroutine: Any = task and task.get_coro()
        if made is None and coroutine.__qualname__ == BotClient._reply.__qualname__:
            MADE.set(made := [])
            self.noted.append(made)
        if made is not None:
            made.append(what)


def replies() -> list[list[str]]:
    """The transactions of each reply since the last call."""
    found = CountingDatabase.noted.copy()
    CountingDatabase.noted.clear()
    return found


@pytest.fixture
async def rig(wire: Wire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Rig]:
    """A bot whose transactions are counted."""
    monkeypatch.setattr(hosting, "Database", CountingDatabase)
    async with rigged(wire, tmp_path) as ready:
        yield ready
    replies()


async def test_opening_ones_panel_reads_once(rig: Rig) -> None:
    code = await busy_table(rig)
    name, _ = await awaited(rig, code)
    person = rig.person(name)
    board = await rig.board(code, person)
    replies()
    await person.press(board, button(board, f"h:{code}")).message()
    assert replies() == [["read"]]


async def test_a_command_that_names_its_table_reads_once(rig: Rig) -> None:
    code = await busy_table(rig)
    name, _ = await awaited(rig, code)
    replies()
    await rig.person(name).command(rig.channel(), "move", table=code).message()
    assert replies() == [["read"]]


async def test_a_move_reads_before_and_after_its_write_and_a_step_of_a_plan_only_before(rig: Rig) -> None:
    code, found = await busy_table(rig), list[list[str]]()
    for _ in range(12):
        name, _ = await awaited(rig, code)
        panel = await rig.person(name).command(rig.channel(), "move", table=code).message()
        replies()
        await press_steered(rig, code, panel)
        found += replies()
    step, move = ["read", "write"], ["read", "write", "read"]
    # One of several at once now and then finds the table written since it read, and reads it again.
    again = ["read", *move]
    assert found.count(move) >= 8
    assert found.count(step) >= 1
    assert all(made in (step, move, again) for made in found), found
