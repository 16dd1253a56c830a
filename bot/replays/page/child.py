"""A page made in a process of its own, so that no press waits for it: one at a time, bounded in time."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Final

from . import MOST

ROOT: Final = Path(__file__).parents[3]
LONGEST: Final = 120.0  # seconds
SECRETS: Final = ("TOKEN", "DATABASE")  # what such a process needs to know nothing of


class PageMaker:
    """Makes pages, one after another."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def page(self, record: str, language: str) -> str | None:
        """The page of a record's text; None where it cannot be made, or takes too long."""
        async with self._turn:
            child = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "replay", "-", "--html", "-", "--language", language),
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
        return made.decode() if child.returncode == 0 and 0 < len(made) <= MOST else None
