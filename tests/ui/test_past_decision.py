"""Looking back on a finished game: playing on from a step, and what a bot would have done there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.replays import perspective_at, played_of, steps_of
from bot.tables import Person, Place, Snapshot, Tables
from bot.tables.values import Advice
from bot.text import LOCALES, words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.presses import press
from bot.ui.interactions.services import Bots, Services
from bot.ui.kit.screen import Button, ButtonRow, Screen
from bot.ui.screens.board import board
from bot.ui.screens.past_decision import _decisions, decision_screen
from bot.ui.screens.replay import FORK, THOUGHT, ShownReplay
from db import Database
from rules import GAMES
from rules.core import Arg, Move
from tests.support.company import Company
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock

from .holding import hold
from .test_advice import advise


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """The services of a host whose bots answer at once."""
    database = await Database.open(fresh(tmp_path / "tables.db"))
    tables = Tables(database, MovableClock())
    await tables.begin()
    yield Services(tables, GAMES, discord.Client(intents=discord.Intents.none()), bots=Bots(advise=advise))
    await database.close()


def caller(person: int, locale: str = "en", place: Place | None = None, *, spoken: bool = False) -> Caller:
    """Somebody in a channel where no table stands."""
    return Caller(Person(person, "Zoé"), words_for(locale, spoken=spoken), f"key-{locale}", place or Place(1, 77))


def usable(screen: Screen, start: str) -> list[str]:
    """The ids of the buttons that can be pressed and start so."""
    buttons = (each for part in screen.parts if isinstance(part, ButtonRow) for each in part.buttons)
    return [str(b.id) for b in buttons if isinstance(b, Button) and not b.disabled and str(b.id).startswith(start)]


async def finished(services: Services, game: str = "rattus", seats: int = 2) -> Snapshot:
    """A table that was played to its end."""
    company = Company(services.tables)
    return await company.play_on(await company.sit_down(game, seats))


async def test_from_a_step_one_plays_on_among_bots_at_a_table_that_is_marked(services: Services) -> None:
    old = await finished(services)
    for choice in (FORK, THOUGHT):
        last = await press(services, caller(999), f"R:{old.code}:0:replay_last:9999_p")
        assert not usable(last.screen, f"R:{old.code}:0:{choice}")
    step = await press(services, caller(999), f"R:{old.code}:0:replay_on:4_1")
    (play_on,) = usable(step.screen, f"R:{old.code}:0:{FORK}")
    asked = await press(services, caller(999), play_on)
    first, second = usable(hold(asked.screen), f"R:{old.code}:0:{FORK}_")
    panel = await press(services, caller(999), second)
    assert f"played on from {old.code}" in hold(panel.screen).text
    table = await services.tables.table_of(77)
    assert table is not None and table.people == (999,) and table.seat_of(999) == 1
    for locale in LOCALES:
        public = caller(1, locale).perspective(table, GAMES)
        assert old.code in hold(board(public, await services.tables.log(table.code))).text
    taken = await press(services, Caller(Person(5, "Kim"), words_for("en"), "other", Place(1, 77)), first)
    assert "a table here already" in taken.text
    private = await press(services, Caller(Person(5, "Kim"), words_for("en"), "third", None), first)
    assert "no table" in private.text.lower(), "who is no longer in the server does not learn of it"


@pytest.mark.parametrize("game", GAMES)
async def test_a_bot_says_what_it_would_have_done_beside_what_was_played(services: Services, game: str) -> None:
    old, told = await finished(services, game, min(GAMES[game].seats)), 0
    for step in (0, 5, 11):
        for locale, spoken in (("en", False), ("fr", True)):
            id = f"R:{old.code}:0:{THOUGHT}:{step}_0"
            text = hold((await press(services, caller(999, locale, spoken=spoken), id)).screen).text
            told += ("Played: " in text or "Joué : " in text) and "%" in text
    assert told >= 2


async def test_what_a_bot_would_have_done_is_the_same_whatever_the_order_of_presses_was(services: Services) -> None:
    old = await finished(services, "rattus_cartus")
    played = await played_of(services.tables, old)
    line, ask = next(
        (line, ask)
        for line, move in enumerate(played.moves)
        for ask in played.at(line).asks
        if ask.seat == move.seat and ask.choice == "lay_cards" and ask.most > 1 and len(set(ask.options)) > 1
    )
    one, other = list(dict.fromkeys(ask.options))[:2]
    moves = list(played.moves)
    moves[line] = moves[line].model_copy(update={"pick": (other, one)})
    pressed = replace(played, moves=tuple(moves))
    steps = steps_of(pressed, words_for("en"))
    nth = max(n for n, step in enumerate(steps) if step.line <= line)
    shown = ShownReplay(pressed, steps, nth, str(ask.seat), None)
    decision = next(each for each in _decisions(shown) if each.line == line)
    assert decision.number == [move.seat for move in moves[:line]].count(ask.seat), "as for the advice in the game"
    screen = decision_screen(
        shown, perspective_at(pressed, pressed.last, words_for("en")), decision, advice(one, other)
    )
    assert "would have done the same" in hold(screen).text
    another = decision_screen(shown, perspective_at(pressed, pressed.last, words_for("en")), decision, advice(one))
    assert "would have done the same" not in hold(another).text


def advice(*pick: Arg) -> Advice:
    return Advice(((pick, 0.6), ((), 0.2)), "middle")


async def test_of_a_bot_s_answer_the_replay_tells_what_that_bot_weighed(services: Services) -> None:
    code = await Company(services.tables).sit_down("rattus", 1, 1)
    while (table := await services.tables.look(code)).status == "running":
        ask, key = next(ask for ask in table.asks if ask.given is None), f"key-{table.revision}"
        move, player = (
            Move(ask.seat, ask.choice, ask.options[: max(1, ask.least)], ask.revision),
            table.players[ask.seat],
        )
        if player and player.person is not None:
            await services.tables.play(code, player.person, [move], key=key)
        else:
            await services.tables.bot_seats.play(
                code, ask.seat, [move], ((move.pick, 0.87), (move.pick, 0.86)), key=key
            )
    bot = next(seat for seat, player in enumerate(table.players) if player and player.bot_number)
    found = [await press(services, caller(9), f"R:{code}:0:{THOUGHT}:{n}_{bot + 1}") for n in range(6)]
    (told, *_) = [reply.text for reply in found if "The bot that answered weighed" in reply.text]
    assert "87" in told and "86" in told and "An easy bot" not in told
    assert any("An easy bot" in reply.text for reply in found), "a person's answer is thought about anew"


async def test_before_the_end_nobody_plays_on_and_no_bot_says_anything(services: Services) -> None:
    company = Company(services.tables)
    code = await company.sit_down("rattus", 2)
    table = await company.play_on(code, 12)
    mine = await press(services, caller(table.people[0]), f"R:{code}")
    for choice in (FORK, f"{FORK}_0", THOUGHT):
        assert not usable(mine.screen, f"R:{code}:0:{choice}")
        forged = await press(services, caller(table.people[0]), f"R:{code}:0:{choice}:3_0")
        assert "over" in forged.text and "%" not in forged.text
    assert await services.tables.table_of(77) is None


async def test_who_asks_bots_while_many_do_is_told_to_come_back(services: Services) -> None:
    old = await finished(services)
    async with services.thoughts.slot():
        services.thoughts._most = 1
        busy = await press(services, caller(999), f"R:{old.code}:0:{THOUGHT}:5_0")
    assert "press again" in busy.text
