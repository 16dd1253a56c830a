"""`/table verify` with a file: how many at a time are taken from Discord and checked."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.replays.child_process import QUEUE
from bot.tables import Person
from bot.text import words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.record_check import verify_file
from bot.ui.interactions.services import Services


@dataclass
class LostFile:
    """A file that Discord hands over slowly, and then not at all."""

    size: int = 100
    asked_for: asyncio.Event = field(default_factory=asyncio.Event)
    lost: asyncio.Event = field(default_factory=asyncio.Event)

    async def read(self) -> bytes:
        self.asked_for.set()
        await self.lost.wait()
        raise OSError


async def test_a_file_that_is_still_being_read_has_its_place_in_the_queue(services: Services) -> None:
    files = [LostFile() for _ in range(QUEUE + 8)]
    caller = Caller(Person(1, "Ana"), words_for("en"), "key", None)
    checks = [asyncio.create_task(verify_file(services, caller, file)) for file in files]  # type: ignore[arg-type]
    await files[QUEUE - 1].asked_for.wait()
    await asyncio.sleep(0)
    for file in files:
        file.lost.set()
    told = [(await check).text for check in checks]
    assert ["press again" in text for text in told] == [False] * QUEUE + [True] * 8
    assert "press again" not in (await verify_file(services, caller, files[0])).text  # type: ignore[arg-type]
