"""The look afterwards: the log against what people were told, the file, the messages, and every table to its end."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from typing import Final

import db
from bot.clock import WallClock
from bot.sandbox.entities import Message
from bot.sandbox.render import walk
from bot.tables import Snapshot, Tables
from bot.tables.storage import records
from bot.text import TIED, words_for
from bot.ui.kit import ids
from bot.ui.kit.ids import Id, read_id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.render import tied
from bot.ui.kit.screen import Text
from bot.ui.screens.board import board
from db import Database, LogRow, SubmissionRow
from rules import GAMES
from tests.support.company import any_move
from tests.support.presser import Acknowledged, said

from .crash_run import CrashRun

# A process that thinks was being started when the bot was killed: it finds nobody to tell it what to do, and ends.
ORPHAN: Final = re.compile(r"Traceback \(most recent call last\):\n(?:  .*\n)*?.*spawn_main\n(?:  .*\n)*EOFError.*\n")


class Aftermath:
    """Looks at what a night left, with a table service of its own on the same file."""

    def __init__(self, night: CrashRun, database: Database) -> None:
        self.night, self.figures, self.database = night, night.figures, database
        self.tables = Tables(database, WallClock(), program="crash")

    async def look(self) -> None:
        """Raises `AssertionError` for whatever was lost, doubled or broken."""
        assert await self.database.problems() == ()
        assert self.figures.doubles == 0, [ids for ids in self.night.nonces.values() if len(ids) > 1]
        await self.tables.begin()
        await self._log_holds_what_was_told()
        for code in await self.database.read(
            lambda connection: [row.code for row in db.select(connection, db.TableRow)]
        ):
            table = await self.tables.look(code)
            await self._messages_show(table)
            if table.status == "running":
                self.figures.running += 1
                await self._goes_on_to_its_end(code)
            elif table.status == "over":
                self.figures.finished += 1
            if table.status != "open":
                await self._record_is_sound(code)

    # ------------------------------------------------------------------- the log

    async def _log_holds_what_was_told(self) -> None:
        """Every acknowledged move once, and nothing twice."""
        rows = await self.database.read(lambda connection: db.select(connection, SubmissionRow))
        spans = {row.submission: row for row in rows}
        lines = {
            (row.code, row.line): row
            for row in await self.database.read(lambda connection: db.select(connection, LogRow))
        }
        moves = [row for row in rows if row.last_line]  # a press on a draft writes no line
        covered = Counter((row.code, n) for row in moves for n in range(row.first_line, row.last_line + 1))
        assert not [line for line, times in covered.items() if times > 1], "two submissions share a line of the log"
        for move in (move for presser in self.night.pressers for move in presser.acknowledged):
            self._is_there(move, spans, lines)
        acts = [row for row in lines.values() if row.action and '"deal"' not in row.action]
        assert all((row.code, row.line) in covered for row in acts), "a move without its submission"
        self.figures.by_people = sum(row.person is not None for row in acts)
        self.figures.by_house = len(acts) - self.figures.by_people

    def _is_there(
        self, move: Acknowledged, spans: dict[str, SubmissionRow], lines: dict[tuple[str, int], LogRow]
    ) -> None:
        row = spans.get(move.handle.id)
        assert row is not None and row.code == move.id.table, f"{move} was acknowledged and is not stored"
        span = [lines[row.code, n] for n in range(row.first_line, row.last_line + 1)]
        acts = [line for line in span if line.action]
        assert {line.person for line in acts} == {move.person}, move
        made = [json.loads(line.action or "")["choice"] for line in acts]  # several where a whole plan was handed in
        assert move.id.choice in made, f"{move} became {made}"

    # ------------------------------------------------------------------- messages

    async def _messages_show(self, table: Snapshot) -> None:
        """Everything that was due has arrived: the board of now, a direct message for each who is asked, the end."""
        posted = {
            (m.kind, m.person): self._at_discord(m.message) for m in await self.tables.messages.posted(table.code)
        }
        if table.status == "open":
            assert posted["lobby", None], table
        elif table.status == "over":
            assert posted["end", None], table
        elif table.status == "running":
            self._board_shows(table, posted["board", None])
            for seat in table.awaited:
                await self._sheet_calls(table, seat, posted)
        self._nothing_twice(table)

    def _board_shows(self, table: Snapshot, message: Message | None) -> None:
        perspective = Perspective(table, GAMES[table.game], words_for(table.terms.language))
        assert message is not None, f"the board of {table.code} is missing"
        shown, screen = self._said(message), board(perspective, ())
        state = [part.text for part in screen.parts if isinstance(part, Text)][1].replace(TIED, " ")
        assert state in shown, f"the board of {table.code} is not of now:\n{state}\n---\n{shown}"

    async def _sheet_calls(
        self, table: Snapshot, seat: int, posted: dict[tuple[str, int | None], Message | None]
    ) -> None:
        player, ask = table.players[seat], table.ask_of(seat)
        if player is None or player.person is None or ask is None:
            return
        settings = await self.tables.people.settings(player.person)
        if settings.dm == "closed":
            return  # the board calls
        perspective = Perspective(table, GAMES[table.game], words_for(settings.language or settings.locale), seat)
        message = posted.get(("direct_message", player.person))
        assert message is not None, f"{player.name} is asked at {table.code} and has no sheet"
        call = tied(perspective.words("ui-sheet-call", title=perspective.title, call=perspective.call(ask)))
        assert call in message.content, f"{player.name} is not told of {table.code}:\n{call}\n---\n{message.content}"

    def _at_discord(self, message: int) -> Message | None:
        return self.night.sandbox.world.any_message(str(message))

    def _said(self, message: Message) -> str:
        return said(self.night.sandbox.renderer.message(message))

    def _nothing_twice(self, table: Snapshot) -> None:
        """One board, or the end in its place; one direct message a person. A second send would stand beside it."""
        channels = self.night.sandbox.world.channels.values()
        boards = [m for c in channels if c.guild_id for m in c.messages.values() if _has(m, Id(ids.LOG, table.code))]
        assert len(boards) == (table.status in ("running", "over")), f"{table.code} has {len(boards)} boards"
        for dm in (c for c in channels if c.recipient_id):
            told = [message.content for message in dm.messages.values() if table.code in _told_of(message)]
            assert len(told) <= 1, f"{dm.name} has {len(told)} sheets of {table.code}: {told}"

    # ------------------------------------------------------------------- to the end

    async def _goes_on_to_its_end(self, code: str) -> None:
        """Everybody answers by chance, people and bot players alike."""
        chance, table = random.Random(self.figures.seed), await self.tables.look(code)
        while table.status == "running":
            move = any_move(chance, [ask for ask in table.asks if ask.given is None])
            player, key = table.players[move.seat], f"after:{code}:{table.lines}"
            assert player is not None
            if player.person is None:
                table = (await self.tables.bot_seats.play(code, move.seat, [move], key=key)).table
            else:
                table = (await self.tables.play(code, player.person, [move], key=key)).table
        assert table.result is not None

    async def _record_is_sound(self, code: str) -> None:
        """The whole game, kills and all, plays again from its secret."""
        report = records.verify(records.read(await self.tables.recorded.text(code)), GAMES)
        assert report.valid, f"{code}: {report}"


def _has(message: Message, button: Id) -> bool:
    """Whether a message that is no panel has this button."""
    return not message.only_for and any(part.get("custom_id") == str(button) for part in walk(message.components))


def _told_of(message: Message) -> set[str]:
    """The table whose direct message this is, by its buttons, which a reminder lacks; none of other messages."""
    found = (read_id(str(part.get("custom_id", ""))) for part in walk(message.components))
    return set() if message.only_for else {id.table for id in found if id and id.verb == ids.DIRECT_MESSAGE}


async def look_at(night: CrashRun) -> None:
    """Check everything that a night left."""
    database = await Database.open(night.database)
    try:
        await Aftermath(night, database).look()
    finally:
        await database.close()
    log = ORPHAN.sub("", night.log.read_text("utf-8"))
    faults = [line for line in log.splitlines() if _is_fault(line)]
    assert not faults, "\n".join(faults)


# A full disk; a row that a halted process, or a migration, holds for longer than others wait for it; a server that a
# busy machine does not reach again within the two seconds that a cut connection is given.
EXPECTED = ("TransientDatabaseError SQLITE_FULL", "TransientDatabaseError SQLSTATE 55P03", "ServerAway no answer")


def _is_fault(line: str) -> bool:
    """Whether a line of the log tells of a fault of ours."""
    return ("[error" in line or "Traceback" in line) and not any(fault in line for fault in EXPECTED)
