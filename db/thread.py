"""One thread for all work of a database, so that the event loop never waits for a disk or a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Thread:
    """Runs one function after the other, in the order in which they are submitted."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, "database")

    async def carry_out(self, work: Callable[[], T]) -> T:
        """Run `work` and return its result. It runs even if the wait for it is cancelled."""
        return await asyncio.shield(asyncio.wrap_future(self._executor.submit(work)))

    def end(self) -> None:
        """Accept no more work; the thread ends when what was submitted is done."""
        self._executor.shutdown(wait=False)
