"""Pages and films made in a process of their own, so that no press waits for them: one at a time, bounded in time."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Final, Literal

from .limits import MOST
from .turns import Turns

Form = Literal["page", "film"]
OPTIONS: Final[dict[Form, str]] = {"page": "--html", "film": "--film"}  # of `python -m bot replay`
ROOT: Final = Path(__file__).parents[2]
LONGEST: Final = 180.0  # seconds
QUEUE: Final = 4  # an interaction can be answered for 15 minutes: that many are made within it
SECRETS: Final = ("TOKEN", "DATABASE")  # in the names of settings that such a process needs to know nothing of


class ReplayMaker:
    """Makes the files of replays, one after another."""

    def __init__(self) -> None:
        self._turns = Turns(QUEUE)

    @property
    def is_busy(self) -> bool:
        """Whether so many files are asked for that another one might come too late."""
        return self._turns.is_full

    async def made(self, record: str, language: str, form: Form) -> bytes | None:
        """The page or film of a record's text; None where it cannot be made, is too large, or takes too long."""
        async with self._turns.taken():
            return await _made(record, language, form)


async def _made(record: str, language: str, form: Form) -> bytes | None:
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "replay", "-", OPTIONS[form], "-", "--language", language),
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not any(map(name.upper().count, SECRETS))},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        made, _ = await asyncio.wait_for(child.communicate(record.encode()), LONGEST)
    except TimeoutError:
        return None
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    return made if child.returncode == 0 and 0 < len(made) <= MOST else None
