"""Makes pages and films of records, and checks records, in a separate process, so that no press waits for them.

One at a time, with limits on time and memory.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from .file_check import FileCheck, read_check
from .limits import MOST
from .work_queue import WorkQueue

FileForm = Literal["page", "film"]
OPTIONS: Final[dict[FileForm, str]] = {"page": "--html", "film": "--film"}  # of `python -m bot replay`
ROOT: Final = Path(__file__).parents[2]
LONGEST: Final = 180.0  # maximum seconds for a page or film
LONGEST_CHECK: Final = 30.0  # maximum seconds for a check; the longest game takes two
QUEUE: Final = 4  # as many as are done within the 15 minutes for which an interaction can be answered
TOO_LARGE, NO_MEMORY = 4, 3  # exit codes of such a process
ENDINGS: Final = {  # why nothing was made, by exit code: the signals come from the limits on memory and CPU time
    TOO_LARGE: "replay-file-large",
    NO_MEMORY: "replay-file-memory",
    -signal.SIGABRT: "replay-file-memory",
    -signal.SIGXCPU: "replay-file-long",
}
Progress = Callable[[int, int], None]  # (done, total)
SECRETS: Final = ("TOKEN", "DATABASE")  # settings with these in their names are not passed to such a process


def nothing(done: int, of: int) -> None:
    """Ignore progress."""


class NotMade(Exception):
    """A file could not be made; `reason` is a text key: too large to send, too long, too much memory, or a fault."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class ReplayMaker:
    """Makes the files of replays, and checks records, one after another."""

    def __init__(self) -> None:
        self._queue, self._is_closed = WorkQueue(QUEUE), False
        self._running: set[asyncio.Task[bytes]] = set()

    async def made(self, record: str, language: str, form: FileForm, progress: Progress = nothing) -> bytes:
        """The page or film of a record's text. Raises `NotMade`, `WorkQueueFull`. Calls `progress` on the way."""
        async with self._queue.slot():
            words = ("replay", "-", OPTIONS[form], "-", "--language", language)
            made = await self._output(words, record.encode(), LONGEST, progress)
        if len(made) > MOST:
            raise NotMade("replay-file-large")
        return made

    async def check(self, read: Callable[[], Awaitable[bytes]], language: str) -> FileCheck | None:
        """The result of checking the record file that `read` gives, which is called with a place in the queue.

        None if the check failed, or took too long or too much memory. Raises `WorkQueueFull`, and what `read` raises.
        """
        with self._queue.place() as turn:
            file = await read()
            async with turn:
                try:
                    made = await self._output(("verify", "-", "--language", language), file, LONGEST_CHECK)
                    return read_check(made.decode())
                except NotMade:
                    return None

    async def close(self) -> None:
        """End the running process, and start no other; returns when it has ended."""
        self._is_closed = True
        running = set(self._running)
        for task in running:
            _cancel_once(task)
        if running:
            await asyncio.wait(running)

    async def _output(
        self, words: tuple[str, ...], given: bytes, longest: float, progress: Progress = nothing
    ) -> bytes:
        """As `_child`, in a task that `close` ends."""
        if self._is_closed:
            raise NotMade("replay-file-failed")
        task = asyncio.create_task(_child(words, given, longest, progress))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            await asyncio.wait({task})
        finally:
            _cancel_once(task)
        if task.cancelled():
            raise NotMade("replay-file-failed")
        return task.result()


def _cancel_once(task: asyncio.Task[bytes]) -> None:
    """Cancel the task; a second cancellation would interrupt it while it waits for the end of its process."""
    if not task.cancelling():
        task.cancel()


async def _child(words: tuple[str, ...], given: bytes, longest: float, progress: Progress = nothing) -> bytes:
    """The output of `python -m bot` with these arguments and this input. Raises `NotMade`."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *words),
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not any(map(name.upper().count, SECRETS))},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(longest), asyncio.TaskGroup() as streams:
            made = streams.create_task(_written(child, given))
            streams.create_task(_heard(child, progress))
            await child.wait()
    except TimeoutError:
        raise NotMade("replay-file-long") from None
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    if child.returncode or not made.result():
        raise NotMade(ENDINGS.get(child.returncode or 0, "replay-file-failed"))
    return made.result()


async def _written(child: asyncio.subprocess.Process, given: bytes) -> bytes:
    """Write the input to the process; returns all of its output."""
    assert child.stdin and child.stdout
    reading = asyncio.ensure_future(child.stdout.read())
    with suppress(BrokenPipeError, ConnectionResetError):  # it has exited; its exit code says why
        child.stdin.write(given)
        await child.stdin.drain()
        child.stdin.close()
    return await reading


async def _heard(child: asyncio.subprocess.Process, progress: Progress) -> None:
    """Pass on the progress that the process reports; discard its other messages."""
    assert child.stderr
    while line := await child.stderr.readline():
        match line.split():
            case [b"progress", done, of] if done.isdigit() and of.isdigit():
                progress(int(done), int(of))
