"""People with habits at many tables: they press what their panel offers, and stay at a table while it is lively."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.sandbox import Handle, NoAnswer, Person
from bot.sandbox.wire import JsonObject
from tests.support.beside import Beside
from tests.support.presser import WAIT, Presser

from .world import Seated

STAYS = 0.6  # how often the next move comes at a table where somebody has moved just now
LIVELY = 12  # tables that were moved last

_AWAITED = "select person from players where code = ? and awaited_since is not null and person is not null"


@dataclass
class Heard:
    """What people noticed."""

    answers: list[float] = field(default_factory=list)  # seconds from each press until its answer was seen
    moves: int = 0
    silent: int = 0
    idle: int = 0  # moves for which no table was free

    def timed(self, handle: Handle) -> Handle:
        """The handle of a press, whose answer is waited for with a watch."""
        return _Timed(handle.world, handle.renderer, handle.interaction, self.answers, time.monotonic())


@dataclass(frozen=True, slots=True)
class _Timed(Handle):
    answers: list[float]
    began: float

    async def message(self, timeout: float = WAIT) -> JsonObject:
        """As ever, and note how long it took."""
        shown = await Handle.message(self, timeout)
        self.answers.append(time.monotonic() - self.began)
        return shown


class TimedPresser(Presser):
    """A person whose every press is timed."""

    heard: Heard

    async def panel(self, code: str) -> JsonObject:
        """As ever, timed."""
        return await self.heard.timed(self.person.command(self.channel, "move", table=code)).message(WAIT)

    def _press(self, panel: JsonObject, component: JsonObject) -> Handle:
        return self.heard.timed(Presser._press(self, panel, component))


class People:
    """Everybody at all tables."""

    def __init__(self, tables: Sequence[Seated], people: Mapping[int, Person], beside: Beside, chance: random.Random):
        self._tables, self._people, self._beside, self._chance = tables, people, beside, chance
        self._lively, self._busy, self._acts = list[Seated](), set[str](), list[asyncio.Task[None]]()
        self._resting = set[str]()  # tables that are over, or where nobody can answer

    async def move_about(self, rate: float, seconds: float, heard: Heard) -> None:
        """So many moves a second at chance moments; whoever waits for the bot holds nobody else up."""
        self._acts.clear()
        until = time.monotonic() + seconds
        due = time.monotonic()
        while (due := due + self._chance.expovariate(rate)) < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            table = self._free_table()
            if table is None:
                heard.idle += 1
            else:
                self._busy.add(table.code)
                self._acts.append(asyncio.create_task(self._act(table, heard)))
        await asyncio.gather(*self._acts)

    def _free_table(self) -> Seated | None:
        lively = [table for table in self._lively if self._is_free(table)]
        if lively and self._chance.random() < STAYS:
            return self._chance.choice(lively)
        free = [table for table in self._tables if self._is_free(table)]
        return self._chance.choice(free) if free else None

    def _is_free(self, table: Seated) -> bool:
        return table.code not in self._busy and table.code not in self._resting

    async def _act(self, table: Seated, heard: Heard) -> None:
        """One answer of somebody who is asked."""
        try:
            awaited = [person for (person,) in self._beside.read(_AWAITED, table.code)]
            if not awaited:
                self._resting.add(table.code)
                return
            presser = TimedPresser(self._people[self._chance.choice(awaited)], table.channel, self._chance)
            presser.heard = heard
            if await presser.answer(table.code):
                heard.moves += 1
            self._lively = [table, *(each for each in self._lively if each != table)][:LIVELY]
        except (NoAnswer, TimeoutError):
            heard.silent += 1
        finally:
            self._busy.discard(table.code)
