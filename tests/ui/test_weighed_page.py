"""What bot players weighed: shown after the end, in every game's words, and never before."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import discord
import pytest

from bot.players.candidates import candidates
from bot.tables import Person, Place, Tables
from bot.tables.values import Considered
from bot.text import LOCALES, words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.presses import press
from bot.ui.interactions.services import Services
from bot.ui.screens.weighed_page import WeighedView, weighed_page
from db import Database
from rules import GAMES
from rules.core import Ask, Move, Refused
from tests.support.company import Company, any_move
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock

from .holding import hold

MOVES = 45
SIGNS = re.compile(r"[\u2190-\u2bff\U0001f000-\U0001faff\ufe0f]")  # who listens hears none


async def with_bots(tables: Tables, game: str) -> str:
    """A table of one person and bot players that weighed what they answered, ended in the middle of the game."""
    company = Company(tables)
    code = await company.sit_down(game, 1, max(GAMES[game].seats) - 1)
    for number in range(MOVES):
        table = await tables.look(code)
        if table.status != "running":
            break
        move = any_move(company.chance, [ask for ask in table.asks if ask.given is None])
        player, ask = table.players[move.seat], table.ask_of(move.seat)
        assert player is not None and ask is not None
        if player.person is not None:
            await tables.play(code, player.person, [move], key=f"own-{number}")
            continue
        weighed = _weighed(ask, company.chance)
        first = Move(ask.seat, ask.choice, weighed[0][0], ask.revision)
        await tables.bot_seats.play(code, ask.seat, [first], weighed, key=f"bot-{number}")
    return code


def _weighed(ask: Ask, chance: Random) -> Considered:
    """Three answers, as if they had been weighed."""
    picks = candidates(ask, chance, 60)
    return tuple(zip(chance.sample(picks, min(3, len(picks))), (0.625, 0.5, 0.125), strict=False))


@pytest.mark.parametrize("game", GAMES)
async def test_after_the_end_every_answer_of_a_bot_is_told_with_what_it_weighed(tmp_path: Path, game: str) -> None:
    database = await Database.open(fresh(tmp_path / "tables.db"))
    tables = Tables(database, MovableClock())
    await tables.begin()
    code = await with_bots(tables, game)
    ana = (await tables.look(code)).people[0]
    with pytest.raises(Refused, match="not_over"):
        await tables.bot_seats.weighed(code)
    await tables.vote_end(code, ana)
    assert all(answer.considered for answer in await tables.bot_seats.weighed(code))
    for locale in LOCALES:
        for spoken in (False, True):
            caller = Caller(Person(ana, "Ana"), words_for(locale, spoken=spoken), "key", Place(1, 1001))
            perspective = caller.perspective(await tables.look(code), GAMES)
            texts = [hold(await weighed_page(tables, perspective, WeighedView(page))).text for page in range(3)]
            assert all("62" in text and "%" in text for text in texts), texts
            picks = [line for text in texts for line in text.split("\n") if re.match(r"\d\. ", line)]
            assert picks and all(re.match(r"\d\. \d+.% – \S", pick) for pick in picks), picks
            assert all({"en": "“you” is the bot", "fr": "tu\u202f» est le bot"}[locale] in text for text in texts)
            assert not spoken or not any(SIGNS.search(text) for text in texts)
            hold(await weighed_page(tables, perspective, WeighedView(99, 1)))
    await database.close()


async def test_the_button_of_the_end_opens_it_and_forged_ids_do_no_harm(tmp_path: Path) -> None:
    database = await Database.open(fresh(tmp_path / "tables.db"))
    tables = Tables(database, MovableClock())
    await tables.begin()
    services = Services(tables, GAMES, discord.Client(intents=discord.Intents.none()))
    code = await with_bots(tables, "rattus")
    ana = (await tables.look(code)).people[0]
    caller = Caller(Person(ana, "Ana"), words_for("en"), "key", Place(1, 1001))
    early = await press(services, caller, f"k:{code}:0:weighed")
    assert "%" not in early.screen.text
    await tables.vote_end(code, ana)
    shown = await press(services, caller, f"k:{code}:0:weighed:0")
    assert "What the bots weighed" in hold(shown.screen).text
    bot = str(
        next(seat for seat, player in enumerate((await tables.look(code)).players) if player and player.bot_number)
    )
    assert "%" in hold((await press(services, caller, f"k:{code}:0:weighed_player:0_x", (bot,))).screen).text
    for what in ("99_99", "x_y", "7"):
        hold((await press(services, caller, f"k:{code}:0:weighed_later:{what}")).screen)
    await database.close()
