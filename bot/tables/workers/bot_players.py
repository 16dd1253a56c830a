"""The bot player worker: bot players see only what their seat may see, and move through the same service as people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from bot import metrics
from bot.clock import Clock
from bot.faults import log_fault
from bot.tables.service import Tables
from bot.tables.storage.given import answers_given
from bot.tables.values import BotAnswer, BrokenTable, Player, Snapshot
from db import Database, TimerRow, TransientDatabaseError
from db import tables as rows
from rules.core import Ask, Refused

from . import random_answers
from .membership import ALONE, Member
from .own_timers import due_timers
from .postponed import Postponed
from .thinking_ahead import Decided, ThinkingAhead, start_thought
from .worker import Worker

CONCURRENCY = 4  # tables served at the same time
TIMERS_PER_TABLE = 8  # upper bound on the timers of one table
RETRY_SOON = 1.0  # seconds until the next try at a table where there was nothing to answer
RETRY_AFTER = 60.0  # seconds until the next try at a table that failed
AHEAD = 20.0  # a bot player begins to think this many seconds before its answer is due: the caretaker waits 15
LEAST = 1.0  # seconds: the minimum time for a thought
MARGIN = 0.25  # seconds of that time reserved for returning the answer from the thinkers

# Refusals that mean somebody acted in between; that commit has set new timers.
OVERTAKEN = frozenset(
    {
        *("out_of_date", "not_your_turn", "not_your_seat", "game_over", "not_running", "undo_request_open"),
        *("paused", "asleep", "frozen"),
    }
)


class Question(NamedTuple):
    """A question for a bot player or the caretaker; `number` is how many answers the seat has given before."""

    table: Snapshot
    ask: Ask
    number: int
    seconds: float  # until the answer is due

    @property
    def player(self) -> Player:
        """The player on the seat that is asked."""
        player = self.table.players[self.ask.seat]
        assert player is not None
        return player


Chooser = Callable[[Question], Awaitable[BotAnswer]]


async def by_lot(question: Question) -> BotAnswer:
    """A random legal answer."""
    assert question.table.state is not None
    return BotAnswer(random_answers.draw(bytes.fromhex(question.table.state.secret), question.ask, question.number))


class BotPlayers(Worker):
    """Moves for bot players when their timers in the database are due; thinking starts up to `AHEAD` seconds earlier.

    The move is made when the timer is due, however long the thought took; if the thought is not finished by then,
    `fallback` answers.
    """

    NAME = "bot players"

    def __init__(
        self,
        database: Database,
        clock: Clock,
        tables: Tables,
        choose: Chooser = by_lot,
        fallback: Chooser = by_lot,
        member: Member = ALONE,
    ) -> None:
        super().__init__(clock)
        self._database, self._tables, self._choose, self._fallback = database, tables, choose, fallback
        self._member = member
        self._ahead = ThinkingAhead()
        self._postponed: Postponed[str] = Postponed(RETRY_AFTER)  # tables that failed
        tables.on_commit(self.wake_up.wake)

    async def run(self) -> None:
        """Work until stopped or cancelled."""
        try:
            await super().run()
        finally:
            self._ahead.forget()

    async def round(self) -> float | None:
        """Start the moves that are due and the thoughts for those due soon; returns when the next round is due."""
        now = self.clock.now()
        self._postponed.free(now)
        enough = TIMERS_PER_TABLE * (CONCURRENCY + self.load + len(self._postponed))
        due = await due_timers(self._database, self._member, "bot_player", now + AHEAD, enough)
        timers = [timer for timer in due if timer.code not in self._postponed]
        self._ahead.keep({(timer.code, timer.seat) for timer in timers})
        second = list[float]()
        for timer in timers:
            if timer.due > now:
                self._think_ahead(timer, timer.due - now)
            elif self.load < CONCURRENCY and await self._tables.answers.goes_first(timer.code, timer.seat):
                second.append(now + RETRY_SOON)  # that there is nothing to hand in wakes this worker at once
            elif self.load < CONCURRENCY and timer.code not in self._postponed:  # it may have failed since
                self.begin(timer.code, partial(self._move, timer))
        later = await self._database.read(partial(rows.next_timer, kinds=("bot_player",), after=now + AHEAD))
        begins = [] if later is None else [later - AHEAD]
        upcoming = [timer.due for timer in timers if timer.due > now]
        return min((*begins, *upcoming, *second, *self._postponed.times), default=None)

    # ------------------------------------------------------------------- thinking

    def _think_ahead(self, timer: TimerRow, seconds: float) -> None:
        seconds = max(seconds, LEAST)
        self._ahead.begin(
            (timer.code, timer.seat), timer.due, seconds, partial(self._think, timer.code, timer.seat, seconds)
        )

    async def _think(self, code: str, seat: int, seconds: float) -> Decided | None:
        question = await self._question(code, seat, seconds - MARGIN)
        return question and await self._chosen(question)

    async def _chosen(self, question: Question) -> Decided:
        return Decided(question.ask.revision, await self._choose(question))

    async def _question(self, code: str, seat: int, seconds: float) -> Question | None:
        """The open question of this seat; None if there is none that the bot could answer now."""
        table = await self._tables.look(code)
        ask = table.ask_of(seat)
        if ask is None or ask.given is not None or table.undo_request or table.state is None or not table.runs:
            return None
        number = await self._database.read(partial(answers_given, code=code, seat=seat))
        return Question(table, ask, number, seconds)

    async def _decided(self, question: Question) -> BotAnswer:
        """The result of the thought if it is ready in time and for this question, else the fallback's answer."""
        code, seat = question.table.code, question.ask.seat
        thought = self._ahead.take((code, seat)) or start_thought(0.0, LEAST, partial(self._chosen, question))
        decided = await thought.in_time()
        if decided is not None and decided.revision == question.ask.revision:
            return decided.answer
        metrics.THOUGHTS_LATE.inc()
        return await self._fallback(question)

    # ------------------------------------------------------------------- moving

    async def _move(self, timer: TimerRow) -> None:
        wait = RETRY_AFTER
        try:
            if await self.answer(timer.code, timer.seat):
                return
            wait = RETRY_SOON
        except BrokenTable as broken:
            log_fault("a table cannot be read", broken, table=timer.code)
        except Refused as no:
            log_fault("a bot player was refused", no, table=timer.code, seat=timer.seat, refusal=no.refusal.key)
        except TransientDatabaseError:  # not this table's fault
            raise
        except Exception as error:
            log_fault("a bot player failed", error, table=timer.code, seat=timer.seat)
        self._postponed.put(timer.code, self.clock.now() + wait)

    async def answer(self, code: str, seat: int) -> bool:
        """Answer the open question of a seat, once. False if there was nothing to answer."""
        question = await self._question(code, seat, LEAST - MARGIN)
        if question is None:
            return False
        player, revision = question.player, question.ask.revision
        move, considered = await self._decided(question)
        key = f"house:{code}:{seat}:{revision}"  # stored in databases: keep its form
        try:
            if player.bot_number:
                return not (await self._tables.bot_seats.play(code, seat, [move], considered, key=key)).repeated
            care = self._tables.absences.play_caretaker
            return not (await care(code, seat, move, considered, key=f"care:{key}")).repeated
        except Refused as no:
            if no.refusal.key in OVERTAKEN:
                return False
            raise
