"""Advice of a bot: for who wants it and plays among bots alone, from their own view, and told to be unscored."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.faces import face_of
from bot.players.answering import AnswerSource
from bot.players.seat_question import SeatQuestion
from bot.tables import Draft, Person, Place, PlannedAnswer, Snapshot, Tables
from bot.tables.values import Advice
from bot.text import LOCALES, words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.presses import press
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Advise, Bots, Services, no_advice
from bot.ui.kit.picks import numbers_of
from bot.ui.kit.screen import Button, ButtonRow
from bot.ui.screens.advice import ADVICE
from bot.ui.screens.ending import end
from bot.ui.screens.plans import Plan, read_plan
from db import Database
from rules import GAMES
from rules.core import Ask, Move, Refused
from tests.support.company import Company
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock

from .holding import hold
from .tables import perspective

KEY = bytes(range(32))
SIGNS = re.compile(r"[\u2190-\u2bff\U0001f000-\U0001faff\ufe0f]")  # who listens hears none


async def advise(table: Snapshot, ask: Ask, number: int) -> Advice:
    """Easy advice, which costs little."""
    assert table.state is not None
    game, seats = GAMES[table.game], len(table.players)
    found = await AnswerSource(KEY).answer_easily(SeatQuestion(game, table.state, seats, ask, table.code, number))
    return Advice(found.thought.considered, found.level.name) if found else Advice()


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    database = await Database.open(fresh(tmp_path / "tables.db"))
    tables = Tables(database, MovableClock())
    await tables.begin()
    yield tables
    await database.close()


def services_of(tables: Tables, advise: Advise = advise) -> Services:
    return Services(tables, GAMES, discord.Client(intents=discord.Intents.none()), bots=Bots(advise=advise))


def caller_of(table: Snapshot, locale: str = "en", *, spoken: bool = False) -> Caller:
    return Caller(Person(table.people[0], "Ana"), words_for(locale, spoken=spoken), "key", Place(1, 1001))


def has_a_choice(table: Snapshot, ask: Ask) -> bool:
    """Whether a question has more than two answers."""
    return len(set(ask.options)) > 2


async def asked_alone(tables: Tables, game: str, is_wanted: Callable[[Snapshot, Ask], bool] = has_a_choice) -> Snapshot:
    """A table where somebody who plays among bots alone is asked what is wanted."""
    company = Company(tables)
    code, number = await company.sit_down(game, 1, min(GAMES[game].seats) - 1), 0
    while True:
        table = await tables.look(code)
        ask = table.ask_of(table.seat_of(table.people[0]) or 0)
        if ask is not None and ask.given is None and is_wanted(table, ask):
            return table
        waiting = next(ask for ask in table.asks if ask.given is None)
        move = company_move(waiting)
        player, number = table.players[waiting.seat], number + 1
        if player and player.person is not None:
            await tables.play(code, player.person, [move], key=f"own-{number}")
        else:
            await tables.bot_seats.play(code, waiting.seat, [move], key=f"bot-{number}")


def company_move(ask: Ask) -> Move:
    """The first answer that is enough."""
    return Move(ask.seat, ask.choice, ask.options[: max(1, ask.least)], ask.revision)


def button_of(table: Snapshot) -> str:
    """The id of the button."""
    ask = table.ask_of(table.seat_of(table.people[0]) or 0)
    assert ask is not None
    return f"o:{table.code}:{ask.revision}:{ask.choice}:advice"


async def told(reply: Reply) -> str:
    """What a reply says: the texts that come beside the panel, else its screen."""
    if reply.stream is None:
        return hold(reply.screen).text
    return "\n".join([part.text async for part in reply.stream])


async def label_of(services: Services, table: Snapshot) -> str:
    """What the button says in the panel; "" where there is none."""
    panel = await services.panel(caller_of(table), await services.look(table.code))
    found = (button for part in hold(panel.screen).parts if isinstance(part, ButtonRow) for button in part.buttons)
    return next((b.label for b in found if isinstance(b, Button) and b.id.what == ADVICE), "")


async def advised(services: Services, table: Snapshot) -> int:
    """How often the person asked a bot."""
    return sum(player.advised for player in (await services.look(table.code)).players if player)


async def wanted(tables: Tables, table: Snapshot) -> Snapshot:
    """The same table; its person wants advice."""
    await tables.people.change(table.people[0], lambda own: replace(own, advice=True))
    return table


@pytest.mark.parametrize("game", GAMES)
async def test_who_plays_among_bots_alone_may_ask_what_one_would_do_and_why(tables: Tables, game: str) -> None:
    table, services = await wanted(tables, await asked_alone(tables, game)), services_of(tables)
    assert await label_of(services, table) == "What would a bot do? (then unscored)"
    for locale in LOCALES:
        for spoken in (False, True):
            text = await told(await press(services, caller_of(table, locale, spoken=spoken), button_of(table)))
            assert text.count("%") == 2 and ("unscored" in text or "ne compte plus" in text) and len(text) < 1900
            assert not spoken or not SIGNS.search(text)
    assert await label_of(services, table) == "What would a bot do?", "it was said once"
    await tables.vote_end(table.code, table.people[0])
    over = await tables.look(table.code)
    assert [player.advised for player in over.players if player and player.person] == [4]


async def test_advice_says_of_which_level_the_bot_was(tables: Tables) -> None:
    async def in_time(table: Snapshot, ask: Ask, number: int) -> Advice:
        return (await advise(table, ask, number))._replace(level="middle")

    table = await wanted(tables, await asked_alone(tables, "rattus"))
    for how, levels in ((advise, ("An easy bot", "Un bot facile")), (in_time, ("A middle bot", "Un bot moyen"))):
        for locale, level in zip(LOCALES, levels, strict=True):
            services = services_of(tables, how)
            assert level in await told(await press(services, caller_of(table, locale), button_of(table)))


async def test_advice_is_counted_at_the_end(tables: Tables) -> None:
    code = await Company(tables).sit_down("rattus", 1, 1)
    table, number = await wanted(tables, await tables.look(code)), 0
    services = services_of(tables)
    while (table := await tables.look(code)).status == "running":
        ask = next(ask for ask in table.asks if ask.given is None)
        player, number = table.players[ask.seat], number + 1
        if player and player.person is not None:
            if number < 4:
                await told(await press(services, caller_of(table), button_of(table)))
            await tables.play(code, player.person, [company_move(ask)], key=f"own-{number}")
        else:
            await tables.bot_seats.play(code, ask.seat, [company_move(ask)], key=f"bot-{number}")
    shown = hold(end(caller_of(table).perspective(table, GAMES))).text
    assert "With advice of bots, so unscored" in shown


async def test_among_people_bots_give_no_advice(tables: Tables) -> None:
    code = await Company(tables).sit_down("rattus", 2)
    table, services = await tables.look(code), services_of(tables)
    person = table.players[table.awaited[0]]
    assert person is not None and person.person is not None
    await tables.people.change(person.person, lambda own: replace(own, advice=True))
    caller = Caller(Person(person.person, "Ana"), words_for("en"), "key", Place(1, 1001))
    panel = await services.panel(caller, table)
    assert "What would a bot do?" not in str(panel.screen.parts)
    with pytest.raises(Refused, match="not_alone"):
        await tables.bot_seats.take_advice(code, person.person, table.revision)
    ask = table.ask_of(table.awaited[0])
    assert ask is not None
    answer = await services.safely(
        caller, lambda: press(services, caller, f"o:{code}:{ask.revision}:{ask.choice}:advice")
    )
    assert "%" not in answer.screen.text


async def test_who_is_left_alone_in_a_rated_game_has_no_advice(tables: Tables) -> None:
    code = await Company(tables).sit_down("rattus", 2, rated="always")
    table, services = await tables.look(code), services_of(tables)
    stays, goes = table.players[table.awaited[0]], table.players[1 - table.awaited[0]]
    assert stays and goes and stays.person and goes.person
    await tables.resign(code, goes.person, sure=True)
    table = await wanted(tables, await tables.look(code))
    assert not await label_of(services, table)
    answer = await services.safely(caller_of(table), lambda: press(services, caller_of(table), button_of(table)))
    assert "in a game that counts" in answer.screen.text
    assert await advised(services, table) == 0


async def test_advice_for_a_question_that_has_gone_is_none(tables: Tables) -> None:
    table, services = await wanted(tables, await asked_alone(tables, "rattus")), services_of(tables)
    ask = table.ask_of(table.seat_of(table.people[0]) or 0)
    assert ask is not None
    old = f"o:{table.code}:{ask.revision - 1}:{ask.choice}:advice"
    answer = await press(services, caller_of(table), old)
    assert "%" not in answer.screen.text
    assert await advised(services, table) == 0


async def test_who_did_not_turn_advice_on_has_no_button_and_a_forged_press_says_how(tables: Tables) -> None:
    table, services = await asked_alone(tables, "rattus"), services_of(tables)
    assert not await label_of(services, table)
    assert "/settings advice" in await told(await press(services, caller_of(table), button_of(table)))
    assert await advised(services, table) == 0


async def test_a_game_where_no_bot_had_an_idea_still_counts(tables: Tables) -> None:
    table, services = await wanted(tables, await asked_alone(tables, "rattus")), services_of(tables, no_advice)
    assert "No bot has an idea" in await told(await press(services, caller_of(table), button_of(table)))
    assert await advised(services, table) == 0


async def test_two_quick_presses_share_one_thought_and_one_mark(tables: Tables) -> None:
    table, thoughts, go = await wanted(tables, await asked_alone(tables, "rattus")), [], asyncio.Event()

    async def slowly(table: Snapshot, ask: Ask, number: int) -> Advice:
        thoughts.append(ask)
        await go.wait()
        return await advise(table, ask, number)

    services = services_of(tables, slowly)
    both = [asyncio.create_task(press(services, caller_of(table), button_of(table))) for _ in range(2)]
    while not thoughts:
        await asyncio.sleep(0)
    go.set()
    first, second = [await told(await one) for one in both]
    assert first == second and "%" in first
    assert len(thoughts) == 1 == await advised(services, table)


async def test_a_thought_that_a_move_overtook_is_not_told_and_marks_nothing(tables: Tables) -> None:
    table = await wanted(tables, await asked_alone(tables, "rattus"))

    async def too_late(before: Snapshot, ask: Ask, number: int) -> Advice:
        while True:
            now = await tables.look(before.code)
            mine = now.ask_of(ask.seat)
            if mine is None or mine.given is not None:
                return await advise(before, ask, number)
            await tables.play(before.code, table.people[0], [company_move(mine)], key=f"on-{now.revision}")

    services = services_of(tables, too_late)
    assert "%" not in await told(await press(services, caller_of(table), button_of(table)))
    assert await advised(services, table) == 0


async def test_a_thought_about_one_question_is_not_told_at_the_next_one_of_the_same_seat(tables: Tables) -> None:
    table = await wanted(tables, await asked_alone(tables, "rattus"))

    async def overtaken(before: Snapshot, ask: Ask, number: int) -> Advice:
        move = next(option for option in ask.options if option[0] == "take")  # type: ignore[index]
        answered = Move(ask.seat, ask.choice, (move,), ask.revision)
        await tables.play(before.code, table.people[0], [answered], key="on")
        return await advise(before, ask, number)

    services = services_of(tables, overtaken)
    caller, button = caller_of(table), button_of(table)
    answer = await services.safely(caller, lambda: press(services, caller, button))
    now = await tables.look(table.code)
    assert now.ask_of(now.seat_of(table.people[0]) or 0) is not None, "the same seat is asked again"
    assert "%" not in answer.screen.text and await advised(services, table) == 0


@pytest.mark.parametrize("game", ["rattus", "notre_dame", "hameln"])
async def test_in_the_middle_of_a_plan_a_bot_advises_on_its_next_question(tables: Tables, game: str) -> None:
    """The hard choices often come after the first press: which building, where to, whom."""
    numbers = list[int]()

    async def noting(table: Snapshot, ask: Ask, number: int) -> Advice:
        numbers.append(number)
        return await advise(table, ask, number)

    services = services_of(tables, noting)
    table = await wanted(tables, await asked_alone(tables, game, lambda table, ask: plan_at(table, ask) is not None))
    first = table.ask_of(table.seat_of(table.people[0]) or 0)
    assert first is not None
    plan = plan_at(table, first)
    assert plan is not None and plan.ask is not None
    (number,) = numbers_of(first, plan.moves[0].pick)
    await press(services, caller_of(table), f"p:{table.code}:{first.revision}:{first.choice}:{number}")
    advice = f"o:{table.code}:{first.revision}:{plan.ask.choice}:advice"
    text = await told(await press(services, caller_of(table), advice))
    assert plan.now.call(plan.ask) in text and text.count("%") == 2
    given = await tables.bot_seats.answers_given(table.code, first.seat)
    assert numbers == [given + 1], "its chance is that of the answer after the planned one"
    assert "%" not in await told(await press(services, caller_of(table), button_of(table))), "answered in the plan"
    assert await label_of(services, table) == "What would a bot do?" and await advised(services, table) == 1


def plan_at(table: Snapshot, ask: Ask) -> Plan | None:
    """A plan by whose first answer somebody is asked further; None where no answer leads to such a question."""
    if not face_of(table.game).plans(ask.choice):
        return None
    for option in dict.fromkeys(ask.options):
        draft = Draft(ask.revision, 1, (), (PlannedAnswer(ask.choice, (option,)),))
        plan = read_plan(perspective(table, ask.seat), draft)
        if (
            plan.steps
            and plan.ask
            and plan.ask != ask
            and len(set(plan.ask.options)) > 1
            and plan.ask.choice != ask.choice
        ):
            return plan
    return None
