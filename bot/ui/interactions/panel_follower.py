"""Lets live panels follow their tables in a process that takes presses."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from bot.clock import Clock
from bot.tables import BrokenTable, Tables
from bot.tables.workers.worker import Worker
from rules.core import Refused

from .live_panels import LivePanels

LOOK: Final = 2.0  # seconds between looks: what other processes write tells nobody here


class PanelFollower(Worker):
    """Looks whether tables with live panels were written, after each write of this process at once.

    Not when their board is due, which waits longer: who is asked should not have to.
    """

    NAME = "live panels"

    def __init__(self, clock: Clock, tables: Tables, live: LivePanels) -> None:
        super().__init__(clock)
        self._tables, self._live = tables, live
        self._followed: Mapping[str, int] = {}  # by table, how often it was written then
        tables.on_commit(self.wake_up.wake)

    async def round(self) -> float:
        """Have the panels of all tables follow that were written since the last round."""
        codes = self._live.codes
        found = await self._tables.panels.writes(codes) if codes else {}
        for code in (code for code, writes in found.items() if writes != self._followed.get(code)):
            with suppress(Refused, BrokenTable):  # its next press says what is wrong
                self._live.follow(await self._tables.look(code))
        self._followed = found  # last: where a look fails, the next round does all of them
        return self.clock.now() + LOOK
