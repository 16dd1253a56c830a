"""Pages, films and checks of records made in a process of their own, so that no press waits for them.

One at a time, bounded in time and memory.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Final, Literal

from .file_check import FileCheck, read_check
from .limits import MOST
from .turns import Turns

Form = Literal["page", "film"]
OPTIONS: Final[dict[Form, str]] = {"page": "--html", "film": "--film"}  # of `python -m bot replay`
ROOT: Final = Path(__file__).parents[2]
LONGEST: Final = 180.0  # seconds
LONGEST_CHECK: Final = 30.0  # … of a check; the longest game takes two
QUEUE: Final = 4  # an interaction can be answered for 15 minutes: that many are made within it
SECRETS: Final = ("TOKEN", "DATABASE")  # in the names of settings that such a process needs to know nothing of


class ReplayMaker:
    """Makes the files of replays, and checks records, one after another."""

    def __init__(self) -> None:
        self._turns = Turns(QUEUE)

    @property
    def is_busy(self) -> bool:
        """Whether so much is asked for that another one might come too late."""
        return self._turns.is_full

    async def made(self, record: str, language: str, form: Form) -> bytes | None:
        """The page or film of a record's text; None where it cannot be made, is too large, or takes too long."""
        async with self._turns.taken():
            words = ("replay", "-", OPTIONS[form], "-", "--language", language)
            made = await _child(words, record.encode(), LONGEST)
        return made if made and len(made) <= MOST else None

    async def check(self, file: bytes) -> FileCheck | None:
        """What a check of a record file finds; None where it took too long or too much memory."""
        async with self._turns.taken():
            found = await _child(("verify", "-"), file, LONGEST_CHECK)
        return read_check(found.decode()) if found else None


async def _child(words: tuple[str, ...], given: bytes, longest: float) -> bytes | None:
    """What `python -m bot` with these words writes for what it is given; None where it fails or takes too long."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *words),
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not any(map(name.upper().count, SECRETS))},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        made, _ = await asyncio.wait_for(child.communicate(given), longest)
    except TimeoutError:
        return None
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    return made if child.returncode == 0 else None
