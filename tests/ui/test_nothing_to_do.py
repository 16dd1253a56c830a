"""What people read who ask for something where there is nothing to offer, to show or to prepare."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.text import LOCALES, words_for
from bot.ui.interactions import absence_actions, preparing, table_actions
from bot.ui.kit.screen import ButtonRow, Screen, Text
from tests.tables.host import refusing

from .service_fixture import ServiceFixture, service_fixture_of

STRANGER = 7


@pytest.fixture
async def fixture(tmp_path: Path) -> AsyncIterator[ServiceFixture]:
    async with service_fixture_of(tmp_path, "Ana") as made:
        yield made


def said(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


async def test_no_confirmation_is_asked_for_where_there_is_no_seat_to_offer(fixture: ServiceFixture) -> None:
    services, ended = fixture.services, await fixture.over()
    cases = ((await fixture.open(), 0, "not_running"), (ended, 0, "game_over"))
    for code, who, refusal in (*cases, (await fixture.running(5), STRANGER, "not_seated")):
        with refusing(refusal):
            await absence_actions.offer(services, fixture.caller(who, "en"), code, sure=False)
    code = await fixture.running(6)
    asked = await absence_actions.offer(services, fixture.caller(0, "en"), code, sure=False)
    assert any(isinstance(part, ButtonRow) for part in asked.screen.parts)
    await absence_actions.offer(services, fixture.caller(0, "en"), code, sure=True)
    with refusing("offered_already"):
        await absence_actions.offer(services, fixture.caller(0, "en"), code, sure=False)


async def test_who_has_no_seat_at_a_table_announces_no_time_away_there_and_keeps_their_days(
    fixture: ServiceFixture,
) -> None:
    code, caller = await fixture.running(), fixture.caller(STRANGER, "en")
    day = time.strftime("%Y-%m-%d", time.gmtime(fixture.tables.clock.now() + 3 * 86_400.0))
    with refusing("not_seated"):
        await absence_actions.away(fixture.services, caller, day, table=await fixture.tables.look(code))
    assert not await fixture.tables.absences.away(caller.person.id)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("form", ["", "text", "words", "large"])
async def test_a_table_that_has_not_started_shows_no_empty_board(
    fixture: ServiceFixture, locale: str, form: str
) -> None:
    shown = await table_actions.show(fixture.services, fixture.caller(0, locale), await fixture.open(), form)
    assert words_for(locale)("ui-not-started") in said(shown.screen)


@pytest.mark.parametrize("locale", LOCALES)
async def test_who_can_prepare_nothing_reads_why(fixture: ServiceFixture, locale: str) -> None:
    words, ended, lobby = words_for(locale), await fixture.over(), await fixture.open()
    running = await fixture.tables.look(await fixture.running(5))
    (asked,) = (n for n in range(5) if fixture.person(n).id == running.players[running.awaited[0]].person)  # type: ignore[union-attr]
    cases = (
        (lobby, 0, "ui-not-started"),
        (ended, 0, "prepare-over"),
        (running.code, STRANGER, "prepare-no-seat"),
        (running.code, asked, "prepare-asked"),
    )
    for code, who, key in cases:
        table = await fixture.tables.look(code)
        reply = await preparing.opened(fixture.services, fixture.caller(who, locale), table)
        assert words(key) in said(reply.screen), key
