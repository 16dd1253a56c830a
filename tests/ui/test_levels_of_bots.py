"""Which level bots have that are put on free seats, and who is asked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.text import LOCALES, words_for
from bot.ui.interactions import table_actions
from bot.ui.interactions.presses import press
from bot.ui.interactions.services import Bots
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.screen import Button, ButtonRow
from bot.ui.screens.lobby import ONE

from .service_fixture import ServiceFixture, service_fixture_of


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[ServiceFixture]:
    async with service_fixture_of(tmp_path, "Ana") as fixture:
        yield fixture


async def levels(at: ServiceFixture, code: str) -> list[str]:
    """Those of the bots at a table."""
    return [player.level for player in (await at.tables.look(code)).players if player and player.bot_number]


@pytest.mark.parametrize("locale", LOCALES)
async def test_where_all_bots_play_easy_no_level_is_asked_and_it_is_said(at: ServiceFixture, locale: str) -> None:
    services, told = replace(at.services, bots=Bots(only_easy=True)), words_for(locale)("ui-only-easy")
    code = await at.open(people=2)
    named = await table_actions.fill(services, at.caller(0, locale), code, 1, "strong")
    pressed = await press(services, at.caller(0, locale), f"f:{code}")
    assert told in named.text and told in pressed.text
    assert await levels(at, code) == ["easy"] * 3


async def test_who_adds_one_bot_is_asked_for_its_level_and_sees_the_options_again(at: ServiceFixture) -> None:
    services, code = at.services, await at.open(people=2)
    one = str(Id(ids.FILL, code, 0, ONE))
    asked = await press(services, at.caller(0, "en"), one)
    assert "How strong shall the bot at" in asked.text and await levels(at, code) == []
    for level in ("strong", "easy"):
        chosen = str(Id(ids.FILL, code, 0, ONE, level))
        buttons = [b for row in asked.screen.parts if isinstance(row, ButtonRow) for b in row.buttons]
        assert chosen in [str(b.id) for b in buttons if isinstance(b, Button)]
        assert "Options" in (await press(services, at.caller(0, "en"), chosen)).text
    assert await levels(at, code) == ["strong", "easy"]
    await press(replace(services, bots=Bots(only_easy=True)), at.caller(0, "en"), one)
    assert await levels(at, code) == ["strong", "easy", "easy"], "without a question where there is nothing to ask"
