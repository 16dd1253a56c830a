"""*Why can’t I take back?* says at every moment what taking back would come to, whoever has moved since."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.tables import Snapshot
from bot.ui.interactions.answering import why
from bot.ui.interactions.more_page import more
from bot.ui.interactions.presses import press
from bot.ui.interactions.replies import Reply
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.screen import Button, ButtonRow
from bot.ui.screens.panel import UNDO
from rules.core import Refused
from tests.support.company import any_move

from .service_fixture import SEATS, ServiceFixture, service_fixture_of

BARRED, ALONE, ASKING = "Cannot take back: ", "press Take back", "have to agree"


@pytest.fixture
async def fixture(tmp_path: Path) -> AsyncIterator[ServiceFixture]:
    async with service_fixture_of(tmp_path, "Kim") as ready:
        yield ready


async def told(fixture: ServiceFixture, n: int, code: str) -> str:
    """What one of the people reads when they press the button now."""
    reply = await why(fixture.services, fixture.caller(n, "en"), Id(ids.WHY, code, 0, "none", UNDO), ())
    return reply.text


async def moved(fixture: ServiceFixture, code: str, chance: Random, number: int) -> Snapshot:
    """The table after any move of anybody who is asked."""
    table = await fixture.tables.look(code)
    move = any_move(chance, [ask for ask in table.asks if ask.given is None])
    person = next(n for n in range(SEATS) if table.seat_of(fixture.person(n).id) == move.seat)
    outcome = await fixture.tables.play(code, fixture.person(person).id, [move], key=f"move-{number}")
    return outcome.table


async def test_it_says_what_a_request_to_take_back_would_come_to(fixture: ServiceFixture) -> None:
    code, chance, met = await fixture.running(), Random(5), set[tuple[str, bool]]()
    for number in range(24):
        table = await moved(fixture, code, chance, number)
        assert table.state is not None
        for n in range(SEATS):
            text, others_moved = await told(fixture, n, code), table.state.undo_reach > 0
            if ALONE in text and number % 3:
                continue  # it stands, so that others move after it
            try:
                outcome = await fixture.tables.undo(code, fixture.person(n).id)
            except Refused as refused:
                if refused.refusal.key == "no_take_back":
                    assert BARRED in text, text
                    met.add((BARRED, others_moved))
                assert ALONE not in text and ASKING not in text, text
                continue
            if outcome.table.undo_request:
                assert ASKING in text, text
                met.add((ASKING, True))
                await fixture.tables.decline(code, fixture.person(n).id)
            else:
                assert ALONE in text, text
                met.add((ALONE, True))
                break
    assert met == {(BARRED, True), (BARRED, False), (ASKING, True), (ALONE, True)}


async def test_take_back_in_an_older_menu_asks_to_press_again_where_somebody_has_moved_since(
    fixture: ServiceFixture,
) -> None:
    """It answered with the panel and *an earlier question*, which has no such button once others have moved."""
    code, chance = await fixture.running(), Random(5)
    await moved(fixture, code, chance, 0)
    menu, was = await more(fixture.services, fixture.caller(0, "en"), code), await fixture.tables.look(code)
    assert (table := await moved(fixture, code, chance, 1)).revision != was.revision
    pressed = await press(fixture.services, fixture.caller(0, "en"), str(take_back_in(menu)))
    assert fixture.caller(0, "en").words("ui-more-moved-on") in pressed.text
    assert (take_back_in(pressed).revision, take_back_in(menu).revision) == (table.revision, was.revision)
    assert (await fixture.tables.look(code)).undo_request is None


async def test_a_second_press_of_take_back_says_again_that_it_was_taken_back(fixture: ServiceFixture) -> None:
    """It said that the game had moved on, and offered to take one more move back."""
    code, chance = await fixture.running(), Random(5)
    tables = [await moved(fixture, code, chance, number) for number in range(2)]
    while not (tables[-1].state and tables[-1].state.undo_seat in range(SEATS)):
        tables.append(await moved(fixture, code, chance, len(tables)))
    table, state = tables[-1], tables[-1].state
    n = next(n for n in range(SEATS) if table.seat_of(fixture.person(n).id) == state.undo_seat)
    caller = fixture.caller(n, "en")
    id = take_back_in(await more(fixture.services, caller, code))
    direct = Id(id.verb, id.table, id.revision, id.choice)
    done = (await press(fixture.services, caller, str(id))).text
    table = await fixture.tables.look(code)
    assert caller.words("ui-taken-back") in done and table.revision != id.revision
    for again in (id, direct):
        pressed = await press(fixture.services, caller, str(again))
        assert caller.words("ui-taken-back") in pressed.text and "moved on" not in pressed.text
    assert (await fixture.tables.look(code)).lines == table.lines


def take_back_in(reply: Reply) -> Id:
    """The id of *Take back* in a menu."""
    rows = (part for part in reply.screen.parts if isinstance(part, ButtonRow))
    buttons = (button for row in rows for button in row.buttons if isinstance(button, Button))
    return next(button.id for button in buttons if button.id.verb == ids.UNDO)
