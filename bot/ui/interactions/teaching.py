"""How a lesson goes on: its bots answer at once, and after each answer of the learner it says what that did."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.lessons import END
from bot.tables import Snapshot, Tables
from bot.tables.values import Considered
from bot.tables.workers.bot_players import Chooser, Question, by_lot
from bot.ui.kit.perspective import DICE, Perspective
from bot.ui.screens.lesson import after_lines, better_line, lesson_at, since_last_answer
from bot.ui.screens.lesson_ending import ending_screen, is_at_end
from rules.core import Move, Refused

from .replies import Reply

ANSWERS: Final = 400  # of bots in a row, or until the end: no game has more
SECONDS: Final = 1.0  # for each of them
PATIENCE: Final = 0.8  # seconds that what a bot thinks better may take beside the rest


@dataclass(frozen=True, slots=True)
class Teacher:
    """Goes on with lessons. `answer_easily`: an easy bot player."""

    tables: Tables
    answer_easily: Chooser = by_lot

    async def caught_up(self, table: Snapshot) -> Snapshot:
        """The lesson after all that its bots have to answer; another table as it is.

        What the bot players' worker has answered meanwhile is not answered again: both name the answer alike.
        """
        for _ in range(ANSWERS):
            seat = next((seat for seat in table.awaited if _is_bot(table, seat)), None)
            if not table.is_lesson or not table.runs or seat is None:
                return table
            number = await self.tables.bot_seats.answers_given(table.code, seat)
            ask = table.ask_of(seat)
            assert ask is not None
            move, considered = await self.answer_easily(Question(table, ask, number, SECONDS))
            key = f"house:{table.code}:{seat}:{ask.revision}"
            try:
                table = (await self.tables.bot_seats.play(table.code, seat, [move], considered, key=key)).table
            except Refused:
                table = await self.tables.look(table.code)  # the worker was faster
        return table

    async def said(
        self, before: Perspective, now: Perspective, moves: Sequence[Move], thought: asyncio.Task[Considered]
    ) -> list[str]:
        """What the learner's answer did, and where another would have brought more, in lines."""
        lesson, seat = lesson_at(now), now.seat
        considered = await _in_time(thought)
        if lesson is None or seat is None:
            return []
        told = await self.tables.lessons.told(now.table.code)
        happened = since_last_answer(await self.tables.log(now.table.code), seat)
        answered = [told[move.revision] for move in moves if move.revision in told]
        better = better_line(before, moves[0], considered)
        return [*after_lines(now, lesson, answered, happened), *([better] if better else [])]

    async def ending(self, now: Perspective, above: Sequence[str] = (), *, asked: bool = False) -> Reply | None:
        """The ending of a lesson that has come to it, or whose learner has `asked` for it; else None."""
        lesson, table, seat = lesson_at(now), now.table, now.seat
        if lesson is None or seat is None or table.state is None:
            return None
        told, player = await self.tables.lessons.told(table.code), table.players[seat]
        decided = player.decided if player else 0
        if is_at_end(lesson, told.values(), decided):
            await self.tables.lessons.tell(table.code, table.revision, END)
        elif not asked and table.status != "over":
            return None
        end = now if table.status == "over" else await self._played_on(now)
        return Reply(ending_screen(end, lesson, (key for key in told.values() if key != END), above))

    async def _played_on(self, now: Perspective) -> Perspective:
        """The end as bots would play on to it from here, in a world that the learner could be in."""
        game, table, seat = now.game, now.table, now.seat
        state = game.imagine(table.state, seat, DICE[0])
        for number in range(ANSWERS):
            ask = next((ask for ask in state.asked if ask.given is None), None)
            if ask is None:
                break
            move, _ = await self.answer_easily(Question(replace(table, state=state), ask, number, SECONDS))
            state, _ = game.play(state, move)
        end = replace(table, state=state, status="over", result=game.result(state))
        return replace(now, table=end, played_ahead=(state,))


def _is_bot(table: Snapshot, seat: int) -> bool:
    player = table.players[seat]
    return player is not None and player.plays_by_itself


async def _in_time(thought: asyncio.Task[Considered]) -> Considered:
    """What a bot considered; nothing where it takes too long, as what it thinks better is a courtesy."""
    done, _ = await asyncio.wait({thought}, timeout=PATIENCE)
    return thought.result() if done and not thought.cancelled() else ()
