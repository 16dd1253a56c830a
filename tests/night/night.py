"""Runs pieces side by side, each in a process of its own, until the time is over or somebody ends it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from .noted import Done, Noted
from .pieces import Piece, Sort, next_piece

GRACE: Final = 20.0  # seconds for a piece to clear up after it was asked to end


class Night:
    """What is under way, and how much time each sort had."""

    def __init__(
        self, noted: Noted, folder: Path, sorts: Sequence[Sort], program: str, more: Mapping[str, Sequence[str]]
    ) -> None:
        """`more`: further arguments for the runs."""
        self._noted, self._logs, self._sorts, self._program, self._more = noted, folder / "logs", sorts, program, more
        self._taken, self._seconds = set[Piece](), Counter[Sort]()
        for done in noted:
            self._taken.add(done.piece)
            self._seconds[done.piece.sort] += round(done.seconds)
        self._stopping, self.under_way = asyncio.Event(), set[int]()  # processes, each with a group of its own

    def end(self) -> None:
        """Break off what is under way, and begin nothing more."""
        self._stopping.set()

    async def pass_by(self, seconds: float, at_once: int) -> None:
        """Begin pieces for so long, wait for those under way; Ctrl-C and SIGTERM break them off."""
        self._logs.mkdir(parents=True, exist_ok=True)
        loop, until = asyncio.get_running_loop(), time.monotonic() + seconds
        for signum in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(signum, self.end)
        await asyncio.gather(*(self._one_after_the_other(until) for _ in range(at_once)))

    async def _one_after_the_other(self, until: float) -> None:
        while time.monotonic() < until and not self._stopping.is_set():
            piece = next_piece(self._sorts, self._taken, self._seconds)
            self._taken.add(piece)
            self._seconds[piece.sort] += 60  # a guess, so that those side by side differ
            began = time.monotonic()
            done = await self._run(piece)
            if done:
                self._noted.add(done)
                print(f"{piece.command}: {done.fault.splitlines()[0] if done.fault else 'good'}", flush=True)
            self._seconds[piece.sort] += round(time.monotonic() - began) - 60

    async def _run(self, piece: Piece) -> Done | None:
        """What a piece came to; None where it was broken off."""
        began, log = time.monotonic(), self._logs / f"{'-'.join(piece.sort)}-{piece.number}.log"
        with log.open("wb") as written:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.night.piece", "/".join(piece.sort), str(piece.number)),
                *self._more.get(piece.sort.run, ()),
                stdout=asyncio.subprocess.PIPE,
                stderr=written,
                env={**os.environ, "PYTHONHASHSEED": "0"},  # the same seed gives the same month
                start_new_session=True,  # Ctrl-C is for this process alone
            )
            self.under_way.add(process.pid)
            told = await self._told(process)
            self.under_way.discard(process.pid)
        if told is None:
            return None
        figures, fault = came_of(told, process.returncode)
        if fault:
            fault += f"\nmore of it in {log}"
        else:
            log.unlink()
        return Done(piece, time.time(), round(time.monotonic() - began, 1), self._program, figures, fault)

    async def _told(self, process: asyncio.subprocess.Process) -> bytes | None:
        """What a process printed; None where it was broken off, with all that it had started."""
        reading, stopping = asyncio.ensure_future(process.communicate()), asyncio.ensure_future(self._stopping.wait())
        await asyncio.wait([reading, stopping], return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if reading.done():
            return reading.result()[0]
        for signum in (signal.SIGINT, signal.SIGKILL):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signum)
            await asyncio.wait([reading], timeout=GRACE)
        return None


def came_of(told: bytes, code: int | None) -> tuple[dict[str, int], str]:
    """The figures and the fault that a process told; one that died without a word is a fault itself."""
    try:
        figures, fault = json.loads(told)
    except ValueError:
        return {}, f"the process ended with {code} and told nothing"
    return figures, fault
