"""Ears: what really sounds for whom, as Discord would let it sound, on a clock that only the test moves."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from bot.sandbox.wire import JsonObject
from bot.tables import Outcome, Snapshot
from bot.tables.values.timing import Timing
from rules.core import Ask, Move
from tests.support.movable_clock import MovableClock
from tests.support.wire import Wire

from .games import by_chance
from .rig import PATIENCE, Rig, button

QUIET, BURST, LATE = 15.0, 10.0, 1800.0


@dataclass
class SoundRecorder:
    """A rig and what was heard since one last listened."""

    rig: Rig
    clock: MovableClock
    names: tuple[str, ...]
    heard: dict[str, int] = field(default_factory=dict)
    moves: int = 0

    async def pass_by(self, seconds: float) -> None:
        """Time passes; everything that falls due arrives."""
        await self.calm()
        self.clock.move(seconds)
        await self.calm()

    async def calm(self) -> None:
        """Until nothing is due any more."""
        async with asyncio.timeout(PATIENCE):
            while self._due():
                await asyncio.sleep(0.01)

    def _due(self) -> int:
        return self._count("due <= ?", self.clock.now())

    def has_mention_due(self, code: str) -> bool:
        """Whether somebody will be called in the channel."""
        return self._count("kind = 'mention' and code = ?", code) > 0

    def alarms_due(self) -> int:
        """How many alarms of people are due."""
        with contextlib.closing(sqlite3.connect(self.rig.database)) as connection:
            (n,) = connection.execute("select count(*) from alarms where due <= ?", (self.clock.now(),)).fetchone()
        return int(n)

    def _count(self, where: str, *facts: object) -> int:
        with contextlib.closing(sqlite3.connect(self.rig.database)) as connection:
            (n,) = connection.execute(f"select count(*) from outbox where {where}", facts).fetchone()
        return int(n)

    def sounds(self) -> dict[str, list[str]]:
        """Who was rung since the last time, and where: by message or by mention."""
        found: dict[str, list[str]] = {}
        for name in self.names:
            noted = [note for note in self.rig.person(name).notifications()]
            new, self.heard[name] = noted[self.heard.get(name, 0) :], len(noted)
            sounding = [note for note in new if not note.suppressed]
            assert all(note.text.strip() for note in sounding), f"a phone of {name} shows nothing of {sounding}"
            if sounding:
                found[name] = [note.reason for note in sounding]
        return found

    async def play(self, code: str, seat: int) -> tuple[Outcome, Snapshot]:
        """The person on this seat answers; returns what came of it and the table before."""
        assert self.rig.client is not None
        before = await self.rig.look(code)
        ask, player = before.ask_of(seat), before.players[seat]
        assert ask is not None and player is not None and player.person is not None
        self.moves += 1
        move = Move(seat, ask.choice, by_chance(ask), ask.revision)
        outcome = await self.rig.client.tables.play(code, player.person, [move], key=f"move {code} {self.moves}")
        return outcome, before

    def seat(self, table: Snapshot, name: str) -> int:
        """Where somebody sits."""
        seat = table.seat_of(int(self.rig.person(name).user.id))
        assert seat is not None
        return seat

    def name(self, table: Snapshot, seat: int) -> str:
        """Who sits there."""
        return next(name for name in self.names if table.seat_of(int(self.rig.person(name).user.id)) == seat)

    def letters(self, name: str, code: str) -> list[JsonObject]:
        """The direct messages of a table that stand."""
        person = self.rig.person(name)
        return [message for message in person.messages(person.dm()) if button(message, f"o:{code}")]


def asked_anew(before: Snapshot, after: Snapshot, mover: int) -> set[int]:
    """Whom the rules ask something new, other than the one whose move led there."""
    return {seat for seat in after.awaited if seat != mover and _question(before, seat) != _question(after, seat)}


def _question(table: Snapshot, seat: int) -> object:
    ask: Ask | None = table.ask_of(seat)
    return None if ask is None or ask.given is not None else (ask.choice, ask.args)


@contextlib.asynccontextmanager
async def listening(wire: Wire, folder: Path, *names: str) -> AsyncIterator[SoundRecorder]:
    """A bot on a standing clock with the usual pace, and ears for these people."""
    clock = MovableClock()
    rig = Rig(
        wire,
        folder / "rig.db",
        timing=Timing(
            quiet=QUIET, bot_player=0.0, late=LATE, burst=BURST, sealed=0.0, fold=0.0, picture=0.0, newest=0.0
        ),
        clock=clock,
    )
    await rig.start()
    try:
        yield SoundRecorder(rig, clock, names)
    finally:
        await rig.stop()
