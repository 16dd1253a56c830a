"""Pages and films made in a process of their own, so that no press waits for them: one at a time, bounded in time."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Final, Literal

Form = Literal["html", "film"]
ROOT: Final = Path(__file__).parents[2]
LONGEST: Final = 180.0  # seconds
MOST: Final = 8_000_000  # bytes: below what Discord takes of a bot
SECRETS: Final = ("TOKEN", "DATABASE")  # what such a process needs to know nothing of


class ReplayMaker:
    """Makes the files of replays, one after another."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def made(self, record: str, language: str, form: Form) -> bytes | None:
        """The page or film of a record's text; None where it cannot be made, is too large, or takes too long."""
        async with self._turn:
            child = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "replay", "-", f"--{form}", "-", "--language", language),
                cwd=ROOT,
                env={name: value for name, value in os.environ.items() if not any(map(name.upper().count, SECRETS))},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
            try:
                made, _ = await asyncio.wait_for(child.communicate(record.encode()), LONGEST)
            except BaseException as given_up:
                child.kill()
                await child.wait()
                if isinstance(given_up, TimeoutError):
                    return None
                raise
        return made if child.returncode == 0 and 0 < len(made) <= MOST else None
