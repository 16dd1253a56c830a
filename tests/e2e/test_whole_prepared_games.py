"""Whole games of two people who prepare whenever they wait: each answer is handed in, or said not to fit."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import Counter
from dataclasses import dataclass, field

import pytest

from bot.sandbox.wire import JsonObject
from bot.tables import PreparedAnswer, Snapshot
from bot.text import LOCALES, words_for
from bot.ui.screens.preparing import SO_FAR
from rules import GAMES

from .games import PLUGGED
from .games.game import by_chance
from .players import ANSWERS, Presser
from .rig import PATIENCE, Rig, button, ids, said

COUPLE = ("Ana", "Bea")
WHOLE = "pg"  # verbs that finish an answer
ENOUGH, MOST_PRESSES = 4, 60  # until a plan is long enough, and until something is prepared
# People read their own.
UNFIT = [words_for(language)("prepare-unfit", why=why) for language in LOCALES for why in ("differs", "gone")]


@dataclass
class Couple:
    """Two people at a table, with bot players on its other seats."""

    rig: Rig
    code: str
    kept: dict[int, tuple[PreparedAnswer, int]] = field(default_factory=dict)  # by seat, with the span it is for
    handed_in: Counter[int] = field(default_factory=Counter)  # by seat, as far as it was seen
    became: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.pressers = {name: Presser(self.rig, name, self.code) for name in COUPLE}

    async def to_the_end(self) -> None:
        """Who waits prepares; of those who are asked somebody answers what was not answered by itself."""
        while (table := await self.settled()).status == "running":
            for seat, name in self.seats(table).items():
                if seat not in table.awaited and seat not in self.kept:
                    await self.prepare(seat, name)
            table = await self.settled()
            asked = [ask for ask in table.asks if ask.given is None and ask.seat in self.seats(table)]
            if asked:
                await self.rig.answered(self.code, asked[0], by_chance(asked[0]))

    def seats(self, table: Snapshot) -> dict[int, str]:
        """Where the two sit."""
        found = {table.seat_of(int(self.rig.person(name).user.id)): name for name in COUPLE}
        return {seat: name for seat, name in found.items() if seat is not None}

    async def prepare(self, seat: int, name: str) -> None:
        """Open the panel and press what it offers until something is prepared, if anything can be."""
        person, presser = self.rig.person(name), self.pressers[name]
        panel = await person.command(self.rig.channel(), "move", table=self.code).message()
        if not (opens := button(panel, f"y:{self.code}:0:open")):
            return
        panel = await person.press(panel, opens).message()
        for n in range(MOST_PRESSES):
            choices = [id for id in ids(panel) if id[0] in ANSWERS and f":{self.code}~:" in id]
            so_far = [id for id in ids(panel) if id.startswith(f"y:{self.code}~:") and f":{SO_FAR}:" in id]
            if not choices:
                break
            if so_far and n >= ENOUGH:
                panel = await person.press(panel, so_far[0]).message()
            else:
                panel = await presser.press(panel, [id for id in choices if id[0] in WHOLE] or choices)
        answer = await self.stored(seat)
        assert answer, said(panel)
        assert button(panel, f"y:{self.code}:{answer.version}:drop"), said(panel)
        self.kept[seat] = answer, self.span(await self.rig.look(self.code), seat)

    async def stored(self, seat: int) -> PreparedAnswer | None:
        """What a seat has prepared."""
        assert self.rig.client is not None
        return await self.rig.client.tables.answers.prepared(self.code, seat)

    async def settled(self) -> Snapshot:
        """The table once bot players have moved and nothing is left to hand in; what became of it is counted."""
        async with asyncio.timeout(PATIENCE):
            while await self.is_moving(table := await self.rig.look(self.code)):
                await asyncio.sleep(0.01)
        for seat, (answer, span) in tuple(self.kept.items()):
            if await self.stored(seat) is None:
                del self.kept[seat]
                self.became[await self.end_of(table, seat, answer, span)] += 1
        return table

    async def is_moving(self, table: Snapshot) -> bool:
        """Whether a bot player is to move, or the question of a prepared answer is open."""
        if table.status != "running":
            return False
        own = self.seats(table)
        for ask in table.asks:
            if ask.given is None:
                answer = await self.stored(ask.seat)
                if ask.seat not in own or (answer and answer.steps[0].answers(ask)):
                    return True
        return False

    def span(self, table: Snapshot, seat: int) -> int:
        """A number that changes where what is prepared runs out."""
        return GAMES[table.game].span(table.state, seat)

    async def end_of(self, table: Snapshot, seat: int, answer: PreparedAnswer, span: int) -> str:
        """What became of an answer: handed in, its panel opened and saying that it does not fit, not asked in time."""
        (n,) = self.look_up("select count(*) from submissions where submission like ?", f"hand:{self.code}:{seat}:%")
        if n > self.handed_in[seat]:
            self.handed_in[seat] = n
            return "handed in"
        ask = table.ask_of(seat)
        if ask is None or not answer.steps[0].answers(ask) or self.span(table, seat) != span:
            return "not asked in time"
        panel = await self.panel(self.seats(table)[seat])
        assert any(words in said(panel) for words in UNFIT), said(panel)
        assert [id for id in ids(panel) if id[0] in ANSWERS], said(panel)
        return "panel opened"

    async def panel(self, name: str) -> JsonObject:
        """Somebody's panel."""
        return await self.rig.person(name).command(self.rig.channel(), "move", table=self.code).message()

    def look_up(self, sql: str, *facts: object) -> tuple[int, ...]:
        """A row of the database."""
        with contextlib.closing(sqlite3.connect(self.rig.database)) as connection:
            row: tuple[int, ...] = connection.execute(sql, facts).fetchone()
        return row


@pytest.mark.parametrize("key", PLUGGED)
@pytest.mark.thorough
async def test_of_two_who_always_prepare_every_answer_is_handed_in_or_its_panel_opened_and_nothing_is_left(
    rig: Rig, key: str
) -> None:
    couple = Couple(rig, await rig.running(*COUPLE, seats=min(GAMES[key].seats), game=key))
    await couple.to_the_end()
    assert couple.became["handed in"] > 2, couple.became
    assert (await rig.look(couple.code)).status == "over"
    for table, where in (("answers", ""), ("drafts", ""), ("timers", "where kind = 'hand_in'")):
        assert couple.look_up(f"select count(*) from {table} {where}") == (0,)
