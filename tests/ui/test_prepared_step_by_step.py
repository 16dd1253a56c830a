"""A plan of somebody who is away is handed in step by step, as their caretaker answers: nobody can tell which it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

import pytest

import db
from bot.tables import BotPlayers, PreparedAnswer, PreparedAnswers, PreparedStep, Snapshot, StandingAnswer
from bot.tables.values import BotAnswer, Judgement, Mode
from bot.tables.workers.bot_players import Question
from bot.ui.screens.preparing import foreseen
from bot.ui.screens.same import judged, told
from db import LogRow, StateRow, TimerRow
from rules.core import Move, Refused
from tests.games import GAMES
from tests.support.movable_clock import MovableClock

from .desk import a_company, caller_at, somebody_waits
from .preparing import Preparing, prepared_by_chance, prepared_in_mode

DAY: Final = 86_400.0
SETTING_UP: Final = {"rattus": 6}  # answers before the turns begin
Judge = Callable[[Snapshot, PreparedAnswer | StandingAnswer], Judgement]
Told = list[object]


def as_it_is(table: Snapshot, answer: PreparedAnswer | StandingAnswer) -> Judgement:
    """What the bot makes of it."""
    return judged(GAMES, table, answer)


def other_afterwards(table: Snapshot, answer: PreparedAnswer | StandingAnswer) -> Judgement:
    """As if what comes after the first step brought something else when its question has come."""
    return as_it_is(table, answer)._replace(told_after="other")


def stopping() -> Judge:
    """As if what comes after the first step were illegal when its question has come."""
    judges = iter([as_it_is])
    return lambda table, answer: next(judges, no_step)(table, answer)


def no_step(table: Snapshot, answer: PreparedAnswer | StandingAnswer) -> Judgement:
    """Nothing of it fits."""
    return Judgement()


# Whose the first answer is and the later ones are: nothing stored, a plan, one that stops, one that does not fit.
WHOSE: Final = (("care", {"care"}), ("prepared", {"prepared"}), ("prepared", {"care"}), ("care", {"care"}))


@asynccontextmanager
async def always_alike(folder: Path) -> AsyncIterator[Preparing]:
    """A company whose tables have the same codes each time, as the moments are drawn by them, too."""
    folder.mkdir()
    async with a_company(folder) as people:
        letters = Random(1)
        people.tables._transactions._draw_code = lambda tries: "".join(letters.choices("ABCDEFGH", k=4))
        yield people


# In Rattus what others do changes what the steps bring.
@pytest.mark.parametrize(
    ("key", "mode"), [("rattus_cartus", "same"), ("hameln", "same"), ("notre_dame", "same"), ("rattus", "anyway")]
)
async def test_nobody_can_tell_a_plan_of_who_is_away_from_what_their_caretaker_answers(
    tmp_path: Path, key: str, mode: Mode
) -> None:
    """Neither by the moments, nor by the log, nor by the states that can be taken back to, nor by what goes back."""
    seen = list[Told]()
    for n, stored in enumerate((None, as_it_is, stopping(), no_step)):
        async with always_alike(tmp_path / str(n)) as people:
            table, seat, steps = await away_with_a_plan(people, key, mode if stored else None)
            moments = await until_answered(people, table, seat, steps, stored or as_it_is)
            assert len({*moments}) == len(steps), "each has a moment of its own"
            first, *later = await decided(people, table, seat)
            assert (first, {*later}) == WHOSE[n]
            seen.append([moments, *await seen_by_others(people, table), await taken_back(people, table, seat)])
    assert seen == [seen[0]] * len(seen)


async def seen_by_others(people: Preparing, table: Snapshot) -> Told:
    """What the others know of the answers of a seat, and the states that can be taken back to."""
    log = [(entry.line, entry.at, entry.event.key, entry.by) for entry in await people.tables.log(table.code)]
    states = await people.database.read(
        lambda link: [(row.line, row.mover, row.accounts) for row in db.select(link, StateRow, "order by line")]
    )
    return [log, states]


async def taken_back(people: Preparing, table: Snapshot, seat: int) -> object:
    """What goes back when the seat's person is back and takes back; the barrier where something came to light."""
    tables, own = people.tables, caller_at(table, seat).person.id
    await tables.absences.take_over(table.code, own)
    try:
        request = (await tables.undo(table.code, own)).table.undo_request
    except Refused as refused:
        return refused.refusal
    for other in request.needed if request else ():
        await tables.agree(table.code, caller_at(table, other).person.id)
    table = await tables.look(table.code)
    assert table.undo_request is None and table.awaited == (seat,)
    marks = [(entry.line, entry.undone) for entry in await tables.log(table.code)]
    return request and (request.moves, request.needed), table.revision, marks


async def test_what_is_left_of_a_plan_is_dropped_when_its_beginning_is_taken_back(tmp_path: Path) -> None:
    async with always_alike(tmp_path / "one") as people:
        table, seat, steps = await away_with_a_plan(people, "rattus", "anyway")
        worker = PreparedAnswers(people.database, people.clock, people.tables, as_it_is)
        assert await worker.answer(table.code, seat)
        left = await people.tables.answers.prepared(table.code, seat)
        assert left and left.steps == steps[1:]
        other = caller_at(table, 1 - seat).person.id
        assert (await people.tables.undo(table.code, other)).table.awaited == (1 - seat,)
        assert await people.tables.answers.prepared(table.code, seat) is None


async def test_what_is_left_is_held_against_what_it_brought_when_it_was_made(tmp_path: Path) -> None:
    async with always_alike(tmp_path / "one") as people:
        table, seat, _ = await away_with_a_plan(people, "notre_dame", "same")
        worker = PreparedAnswers(people.database, people.clock, people.tables, other_afterwards)
        assert await worker.answer(table.code, seat)
        assert not await worker.answer(table.code, seat)
        assert await people.tables.answers.prepared(table.code, seat) is None
        draft = await people.tables.draft(table.code, caller_at(table, seat).person.id)
        assert draft and draft.unfit, "who comes back finds it there"


async def test_who_comes_back_amid_their_plan_has_the_rest_handed_in_at_once(tmp_path: Path) -> None:
    async with always_alike(tmp_path / "one") as people:
        table, seat, steps = await away_with_a_plan(people, "rattus", "anyway")
        worker = PreparedAnswers(people.database, people.clock, people.tables, as_it_is)
        assert await worker.answer(table.code, seat)
        await people.tables.absences.take_over(table.code, caller_at(table, seat).person.id)
        assert await worker.answer(table.code, seat)
        assert (await people.tables.look(table.code)).revision == table.revision + len(steps)


async def away_with_a_plan(
    people: Preparing, key: str, mode: Mode | None
) -> tuple[Snapshot, int, tuple[PreparedStep, ...]]:
    """A table that has just asked a seat whose person is away, with a plan of several steps, stored if in a mode."""
    table, seat, steps = await waiting_with_a_plan(people, key)
    tables, own = people.tables, caller_at(table, seat).person.id
    ahead, now = foreseen(people.perspective(table, seat)), people.clock.now()
    assert ahead is not None
    if mode:
        await prepared_in_mode(tables, table.code, own, steps, told(ahead, steps), mode)
    await tables.absences.announce(own, now, now + 5 * DAY, choice="care")
    while seat not in (table := await tables.look(table.code)).awaited:
        await people.by_hand(table, [ask for ask in table.asks if ask.given is None])
    return table, seat, steps


async def decided(people: Preparing, table: Snapshot, seat: int) -> list[str]:
    """Whose the answers of a seat are that it has given since, which the log tells nobody else."""
    found = "where code = ? and seat = ? and line > ? and action is not null order by line"
    key = (table.code, seat, table.lines)
    return await people.database.read(lambda link: [row.by for row in db.select(link, LogRow, found, *key)])


async def waiting_with_a_plan(people: Preparing, key: str) -> tuple[Snapshot, int, tuple[PreparedStep, ...]]:
    """A seat that waits, with a plan of several steps for what it will be asked."""
    table, _ = await somebody_waits(people, key)
    for _ in range(SETTING_UP.get(key, 0)):
        await people.by_hand(table, [ask for ask in table.asks if ask.given is None])
        table = await people.tables.look(table.code)
    while True:
        for seat in range(len(table.players)):
            ahead = foreseen(people.perspective(table, seat))
            steps = prepared_by_chance(people.chance, ahead) if ahead else ()
            if len(steps) > 1:
                return table, seat, steps
        await people.by_hand(table, [ask for ask in table.asks if ask.given is None])
        table = await people.tables.look(table.code)


async def until_answered(
    people: Preparing, table: Snapshot, seat: int, steps: tuple[PreparedStep, ...], judge: Judge
) -> list[float]:
    """Time passes from one timer to the next until the steps are played; returns the moment of each."""

    asked = table.ask_of(seat)
    assert asked is not None

    async def the_same(question: Question) -> BotAnswer:
        """The caretaker chooses what might have been prepared."""
        ask = question.ask
        return BotAnswer(Move(ask.seat, ask.choice, steps[ask.revision - asked.revision].pick, ask.revision))

    caretaker = BotPlayers(people.database, people.clock, people.tables, the_same)
    worker = PreparedAnswers(people.database, people.clock, people.tables, judge)
    moments, first = list[float](), table.revision
    while len(moments) < len(steps):
        timers = await people.database.read(
            lambda link: db.select(link, TimerRow, "where kind in ('bot_player', 'hand_in')")
        )
        now = people.clock.now()
        assert isinstance(people.clock, MovableClock)
        people.clock.move(min(timer.due - now for timer in timers if timer.due > now))
        for work in (caretaker, worker, caretaker):
            await work.round()
            await quiet(people)
        moments += [people.clock.now()] * ((await people.tables.look(table.code)).revision - first - len(moments))
    return moments


async def quiet(people: Preparing) -> None:
    """Until nobody has anything to do now."""
    for _ in range(200):
        await asyncio.sleep(0)
        await people.database.read(lambda connection: None)
