"""Serves until the process is asked to stop, or must not go on."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import Callable, Coroutine
from typing import Any, Final

from db import BadDatabase, Misconfigured
from rules import GAMES

from .faces import face_of
from .outcome import CannotStart, CannotStartWithTheseSettings
from .text import LOCALES, words_for

STOPS: Final = (signal.SIGINT, signal.SIGTERM)
CHECK_EVERY: Final = 1.0  # seconds between checks whether this process may go on


def unusable_database(bad: BadDatabase) -> CannotStart:
    """Why the database cannot be used, as the reason not to start or not to go on."""
    kind = CannotStartWithTheseSettings if isinstance(bad, Misconfigured) else CannotStart
    return kind(f"The database cannot be used. {bad}")


def wrong_clock(ahead: float) -> CannotStart:
    """The error for a clock that is `ahead` seconds ahead of the database server's."""
    return CannotStart(
        f"This machine's clock is {ahead:+.1f} seconds off the database server's. Set both by the same time server."
    )


async def serve_until_stopped(
    work: Coroutine[Any, Any, None],
    asked: asyncio.Event,
    *,
    reason_to_stop: Callable[[], Exception | None] = lambda: None,
) -> None:
    """Run `work` until `asked` to stop. Raises what `reason_to_stop` returns once this process must not go on."""
    _load_texts_and_faces()
    serving, stopped = asyncio.create_task(work), asyncio.create_task(asked.wait())
    try:
        while not (serving.done() or stopped.done() or reason_to_stop()):
            await asyncio.wait([serving, stopped], timeout=CHECK_EVERY, return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            serving.result()  # raises the error that ended it
        elif not stopped.done() and (bad := reason_to_stop()):
            raise bad
    finally:
        stopped.cancel()
        await _cancel(serving)


async def _cancel(serving: asyncio.Task[None]) -> None:
    """Cancel a task until it ends, repeatedly: a client that is connecting may swallow a cancellation."""
    while not serving.done():
        serving.cancel()
        await asyncio.wait([serving], timeout=1.0)
    await asyncio.gather(serving, return_exceptions=True)


def asked_to_stop() -> asyncio.Event:
    """An event set by the first Ctrl-C or SIGTERM, for a graceful shutdown; a second one ends the program at once."""
    loop, asked = asyncio.get_running_loop(), asyncio.Event()

    def ask() -> None:
        asked.set()
        for signum in STOPS:
            loop.remove_signal_handler(signum)

    for signum in STOPS:
        loop.add_signal_handler(signum, ask)
    return asked


def _load_texts_and_faces() -> None:
    """Load each game's face and all texts, so that no first press waits, and exempt them from garbage collection.

    A collection that includes all modules takes a tenth of a second, during which nobody is answered.
    """
    for locale in LOCALES:
        for spoken in (False, True):
            words_for(locale, spoken=spoken)
    for key in GAMES:
        face_of(key)
    gc.collect()
    gc.freeze()
