"""What the tests of prepared and standing answers share: who lays when, what is stored, and the worker at work."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.tables import Place, PreparedAnswer, PreparedAnswers, PreparedStep, Snapshot, StandingAnswer
from bot.tables.values import Judgement, PlannedAnswer
from bot.tables.workers.prepared_answers import Judge
from db import AnswerRow, DueRow, TimerRow, select
from rules.core import Move

from .host import BEA, Host
from .test_bot_players import quiet


def legally(table: Snapshot, answer: PreparedAnswer | StandingAnswer) -> Judgement:
    """Hand in what was prepared where it is legal; else keep nothing."""
    ask = table.ask_of(answer.seat)
    assert ask is not None
    if isinstance(answer, StandingAnswer):
        return Judgement((Move(ask.seat, ask.choice, answer.says, ask.revision),))
    moves = tuple(Move(ask.seat, s.choice, s.pick, ask.revision + n) for n, s in enumerate(answer.steps))
    return Judgement(moves)


def never(table: Snapshot, answer: PreparedAnswer | StandingAnswer) -> Judgement:
    """Nothing fits but the first step."""
    assert isinstance(answer, PreparedAnswer)
    return Judgement(steps=tuple(PlannedAnswer(step.choice, step.pick) for step in answer.steps[:1]))


@asynccontextmanager
async def at_work(host: Host, judge: Judge = legally) -> AsyncIterator[PreparedAnswers]:
    """The worker, for as long as the block lasts: a round whenever time has passed."""
    yield PreparedAnswers(host.db, host.clock, host.tables, judge)


async def passing(host: Host, worker: PreparedAnswers, seconds: float = 15.0) -> None:
    """Time passes, and the worker does what is due."""
    host.clock.move(seconds)
    await worker.round()
    await quiet(host)


async def laying(host: Host, channel: int = 11) -> str:
    """A table where Ana is to lay, then Bea, then Chloé."""
    code = await host.running(3, Place(1, channel))
    await host.until(code, "lay")
    assert (await host.look(code)).awaited == (0,)
    return code


def two_cards(table: Snapshot, seat: int) -> tuple[PreparedStep, ...]:
    """What this seat would lay: its first two cards."""
    assert table.state is not None
    hand = table.state.hands[seat]  # type: ignore[attr-defined]
    return (PreparedStep("lay", (seat,), hand[:2]),)


async def prepared(host: Host, code: str, seat: int = 1) -> PreparedAnswer:
    """The person on this seat has prepared what they will lay."""
    table = await host.look(code)
    player = table.players[seat]
    assert player and player.person
    return await host.tables.answers.prepare(code, player.person, two_cards(table, seat), "hash")


async def rows(host: Host) -> list[AnswerRow]:
    """All that is stored."""
    return await host.db.read(lambda connection: select(connection, AnswerRow, "order by seat"))


async def timers(host: Host) -> list[tuple[int, float]]:
    """The seats for which something is to be handed in, and in how many seconds."""
    found = await host.db.read(lambda connection: select(connection, TimerRow, "where kind = 'hand_in'"))
    return [(row.seat, row.due - host.clock.now()) for row in found]


async def direct_messages(host: Host, code: str) -> list[DueRow]:
    """Bea's direct message, if it is due."""
    return [row for row in await host.outbox(code) if (row.kind, row.person) == ("direct_message", BEA.id)]
