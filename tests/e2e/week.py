"""A week of five people at four tables through the real client: `python -m tests.e2e.week --seed 3 --days 30`.

People live in their zones, look when they are awake and press what their panels offer; one of them leaves on the
third day without a word, another says so. Meanwhile the process stops, Discord refuses, limits, loses answers and
delivers twice, and the line is cut. The seed draws what people do and what goes wrong; how it interleaves depends on
the machine, so a seed need not fail twice. Kills at any moment are in `tests/crash`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import random
import sqlite3
import sys
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch

import structlog

from bot.sandbox.render import walk
from bot.sandbox.wire import JsonObject
from bot.tables import Snapshot, Timing
from bot.tables.storage import records, uptime
from bot.ui.kit import ids as verbs
from bot.ui.kit.ids import Id
from rules import GAMES
from rules.core import Refused
from tests.support.chance import DEALS
from tests.support.movable_clock import MovableClock
from tests.support.presser import Acknowledged, Presser
from tests.support.wire import Wire, wired

from .residents import BEGIN, DAY, HOUR, MINUTE, PACES, RESIDENTS, SEATINGS, troubles, visits
from .rig import PATIENCE, Rig, ids, said

AWAY: Final = 2  # which day of those that completion offers
QUESTIONS: Final = 8  # answered at one table in one visit
DUE: Final = "select due from outbox union all select due from timers union all select due from alarms"
POSTS: Final = ("POST", "/channels/*/messages")
ASKED_ONCE: Final = ("⏳", "👋")  # how reminders and nudges begin in every language


@dataclass
class Week:
    """One world, one database, and what was seen."""

    wire: Wire
    rig: Rig
    clock: MovableClock
    seed: int
    days: float
    codes: list[str] = field(default_factory=list)
    pressers: dict[str, Presser] = field(default_factory=dict)
    figures: Counter[str] = field(default_factory=Counter)
    story: list[str] = field(default_factory=list)
    _made: set[tuple[str, int]] = field(default_factory=set)  # lines of the log that were acknowledged
    _heard: Counter[str] = field(default_factory=Counter)
    _rings: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    # ------------------------------------------------------------------- the days

    async def live(self) -> None:
        """From the lobbies to the last evening. Raises `AssertionError` for a promise that was not kept."""
        await self._settle_in()
        for seating, pace, game in zip(SEATINGS, PACES, GAMES, strict=True):
            await self._sit_down(game, pace, *seating)
        for at, what, name in sorted((*visits(self.seed, self.days), *troubles(self.seed, self.days))):
            await self._pass_until(at)
            self._tell(f"{name} {what}")
            match what:
                case "looks":
                    await self._visit(name)
                case "goes away":
                    await self._goes_away(name)
                case _:
                    await self._happens(what)
        await self._pass_until(BEGIN + self.days * DAY)
        self.wire.sandbox.faults.clear()
        await self._pass_until(self.clock.now() + HOUR)
        await self._look_back()

    async def _settle_in(self) -> None:
        for name, who in RESIDENTS.items():
            person = self.rig.person(name)
            chance = random.Random(f"{self.seed}/{name}/presses")
            self.pressers[name] = Presser(person, person.dm(), chance)
            if who.zone:
                await person.command(person.dm(), "settings zone", zone=who.zone).message()
            if who.closed:
                self.wire.world.change_person(person.user, dms_closed=True)

    async def _sit_down(self, game: str, pace: str, host: str, *others: str) -> None:
        assert self.rig.client
        guild = self.wire.world.guild(self.rig.channel().guild_id or "")
        channel = self.wire.world.add_channel(guild, f"week-{len(self.codes)}")
        seats = max(min(GAMES[game].seats), 1 + len(others))
        code = await self.rig.lobby(host, *others, seats=seats, channel=channel, game=game)
        person = self.rig.person(host)
        with contextlib.suppress(Refused):  # as it is
            await self.rig.client.tables.set_options(code, int(person.user.id), {"pace": pace})
        for name in others:  # they agree to it
            await self.rig.person(name).command(channel, "table join", table=code).message()
        await person.command(channel, "table start").message()
        assert (await self.rig.look(code)).status == "running"
        self.codes.append(code)
        self._tell(f"{code} starts: {game}, {pace}, {', '.join((host, *others))}")

    # ------------------------------------------------------------------- time

    async def _pass_until(self, when: float) -> None:
        """Time passes from one thing that is due to the next."""
        assert self.rig.client
        await self._calm()
        self._listen()
        while (now := self.clock.now()) < when:
            self._move(min(when, now + HOUR, self._next_due(now)) - now)
            await (
                self.rig.client.tables.uptime.sign_of_life()
            )  # no worker is as quick as these days, and clocks must run
            await self._calm()
            self._listen()

    def _move(self, seconds: float) -> None:
        self.clock.move(seconds)
        self.wire.clock.advance(seconds)

    async def _calm(self) -> None:
        """Until nothing is due any more; a worker that failed tries again only when time goes on."""
        looks = 0
        async with asyncio.timeout(PATIENCE):
            while self._is_busy():
                await asyncio.sleep(0.002)
                looks += 1
                if looks % 25 == 0:
                    self._move(5.0)

    def _is_busy(self) -> bool:
        host, now = self.rig.client, self.clock.now()
        assert host
        return host.courier.load > 0 or any(due <= now for due in self._dues())

    def _next_due(self, now: float) -> float:
        return min((due for due in self._dues() if due > now), default=float("inf"))

    def _dues(self) -> list[float]:
        return [due for (due,) in self._read(DUE)]

    def _read(self, sql: str, *params: object) -> list[tuple[Any, ...]]:
        with contextlib.closing(sqlite3.connect(self.rig.database)) as connection:
            return connection.execute(sql, params).fetchall()

    # ------------------------------------------------------------------- people

    async def _visit(self, name: str) -> None:
        """Decide what the tables ask, and answer what the rules ask."""
        assert self.rig.client
        presser = self.pressers[name]
        if self._is_away(name):
            return
        for brief in await self.rig.client.tables.tables_of(int(presser.person.user.id)):
            if brief.status == "running" and presser.chance.random() < 0.85:
                await self._decide(presser, brief.code)
                for _ in range(QUESTIONS):
                    if not await presser.answer(brief.code):
                        break
                    self._stands_once(presser.acknowledged[-1])
                await self._nudge(presser, brief.code)
        self.figures["visits"] += 1

    async def _decide(self, presser: Presser, code: str) -> None:
        """Press one button of those by which people agree on how a table goes on."""
        panel = await presser.panel(code)
        offers = [
            id for id in ids(panel) if id.startswith(f"t:{code}:") and {"vote", "agree", "day"} & {*id.split(":")}
        ]
        if offers:
            pressed = presser.chance.choice(offers)
            self._tell(f"{presser.person.user.name} presses {pressed}")
            await presser.person.press(panel, pressed).message()
            self.figures["decisions"] += 1

    async def _goes_away(self, name: str) -> None:
        """Announce some days away, by what completion offers."""
        person = self.rig.person(name)
        offers = await person.autocomplete(person.dm(), "away", "until")
        reply = await person.command(person.dm(), "away", until=offers[AWAY]["value"]).message()
        assert self._is_away(name), self._told(f"{name} tried {offers}: {said(reply)}")

    def _is_away(self, name: str) -> bool:
        now, person = self.clock.now(), int(self.rig.person(name).user.id)
        found = "select 1 from aways where person = ? and begins <= ? and until > ? and ended is null"
        return bool(self._read(found, person, now, now))

    async def _nudge(self, presser: Presser, code: str) -> None:
        if presser.chance.random() < 0.3:
            await presser.person.command(presser.channel, "table nudge", table=code).message()
            self.figures["nudges"] += 1

    # ------------------------------------------------------------------- what goes wrong

    async def _happens(self, what: str) -> None:
        self.figures[what] += 1
        faults, gateway = self.wire.sandbox.faults, self.wire.sandbox.gateway
        match what:
            case "restart":
                await self.rig.restart()
            case "off":  # for an hour, while something is due
                self._move(min(HOUR, self._next_due(self.clock.now()) - self.clock.now()))
                await self.rig.stop()
                self._move(HOUR)
                await self.rig.start()
            case "refused":
                faults.refuse(*POSTS, 503, times=4)
            case "limited":
                faults.limit(*POSTS, 0.05, times=4)
            case "lost":
                faults.cut(*POSTS, times=2)
            case "twice":
                gateway.duplicate_next("INTERACTION_CREATE")
            case "dropped":
                await gateway.drop()
                await self._connected()
            case "unknown":
                gateway.invalidate()
                await self._connected()

    async def _connected(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not self.wire.sandbox.gateway.connected:
                await asyncio.sleep(0.005)

    # ------------------------------------------------------------------- what is promised

    def _listen(self) -> None:
        """Nothing sounds at night, and reminders and nudges keep their limits."""
        now = self.clock.now()
        for name, who in RESIDENTS.items():
            notes = self.rig.person(name).notifications()
            new, self._heard[name] = notes[self._heard[name] :], len(notes)
            for note in (note for note in new if not note.suppressed):
                self.figures["sounds"] += 1
                self._tell(f"{name} hears {note.text[:60]!r}")
                asleep = who.is_night(now) and who.is_night(
                    now - 5 * MINUTE
                )  # a sound may be on its way as the night begins
                assert not asleep, self._told(f"{name} hears {note.text!r} at night")
                assert not self._is_away(name), self._told(f"{name} hears {note.text!r} and is away")
                if note.text.startswith(ASKED_ONCE):
                    self._limited(name, now)

    def _limited(self, name: str, now: float) -> None:
        rings = self._rings[name] = [at for at in self._rings[name] if at > now - DAY]
        assert all(now - at >= HOUR for at in rings) and len(rings) < 8, self._told(f"{name} is rung too often")
        rings.append(now)

    def _stands_once(self, each: Acknowledged) -> None:
        """What was acknowledged is stored, in lines of the log that no other press has."""
        found = "select code, first_line, last_line from submissions where submission = ?"
        rows = self._read(found, each.handle.id)
        assert [row[0] for row in rows] == [each.id.table], self._told(f"{each} was acknowledged and is not stored")
        code, first, last = rows[0]
        lines = [line for line in self._moves(code) if first <= line <= last]
        assert lines and not {(code, line) for line in lines} & self._made, self._told(f"{each} became {lines}")
        self._made |= {(code, line) for line in lines}
        self.figures["answers"] += 1

    def _moves(self, code: str) -> list[int]:
        """The lines of the log with moves that people made by hand."""
        found = """select line from log where code = ? and person is not null and by = 'hand'
            and action is not null and action not like '%"deal"%'"""
        return [line for (line,) in self._read(found, code)]

    async def _look_back(self) -> None:
        """What was acknowledged stands once, messages show what is, and every log leads to the state that is stored."""
        for began, ended in self._read("select began, ended from stops where why = 'off'"):
            self.figures["hours off"] += round(((ended or self.clock.now()) - began) / HOUR)
        (self.figures["ballots"],) = self._read("select count(*) from log where events like '%table_waits_long%'")[0]
        late = [due for due in self._dues() if due < self.clock.now() - 10 * MINUTE]
        assert not late, self._told(f"{len(late)} things are overdue")
        for code in self.codes:
            table = await self.rig.look(code)
            self.figures[f"tables {table.status}"] += 1
            self.figures["lines"] += table.lines
            stored = {(code, line) for line in self._moves(code)}
            made = {each for each in self._made if each[0] == code}
            assert stored == made, self._told(f"{code}: lost {made - stored}, never acknowledged {stored - made}")
            self._nothing_twice(table)
            self._everybody_can_answer(table)
            await self._plays_again(table)

    def _nothing_twice(self, table: Snapshot) -> None:
        """One board or end, one message a person."""
        boards = self._with(Id(verbs.LOG, table.code), private=False)
        assert len(boards) == (table.status in ("running", "over")), self._told(
            f"{table.code} has {len(boards)} boards"
        )
        for person in filter(None, (player and player.person for player in table.players)):
            letters = self._with(Id(verbs.MOVE, table.code), private=True, person=str(person))
            sheets = [m for m in letters if not m["content"].startswith(("☀", "⌛", *ASKED_ONCE))]
            assert len(sheets) <= 1, self._told(f"{table.code}: {len(sheets)} messages for one person")

    def _with(self, button: Id, *, private: bool, person: str | None = None) -> list[JsonObject]:
        """The standing messages with a button, in channels or in somebody's private one."""
        places = [c for c in self.wire.world.channels.values() if bool(c.recipient_id) == private]
        mine = [c for c in places if person is None or c.recipient_id == person]
        shown = [m for c in mine for m in c.messages.values() if not m.only_for]
        found = [m for m in shown if any(part.get("custom_id") == str(button) for part in walk(m.components))]
        return [self.wire.sandbox.renderer.message(message) for message in found]

    def _everybody_can_answer(self, table: Snapshot) -> None:
        """Who is asked has a message of the table, or is called on its board."""
        for seat in table.awaited if table.runs else ():
            player = table.players[seat]
            if player and player.person is not None and player.attends:
                who = next(who for who in RESIDENTS if int(self.rig.person(who).user.id) == player.person)
                letters = self._with(Id(verbs.MOVE, table.code), private=True, person=str(player.person))
                assert letters or RESIDENTS[who].closed, self._told(f"{who} is asked at {table.code} without a message")

    async def _plays_again(self, table: Snapshot) -> None:
        assert self.rig.client
        tables = self.rig.client.tables
        assert await tables.state_at(table, table.lines) == table.state, self._told(f"{table.code} replays differently")
        if table.status == "over":
            assert records.verify(records.read(await tables.recorded.text(table.code)), GAMES).valid

    # ------------------------------------------------------------------- in words

    def _tell(self, what: str) -> None:
        passed = self.clock.now() - BEGIN
        at = f"day {int(passed // DAY) + 1} {datetime.fromtimestamp(self.clock.now(), UTC):%H:%M:%S} UTC"
        self.story.append(f"{at} {what}")

    def _told(self, why: str) -> str:
        return "\n".join([why, f"python -m tests.e2e.week --seed {self.seed} --days {self.days:g}", *self.story[-40:]])


@contextlib.asynccontextmanager
async def week(folder: Path, seed: int, days: float) -> AsyncIterator[Week]:
    """A world with its bot. Time goes by the hour where nothing is due, so hosts may seem asleep for as long."""
    clock = MovableClock(BEGIN)
    DEALS.seed(f"week {seed}")
    async with wired() as wire:
        rig = Rig(wire, folder / "week.db", timing=Timing(), clock=clock)
        with patch.object(uptime, "SLEEPING", 1.5 * HOUR):
            await rig.start()
            try:
                yield Week(wire, rig, clock, seed, days)
            finally:
                await rig.stop()


async def lived(folder: Path, seed: int, days: float) -> Week:
    """Live through some days."""
    async with week(folder, seed, days) as days_of_people:
        await days_of_people.live()
    return days_of_people


def main() -> int:
    """Non-zero where a promise was broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.week", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nights", type=int, default=1, help="so many seeds in a row")
    parser.add_argument("--days", type=float, default=7.0)
    args = parser.parse_args()
    logging.disable(logging.CRITICAL)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    for seed in range(args.seed, args.seed + args.nights):
        began = time.process_time()
        with TemporaryDirectory() as folder:
            seen = asyncio.run(lived(Path(folder), seed, args.days))
        print(f"seed {seed}: {args.days:g} days, {time.process_time() - began:.1f} s of CPU, {dict(seen.figures)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
