"""People who prepare answers by chance and have them handed in, at a table of a real service."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random

from bot.clock import Clock
from bot.tables import PreparedAnswers, PreparedStep, Snapshot, Tables
from bot.tables.values import Mode
from bot.text import words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.screens.plans import next_in_plan
from bot.ui.screens.preparing import foreseen
from bot.ui.screens.same import judged, told
from db import Database
from rules.core import Ask, Move, Pick
from tests.games import GAMES
from tests.support.company import Company, any_move


def by_chance(chance: Random, ask: Ask) -> Pick:
    """A legal answer."""
    return tuple(chance.sample(ask.options, chance.randint(ask.least, min(ask.most, len(ask.options)))))


def prepared_by_chance(chance: Random, ahead: Perspective) -> tuple[PreparedStep, ...]:
    """A plan for the foreseen question, as far as a panel lets one go on."""
    now, steps = ahead, list[PreparedStep]()
    while ask := now.ask:
        pick = by_chance(chance, ask)
        steps.append(PreparedStep(ask.choice, ask.args, pick))
        after = next_in_plan(now, Move(ask.seat, ask.choice, pick, ask.revision))
        if after is None or len(steps) == 20:
            break
        now = after
    return tuple(steps)


async def prepared_in_mode(
    tables: Tables, code: str, person: int, steps: Sequence[PreparedStep], told: str, mode: Mode
) -> None:
    """Prepare an answer, and say how it is handed in."""
    made = await tables.answers.prepare(code, person, steps, told)
    await tables.answers.set_mode(code, person, made.version, mode)


@dataclass
class Preparing:
    """A company of which everybody who waits prepares; counts what came of it."""

    tables: Tables
    database: Database
    clock: Clock
    chance: Random
    made: Counter[str] = field(default_factory=Counter)  # how often each kind of question was prepared when it came …
    handed_in: Counter[str] = field(default_factory=Counter)  # … and handed in
    plans: int = 0
    fitting: int = 0

    def __post_init__(self) -> None:
        self.company = Company(self.tables, self.chance.randrange(1000))
        self.worker = PreparedAnswers(self.database, self.clock, self.tables, partial(judged, GAMES))

    async def play(self, code: str, mode: Mode, most: int) -> None:
        """Play so many answers of a table, or to its end."""
        for _ in range(most):
            table = await self.tables.look(code)
            if table.status != "running":
                return
            for seat in range(len(table.players)):
                await self._prepare(table, seat, mode)
            await self.answer_one(await self.tables.look(code))

    async def _prepare(self, table: Snapshot, seat: int, mode: Mode) -> None:
        if await self.tables.answers.prepared(table.code, seat) and self.chance.random() < 0.6:
            return  # else prepared anew
        ahead = foreseen(self.perspective(table, seat))
        if ahead is None:
            return
        steps, player = prepared_by_chance(self.chance, ahead), table.players[seat]
        assert player and player.person
        await prepared_in_mode(self.tables, table.code, player.person, steps, told(ahead, steps), mode)

    async def answer_one(self, table: Snapshot) -> None:
        """Hand in what somebody who is asked has prepared; else one of those asked answers by hand."""
        for seat in table.awaited:
            if not (answer := await self.tables.answers.prepared(table.code, seat)):
                continue
            ask = table.ask_of(seat)
            if ask is None or not answer.steps[0].answers(ask):
                continue
            self.made.update({step.choice for step in answer.steps})
            self.plans += 1
            if await self.worker.answer(table.code, seat):
                self.handed_in.update({step.choice for step in answer.steps})
                self.fitting += 1
                await self.was_played(table, answer.steps)
            assert await self.tables.answers.prepared(table.code, seat) is None
            assert not await self.worker.answer(table.code, seat)
            return
        await self.by_hand(table, [ask for ask in table.asks if ask.given is None])

    async def by_hand(self, table: Snapshot, asks: Sequence[Ask]) -> None:
        """One of these questions is answered by chance, by a press."""
        move = any_move(self.chance, asks)
        player = table.players[move.seat]
        assert player and player.person
        await self.tables.play(table.code, player.person, [move], key=f"by hand {self.chance.random()}")

    async def was_played(self, before: Snapshot, steps: tuple[PreparedStep, ...]) -> None:
        """What was handed in is what `play` accepts from that seat at that revision, one move after the other."""
        game, state = GAMES[before.game], before.state
        for step in steps:
            ask = next(ask for ask in state.asked if ask.seat == step.args[0])  # type: ignore[union-attr]
            state, _ = game.play(state, Move(ask.seat, step.choice, step.pick, ask.revision))
        assert (await self.tables.look(before.code)).state == state

    def perspective(self, table: Snapshot, seat: int) -> Perspective:
        """What this seat sees."""
        return Perspective(table, GAMES[table.game], words_for("en"), seat)
