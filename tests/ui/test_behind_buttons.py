"""Whatever time and absence did to a table: the answers behind all buttons it shows fit, with the worst names."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from bot.tables.values import DAY
from bot.text import LOCALES
from bot.ui.interactions import absence_actions, my_data, server_settings, server_tables
from bot.ui.interactions.presses import press
from bot.ui.interactions.waiting_list import waiting_list
from bot.ui.kit import ids
from bot.ui.kit.ids import read_id
from bot.ui.kit.screen import Button, ButtonRow, Screen
from rules.core import Refused
from tests.support.timers import fire

from .circumstances import NOTE
from .holding import hold
from .positions import NAMES
from .service_fixture import CHANNEL, SEATS, ServiceFixture, service_fixture_of

DOORS: Final = (ids.MOVE, ids.MORE, ids.LOG)
FOLLOWED: Final = (ids.TIME, ids.VOTE, ids.MORE, ids.PREPARE)
FIFTY: Final = 50
Work = Callable[[ServiceFixture, str], Awaitable[object]]


@pytest.fixture
async def fixture(tmp_path: Path) -> AsyncIterator[ServiceFixture]:
    async with service_fixture_of(tmp_path, NAMES["escapes"]) as ready:
        yield ready


# --------------------------------------------------------------------------- how a table comes to stand so


async def nothing(fixture: ServiceFixture, code: str) -> None:
    """All is as usual."""


async def away(fixture: ServiceFixture, code: str) -> None:
    """Somebody is away, with a note."""
    now = fixture.tables.clock.now()
    await fixture.tables.absences.announce(fixture.person(1).id, now, now + 9 * DAY, note=NOTE[:100])


async def called(fixture: ServiceFixture, code: str) -> None:
    """Everybody who is asked got their last call."""
    for seat in (await fixture.tables.look(code)).awaited:
        await fire(fixture.tables, code, "last", seat)


async def asked_for_a_pause(fixture: ServiceFixture, code: str) -> None:
    """Somebody asks for a pause."""
    until = fixture.tables.clock.now() + 9 * DAY
    await fixture.tables.absences.ask_pause(code, fixture.person(0).id, until)


async def paused(fixture: ServiceFixture, code: str) -> None:
    """It is paused."""
    await asked_for_a_pause(fixture, code)
    for n in range(1, SEATS):
        with suppress(Refused):
            await fixture.tables.absences.answer(code, fixture.person(n).id, yes=True)


async def offered(fixture: ServiceFixture, code: str) -> None:
    """Somebody offers their seat."""
    await fixture.tables.absences.offer(code, fixture.person(1).id)


async def applied_for(fixture: ServiceFixture, code: str) -> None:
    """Somebody would take it."""
    await offered(fixture, code)
    seat = (await fixture.tables.look(code)).seat_of(fixture.person(1).id)
    assert seat is not None
    await fixture.tables.absences.apply_for(code, seat, fixture.person(SEATS))


async def left(fixture: ServiceFixture, code: str) -> None:
    """Somebody gave up their seat, which is offered and cared for."""
    await fixture.tables.absences.offer(code, fixture.person(1).id, leaving=True)


async def frozen(fixture: ServiceFixture, code: str) -> None:
    """It has no place."""
    await fixture.tables.absences.freeze(code)


STANDS: Final[tuple[Work, ...]] = (nothing, away, called, asked_for_a_pause, paused, offered, applied_for, left, frozen)


# --------------------------------------------------------------------------- the walk


def shown(screen: Screen) -> list[str]:
    """The ids of a screen's buttons."""
    rows = (part.buttons for part in screen.parts if isinstance(part, ButtonRow))
    return [str(button.id) for row in rows for button in row if isinstance(button, Button) and not button.disabled]


@pytest.mark.parametrize("stands", STANDS, ids=lambda work: work.__name__)
async def test_all_that_is_behind_the_buttons_fits(fixture: ServiceFixture, stands: Work) -> None:
    code = await fixture.running()
    await stands(fixture, code)
    for turn, n in enumerate((0, 1, SEATS)):
        locale, tried = LOCALES[turn % len(LOCALES)], set[str]()
        waiting = [f"{door}:{code}" for door in DOORS]
        for id in waiting:
            read = read_id(id)
            if id in tried or read is None or (read.verb == ids.VOTE and read.what == "sure"):
                continue
            tried.add(id)
            reply = await press(fixture.services, fixture.caller(n, locale), id)
            hold(reply.screen)
            waiting += [more for more in shown(reply.screen) if more.partition(":")[0] in FOLLOWED]


@pytest.mark.parametrize("locale", LOCALES)
async def test_answers_of_commands_fit_for_who_sits_at_fifty_tables(fixture: ServiceFixture, locale: str) -> None:
    first, second = [await fixture.running(CHANNEL + n) for n in range(2)]
    for n in range(2, FIFTY):
        await fixture.open(1, CHANNEL + n)
    services, asker = fixture.services, fixture.caller(0, locale, manages=True)
    hold((await waiting_list(services, asker)).screen)
    hold((await my_data.show(services, asker)).screen)
    hold((await my_data.erase(services, asker)).screen)
    hold((await server_settings.table_list(services, asker)).screen)
    outside = fixture.caller(SEATS, locale, manages=True)
    for act in (server_tables.close, server_tables.pause):
        with pytest.raises(Refused, match="own_table"):
            await act(services, asker, first)
        hold((await act(services, outside, first)).screen)
    hold((await absence_actions.away(services, asker, "nonsense" * 40)).screen)
    hold((await absence_actions.away(services, asker, "in 3 days", note=NOTE[:100], choice="care")).screen)
    hold((await absence_actions.nudge_menu(services, asker, await fixture.tables.look(second))).screen)
    hold((await absence_actions.back_everywhere(services, asker)).screen)
