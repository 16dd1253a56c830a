"""(g) Press to answer while people look back: one steps through a replay, a film is made and a server is exported.

The bot has a process of its own and draws pictures. The same presses once with nothing beside them and once with each
of the three, and with all at once; the ratios are to the run with nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from bot.clock import WallClock
from bot.sandbox import Channel, Person, Sandbox
from bot.sandbox.render import walk
from bot.sandbox.wire import JsonObject
from bot.tables import Place, Tables
from bot.ui.kit.ids import read_id
from db import Database
from tests.support.bot_process import BotProcess
from tests.support.company import Company
from tests.support.presser import BUTTON

from . import wire
from .figures import Figure

GAMES: Final = ("notre_dame", *("rattus",) * 7)  # that are over: the longest, and more to export
STEP: Final = 1.0  # seconds that people look at a step, or leave between exports
PATIENCE: Final = 60.0


class Looking:
    """What one person does beside a running table, over and over; `done` counts it."""

    def __init__(self, sandbox: Sandbox, code: str) -> None:
        self.code, self.done = code, 0
        self.person: Person = sandbox.person("Chloé")
        self.manager: Person = sandbox.person("Ana")
        self.channel: Channel = next(iter(sandbox.world.channels.values()))

    async def step(self) -> None:
        """Open the replay and go on, from its end to its beginning again."""
        shown = await self._replay()
        while True:
            await asyncio.sleep(STEP)
            shown = self._now(shown)  # its pictures came
            buttons = dict(_buttons(shown))
            await self.person.press(shown, buttons.get("replay_on") or buttons["replay_first"]).wait()
            self.done += 1

    async def film(self) -> None:
        """Ask for a film and wait until it is there."""
        while True:
            shown = await self._replay()
            film = self.person.press(shown, dict(_buttons(shown))["film"])
            while not any(each["attachments"] for each in film.followups()):
                await asyncio.sleep(0.05)
            self.done += 1

    async def export(self) -> None:
        """Export the server."""
        while True:
            asked = self.manager.command(self.channel, "server export")
            while not (await asked.message())["attachments"]:
                await asyncio.sleep(0.05)
            self.done += 1
            await asyncio.sleep(STEP)

    async def _replay(self) -> JsonObject:
        shown = await self.person.command(self.channel, "table replay", table=self.code).message(PATIENCE)
        while not dict(_buttons(shown)):
            await asyncio.sleep(0.05)
            shown = self._now(shown)
        return shown

    def _now(self, shown: JsonObject) -> JsonObject:
        """A message as it is now."""
        found = [each for each in self.person.messages(self.channel.id) if each["id"] == shown["id"]]
        return found[-1] if found else shown


def _buttons(shown: JsonObject) -> Iterator[tuple[str, str]]:
    """What the buttons of a replay do that are on, and their ids."""
    for component in walk(shown["components"]):
        id = read_id(component.get("custom_id", ""))
        if id and component["type"] == BUTTON and not component.get("disabled"):
            yield id.choice, component["custom_id"]


BESIDE: Final[dict[str, Sequence[str]]] = {
    "nothing": (),
    "a replay stepped": ("step",),
    "a film": ("film",),
    "an export": ("export",),
    "all three": ("step", "film", "export"),
}


def figures() -> list[Figure]:
    """p50 and p99 of a move and its plan beside each of them, with the ratio to a run with nothing."""
    found, plain = list[Figure](), (1.0, 1.0)
    for name, beside in BESIDE.items():
        with TemporaryDirectory() as folder:
            made, done = asyncio.run(_measured(Path(folder), beside))
        read = median(made.moves), wire._p99(made.moves)
        plain = read if not beside else plain
        found += [
            Figure(f"a move beside {name}, p50", read[0], "ms", read[0] / plain[0], "× alone"),
            Figure(f"a move beside {name}, p99", read[1], "ms", read[1] / plain[1], "× alone"),
            Figure(f"a ping beside {name}, p50", median(made.pings), "ms", wire._p99(made.pings), "ms p99"),
        ]
        found += [Figure(f"{what} beside a move, {name}", times, "times") for what, times in done.items()]
    return found


async def _measured(folder: Path, beside: Sequence[str]) -> tuple[wire.Measured, dict[str, int]]:
    async with wire.sandboxed() as sandbox:
        code = await _played(folder / "tables.db", sandbox)
        bot = BotProcess(sandbox, folder / "tables.db", folder / "bot.log", wire.PACE, pictures=True)
        await bot.load()
        await bot.go()
        async with _going_on(sandbox, code, beside) as people:
            measured = await wire.ServiceFixture(sandbox).measure()
        await bot.stop()
    return measured, {name: each.done for name, each in people.items()}


@asynccontextmanager
async def _going_on(sandbox: Sandbox, code: str, beside: Sequence[str]) -> AsyncIterator[dict[str, Looking]]:
    """Each of these over and over, until the block ends; a fault of one is raised."""
    people = {name: Looking(sandbox, code) for name in beside}
    tasks = [asyncio.create_task(getattr(each, name)()) for name, each in people.items()]
    try:
        yield people
    finally:
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def _played(path: Path, sandbox: Sandbox) -> str:
    """Finished games of the server on disk; returns the longest one's code."""
    database = await Database.open(path)
    try:
        tables = Tables(database, WallClock(), program="bench")
        await tables.begin()
        company = Company(tables)
        guild = int(next(iter(sandbox.world.guilds)))
        codes = [await _finished(company, game, guild) for game in GAMES]
        await database.write(lambda connection: connection.execute("delete from outbox"))
        return codes[0]
    finally:
        await database.close()


async def _finished(company: Company, game: str, guild: int) -> str:
    """A game that was played by chance to its end."""
    code = await company.sit_down(game, 5 if game == "notre_dame" else 2)
    await company.tables.move_to(code, Place(guild, (await company.tables.look(code)).place.channel))
    await company.play_on(code)
    return code
