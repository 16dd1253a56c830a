"""Advice of a bot: for who plays among bots alone, from their own view, and told to be unscored."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.clock import MovableClock
from bot.players.answering import Position, Thinkers
from bot.tables import Person, Place, Snapshot, Tables
from bot.tables.values import Considered
from bot.text import LOCALES, words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.presses import press
from bot.ui.interactions.services import Services
from bot.ui.screens.ending import end
from db import Database
from rules import GAMES
from rules.core import Ask, Move, Refused
from tests.support.company import Company
from tests.support.fresh_database import fresh

from .holding import hold

KEY = bytes(range(32))


async def advise(table: Snapshot, ask: Ask) -> Considered:
    """Easy advice, which costs little."""
    assert table.state is not None
    game, seats = GAMES[table.game], len(table.players)
    found = await Thinkers(KEY).at_once(Position(game, table.state, seats, ask, table.code, 0))
    return found.thought.considered if found else ()


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    database = await Database.open(fresh(tmp_path / "tables.db"))
    tables = Tables(database, MovableClock())
    await tables.begin()
    yield tables
    await database.close()


def services_of(tables: Tables) -> Services:
    return Services(tables, GAMES, discord.Client(intents=discord.Intents.none()), advise=advise)


def caller_of(table: Snapshot, locale: str = "en", *, spoken: bool = False) -> Caller:
    return Caller(Person(table.people[0], "Ana"), words_for(locale, spoken=spoken), "key", Place(1, 1001))


async def asked_alone(tables: Tables, game: str) -> Snapshot:
    """A table where somebody who plays among bots alone is asked something with a choice."""
    company = Company(tables)
    code, number = await company.sit_down(game, 1, min(GAMES[game].seats) - 1), 0
    while True:
        table = await tables.look(code)
        ask = table.ask_of(table.seat_of(table.people[0]) or 0)
        if ask is not None and ask.given is None and len(set(ask.options)) > 2:
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


@pytest.mark.parametrize("game", GAMES)
async def test_who_plays_among_bots_alone_may_ask_what_one_would_do_and_why(tables: Tables, game: str) -> None:
    table, services = await asked_alone(tables, game), services_of(tables)
    panel = await services.panel(caller_of(table), table)
    assert "What would a bot do?" in hold(panel.screen).text + str(panel.screen.parts)
    for locale in LOCALES:
        for spoken in (False, True):
            answer = await press(services, caller_of(table, locale, spoken=spoken), button_of(table))
            text = hold(answer.screen).text
            assert text.count("%") == 2 and ("unscored" in text or "ne compte pas" in text)
    await tables.vote_end(table.code, table.people[0])
    over = await tables.look(table.code)
    assert [player.advised for player in over.players if player and player.person] == [4]


async def test_advice_is_counted_at_the_end(tables: Tables) -> None:
    code = await Company(tables).sit_down("rattus", 1, 1)
    table, number = await tables.look(code), 0
    services = services_of(tables)
    while (table := await tables.look(code)).status == "running":
        ask = next(ask for ask in table.asks if ask.given is None)
        player, number = table.players[ask.seat], number + 1
        if player and player.person is not None:
            if number < 4:
                await press(services, caller_of(table), f"o:{code}:{ask.revision}:{ask.choice}:advice")
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
    caller = Caller(Person(person.person, "Ana"), words_for("en"), "key", Place(1, 1001))
    panel = await services.panel(caller, table)
    assert "What would a bot do?" not in str(panel.screen.parts)
    with pytest.raises(Refused, match="not_alone"):
        await tables.bot_seats.take_advice(code, person.person)
    ask = table.ask_of(table.awaited[0])
    assert ask is not None
    answer = await services.safely(
        caller, lambda: press(services, caller, f"o:{code}:{ask.revision}:{ask.choice}:advice")
    )
    assert "%" not in answer.screen.text


async def test_advice_for_a_question_that_has_gone_is_none(tables: Tables) -> None:
    table, services = await asked_alone(tables, "rattus"), services_of(tables)
    ask = table.ask_of(table.seat_of(table.people[0]) or 0)
    assert ask is not None
    old = f"o:{table.code}:{ask.revision - 1}:{ask.choice}:advice"
    answer = await press(services, caller_of(table), old)
    assert "%" not in answer.screen.text
    player = (await tables.look(table.code)).players[ask.seat]
    assert player is not None and player.advised == 0
