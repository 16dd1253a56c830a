"""One thread for all work of a database, so that the event loop never waits for a disk or a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Thread:
    """Carries out one function after the other, in the order in which they come."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, "database")

    async def carry_out(self, work: Callable[[], T]) -> T:
        """Carry out work and return what it returns. It is carried out even if the wait for it is cancelled."""
        return await asyncio.shield(asyncio.wrap_future(self._executor.submit(work)))

    def end(self) -> None:
        """Take no more work; the thread ends when that which came before is done."""
        self._executor.shutdown(wait=False)
