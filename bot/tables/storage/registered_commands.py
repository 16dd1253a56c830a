"""Which commands are registered at Discord: of many processes one registers them, and only when they changed."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.clock import Clock
from db import Database
from db import registered as rows

LONGEST_TIME: Final = 60.0  # seconds that registering may take
LOOK: Final = 0.5  # seconds between looks while another process registers


class RegisteredCommands:
    """The commands of one application: another token is another application, and has commands of its own."""

    def __init__(self, database: Database, clock: Clock, application: str, longest: float = LONGEST_TIME) -> None:
        """`longest`: seconds after which another process that registers has ended in the middle of it."""
        self._database, self._clock, self._application, self._longest = database, clock, application, longest

    async def claim(self, commands: str) -> bool:
        """Whether this process is to register these commands, and then `keep` them; False where they are registered.

        Waits while another process registers: what that one ends with need not be the same.
        """
        begin = partial(rows.begin_to_register, application=self._application, commands=commands, longest=self._longest)
        while (turn := await self._database.write(begin)) == "theirs":
            await self._clock.sleep_until(self._clock.now() + LOOK)
        return turn == "ours"

    async def keep(self, commands: str) -> None:
        """Note that these commands are registered; "": none are, as it failed, and the next who asks may try."""
        keep = partial(rows.keep_registered, application=self._application, commands=commands)
        await self._database.write(keep)
