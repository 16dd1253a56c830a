"""One simulated month: a host with its workers, people, tables of all games, and faults drawn beforehand."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.tables import BotPlayers, Courier, ExpiryWorker, Place, PreparedAnswers, Tables, Timing
from bot.tables.storage import records
from bot.tables.workers.reminding import ReminderWorker
from bot.tables.workers.worker import Worker
from bot.ui.screens.same import judged
from db import Database
from rules import GAMES
from rules.core import Refused

from .heard import Broken, Heard
from .life import Life
from .people import DAY, HOUR, Somebody, drawn
from .promises import Promises
from .simulated import InlineThread, SimulatedClock, SimulatedLoop, open_inline, seeded
from .story import Event, digest, story
from .transport import Sent, Transport

BEGIN = datetime(2026, 10, 10, tzinfo=UTC).timestamp()  # a month with two ends of daylight saving time
PACES = ("leisurely", "relaxed", "daily", "lively", "own")


@dataclass(frozen=True)
class Plan:
    """What is simulated. `faults`: how much goes wrong, 1.0 is a bad month."""

    seed: int
    days: float = 30.0
    tables: int = 60
    people: int = 40
    faults: float = 1.0

    @property
    def command(self) -> str:
        """The command that runs it again."""
        numbers = f"--seed {self.seed} --days {self.days:g} --tables {self.tables} --people {self.people}"
        return f"python -m tests.month {numbers} --faults {self.faults:g}"


@dataclass
class Figures:
    """What a month came to."""

    events: Counter[str] = field(default_factory=Counter)
    statuses: Counter[str] = field(default_factory=Counter)
    digest: str = ""
    broken: str = ""


class Month:
    """Runs one plan. `running` is the service of the process that is up, None while it is down."""

    def __init__(self, plan: Plan, folder: Path, loop: SimulatedLoop) -> None:
        self.plan, self.path, self.loop = plan, folder / "month.sqlite3", loop
        self.clock = SimulatedClock(loop, BEGIN)
        self.people = {who.id: who for who in drawn(plan.seed, plan.people, BEGIN, plan.days)}
        self.promises = Promises(self.people, BEGIN - 2 * DAY, BEGIN + (plan.days + 45) * DAY, self.clock.now)
        self.heard = Heard(self.people)
        self.transport = Transport(
            random.Random(f"{plan.seed}/transport"),
            self.clock.now,
            lambda person: self.people[person].is_closed(self.clock.now()),
            self._sent,
            self._kill_soon,
            faults=0.01 * plan.faults,
            kills=0.0004 * plan.faults,
        )
        self.figures, self.acknowledged = Figures(), dict[str, tuple[str, float]]()
        self.events: deque[Event] = deque(maxlen=4000)
        self.running: Tables | None = None
        self.over = False
        self._thread: InlineThread | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._workers: list[Worker] = []
        self._broken: asyncio.Future[None] = loop.create_future()

    # ------------------------------------------------------------------- what happens

    def tell(self, code: str, what: str, person: int | None = None) -> None:
        """Note an event for the story of a failure."""
        self.events.append((self.clock.now(), code, person, what))
        self.figures.events[what.split(" ")[0]] += 1

    def break_off(self, why: Broken) -> None:
        """End the month: a promise was broken."""
        if not self._broken.done():
            self._broken.set_exception(why)

    def told(self, why: Broken) -> str:
        """A broken promise in words."""
        return story(why, self.people, self.events, self.clock.now(), BEGIN, self.plan.command)

    def unfair(self, code: str, what: str, person: int) -> None:
        """Somebody who acted in good faith was refused."""
        self.break_off(Broken("answerable", what, code, person))

    def _written(self, connection: sqlite3.Connection) -> None:
        try:
            for code in self.promises.written(connection):
                self._note_log(connection, code)
        except Broken as why:
            self.break_off(why)

    def _note_log(self, connection: sqlite3.Connection, code: str) -> None:
        found = "select line, by, events from log where code = ? order by line desc limit 1"
        row = connection.execute(found, (code,)).fetchone()
        if row:
            self.events.append((self.clock.now(), code, None, f"line {row[0]} by {row[1]}: {row[2][:90]}"))

    def _sent(self, sent: Sent) -> None:
        assert self._thread is not None
        self.figures.events["sent"] += 1
        for person, _ in sent.sounds:
            self.figures.events["sounds"] += 1
            self.events.append((sent.at, sent.code, person, f"hears {sent.kind} {sent.topic}"))
        try:
            self.heard.sent(self._thread.connection, sent)
        except Broken as why:
            self.break_off(why)

    # ------------------------------------------------------------------- the process

    async def start(self) -> None:
        """Start a process on the file."""
        database, self._thread = open_inline(self.path, self._written)
        timing = Timing(hand_in_lot=bytes(16))
        draw = random.Random(f"{self.plan.seed}/deals/{self.clock.now()}").randbytes
        tables = Tables(database, self.clock, GAMES, timing=timing, program="month", draw=draw)
        await tables.begin()
        self.promises.up_since = self.clock.now()
        self._workers = list(self._made(database, tables))
        self._tasks = [self.loop.create_task(worker.run()) for worker in self._workers]
        self.running = tables

    def _made(self, database: Database, tables: Tables) -> Iterator[Worker]:
        deliver = self.transport.deliver(tables)
        yield Courier(database, self.clock, tables, deliver)  # type: ignore[arg-type]
        yield BotPlayers(database, self.clock, tables)
        yield ExpiryWorker(database, self.clock, tables)
        yield ReminderWorker(database, self.clock, tables)
        yield PreparedAnswers(database, self.clock, tables, partial(judged, GAMES))

    async def kill(self) -> None:
        """The process is gone in the middle of whatever it did."""
        if self.running is None:
            return
        self.tell("", "killed")
        thread, self.running = self._thread, None
        assert thread is not None
        thread.killed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.sleep(0.1)
        await thread.close()

    def _kill_soon(self) -> None:
        self.loop.create_task(
            self._killed_for(random.Random(f"{self.plan.seed}/{self.loop.time()}").expovariate(1 / 60))
        )

    async def _killed_for(self, seconds: float) -> None:
        if self.running is not None:
            await self.kill()
            await asyncio.sleep(seconds)
            await self.start()
            self.tell("", "started")

    # ------------------------------------------------------------------- faults

    async def trouble(self) -> None:
        """Faults of the machine and of Discord, each from a stream of its own."""
        plan = self.plan
        for what, a_day in (
            ("restart", 0.3),
            ("outage", 0.3),
            ("ahead", 0.05),
            ("back", 0.05),
            ("full", 0.15),
            ("gone", 0.1),
        ):
            self.loop.create_task(self._now_and_then(what, a_day * plan.faults))

    async def _now_and_then(self, what: str, a_day: float) -> None:
        chance = random.Random(f"{self.plan.seed}/{what}")
        while a_day:
            await asyncio.sleep(chance.expovariate(a_day / DAY))
            if self.running is not None:
                with suppress(sqlite3.Error, asyncio.CancelledError):  # the disk is full, or the process was killed
                    await self._happens(what, chance)

    async def _happens(self, what: str, chance: random.Random) -> None:
        assert self.running and self._thread
        if what != "restart":
            self.tell("", f"{what} happens")
        match what:
            case "restart":
                await self._killed_for(chance.choice((1.0, 60.0, 600.0, 4 * HOUR)))
            case "outage":
                self.transport.down = True
                await asyncio.sleep(chance.choice((10.0, 300.0, 2 * HOUR)))
                self.transport.down = False
            case "ahead":
                self.clock.jump(3 * HOUR)
            case "back":
                self.clock.jump(-2 * HOUR)
                self.promises.forget_accounts()
            case "full":
                thread = self._thread
                thread.full = True
                await asyncio.sleep(chance.uniform(1, 120) * 60)
                thread.full = False
            case "gone":
                self.transport.down = True
                await self.running.absences.discord_gone()
                await asyncio.sleep(chance.choice((60.0, 3000.0, 5 * HOUR)))
                self.transport.down = False
                if self.running:
                    await self.running.absences.discord_back()
        self.promises.up_since = self.clock.now() + HOUR

    # ------------------------------------------------------------------- the world

    async def begin(self) -> None:
        """Everybody says where they live; tables open and start."""
        await self.start()
        assert self.running
        for who in self.people.values():
            await self._settle_in(who)
        chance = random.Random(f"{self.plan.seed}/tables")
        for n in range(self.plan.tables):
            await self._open(chance, n)
        for who in self.people.values():
            life = Life(
                who,
                self.plan.seed,
                lambda: self.running,
                self.clock.now,
                self.tell,
                self.unfair,
                self.acknowledged,
                0.0,
            )
            self.loop.create_task(self._living(life))
            for habit in who.habits[1:]:
                self.loop.create_task(self._moves(who, habit.since))

    async def _settle_in(self, who: Somebody) -> None:
        assert self.running
        tables = self.running
        await tables.people.change(who.id, name=who.person.name, notices=who.notices)
        await self._set_hours(who, 0)

    async def _set_hours(self, who: Somebody, n: int) -> None:
        tables, habit = self.running, who.habits[n]
        if tables and habit.zone:
            await tables.hours.set_zone(who.id, habit.zone)
            await tables.hours.set_quiet(who.id, habit.begins * 60, habit.ends * 60)
            await tables.absences.hours_changed(who.id)

    async def _moves(self, who: Somebody, at: float) -> None:
        """Somebody moves to another zone; until they have told the bot the old one holds."""
        habit = who.habits.pop()
        await asyncio.sleep(at - self.clock.now())
        if self.running and self.clock.ahead == 0.0:
            now = self.clock.now()
            who.habits.append(type(habit)(now, habit.zone, habit.begins, habit.ends))
            self.tell("", "moves", who.id)
            await self._set_hours(who, -1)

    async def _living(self, life: Life) -> None:
        while True:
            try:
                await life.live()
            except asyncio.CancelledError:
                if self.over:
                    raise
                await asyncio.sleep(60.0)  # the process died under what they did
            except sqlite3.Error:
                await asyncio.sleep(300.0)
            except Broken as why:
                self.break_off(why)
                return
            except Exception:
                self.break_off(Broken("answerable", traceback.format_exc(limit=-6), "", life.who.id))
                return

    async def _open(self, chance: random.Random, n: int) -> None:
        assert self.running
        tables, game = self.running, list(GAMES)[n % len(GAMES)]
        seats = chance.choice(tuple(GAMES[game].seats))
        bots = min(chance.choice((0, 0, 1, 2, 3)), seats - 1)
        sitting = chance.sample(list(self.people.values()), seats - bots)
        opened = await tables.open(sitting[0].person, Place(1, 10_000 + n), game, seats)
        code, pace = opened.table.code, chance.choices(PACES, (1, 1, 1, 1, 0.4))[0]
        terms: dict[str, object] = {"pace": pace, "undo": chance.choice(("free", "free", "consent", "never"))}
        if pace == "own":
            terms |= {"bank": chance.choice((1, 4, 30)), "increment": chance.choice((0, 2, 12)), "cap": 60}
        with suppress(Refused):  # as they are
            await tables.set_options(code, sitting[0].id, terms)
        for who in sitting[1:]:
            await tables.join(code, who.person)
        if bots:
            await tables.fill(code, sitting[0].id)
        try:
            await tables.start(code, sitting[0].id)
        except Refused:
            await tables.close(code, sitting[0].id)
        self.tell(code, f"starts: {game}, {seats} seats, {pace}")

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(HOUR)
            if self.running and self._thread and not self._thread.full and not self.transport.down:
                try:
                    self.promises.everything(self._thread.connection)
                except Broken as why:
                    self.break_off(why)

    async def run(self) -> Figures:
        """The whole month, or up to the first broken promise, which is told in `broken`."""
        await self.begin()
        await self.trouble()
        self.loop.create_task(self._watch())
        try:
            await asyncio.wait_for(asyncio.shield(self._broken), self.plan.days * DAY)
        except TimeoutError:
            await self._audit()
        except Broken as why:
            self.figures.broken = self.told(why)
        self.over = True
        await self.kill()
        self.figures.digest = digest(self.path, self.transport.book)
        return self.figures

    # ------------------------------------------------------------------- the end

    async def _audit(self) -> None:
        """What was acknowledged stands once; every log leads to the state that is stored."""
        while self.running is None:
            await asyncio.sleep(600.0)
        tables, thread = self.running, self._thread
        assert thread is not None
        try:
            for key, (code, at) in self.acknowledged.items():
                found = "select 1 from submissions where submission = ?"
                stored = thread.connection.execute(found, (key,)).fetchone()
                if stored is None and self.clock.now() - at < DAY:  # older ones are forgotten
                    raise Broken("moves", f"{key} was acknowledged and is not stored", code)
            for code, status in thread.connection.execute("select code, status from tables").fetchall():
                self.figures.statuses[status] += 1
                await self._replayed(tables, code)
        except Broken as why:
            self.figures.broken = self.told(why)

    async def _replayed(self, tables: Tables, code: str) -> None:
        table = await tables.look(code)
        if table.started is None or table.state is None:
            return
        state = await tables.state_at(table, table.lines)
        game = GAMES[table.game]
        seats = range(len(table.players))
        if [game.view(state, seat) for seat in seats] != [game.view(table.state, seat) for seat in seats]:
            raise Broken("moves", "the log leads to another state than the one stored", code)
        if table.status == "over":
            records.verify(records.read(await tables.record(code)), GAMES)


def simulate(plan: Plan, planted: Callable[[Month], None] = lambda month: None) -> Figures:
    """Run one plan from begin to end."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder, seeded(str(plan.seed)):
        loop = SimulatedLoop()
        try:
            month = Month(plan, Path(folder), loop)
            planted(month)
            return loop.run_until_complete(month.run())
        finally:
            rest = asyncio.all_tasks(loop)
            for task in rest:
                task.cancel()
            loop.run_until_complete(asyncio.gather(*rest, return_exceptions=True))
            loop.close()
