"""One simulated month: a host that dies and starts again, people, tables of all games, servers, and faults."""

from __future__ import annotations

import asyncio
import sqlite3
import traceback
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from typing import Any

from bot.tables import DueMessage, Place, Posted, Tables
from bot.tables.storage.hours_store import hours_of
from db import DatabaseError, Where
from rules import GAMES
from rules.core import Refused

from .audit import audit
from .company import SERVER, Company, channel_of
from .cup_promises import CupPromises
from .deals import Deals
from .discord_in_memory import Discord, Sent
from .figures import Figures
from .forecasts import Forecasts
from .heard import Broken, Heard
from .life import Life
from .people import DAY, HOUR, Habit, Somebody, drawn
from .plan import BEGIN, SERVERS, Plan, drawn_terms
from .process import Process
from .promises import Promises
from .secrets_kept import SecretsKept
from .simulated import Lots, SimulatedClock, SimulatedLoop
from .story import Event, Told, digest, log_in_words, looking, story
from .together import Together
from .troubles import CHANNELS, Troubles


class Month:
    """Runs one plan. `process` is the one that is up, None while the host is down."""

    def __init__(self, plan: Plan, where: Where, loop: SimulatedLoop, lots: Lots) -> None:
        self.plan, self.where, self.loop, self.lots = plan, where, loop, lots
        self.clock = SimulatedClock(loop, BEGIN)
        self.people = {who.id: who for who in drawn(plan.seed, plan.people, BEGIN, plan.days)}
        self.promises = Promises(self.people, BEGIN - 2 * DAY, BEGIN + (plan.days + 45) * DAY, self.clock.now)
        self.heard, self.secrets = Heard(self.people), SecretsKept(plan)
        self.discord = Discord(
            plan,
            self.clock.now,
            lambda person: self.people[person].is_closed(self.clock.now()),
            self._sent,
            self.died,
            lambda channel, text: self._guarded(lambda: self.deals.shown(channel, text)),
            faults=0.004 * plan.wire,
            kills=0.0002 * plan.wire,
        )
        for n in range(plan.tables):
            self.discord.guilds.setdefault(1 + n % SERVERS, []).append(CHANNELS + n)
        self.discord.guilds.setdefault(SERVER, []).extend(map(channel_of, self.people))
        self.deals, self.cups = Deals(self.clock.now), CupPromises(self.clock.now)
        world = lambda: self.process, self.clock.now, self.tell, lambda guild: guild not in self.discord.without_bot
        self.together = Together(plan, self.people, *world)
        for guild, channels in self.together.places().items():
            self.discord.guilds.setdefault(guild, []).extend(channels)
        self.figures, self.acknowledged, self.company = Figures(), dict[str, tuple[str, float]](), Company()
        self.told: deque[Event] = deque(maxlen=20_000)
        self.process: Process | None = None
        self.over = False
        self.down_for, self._moving = 60.0, list[Somebody]()
        self.forecasts = Forecasts(lambda: self.process, self.promises)
        self._dying: asyncio.Task[None] | None = None
        self._deal = Lots(f"{plan.seed}/deals")
        self._broken: asyncio.Future[None] = loop.create_future()

    @property
    def tables(self) -> Tables | None:
        """The service of the process that is up."""
        return self.process.tables if self.process else None

    # ------------------------------------------------------------------- what happens

    def tell(self, code: str, what: str, person: int | None = None) -> None:
        """Note an event for the story of a failure."""
        self.told.append(Event(self.clock.now(), code, person, what))
        self.figures.events[what.split(" ")[0]] += 1
        if what.startswith("look "):
            self.figures.looks.append(what)

    def break_off(self, why: Broken) -> None:
        """End the month: a promise was broken."""
        if not self._broken.done():
            self._broken.set_exception(why)

    def unfair(self, code: str, what: str, person: int) -> None:
        """Somebody who acted in good faith was refused."""
        self.break_off(Broken("answerable", what, code, person))

    def _guarded(self, look: Callable[[], None]) -> None:
        try:
            look()
        except Broken as why:
            self.break_off(why)

    def _written(self, connection: sqlite3.Connection) -> None:
        """After every write: everything that holds of the tables that it changed."""

        def look() -> None:
            self._said_so_far(connection)
            self.deals.written(connection)
            for code in self.promises.written(connection):
                table = self.promises.table(code)
                self._note_log(connection, code)
                self.secrets.written(table)
                if table:
                    self.forecasts.seen(table)
                if table and not table.runs:
                    self.heard.forget(code)

        self._guarded(look)

    def _note_log(self, connection: sqlite3.Connection, code: str) -> None:
        found = "select line, by, events from log where code = ? order by line desc limit 1"
        row = connection.execute(found, (code,)).fetchone()
        if row:
            self.told.append(Event(self.clock.now(), code, None, f"line {row[0]} by {row[1]}: {row[2][:90]}", row[0]))

    def _sent(self, sent: Sent) -> None:
        self.figures.events["sent"] += 1
        for person in sent.sounds:
            self.figures.events["sounds"] += 1
            self.told.append(Event(sent.at, sent.code, person, f"**hears** {sent.kind} {sent.topic}".rstrip()))
        if self.process:
            connection = self.process.thread.connection
            self._guarded(lambda: self.heard.sent(connection, sent))

    def _delivered(self, row: DueMessage, posted: Posted | Exception | None) -> None:
        self.figures.events["delivered"] += 1
        if isinstance(posted, Exception):
            why = "".join(traceback.format_exception(posted, limit=-5))
            self.break_off(Broken("promised", f"{row.kind} {row.topic}: {why}", row.code, row.person))
            return
        self._guarded(lambda: self.heard.delivered(row, posted, self.discord))

    # ------------------------------------------------------------------- the process

    async def start(self) -> None:
        """Start a process on the database."""
        self.process = await Process.start(
            self.where, self.clock, self.discord, self._deal.bytes, self._written, self._delivered, self.died
        )
        self.promises.up_since = self.clock.now()

    def died(self) -> None:
        """The process is gone in the middle of whatever it did; a new one starts a little later."""
        if self.process is not None and self._dying is None:
            process, self.process = self.process, None
            process.kill()
            self.tell("", "killed")
            self._dying = self.loop.create_task(self._reborn(process, self.down_for))

    async def _reborn(self, process: Process, seconds: float) -> None:
        await process.bury()
        died = self.clock.now()
        await asyncio.sleep(seconds)
        self._dying = None
        if not self.over:
            self.promises.was_off(died)
            await self.start()
            self.tell("", "started")

    # ------------------------------------------------------------------- the world

    async def begin(self) -> None:
        """Everybody says where they live; tables open and start."""
        await self.start()
        for who in self.people.values():
            await self._settle_in(who)
        for n in range(self.plan.tables):
            await self._open(n)
        for who in self.people.values():
            if self.plan.has("person", who.id):
                self._live(who)
        for work in self.together.doings():
            self.loop.create_task(self._living(work))

    def _live(self, who: Somebody) -> None:
        shared = self.acknowledged, self.company
        life = Life(who, self.plan, lambda: self.tables, self.clock.now, self.tell, self.unfair, *shared)
        for work in life.doings():
            self.loop.create_task(self._living(work, life))
        for habit in who.habits[1:]:
            self.loop.create_task(self._moves(who, habit.since))

    async def _settle_in(self, who: Somebody) -> None:
        assert self.tables
        await self.tables.people.change(who.id, lambda own: replace(own, name=who.person.name, notices=who.notices))
        await self._set_hours(who, who.habits[0])

    async def _set_hours(self, who: Somebody, habit: Habit) -> None:
        tables = self.tables
        if tables and habit.zone:
            await tables.hours.set_zone(who.id, habit.zone)
            await tables.hours.set_quiet(who.id, habit.begins * 60, habit.ends * 60)

    async def _moves(self, who: Somebody, at: float) -> None:
        """Somebody moves to another zone, and says so in two messages; what holds is what they have said so far."""
        habit = who.habits.pop()
        await asyncio.sleep(at - self.clock.now())
        if self.tables and self.clock.ahead == 0.0:
            self.tell("", "moves", who.id)
            self._moving.append(who)
            with suppress(DatabaseError, asyncio.CancelledError):
                await self._set_hours(who, habit)

    def _said_so_far(self, connection: sqlite3.Connection) -> None:
        for who in self._moving:
            said = [hours for hours in hours_of(connection, who.id) if hours.since > BEGIN + DAY]
            who.habits[1:] = [Habit(each.since, each.zone, each.begins // 60, each.ends // 60) for each in said]

    async def _living(self, work: Callable[[], Coroutine[Any, Any, None]], life: Life | None = None) -> None:
        """Somebody does something again and again, whatever happens to the host under it."""
        while life is None or not life.is_erased:
            try:
                await work()
                return
            except asyncio.CancelledError:
                if self.over:
                    raise
                await asyncio.sleep(60.0)  # the process died under what they did
            except DatabaseError:
                await asyncio.sleep(300.0)
            except Broken as why:
                self.break_off(why)
                return
            except Exception:
                self.break_off(Broken("answerable", traceback.format_exc(limit=-6), "", life.who.id if life else None))
                return

    async def _open(self, n: int) -> None:
        """Table number n: all games in turn, every pace, some seats for bot players."""
        tables, chance, game = self.tables, self.plan.chance("table", n), list(GAMES)[n % len(GAMES)]
        if tables is None or not self.plan.has("table", n):
            return
        seats = chance.choice(tuple(GAMES[game].seats))
        bots = min(chance.choice((0, 0, 1, 2, 3)), seats - 1)
        sitting = chance.sample(list(self.people.values()), min(len(self.people), seats - bots))
        self.lots.seed(f"{self.plan.seed}/code {n}")
        self._deal.seed(f"{self.plan.seed}/deal {n}")
        guild = 1 + n % SERVERS
        await tables.people.change_server(guild, lambda server: replace(server, rooms="here"))
        opened = await tables.open(sitting[0].person, Place(guild, CHANNELS + n), game, seats)
        code, terms = opened.table.code, drawn_terms(chance, n)
        with suppress(Refused):  # as they are
            await tables.set_options(code, sitting[0].id, terms)
        for who in sitting[1:]:
            with suppress(Refused):  # one of them has blocked another
                await tables.join(code, who.person)
        if bots:
            await tables.bot_seats.fill(code, sitting[0].id)
        try:
            await tables.start(code, sitting[0].id)
        except Refused:
            await tables.close(code, sitting[0].id)
        self.tell(code, f"table {n} starts: {game}, {seats} seats, {terms['pace']}")

    # ------------------------------------------------------------------- the run

    async def _watch(self) -> None:
        """Once an hour: whether anything was forgotten."""
        while True:
            await asyncio.sleep(HOUR)
            if (process := self.process) and not process.thread.full and not self.discord.down:
                self._guarded(partial(self.promises.everything, process.thread.connection))
                self._guarded(partial(self.heard.everything, process.thread.connection, self.discord))
                self._guarded(partial(self.deals.everything, process.thread.connection))
                self._guarded(partial(self.cups.everything, process.thread.connection, self.promises.up_since))

    async def _ask(self) -> None:
        """Four times a day: what the host tells about finished games."""
        while True:
            await asyncio.sleep(DAY / 4)
            if (process := self.process) and not process.thread.full and process.tables:
                await self.deals.asked(process.tables, process.thread.connection, list(self.people))

    async def run(self) -> Figures:
        """The whole month, or up to the first broken promise, which is told in `broken`."""
        await self.begin()
        for work in (*Troubles(self).doings(), self._watch(), self.forecasts.daily()):
            self.loop.create_task(work)
        self.loop.create_task(self._living(self._ask))
        days = min(self.plan.days, self.plan.until or self.plan.days)
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(self._broken), days * DAY)
            if days == self.plan.days:
                await self._played_to_the_end()
            await self._audit(whole=days == self.plan.days)
        except Broken as why:
            self._note(why)
        self.figures.forecasts = self.forecasts.verdict(self.clock.now())
        self.figures.until, self.figures.checked = (self.clock.true_now() - BEGIN) / DAY, self.promises.checked
        await self._end()
        return self.figures

    async def _played_to_the_end(self) -> None:
        """Cups and duplicates end beyond the last day. Raises `Broken`."""
        playing = self.loop.create_task(self._living(self.together.to_the_end))
        await asyncio.wait((playing, self._broken), return_when=asyncio.FIRST_COMPLETED)
        if self._broken.done():
            self._broken.result()
        if self.plan.cups or self.plan.duplicates:
            await asyncio.sleep(2 * HOUR)  # the last messages go out

    async def _audit(self, *, whole: bool) -> None:
        while self.process is None or self.process.thread.full:
            await asyncio.sleep(600.0)
        try:
            connection = self.process.thread.connection
            await audit(self.process.tables, connection, self.acknowledged, self.clock.now(), self.figures.statuses)
            self.company.apart(connection)
            self.deals.everything(connection)
            self.figures.events["looks at deals"] += self.deals.looked
            if whole:
                self.figures.events["deals compared"] += len(self.deals.ended)
                self.figures.events["cups over"] += self.cups.ended(connection, self.discord)
        except Broken as why:
            self._note(why)

    def _note(self, why: Broken) -> None:
        self.figures.promise = why.promise
        with closing(looking(self.where)) as connection:
            lines = log_in_words(connection, self.promises.table(why.code))
        told = Told(self.people, tuple(self.told), self.clock.now(), self.plan.shortest(self.figures.looks), lines)
        self.figures.broken = story(why, told)

    async def _end(self) -> None:
        self.over = True
        if self._dying:
            await self._dying
        if process := self.process:
            process.kill()
            await process.bury()
        self.figures.digest = digest(self.where, self.discord.book)
