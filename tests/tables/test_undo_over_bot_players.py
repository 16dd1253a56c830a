"""Taking back over moves of bot players, in every game: nothing is drawn again, nothing hidden is seen."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.tables import BotPlayers, Snapshot
from bot.tables.storage.serialization import read_events
from db import LogRow, select
from rules import GAMES
from rules.core import AnyGame, Ask, Event, Move, Pick, Refused, State
from rules.core.saves import frozen
from tests.support.toys import TOYS

from .host import ANA, HERE, Host

ALL = {**TOYS, **GAMES}
ANAS_SEAT, MOVES, WORLDS = 0, 60, 4


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    """A host with all games."""
    host = Host(tmp_path / "tables.sqlite3", games=ALL)
    await host.start()
    yield host
    await host.stop()


@dataclass(frozen=True, slots=True)
class Told:
    """A move as the log has it."""

    seat: int
    pick: Pick
    events: tuple[Event, ...]


def picked(pick: object) -> Pick:
    """A pick as the log has it."""
    read = frozen(pick)
    assert isinstance(read, tuple)
    return read


@dataclass(slots=True)
class Session:
    """Ana at a table of bot players, who takes back whatever they can and does the same again."""

    host: Host
    bot_players: BotPlayers
    code: str
    game: AnyGame
    chance: random.Random
    before: Snapshot  # Ana's last move stands on this
    answered: Move | None = None
    crossed: list[int] = field(default_factory=list)  # of each taking back: over how many moves of bot players

    async def play(self, moves: int) -> None:
        """So many moves, or to the end of the game."""
        for _ in range(moves):
            table = await self.host.look(self.code)
            if table.status == "over":
                return
            if ANAS_SEAT in table.awaited:
                await self.ana_answers(table)
            else:
                assert await self.bot_players.answer(self.code, table.awaited[0])
                await self.takes_back_and_repeats()

    async def ana_answers(self, table: Snapshot) -> None:
        """By chance."""
        ask = question(table.asks, ANAS_SEAT)
        pick = tuple(self.chance.sample(ask.options, self.chance.randint(ask.least, ask.most)))
        self.before, self.answered = table, Move(ask.seat, ask.choice, pick, ask.revision)
        await self.host.submit(self.code, ANAS_SEAT, self.answered)

    async def takes_back_and_repeats(self) -> None:
        """All comes back as it was, and nothing between could have told them anything."""
        if self.answered is None:
            return
        after, told = await self.host.look(self.code), await self.told()
        try:
            back = (await self.host.tables.undo(self.code, ANA.id)).table
        except Refused as no:
            assert no.refusal.key in ("no_take_back", "game_over"), no.refusal
            return
        assert same(self.game, back.state, self.before.state)
        self.teaches_nothing(after, told)
        self.before, self.answered = back, self.answered._replace(revision=question(back.asks, ANAS_SEAT).revision)
        await self.host.submit(self.code, ANAS_SEAT, self.answered)
        for move in told[1:]:
            assert await self.bot_players.answer(self.code, move.seat)
        assert await self.told() == told, "a bot player answered the same question in another way"
        assert same(self.game, (await self.host.look(self.code)).state, after.state)
        self.crossed.append(len(told) - 1)

    async def told(self) -> list[Told]:
        """The moves since Ana's last one stood at the table, that one first."""
        where = "where code = ? and line > ? and action is not null order by line"
        rows = await self.host.db.read(
            lambda connection: select(connection, LogRow, where, self.code, self.before.lines)
        )
        moves = [(json.loads(row.action or ""), row) for row in rows]
        return [Told(move["seat"], picked(move["pick"]), read_events(row.events)) for move, row in moves]

    def teaches_nothing(self, after: Snapshot, told: Sequence[Told]) -> None:
        """In every world that Ana could be in the same could have been played, and looks the same to them."""
        for _ in range(WORLDS):
            world = self.game.imagine(self.before.state, ANAS_SEAT, self.chance.randbytes(32))
            for move in told:
                ask = question(world.asked, move.seat)
                given = after.ask_of(move.seat)
                sealed = given is not None and given.given == move.pick != ()
                pick = ask.options[: len(move.pick)] if sealed and move.seat != ANAS_SEAT else move.pick
                world, events = self.game.play(world, Move(move.seat, ask.choice, pick, ask.revision))
                assert heard(events) == heard(move.events)
            assert self.game.view(world, ANAS_SEAT) == self.game.view(after.state, ANAS_SEAT)


def heard(events: Sequence[Event]) -> list[Any]:
    return [event.seen_by(ANAS_SEAT) for event in events]


def question(asks: Sequence[Ask], seat: int) -> Ask:
    return next(ask for ask in asks if ask.seat == seat)


def same(game: AnyGame, one: State | None, other: State | None) -> bool:
    """Whether two states differ in revisions at most."""
    saves = [game.save(state) for state in (one, other)]
    return saves[0] == {**saves[1], **{key: saves[0][key] for key in ("revision", "since")}}


async def sits_down(host: Host, game: AnyGame, seed: int) -> Session:
    """Ana on the first seat, bot players on the others."""
    host.secret = random.Random(seed).randbytes(32)
    code = (await host.tables.open(ANA, HERE, game.key, min(3, max(game.seats)))).table.code
    await host.tables.set_options(code, ANA.id, {"seating": "joined"})
    await host.tables.bot_seats.fill(code, ANA.id)
    table = (await host.tables.start(code, ANA.id)).table
    bot_players = BotPlayers(host.db, host.clock, host.tables)
    return Session(host, bot_players, code, game, random.Random(seed), table)


@pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())
@pytest.mark.thorough
async def test_undo_never_draws_again_and_never_peeks(host: Host, game: AnyGame) -> None:
    crossed: list[int] = []
    for seed in range(3):
        session = await sits_down(host, game, seed)
        await session.play(MOVES)
        crossed += session.crossed
        if (await host.look(session.code)).status == "running":
            await host.tables.vote_end(session.code, ANA.id)
    assert crossed and max(crossed) >= 1, "nothing was ever taken back over a bot player"
