"""Two histories that differ in how often somebody changed a sealed answer: nobody else can tell them apart."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import discord

from bot.tables import Person, Place, Snapshot, Tables
from bot.tables.storage import records
from bot.text import words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.more_page import more
from bot.ui.interactions.services import Services
from bot.ui.kit.perspective import Perspective
from db import Database, DueRow, TimerRow, select
from rules import GAMES
from rules.core import UNDO_LIMIT, Move
from tests.support.company import Company, any_move
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock

from .reach import LOBBIES, reaching

ANA = 0
OFTEN = (1, 3, UNDO_LIMIT + 8)


class History:
    """A table where several people answer at once, and one of them changes their sealed answer."""

    def __init__(self, database: Database, tables: Tables, clock: MovableClock, code: str) -> None:
        self.db, self.tables, self.clock, self.code = database, tables, clock, code
        self.changer, self.answers = ANA, 0

    async def others(self) -> list[int]:
        """The seats of everybody else."""
        return [n for n in range(len((await self.tables.look(self.code)).players)) if n != self.changer]

    async def seals(self, seat: int, option: int = 0) -> None:
        """A person seals an answer, or changes it."""
        table = await self.tables.look(self.code)
        ask = table.ask_of(seat)
        assert ask
        await self.plays(
            Move(seat, ask.choice, (*ask.options, *ask.options)[option : option + ask.least], ask.revision)
        )

    async def plays(self, move: Move) -> None:
        """The person whose move it is makes it."""
        self.answers += 1
        person = person_of(await self.tables.look(self.code), move.seat)
        await self.tables.play(self.code, person, [move], key=f"answer-{self.answers}")

    async def seals_and_changes(self, times: int) -> None:
        """An answer is sealed and changed so often; in the end it is always the same."""
        for n in reversed(range(times + 1)):
            await self.seals(self.changer, n % 3)

    async def takes_back(self, seat: int) -> None:
        """A person takes back, or asks for it."""
        await self.tables.undo(self.code, person_of(await self.tables.look(self.code), seat))

    async def delivered(self) -> None:
        """All that is due has arrived."""
        await self.db.write(lambda connection: connection.execute("delete from outbox"))

    async def others_see(self) -> dict[str, object]:
        """All that everybody else can come to know of the table, at whatever moment they look."""
        table, log = await self.tables.look(self.code), await self.tables.log(self.code)
        services = Services(self.tables, GAMES, discord.Client(intents=discord.Intents.none()))
        due = await self.db.read(lambda connection: select(connection, DueRow, "order by kind, person, topic"))
        timers = await self.db.read(lambda connection: select(connection, TimerRow, "order by kind, seat"))
        own, others = person_of(table, self.changer), await self.others()
        seen: dict[str, object] = {
            "revision": table.revision,
            "log": [(entry.revision, entry.event, entry.undone) for entry in log],
            "due": [(row.kind, row.person, row.topic, row.facts, row.due) for row in due if row.person != own],
            "timers": [(row.kind, row.seat, row.due) for row in timers],
        }
        for seat in (None, *others):
            perspective = Perspective(table, GAMES[table.game], words_for("en"), seat)
            seen |= {f"{seat}: {name}": text for name, text in (await reaching(self.tables, perspective, log)).items()}
        for seat in others:
            person = Person(person_of(table, seat), "")
            caller = Caller(person, words_for("en"), "key", Place(1, 1001), reading="text")
            seen[f"{seat}: more"] = repr((await more(services, caller, self.code)).screen)
        drawn = str(table.undo_request.number) if table.undo_request else "none"  # it differs by lot alone
        return {what: text.replace(drawn, "DRAWN") if isinstance(text, str) else text for what, text in seen.items()}


def person_of(table: Snapshot, seat: int) -> int:
    player = table.players[seat]
    assert player and player.person
    return player.person


@asynccontextmanager
async def history(
    folder: Path, game: str = "notre_dame", people: int = 3, secret: bytes = bytes(range(32)), **options: Any
) -> AsyncIterator[History]:
    folder.mkdir()
    database, clock, codes = await Database.open(fresh(folder / "tables.db")), MovableClock(), count(1000)
    tables = Tables(database, clock, draw=lambda n: secret[:n], draw_code=lambda tries: f"A{next(codes)}")
    await tables.begin(None)
    LOBBIES[tables] = code = await Company(tables).sit_down(game, people, **options)
    try:
        yield History(database, tables, clock, code)
    finally:
        await database.close()


Told = list[dict[str, object]]


async def told_alike(folder: Path, lived: Callable[[History, int], Awaitable[Told]], **options: Any) -> None:
    """Whether others are shown the same, however often somebody changes their answer in a history."""
    told = dict[int, Told]()
    for times in (0, *OFTEN):
        async with history(folder / str(times), **options) as one:
            told[times] = await lived(one, times)
    for times in OFTEN:
        for never, often in zip(told[0], told[times], strict=True):
            for what in never | often:
                assert often.get(what) == never.get(what), f"{what}, changed {times} times"


async def test_taking_back_does_not_tell_how_often_it_was_changed(tmp_path: Path) -> None:
    async def lived(one: History, times: int) -> Told:
        await one.seals_and_changes(times)
        await one.takes_back(ANA)
        assert set((await one.tables.look(one.code)).awaited) == {0, 1, 2}, "the question is open again"
        seen = [await one.others_see()]
        for seat in range(3):
            await one.seals(seat)
        return [*seen, await one.others_see()]

    await told_alike(tmp_path, lived)


class Tribute(NamedTuple):
    """A game of Rattus Cartus up to where cards are given away at once, after a move that can be taken back."""

    secret: bytes
    moves: tuple[Move, ...]
    mover: int
    payers: tuple[int, ...]


TRIBUTE_BY: dict[str, Any] = {"buildings": "by_class", "sword_choice": "random", "nobody_survives": "fewest_rats"}


def tribute() -> Tribute:
    """The first such game by chance."""
    game = GAMES["rattus_cartus"]
    options = replace(game.contract.options[0], **TRIBUTE_BY)
    for seed in range(1000):
        chance, secret, moves = random.Random(seed), seed.to_bytes(32), list[Move]()
        g = game.new(5, secret, options)
        while g.asked:
            payers = tuple(ask.seat for ask in g.asked if ask.choice == "tribute")
            if len(payers) > 1 and g.undo_reach and g.undo_seat not in payers:
                return Tribute(secret, tuple(moves), g.undo_seat, payers)
            moves.append(any_move(chance, g.asked))
            g, _ = game.play(g, moves[-1])
    raise AssertionError("no such game was found")


async def test_a_request_to_take_back_does_not_tell_either(tmp_path: Path) -> None:
    found = tribute()

    async def lived(one: History, times: int) -> Told:
        for move in found.moves:
            await one.plays(move)
        one.changer = found.payers[0]
        await one.seals_and_changes(times)
        await one.takes_back(found.mover)
        table = await one.tables.look(one.code)
        assert table.undo_request and (table.undo_request.moves, table.undo_request.needed) == (2, (one.changer,))
        seen = [await one.others_see()]
        await one.tables.agree(one.code, person_of(table, one.changer))
        return [*seen, await one.others_see()]

    rules = {"game": "rattus_cartus", "people": 5, "secret": found.secret, "seating": "joined"}
    await told_alike(tmp_path, lived, **rules, **TRIBUTE_BY)


async def test_the_board_of_the_last_answer_is_no_later_after_a_change(tmp_path: Path) -> None:
    async def lived(one: History, times: int) -> Told:
        await one.seals(1)
        await one.seals(ANA)
        one.clock.move(100)
        await one.delivered()
        if times:
            await one.seals_and_changes(times - 1)
        one.clock.move(3)
        await one.seals(2)
        return [await one.others_see()]

    await told_alike(tmp_path, lived)


async def test_the_record_of_what_was_changed_and_taken_back_is_played_again(tmp_path: Path) -> None:
    for times in (0, *OFTEN):
        async with history(tmp_path / str(times)) as one:
            for _ in range(2):
                await one.seals_and_changes(times)
                await one.takes_back(ANA)
            await one.seals_and_changes(times)
            await Company(one.tables, seed=5).play_on(one.code)
            record = records.read(await one.tables.recorded.text(one.code))
            assert records.verify(record, GAMES).valid
            assert max(move.back for move in record.moves) == 1 + times
