"""Two lives of one table: in the second a person presses, at the same moment, what was handed in for them in the first.

All that can reach anybody else is kept as bytes and in order: requests to Discord, rows of the outbox, screens,
pictures, lists, exports, log lines.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import count, groupby
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import structlog

from bot.pictures import Renderer
from bot.pictures.renderer import Pictures, What, draw
from bot.pictures.scene import Scene
from bot.tables import LogEntry, Person, Place, PreparedAnswer, Snapshot
from bot.text import words_for
from bot.ui.interactions import server_settings
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.services import Services
from bot.ui.interactions.waiting_list import waiting_list
from bot.ui.kit.illustrator import Illustrator
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Image, Screen, Text
from bot.ui.screens.preparing import foreseen
from bot.ui.screens.same import told
from bot.ui.screens.standing import what_may_be_said
from rules import GAMES
from rules.core import Move, Pick
from rules.core.saves import frozen
from tests.support.company import any_move
from tests.ui.preparing import prepared_by_chance, prepared_in_mode
from tests.ui.reach import LOBBIES, reaching

from .discord_in_memory import PRIVATE, Discord
from .plan import BEGIN, Plan
from .process import Process
from .simulated import Lots, SimulatedClock, SimulatedLoop, seeded

SEATS, OWNER = 3, 1  # of the table; who prepares
PEOPLE: Final = tuple(Person(200 + seat, name) for seat, name in enumerate(("Ana", "Bea", "Chloé")))
OWNERS_CHANNEL = PRIVATE + PEOPLE[OWNER].id
HERE: Final = Place(1, 10_000)
BREAKS = (4.0, 100.0)  # seconds between two answers: others go on before what is stored is handed in, or after
LOOKS = (10,)  # after so many answers; and at the end
PREPARED = 2  # answers that are handed in, then standing answers alone
MOST = 200  # answers


class Kind(NamedTuple):
    """What is played, and whether the owner is called in the channel, where all can see it."""

    game: str
    options: dict[str, Any]
    called_in_channel: bool
    seed: int = 0


class Press(NamedTuple):
    """What a seat answered at a time, one answer after the other."""

    at: float
    seat: int
    steps: tuple[tuple[str, Pick], ...]


@dataclass
class Lived:
    """A life: what was answered, and what of it reached others."""

    presses: list[Press] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)  # when the screens were looked at
    prepared: int = 0  # answers of a kind that were handed in
    standing: int = 0
    stored: int = 0  # rows that were there when somebody looked
    reached: dict[str, list[str]] = field(default_factory=dict)  # by what it is, in order

    def reaches(self, what: str, shown: object) -> None:
        """Something reaches others."""
        self.reached.setdefault(what, []).append(json.dumps(shown, default=str, ensure_ascii=False))


class Wire(Discord):
    """Discord in memory that keeps all requests but those to the owner; ids of messages go by their channel."""

    lived: Lived

    def _carried_out(self, method: str, path: str, body: Any, query: dict[str, str]) -> Any:
        owners = str(OWNERS_CHANNEL) in path or str(PEOPLE[OWNER].id) in str((body or {}).get("recipient_id"))
        if not owners:
            known = {key: value for key, value in (body or {}).items() if key != "nonce"}
            self.lived.reaches("requests", (round(self.now(), 2), method, path, known, query))
        return super()._carried_out(method, path, body, query)

    def _message(self, channel: int, body: Any) -> Any:
        message = super()._message(channel, body)
        n = len(self.channels.get(channel, ()))
        return message | {"id": str((int(message["id"]) >> 22 << 22) + n)}


class DrawsHere(Renderer):
    """Draws in the loop's thread: its time stands still meanwhile."""

    async def pictures(
        self, game: str, what: What, scene: Scene, asker: str | int = "", *, urgent: bool = False
    ) -> Pictures:
        return draw(game, what, scene)


class Twin:
    """One life of a table."""

    def __init__(self, kind: Kind, folder: Path, loop: SimulatedLoop) -> None:
        self.key, self.options, self.called_in_channel, seed = kind
        self.dealt, self.path, self.lived = f"{self.key} {seed}", folder / "twin.sqlite3", Lived()
        self.clock, self.chance, self.keys = SimulatedClock(loop, BEGIN), Random(self.dealt), count()
        self.world = Wire(
            Plan(1), self.clock.now, lambda _: False, self._heard, lambda: None, guilds={1: [HERE.channel]}
        )
        self.world.lived = self.lived

    def _heard(self, sent: Any) -> None:
        if sent.channel != OWNERS_CHANNEL:
            what = (round(sent.at, 2), sent.kind, sent.topic, sent.channel, sent.message, sent.sounds, sent.text)
            self.lived.reaches("sounds", what)

    def _written(self, connection: sqlite3.Connection) -> None:
        """After a write: what is due to others, if that has changed."""
        sql = "select kind, person, topic, facts, round(due, 2), sound, version, attempts from outbox where person <> ?"
        rows = connection.execute(f"{sql} order by due, id", (PEOPLE[OWNER].id,)).fetchall()
        shown = json.dumps(rows)
        due = self.lived.reached.setdefault("outbox", [])
        if due[-1:] != [shown]:
            due.append(shown)

    # ------------------------------------------------------------------- its course

    async def live(self, after: Lived | None) -> Lived:
        """The first life, or one in which the presses of another are done by hand."""
        lots = Lots(f"{self.dealt}/deal")
        self.process = await Process.start(
            self.path, self.clock, self.world, lots.bytes, self._written, lambda *_: None, lambda: None
        )
        self.connection, self.tables = self.process.thread.connection, self.process.tables
        try:
            self.code = await self._sit_down()
            LOBBIES[self.tables] = self.code
            await (self._prepare_and_play() if after is None else self._press(after))
        finally:
            self.process.kill()
            await self.process.bury()
        return self.lived

    async def _sit_down(self) -> str:
        first, *others = PEOPLE
        await self.tables.people.change_server(1, lambda server: replace(server, rooms="here"))
        for person in (others[-1], *((PEOPLE[OWNER],) if self.called_in_channel else ())):
            await self.tables.people.change(person.id, lambda own: replace(own, notices="channel"))
        code = (await self.tables.open(first, HERE, self.key, SEATS)).table.code
        await self.tables.set_options(code, first.id, {"seating": "joined", "pace": "relaxed", **self.options})
        for person in others:
            await self.tables.join(code, person)
        await self.tables.start(code, first.id)
        return code

    async def _prepare_and_play(self) -> None:
        for n in range(MOST):
            table = await self.tables.look(self.code)
            if table.status != "running" or (self.lived.prepared == PREPARED and self.lived.standing):
                break
            await self._prepare(table)
            if n in LOOKS:
                await self._look()
            before = self._handed_in(), await self.tables.answers.prepared(self.code, OWNER)
            seconds = self.chance.choice(BREAKS)
            await asyncio.sleep(seconds)
            await self._count(*before)
            table = await self.tables.look(self.code)
            may = [ask for ask in table.asks if ask.given is None and (ask.seat != OWNER or seconds > BREAKS[0])]
            if may:
                move = any_move(self.chance, may)
                await self._play(move.seat, (move,))
        await asyncio.sleep(3600.0)
        await self._look()
        self.lived.presses = list(self._presses())

    async def _prepare(self, table: Snapshot) -> None:
        """The owner prepares what they foresee, and says what can be said."""
        own, answers = Perspective(table, GAMES[self.key], words_for("en"), OWNER), self.tables.answers
        ahead, before = foreseen(own), await answers.prepared(self.code, OWNER)
        if ahead and before is None and self.lived.prepared < PREPARED:
            steps = prepared_by_chance(self.chance, ahead)
            owner = PEOPLE[OWNER].id
            await prepared_in_mode(self.tables, self.code, owner, steps, told(ahead, steps), "anyway")
        said = {one.choice for one in await answers.standing(self.code, OWNER)}
        for each in own.game.standing:
            if each.choice not in said:
                may = what_may_be_said(own, each)
                await answers.set_standing(self.code, PEOPLE[OWNER].id, each.choice, may if each.ordered else may[:1])

    def _handed_in(self) -> int:
        """How many answers were handed in."""
        n: int = self.connection.execute("select count(*) from submissions where submission like 'hand:%'").fetchone()[
            0
        ]
        return n

    async def _count(self, before: int, prepared: PreparedAnswer | None) -> None:
        """Note what was handed in since."""
        new = self._handed_in() - before
        used = new > 0 and prepared is not None and await self.tables.answers.prepared(self.code, OWNER) is None
        self.lived.prepared += used
        self.lived.standing += new - used

    def _presses(self) -> Iterator[Press]:
        """What was answered, from the log."""
        rows = self.connection.execute("select at, seat, action from log where action is not null order by line")
        done = [(at, seat, json.loads(action)) for at, seat, action in rows if seat is not None]
        for (at, seat), group in groupby(done, key=lambda row: row[:2]):
            yield Press(at, seat, tuple((each["choice"], tuple(map(frozen, each["pick"]))) for _, _, each in group))

    async def _press(self, other: Lived) -> None:
        """Answer at the times of another life what was answered there, and look when somebody looked there."""
        course: list[tuple[float, Callable[[], Coroutine[Any, Any, None]]]] = []
        course += [(press.at, lambda press=press: self._again(press)) for press in other.presses]  # type: ignore[misc]
        course += [(at, self._look) for at in other.looks]
        for at, act in sorted(course, key=lambda each: each[0]):
            await asyncio.sleep(at - self.clock.now())
            await act()

    async def _again(self, press: Press) -> None:
        table = await self.tables.look(self.code)
        state, moves = table.state, list[Move]()
        assert state is not None
        for choice, pick in press.steps:
            ask = next(ask for ask in state.asked if ask.seat == press.seat)
            moves.append(Move(press.seat, choice, pick, ask.revision))
            state, _ = GAMES[self.key].play(state, moves[-1])
        await self._play(press.seat, moves)

    async def _play(self, seat: int, moves: Any) -> None:
        await self.tables.play(self.code, PEOPLE[seat].id, moves, key=f"press {next(self.keys)}")

    # ------------------------------------------------------------------- what others can see

    async def _look(self) -> None:
        """All that others can open, in either language."""
        self.lived.looks.append(self.clock.now())
        self.lived.stored += self.connection.execute("select count(*) from answers").fetchone()[0]
        table, entries = await self.tables.look(self.code), await self.tables.log(self.code)
        for language, seat in zip(("fr", "en", "fr"), (None, 0, 2), strict=True):
            await self._screens(Perspective(table, GAMES[self.key], words_for(language), seat), entries)
        await self._lists()

    async def _screens(self, reader: Perspective, entries: tuple[LogEntry, ...]) -> None:
        self.lived.reaches(
            "entries", [(e.line, e.at, e.revision, e.seat, e.event.seen_by(reader.seat)) for e in entries]
        )
        self.lived.reached.setdefault("screens", []).append(str(await reaching(self.tables, reader, entries)))
        with closing(DrawsHere()) as renderer:
            illustrator = Illustrator(renderer, self.tables)
            if reader.seat is None:
                await illustrator.board(reader, Screen((Text("-"),)), self._drawn, self._added, anew=True)
            elif drawing := await illustrator.question(reader):
                for image in await drawing:
                    self._picture(image)

    async def _drawn(self, screen: Screen) -> int:
        for image in screen.images:
            self._picture(image)
        return 1

    async def _added(self, message: int, screen: Screen) -> None:
        raise AssertionError("a picture came late")

    def _picture(self, image: Image) -> None:
        self.lived.reaches("pictures", (image.name, image.alt, image.data.hex()))

    async def _lists(self) -> None:
        """The lists of tables, and what the others may take home."""
        services = Services(self.tables, GAMES, self.process.client)
        for seat in (0, 2):
            caller = Caller(PEOPLE[seat], words_for("en"), f"look {next(self.keys)}", HERE, manages=True)
            self.lived.reaches("lists", (await server_settings.table_list(services, caller)).text)
            self.lived.reaches("lists", (await waiting_list(services, caller)).text)
            self.lived.reaches("exports", _without_counters(await self.tables.personal_data.export(PEOPLE[seat].id)))


def _without_counters(export: str) -> Any:
    """An export without what counts or is drawn for all messages of the bot, and times to a hundredth of a second."""
    stored = json.loads(export, parse_float=lambda number: round(float(number), 2))
    for row in (row for rows in stored["stored"].values() for row in rows):
        row.pop("id", None)
        row.pop("nonce", None)
    return stored


def twins(kind: Kind) -> tuple[Lived, Lived]:
    """Both lives of a table."""
    first = _life(kind, None)
    return first, _life(kind, first)


def _life(kind: Kind, after: Lived | None) -> Lived:
    memory = Path("/dev/shm")
    with (
        tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder,
        seeded(kind.game),
        structlog.testing.capture_logs() as logs,
    ):
        loop = SimulatedLoop()
        try:
            asyncio.set_event_loop(loop)
            lived = loop.run_until_complete(Twin(kind, Path(folder), loop).live(after))
        finally:
            asyncio.set_event_loop(None)
            loop.close()
    for line in logs:
        lived.reaches("log lines", line)
    return lived
