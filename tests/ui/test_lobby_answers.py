"""What people read who press or type about a lobby, or leave a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables import Place
from bot.text import LOCALES, words_for
from bot.ui.interactions import ending, invitations, table_actions
from bot.ui.interactions.presses import press
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.waiting_list import waiting_list
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.screen import Button, ButtonRow, Menu
from bot.ui.screens.lobby import ONE
from rules.core import Refused

from .service_fixture import CHANNEL, GAME, GUILD, SEATS, ServiceFixture, service_fixture_of


@pytest.fixture
async def fixture(tmp_path: Path) -> AsyncIterator[ServiceFixture]:
    async with service_fixture_of(tmp_path, "Ana") as made:
        yield made


async def pressed(fixture: ServiceFixture, n: int, id: Id, value: str = "") -> Reply:
    """Somebody who reads English presses a button, or chooses in a menu."""
    return await press(fixture.services, fixture.caller(n, "en"), str(id), (value,) if value else ())


def menus(reply: Reply) -> dict[str, Menu]:
    """The menus that a reply shows, by what they set."""
    return {part.id.choice: part for part in reply.screen.parts if isinstance(part, Menu)}


def joins(reply: Reply) -> list[Id]:
    """The buttons of a reply that take a seat."""
    rows = [part for part in reply.screen.parts if isinstance(part, ButtonRow)]
    buttons = [button for row in rows for button in row.buttons if isinstance(button, Button)]
    return [button.id for button in buttons if isinstance(button.id, Id) and button.id.verb == ids.JOIN]


# ------------------------------------------------------------------- leaving a table that runs


async def test_whoever_leaves_a_running_table_reads_how_that_is_done(fixture: ServiceFixture) -> None:
    code = await fixture.running()
    with pytest.raises(Refused) as no:
        await table_actions.leave(fixture.services, fixture.caller(1, "en"), code, sure=False)
    assert no.value.refusal.key == "leave_by_resigning"


async def test_who_gives_up_the_last_seat_of_a_person_reads_that_the_table_closes(fixture: ServiceFixture) -> None:
    code, caller = await fixture.open(people=1), fixture.caller(0, "en")
    await fixture.tables.bot_seats.fill(code, caller.person.id)
    await fixture.tables.start(code, caller.person.id)
    asked = await ending.resign(fixture.services, caller, code, sure=False)
    assert "the table closes without a result" in asked.text and "A bot goes on" not in asked.text
    told = await ending.resign(fixture.services, caller, code, sure=True)
    assert "closed without a result" in told.text and "A bot goes on" not in told.text


# ------------------------------------------------------------------- a rematch


async def test_who_joins_a_rematch_by_its_button_reads_that_they_sit_there(fixture: ServiceFixture) -> None:
    code = await fixture.over()
    opened = await invitations.rematch(fixture.services, fixture.caller(0, "en"), code)
    joined = await invitations.rematch(fixture.services, fixture.caller(1, "en"), code)
    assert "starts when all are back" in opened.text
    assert "You sit at" in joined.text and "starts when all are back" in joined.text
    again = (await fixture.tables.tables_of(fixture.person(1).id))[0].code
    await fixture.tables.invitations.decline(again, fixture.person(2).id)
    later = await invitations.rematch(fixture.services, fixture.caller(3, "en"), code)
    assert "its host starts it" in later.text, "somebody declined: it does not start by itself"


# ------------------------------------------------------------------- refusals leave what was open


async def test_a_bot_that_finds_no_seat_leaves_the_options_open_and_they_say_why(fixture: ServiceFixture) -> None:
    code = await fixture.open()
    for what in ("", "strong"):
        reply = await pressed(fixture, 0, Id(ids.FILL, code, 0, ONE, what))
        assert "All seats are taken" in reply.text and "seats" in menus(reply)


async def test_a_refusal_is_told_beside_the_private_message_that_was_pressed(fixture: ServiceFixture) -> None:
    code = await fixture.open()
    assert (await pressed(fixture, 1, Id(ids.FILL, code))).beside
    hidden = await press(fixture.services, fixture.caller(1, "en"), str(Id(ids.OPTIONS, "ZZZZ")), ())
    assert not hidden.beside, "nothing of a table stays with whom it is none"


async def test_the_list_of_open_tables_stays_where_somebody_joins_one_of_them(fixture: ServiceFixture) -> None:
    await fixture.open(people=2)
    await fixture.tables.open(fixture.person(9), Place(GUILD, CHANNEL + 10), GAME.key, SEATS)
    caller = fixture.caller(1, "en", channel=CHANNEL + 10)  # of what is elsewhere an unconnected client knows nothing
    shown = await waiting_list(fixture.services, caller)
    reply = await press(fixture.services, caller, str(joins(shown)[0]), ())
    assert "You sit at" in reply.text and reply.text.count("in its lobby") == 2, "the list, with the table joined"
    assert not joins(reply)


# ------------------------------------------------------------------- options


async def test_the_hours_of_ones_own_pace_show_what_counts(fixture: ServiceFixture) -> None:
    code = await fixture.open(people=1)
    chosen = await pressed(fixture, 0, Id(ids.OPTIONS, code, 0, "pace", "0"), "own")
    pages = [menus(await pressed(fixture, 0, Id(ids.PAGE, code, 0, "options", str(n)))) for n in range(4)]
    page = next(n for n, shown in enumerate(pages) if "cap" in shown)
    assert f"on page {page + 1}" in chosen.text
    hours = menus(await pressed(fixture, 0, Id(ids.PAGE, code, 0, "options", str(page))))
    usual = {name: next(e.value for e in hours[name].entries if e.about) for name in ("bank", "increment", "cap")}
    assert usual == {"bank": "72", "increment": "24", "cap": "168"}
    assert min(int(entry.value) for entry in hours["cap"].entries) == 72, "nobody has less than at the start"
    await fixture.tables.set_options(code, fixture.person(0).id, {"cap": 1})
    hours = menus(await pressed(fixture, 0, Id(ids.PAGE, code, 0, "options", str(page))))
    assert [entry.value for entry in hours["cap"].entries if entry.chosen] == ["72"]


async def test_no_language_is_called_the_usual_one(fixture: ServiceFixture) -> None:
    code = await fixture.open(people=1)
    pages = [menus(await pressed(fixture, 0, Id(ids.PAGE, code, 0, "options", str(n)))) for n in range(3)]
    language = next(page["language"] for page in pages if "language" in page)
    assert not any(entry.about for entry in language.entries)
    assert any(entry.about for entry in next(page["pace"] for page in pages if "pace" in page).entries)


@pytest.mark.parametrize("locale", LOCALES)
def test_who_would_block_a_bot_does_not_read_that_bots_sit_nowhere(locale: str) -> None:
    text = words_for(locale)("block-bot")
    assert "no table" not in text and "aucune table" not in text
