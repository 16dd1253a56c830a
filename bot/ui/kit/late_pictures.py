"""Pictures that were not drawn in time: added to their message later, unless it shows something newer by then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, Self, TypeVar

import discord
import structlog

from bot.tables import Tables
from bot.tables.workers.courier import Later

from .posting import NoPlace, NotAllowed, NotEditable, NotReachable
from .request_gate import Rank, ranked
from .screen import Image

LOG = structlog.get_logger(__name__)
Images = tuple[Image, ...]
PendingImages = asyncio.Task[Images]
# A board by its table, an answer by its message, a direct message by table and person.
PictureKey = str | int | tuple[str, int]


class Pictured(Protocol):
    """Something to send that can have pictures: a screen, a direct message."""

    def pictured(self, images: Images) -> Self:
        """A copy with these pictures."""


T = TypeVar("T", bound=Pictured)
Add = Callable[[int, T], Awaitable[object]]


class LatePictures:
    """Waits for drawings and adds them, one for each message at a time."""

    def __init__(self, tables: Tables | None) -> None:
        self._tables = tables
        self._late: dict[PictureKey, asyncio.Task[None]] = {}

    def add(self, key: PictureKey, drawing: PendingImages, message: int, made: T, add: Add[T], line: int) -> None:
        """Begin to wait. `line`: how far the message tells the log."""
        self.cancel(key)
        late = self._late[key] = asyncio.create_task(self._add_when_drawn(key, drawing, message, made, add, line))
        late.add_done_callback(lambda _: drawing.cancel())  # once cancelled, nobody waits for it

    def cancel(self, key: PictureKey) -> None:
        """Cancel the late picture of a message whose content has changed."""
        if late := self._late.pop(key, None):
            late.cancel()

    def close(self) -> None:
        """Cancel all."""
        for task in self._late.values():
            task.cancel()

    async def _add_when_drawn(
        self, key: PictureKey, drawing: PendingImages, message: int, made: T, add: Add[T], line: int
    ) -> None:
        try:
            if (images := await drawing) and not await self._is_overtaken(key, message, line):
                with ranked(Rank.PICTURE):
                    await add(message, made.pictured(images))
        except (NotEditable, NotAllowed, NoPlace, NotReachable, Later, discord.HTTPException) as refused:
            LOG.info("a late picture found no place", error=type(refused).__name__)
        finally:
            if self._late.get(key) is asyncio.current_task():
                del self._late[key]

    async def _is_overtaken(self, key: PictureKey, message: int, line: int) -> bool:
        """Whether another process has put a newer message there meanwhile; in this one that cancels the picture."""
        if self._tables is None or isinstance(key, int):
            return False
        code, person = key if isinstance(key, tuple) else (key, None)
        kinds = ("board", "end") if person is None else ("direct_message",)
        posted = await self._tables.messages.posted(code)
        ours = (each for each in posted if each.kind in kinds and each.person == person)
        return any(each.message > message or each.line > line for each in ours)
