"""Every screen of what is prepared fits Discord and our own ceilings, in both languages and in words."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.tables import PlannedAnswer, Tables
from bot.tables.values import PanelFacts
from bot.text import LOCALES
from bot.ui.kit.perspective import Perspective
from bot.ui.screens.preparing import foreseen, prepare_screen
from bot.ui.screens.standing import standing_screen

from .holding import hold
from .preparing import prepared_by_chance
from .reach import LOBBIES, tables_in
from .tables import SMALL_AND_LARGE, its_share, perspective


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with tables_in(tmp_path) as ready:
        yield ready


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("game", "seats"), SMALL_AND_LARGE)
@pytest.mark.sampled
async def test_the_foreseen_question_fits_before_and_within_a_plan(
    tables: Tables, game: str, seats: int, language: str, spoken: bool
) -> None:
    chance, code = Random(seats), LOBBIES[tables]
    for table, _ in its_share(game, seats, 23 * seats, language, n=8):
        for seat in range(seats):
            own = perspective(table, seat, spoken=spoken)
            ahead = foreseen(own)
            if ahead is None or ahead.ask is None:
                continue
            steps = prepared_by_chance(chance, ahead)
            for n in range(len(steps)):
                planned = tuple(PlannedAnswer(step.choice, step.pick) for step in steps[:n])
                await tables.answers.set_draft(code, seat, ahead.ask.revision, (), planned)
                own = replace(own, table=replace(table, code=code))
                made = await prepare_screen(tables, own, await facts_of(tables, own))
                assert made is not None
                hold(made[0])


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("game", "seats"), SMALL_AND_LARGE)
async def test_the_menus_of_standing_answers_fit(tables: Tables, game: str, seats: int, language: str) -> None:
    table, _ = its_share(game, seats, 2, language, n=4)[0]
    own = perspective(table, 0)
    if own.game.standing:
        hold(standing_screen(own, await facts_of(tables, own)))


async def facts_of(tables: Tables, own: Perspective) -> PanelFacts:
    """What is stored for a person on their seat."""
    assert own.seat is not None
    player = own.table.players[own.seat]
    assert player and player.person
    return await tables.panels.facts(own.table, player.person)
