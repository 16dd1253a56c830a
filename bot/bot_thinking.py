"""Connects tables with the thinkers: questions become thoughts, and thoughts become answers."""

from __future__ import annotations

from dataclasses import replace

from bot import metrics
from bot.config import Settings
from bot.players import BALANCED, LEVELS, MIDDLE, STYLES, Level, Style
from bot.players.answering import AnswerSource
from bot.players.pool import Answered, Pool, usual_thinkers
from bot.players.seat_question import SeatQuestion
from bot.tables import Snapshot, Tables
from bot.tables.values import Advice, BotAnswer
from bot.tables.values.bot_names import styles_of
from bot.tables.values.timing import Timing
from bot.tables.workers.bot_players import Question, by_lot
from db import Database, bot_player_key
from rules import GAMES
from rules.core import Ask, Move

ADVICE_TIME = 1.5  # seconds for a thought for advice; if it takes longer, an easy one comes a second later
THINKER_START = 10.0  # maximum seconds for which the first advice waits for a thinker to start, which takes one or two


class BotThinking:
    """Thought-out answers for bot players and advice for people; random answers if a game has no features."""

    def __init__(self, source: AnswerSource, tables: Tables) -> None:
        self._source, self._tables = source, tables

    async def think(self, question: Question) -> BotAnswer:
        """An answer within the question's time, at the level and in the style of its seat; a caretaker plays middle."""
        answered = await self._source.think(self._asked(question), _level(question), question.seconds)
        _count(question, answered)
        return await _answer(question, answered)

    async def answer_overdue(self, question: Question) -> BotAnswer:
        """An easy answer to a question whose thought is not ready in time; it is counted in the metrics."""
        answered = await self._source.answer_easily(self._asked(question))
        _count(question, answered)
        return await _answer(question, answered)

    async def answer_easily(self, question: Question) -> BotAnswer:
        """An easy answer whatever the level of the seat, as in lessons."""
        return await _answer(question, await self._source.answer_easily(self._asked(question)))

    async def advise(self, table: Snapshot, ask: Ask, number: int) -> Advice:
        """What a middle bot player would consider in a person's place, or an easy one if there is not enough time.

        `number`: how many answers the seat gave before, so that a replay weighs as the advice in the game did.
        """
        await self._source.wait_until_ready(THINKER_START)
        answered = await self._source.think(self._seat_question(table, ask, number), MIDDLE, ADVICE_TIME)
        return Advice(answered.thought.considered, answered.level.name) if answered else Advice()

    async def close(self) -> None:
        """End the thinker processes."""
        await self._source.close()

    def _asked(self, question: Question) -> SeatQuestion:
        """What is asked of a seat: in the bot player's own style, or balanced for the caretaker."""
        table, ask = question.table, question.ask
        style = STYLES[styles_of(table.code, table.players)[ask.seat]] if question.player.bot_number else BALANCED
        return self._seat_question(table, ask, question.number, style)

    def _seat_question(self, table: Snapshot, ask: Ask, number: int, style: Style = BALANCED) -> SeatQuestion:
        assert table.state is not None
        game, edition = GAMES[table.game], table.state.edition
        is_built_in = edition in ("", game.editions.built_in.name)
        files = "" if is_built_in else self._tables.component_data.files(game.key, edition)
        first, *_ = (*table.terms.sisters, table.code)  # the same deal, the same answers
        return SeatQuestion(game, table.state, len(table.players), ask, table.code, number, files, style, first)


def _level(question: Question) -> Level:
    """The level at which this seat answers."""
    return LEVELS[question.player.level] if question.player.bot_number else MIDDLE


def _count(question: Question, answered: Answered | None) -> None:
    """Count an answer by the level at which it was thought out, or as random."""
    metrics.THOUGHTS.labels(_level(question).name, answered.level.name if answered else "by lot").inc()


async def _answer(question: Question, answered: Answered | None) -> BotAnswer:
    if answered is None:
        return await by_lot(question)
    ask, (pick, considered) = question.ask, answered.thought
    return BotAnswer(Move(ask.seat, ask.choice, pick, ask.revision), considered)


async def bot_thinking(settings: Settings, tables: Tables, database: Database) -> BotThinking:
    """The thinking of bot players; its processes start when they are first needed."""
    key = bytes.fromhex(await database.read(bot_player_key))
    n = usual_thinkers() if settings.thinkers is None else settings.thinkers
    return BotThinking(AnswerSource(key, Pool(n) if n else None), tables)


def timing_from(settings: Settings) -> Timing:
    """The pauses of bot players: longer for strong ones, unless all of them play easy."""
    usual = Timing(bot_player=settings.bot_player_delay)
    return replace(usual, strong=0.0) if settings.thinkers == 0 else usual
