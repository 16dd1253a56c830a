"""At which level and in which style the bot players of a table are asked, and who stands in for a person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot import bot_thinking, metrics
from bot.bot_thinking import BotThinking
from bot.players import Level
from bot.players.answering import AnswerSource
from bot.players.pool import Answered, Pool
from bot.players.seat_question import SeatQuestion
from bot.tables import Snapshot, Tables
from bot.tables.values import Player
from bot.tables.values.bot_names import styles_of
from bot.tables.workers.bot_players import Question
from db import Database
from tests.support.company import Company
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock


class NotedSource(AnswerSource):
    """Thinks at once, and notes at which level and in which style it was asked to."""

    def __init__(self) -> None:
        super().__init__(bytes(32))
        self.noted: list[tuple[str, str]] = []

    async def think(self, question: SeatQuestion, level: Level, seconds: float) -> Answered | None:
        self.noted.append((level.name, question.style.name))
        return await self.answer_easily(question)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(fresh(tmp_path / "tables.db"))
    yield database
    await database.close()


async def asked(database: Database, player: Player) -> tuple[Tables, Question]:
    """A question of this player, at a table."""
    tables = Tables(database, MovableClock())
    await tables.begin()
    table = await tables.look(await Company(tables).sit_down("rattus", 2))
    seat = table.awaited[0]
    players = tuple(player if n == seat else other for n, other in enumerate(table.players))
    table, ask = replace(table, players=players), table.ask_of(seat)
    assert ask is not None
    return tables, Question(table, ask, 0, 1.0)


async def noted(database: Database, player: Player) -> tuple[Snapshot, list[tuple[str, str]]]:
    """A table where this player is asked, and how they were asked to think."""
    source, (tables, question) = NotedSource(), await asked(database, player)
    await BotThinking(source, tables).think(question)
    return question.table, source.noted


async def test_the_caretaker_is_middle_and_leans_to_nothing(database: Database) -> None:
    _table, found = await noted(database, Player(1, "Ana", stand="cared", level="strong"))
    assert found == [("middle", "balanced")]


async def test_a_bot_player_thinks_at_its_level_and_in_its_style(database: Database) -> None:
    table, found = await noted(database, Player(None, "", 4, level="strong"))
    assert found == [("strong", styles_of(table.code, table.players)[table.awaited[0]])]


async def test_at_tables_of_the_same_deal_bots_draw_the_same_chance_and_each_names_its_own_table(
    database: Database,
) -> None:
    tables, question = await asked(database, Player(None, "", 4))
    source = AnswerSource(bytes(32))
    thinking, table = BotThinking(source, tables), question.table
    codes = ("AAAAA", table.code)
    ours = replace(table, terms=replace(table.terms, sisters=codes))
    first = replace(ours, code=codes[0])
    asked_of = [thinking._asked(question._replace(table=one)) for one in (ours, first, table)]
    seeds = [source.seed(one) for one in asked_of]
    assert seeds[0] == seeds[1] != seeds[2]
    assert [one.table for one in asked_of] == [table.code, "AAAAA", table.code]


def counted(level: str, answered: str) -> float:
    """How often a question to this level was answered at that one, as the metrics tell."""
    names = {"level": level, "answered": answered}
    return metrics.REGISTRY.get_sample_value("ratskeller_thoughts_total", names) or 0.0


async def test_the_metrics_tell_of_every_answer_at_which_level_it_was_thought_out(database: Database) -> None:
    tables, strong = await asked(database, Player(None, "", 4, level="strong"))
    person = strong.table.players[strong.ask.seat]
    assert person is not None
    easy = replace(strong.table, players=tuple(replace(person, level="easy") for _ in strong.table.players))
    thinking = BotThinking(AnswerSource(bytes(32)), tables)  # without processes
    before = counted("strong", "easy"), counted("easy", "easy")
    await thinking.think(strong)
    await thinking.answer_overdue(strong)
    await thinking.think(strong._replace(table=easy))
    assert (counted("strong", "easy"), counted("easy", "easy")) == (before[0] + 2, before[1] + 1)


async def test_advice_names_the_level_that_answered_and_counts_as_nobody_s_answer(database: Database) -> None:
    tables, question = await asked(database, Player(1, "Ana"))
    before = counted("middle", "easy")
    advice = await BotThinking(AnswerSource(bytes(32)), tables).advise(question.table, question.ask, 0)
    assert advice.level == "easy"
    assert counted("middle", "easy") == before


async def test_the_first_advice_after_a_start_waits_for_a_process_rather_than_be_easy(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_thinking, "THINKER_START", 60.0)
    monkeypatch.setattr(bot_thinking, "ADVICE_TIME", 0.3)  # in which no process starts
    tables, question = await asked(database, Player(1, "Ana"))
    thinking = BotThinking(AnswerSource(bytes(32), Pool(1, overrun=60.0, guess=0.0)), tables)
    advice = await thinking.advise(question.table, question.ask, 0)
    assert advice.level == "middle"
    await thinking.close()


async def test_advice_is_easy_where_no_process_is_up_in_time_or_the_bot_ends(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_thinking, "ADVICE_TIME", 0.01)
    monkeypatch.setattr(bot_thinking, "THINKER_START", 0.01)
    tables, question = await asked(database, Player(1, "Ana"))
    pool = Pool(1)
    pool._down.clear()  # no process can start
    thinking = BotThinking(AnswerSource(bytes(32), pool), tables)
    assert (await thinking.advise(question.table, question.ask, 0)).level == "easy"
    monkeypatch.setattr(bot_thinking, "THINKER_START", 600.0)
    asking = asyncio.create_task(thinking.advise(question.table, question.ask, 0))
    async with asyncio.timeout(60.0):
        while not pool._waiting:
            await asyncio.sleep(0.01)
        await thinking.close()
        assert (await asking).level == "easy"


async def test_where_no_process_can_start_only_the_first_who_asks_waits_for_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("multiprocessing.spawn._python_exe", b"/bin/false")
    pool = Pool(1)
    await pool.wait_until_ready(3.0)
    async with asyncio.timeout(60.0):
        while not pool._has_failed:
            await asyncio.sleep(0.01)
        await pool.wait_until_ready(600.0)
    await pool.close()
