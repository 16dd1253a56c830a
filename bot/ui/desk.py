"""The desk: what both presses and commands do at a table, and the panel that follows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace

import discord

from bot.faces import NotUnderstood
from bot.faults import log_fault
from bot.tables import Outcome, Snapshot, Tables
from bot.tables.values import refused
from rules.core import Move, Refused

from .errors import fault, sentence, why
from .guest import Guest
from .illustrator import LOOKS, Drawing, Illustrator
from .panel import Note, panel
from .plans import plan_of
from .replies import Reply, say
from .sight import Games, Sight

MOVED_ON = frozenset({"out_of_date", "not_your_turn"})


@dataclass(frozen=True, slots=True)
class Desk:
    """Answers guests. Holds nothing but the ways to the tables and the games."""

    tables: Tables
    games: Games
    client: discord.Client
    illustrator: Illustrator = field(default_factory=Illustrator)

    async def look(self, code: str) -> Snapshot:
        """The table with this code. Raises `Refused`."""
        return await self.tables.look(code)

    def sight(self, guest: Guest, table: Snapshot) -> Sight:
        """The table as the guest sees it."""
        return guest.sight(table, self.games)

    async def panel(self, guest: Guest, table: Snapshot, note: Note | None = None) -> Reply:
        """The guest's panel of a table as it stands, with the hand as a picture for those who read with pictures."""
        sight = self.sight(guest, table)
        return replace(Reply(await panel(self.tables, sight, note)), drawing=await self._hand(guest, sight))

    async def _hand(self, guest: Guest, sight: Sight) -> Drawing | None:
        """The hand as it is; in large print beside the part that the next step of a plan is about."""
        theme = LOOKS.get(guest.reading)
        if theme is None or sight.seat is None or sight.table.status != "running":
            return None
        return await self.illustrator.hand(sight, theme, (await plan_of(self.tables, sight)).ask)

    async def submit(self, guest: Guest, sight: Sight, moves: Sequence[Move], said: str = "") -> Reply:
        """Hand moves in; the answer is the panel with a receipt, or with the reason why nothing happened.

        `said` is what was understood of typed words.
        """
        words, code = guest.words, sight.table.code
        try:
            outcome = await self.tables.play(code, guest.person.id, moves, key=guest.key)
        except Refused as refused:
            return await self.refused_panel(guest, code, refused)
        note = Note(words("ui-already")) if outcome.repeated else Note(said, receipt=outcome.entries)
        return await self.after(guest, outcome, note)

    async def refused_panel(self, guest: Guest, code: str, refused: Refused) -> Reply:
        """The present panel under the reason why nothing happened."""
        table = await self.look(code)
        sight = self.sight(guest, table)
        if refused.refusal.key in MOVED_ON and table.status == "running" and sight.seat is not None:
            return await self.panel(guest, table, Note(guest.words("ui-moved-on")))
        return await self.panel(guest, table, Note(why(sight, refused)))

    async def after(self, guest: Guest, outcome: Outcome, note: Note) -> Reply:
        """The panel after something was stored: that it cannot be drawn changes nothing of that."""
        try:
            return await self.panel(guest, outcome.table, note)
        except Exception as error:
            code = outcome.table.code
            log_fault("a panel cannot be drawn", error, table=code)
            return say(guest.words("ui-stored-not-drawn", report=f"{code}-{outcome.table.revision}"))

    async def safely(self, guest: Guest, work: Callable[[], Awaitable[Reply]], code: str = "") -> Reply:
        """What the work answers, or a sentence about what went wrong. A table that is not open to the guest is none."""
        try:
            await self._must_be_open(guest, code)
            return await work()
        except (Refused, NotUnderstood) as error:
            return say(sentence(error, guest, self.games, await self._found(guest, code)))
        except Exception as error:
            return say(fault(error, guest, await self._found(guest, code)))

    async def _must_be_open(self, guest: Guest, code: str) -> None:
        """The door of everything that names a table. What is no table, or a broken one, is for the work to tell."""
        try:
            table = await self.look(code) if code else None
        except Refused:
            return
        if table and not table.is_open_to(guest.person.id, guest.guild):
            raise refused("no_such_table", code=table.code)

    async def _found(self, guest: Guest, code: str) -> Snapshot | None:
        try:
            return await self.tables.look_for(guest.person.id, guest.guild, code) if code else None
        except Exception:  # the error at hand is the one to tell
            return None
