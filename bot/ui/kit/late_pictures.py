"""Pictures that were not drawn in time: added to their message later, unless it shows something newer by then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Protocol, Self, TypeVar

import structlog

from bot.tables import DatabaseError, Tables
from bot.tables.values import DueKind
from bot.tables.values.delivery import Later

from .posting import FAULTS
from .request_gate import Rank, if_wanted, ranked
from .screen import Image

LOG = structlog.get_logger(__name__)
RETRY_DELAYS: Final = (1.0, 5.0, 30.0)  # seconds before the next tries; then it is given up
NOTED_WITHIN: Final = 2.0  # seconds within which a process that edited at the same time has noted it
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
Newer = Callable[[], Awaitable[tuple[str, DueKind, int | None] | None]]


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
        """Add it, unless a newer message stands there when it is drawn, or when its turn at the gate has come."""
        newer = partial(self._newer, key, message, line)
        try:
            if images := await drawing:
                await self._added(newer, partial(add, message, made.pictured(images)))
        except (*FAULTS, DatabaseError) as fault:
            LOG.info("a late picture found no place", error=type(fault).__name__)
        finally:
            if self._late.get(key) is asyncio.current_task():
                del self._late[key]

    async def _added(self, newer: Newer, add: Callable[[], Awaitable[object]]) -> None:
        """Add it unless something newer stands there; what fails for a moment is tried again."""
        for delay in (*RETRY_DELAYS, None):
            if await newer():
                return
            try:
                with ranked(Rank.PICTURE), if_wanted(partial(_is_none, newer)):
                    await add()
                break
            except Later as later:
                if delay is None:
                    raise
                await asyncio.sleep(max(delay, later.seconds or 0.0))
        await self._put_right(newer)

    async def _put_right(self, newer: Newer) -> None:
        """Have the message sent anew where another process edited it while the picture was under way."""
        await asyncio.sleep(NOTED_WITHIN)
        if self._tables and (posted := await newer()):
            code, kind, person = posted
            await self._tables.messages.request(code, kind, person)

    async def _newer(self, key: PictureKey, message: int, line: int) -> tuple[str, DueKind, int | None] | None:
        """What another process has put there since: table, kind and person. In this one that cancels the picture."""
        if self._tables is None or isinstance(key, int):
            return None
        code, person = key if isinstance(key, tuple) else (key, None)
        kinds: tuple[DueKind, ...] = ("board", "end") if person is None else ("direct_message",)
        posted = await self._tables.messages.posted(code)
        for kind in kinds:
            ours = (each for each in posted if each.kind == kind and each.person == person)
            if any(each.message > message or each.line > line for each in ours):
                return code, kind, person
        return None


async def _is_none(newer: Newer) -> bool:
    return await newer() is None


async def drawn_within(drawing: PendingImages | None, seconds: float) -> Images:
    """The pictures, if drawn within so many seconds."""
    if drawing is None:
        return ()
    done, _ = await asyncio.wait({drawing}, timeout=seconds)
    return drawing.result() if done else ()


async def all_drawn(*drawings: PendingImages) -> list[Images]:
    """The pictures of each drawing, once all are drawn; whoever stops waiting for them cancels them all."""
    try:
        return [await drawing for drawing in drawings]
    finally:
        for drawing in drawings:
            drawing.cancel()
