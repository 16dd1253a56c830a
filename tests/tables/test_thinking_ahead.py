"""Bot players think while their pause lasts: what others see comes when it is over, whatever was thought by then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.tables import BotPlayers
from bot.tables.values import BotAnswer
from bot.tables.workers import bot_players as at_work
from bot.tables.workers.bot_players import Question, by_lot
from bot.tables.workers.thinking_ahead import Decided, start_thought
from rules.core import Move

from .host import ANA, Host, enough
from .test_bot_players import passing, quiet, with_bot_players


class Thinker:
    """Thinks at once, or for as long as it is held, and remembers what it was asked."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.free = asyncio.Event()
        self.free.set()
        self.thrown_away = 0

    async def __call__(self, question: Question) -> BotAnswer:
        """The least answer to a question."""
        self.questions.append(question)
        try:
            await self.free.wait()
        except asyncio.CancelledError:
            self.thrown_away += 1
            raise
        ask = question.ask
        return BotAnswer(Move(ask.seat, ask.choice, enough(ask), ask.revision))


@asynccontextmanager
async def thinking(host: Host, thinker: Thinker) -> AsyncIterator[BotPlayers]:
    """Bot players that think like this."""
    bot_players = BotPlayers(host.db, host.clock, host.tables, thinker, by_lot)
    task = asyncio.create_task(bot_players.run())
    await quiet(host)
    yield bot_players
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_bot_player_thinks_when_its_question_comes_and_answers_when_its_pause_is_over(host: Host) -> None:
    code = await with_bot_players(host, 1, 2)
    thinker = Thinker()
    async with thinking(host, thinker):
        assert [question.ask.seat for question in thinker.questions] == [1]
        await passing(host, 2.9)
        assert (await host.ask(code, 1)).given is None, "however quickly it was thought"
        await passing(host, 0.2)
        assert (await host.ask(code, 1)).given is not None
    assert len(thinker.questions) == 1


async def test_a_thought_that_is_not_there_in_time_is_not_waited_for(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await with_bot_players(host, 1, 2)
    monkeypatch.setattr(at_work, "LEAST", 0.01)
    thinker = Thinker()
    thinker.free.clear()
    assert await BotPlayers(host.db, host.clock, host.tables, thinker, by_lot).answer(code, 1)
    await quiet(host)
    assert (await host.ask(code, 1)).given is not None
    assert thinker.thrown_away == 1


async def test_who_stops_waiting_for_a_thought_ends_it() -> None:
    async def think() -> Decided | None:
        await asyncio.Event().wait()
        return None

    thought = start_thought(0.0, 30.0, think)
    waiting = asyncio.create_task(thought.in_time())
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(10):
        await asyncio.gather(thought.task, return_exceptions=True)
    assert thought.task.cancelled()


async def test_a_restart_in_the_middle_of_a_thought_loses_nothing(host: Host) -> None:
    code = await with_bot_players(host, 1, 2)
    first, second = Thinker(), Thinker()
    first.free.clear()
    async with thinking(host, first):
        assert len(first.questions) == 1
    await host.restart()
    async with thinking(host, second):
        await passing(host, 3.1)
        assert (await host.ask(code, 1)).given is not None
    assert (first.thrown_away, len(second.questions)) == (1, 1)


async def test_what_was_thought_for_a_question_that_went_is_thrown_away(host: Host) -> None:
    code = await with_bot_players(host, 1, 2)
    thinker = Thinker()
    async with thinking(host, thinker):
        await passing(host, 3.1)
        thinker.free.clear()
        await host.answer(code, 0)
        await quiet(host)
        asked = len(thinker.questions)
        assert 1 in (await host.look(code)).awaited and asked == 2
        await host.tables.resign(code, ANA.id, sure=True)  # nobody is left: the table ends
        await quiet(host)
        assert thinker.thrown_away == 1


async def test_a_thought_for_an_earlier_revision_is_never_played(host: Host) -> None:
    code = await with_bot_players(host, 1, 2)
    thinker = Thinker()
    async with thinking(host, thinker) as bot_players:
        before = thinker.questions[0]
        start_thought = bot_players._ahead.take((code, 1))
        assert start_thought is not None
        found = await start_thought.in_time()
        assert found is not None and found.revision == before.ask.revision

        async def earlier() -> Decided:
            return found._replace(revision=found.revision - 1)

        bot_players._ahead.begin((code, 1), start_thought.due, 3.0, earlier)
        await passing(host, 3.1)
        given = (await host.ask(code, 1)).given
    assert given == (await by_lot(before)).move.pick
