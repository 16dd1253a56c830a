"""What people read who press for a seat that the caretaker plays."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import db
from bot.clock import MovableClock
from bot.tables.storage import player_rows
from bot.tables.values import TimeAccount
from bot.text import words_for
from bot.ui.interactions import absence_actions
from bot.ui.interactions.dates import offered_dates
from bot.ui.kit.screen import Screen, Text

from .service_fixture import ServiceFixture, service_fixture_of


@pytest.fixture
async def fixture(tmp_path: Path) -> AsyncIterator[ServiceFixture]:
    async with service_fixture_of(tmp_path, "Ana") as made:
        yield made


async def cared_for(fixture: ServiceFixture, *, came_back: int) -> tuple[str, int]:
    """A table whose caretaker plays for somebody who is asked, by a vote; and who of its people that is."""
    code = await fixture.running()
    table = await fixture.tables.look(code)
    seat = table.awaited[0]
    player = table.players[seat]
    assert player and player.person and player.account
    account: TimeAccount = replace(player.account, came_back=came_back, nth_wait=1)
    cared = replace(player, stand="cared", stand_why="ballot", account=account)
    row = player_rows.player_row(code, seat, cared)
    await fixture.database.write(partial(db.upsert, row=row))
    fixture.tables._transactions.cache.forget(code)
    return code, next(n for n in range(5) if fixture.person(n).id == player.person)


def said(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_who_came_back_to_a_question_before_reads_that_an_answer_is_due(
    fixture: ServiceFixture, locale: str
) -> None:
    code, who = await cared_for(fixture, came_back=1)
    caller = fixture.caller(who, locale)
    reply = await absence_actions.back(fixture.services, caller, code)
    assert words_for(locale)("refused-answer_first") in said(reply.screen)
    assert await absence_actions.come_back(fixture.services, caller, code) == "", "to look does not help either"


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_who_comes_back_for_the_first_time_has_their_seat(fixture: ServiceFixture, locale: str) -> None:
    code, who = await cared_for(fixture, came_back=-1)
    reply = await absence_actions.back(fixture.services, fixture.caller(who, locale), code)
    assert words_for(locale)("ui-welcome-back", n=0) in said(reply.screen)
    assert words_for(locale)("refused-answer_first") not in said(reply.screen)


@pytest.mark.parametrize("hour", range(0, 24, 4))
async def test_every_day_that_completion_offers_can_be_taken_at_any_hour(fixture: ServiceFixture, hour: int) -> None:
    services, clock, caller = fixture.services, fixture.tables.clock, fixture.caller(0, "en")
    assert isinstance(clock, MovableClock)
    clock.move(86_400.0 - clock.now() % 86_400.0 + hour * 3600.0 + 60.0)
    for n in range(len(await offered_dates(services, caller.person.id, "en"))):
        day = (await offered_dates(services, caller.person.id, "en"))[n][1]
        await absence_actions.away(services, caller, day)
        assert await fixture.tables.absences.away(caller.person.id), day
        await absence_actions.back_everywhere(services, caller)
        clock.move(365 * 86_400.0)
