"""The screens around the table: lobby, settings, server, lists, checks, in both languages and with the worst names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.tables import Snapshot
from bot.tables.values import refused
from bot.text import LOCALES, units, words_for
from bot.ui.delivery.threads import LONGEST_NAME, thread_name
from bot.ui.interactions import ending, invitations, more_page, own_settings, server_settings, table_actions
from bot.ui.interactions.own_settings import OFFERED, PAGE, PAGES, first_table_note
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.server_settings import LANGUAGES, ROOMS
from bot.ui.interactions.waiting_list import waiting_list
from bot.ui.kit import ids
from bot.ui.kit.perspective import Perspective, format_facts
from bot.ui.kit.screen import Button, ButtonRow, PeopleMenu, Screen
from bot.ui.screens.lobby import closed_lobby_line, lobby, start_of
from bot.ui.screens.log_page import LogView, log_page
from bot.ui.screens.options import options_panel
from rules import GAMES
from rules.core import Arg, Refusal
from tests.support.table_keys import NOTICES, REFUSALS

from .holding import hold
from .positions import NAMES
from .service_fixture import CHANNEL, GAME, SEATS, ServiceFixture, service_fixture_of
from .tables import snapshot

MANY: Final = 27  # tables: more than any list shows
ERROR, NOTICE, FILE = 300, 400, 2000  # characters of a sentence, of a notice, of a message with a file


@pytest.fixture(params=NAMES)
async def service_fixture(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[ServiceFixture]:
    async with service_fixture_of(tmp_path, NAMES[request.param]) as ready:
        yield ready


def held(reply: Reply) -> str:
    """Hold a private answer, and the public message that it changes; returns what it says."""
    if reply.public is not None:
        hold(reply.public)
    return hold(reply.screen).text


def public(table: Snapshot) -> list[Perspective]:
    """The table as everybody sees it, in each language."""
    return [Perspective(table, GAME, words_for(locale)) for locale in LOCALES]


# --------------------------------------------------------------------------- before the start


@pytest.mark.parametrize("locale", LOCALES)
async def test_lobby_invitations_and_options_fit(service_fixture: ServiceFixture, locale: str) -> None:
    services = service_fixture.services
    held(await table_actions.open_table(services, service_fixture.caller(0, locale), GAME.key, SEATS))
    opened = await service_fixture.tables.table_of(CHANNEL)
    assert opened is not None
    code = opened.code
    held(await table_actions.join(services, service_fixture.caller(1, locale), code, 0))
    asked = await invitations.choose_person(services, service_fixture.caller(0, locale), code)
    assert held(asked) and any(isinstance(part, PeopleMenu) for part in asked.screen.parts)
    for n in (2, 3, 4):
        assert code in held(
            await invitations.invite(
                services, service_fixture.caller(0, locale), code, service_fixture.person(n), bot=False
            )
        )
    held(
        await invitations.invite(services, service_fixture.caller(0, locale), code, service_fixture.person(5), bot=True)
    )
    table = await service_fixture.tables.look(code)
    assert len(table.expected) == 3
    for perspective in public(table):
        hold(lobby(perspective))
        hold(options_panel(perspective, host=False))
        for page in range(5):
            hold(options_panel(perspective, host=True, page=page, note=perspective.words("refused-full")))
    held(await table_actions.leave(services, service_fixture.caller(1, locale), code, sure=False))
    held(await ending.end(services, service_fixture.caller(0, locale), code))
    held(await table_actions.fill(services, service_fixture.caller(0, locale), code, None))
    held(await table_actions.free(services, service_fixture.caller(0, locale), code, 4))
    held(await table_actions.leave(services, service_fixture.caller(1, locale), code, sure=True))


@pytest.mark.parametrize("locale", LOCALES)
def test_where_fewer_seats_make_options_impossible_button_and_line_say_so(locale: str) -> None:
    """A game whose options need three players; none of the four is so, an edition or a further game may be."""
    reason = Refusal("chosen_six_cards", {"n": 5})
    game = replace(GAMES["rattus"], options_clash=lambda seats, options: reason if seats < 3 else None)
    table = snapshot("rattus", 3, locale)
    assert start_of(Perspective(table, game, words_for(locale))) == "ready"
    public = Perspective(replace(table, players=(*table.players[:2], None)), game, words_for(locale))
    shown = hold(lobby(public))
    assert public.refusal(reason) in shown.text
    last = next(b for row in shown.parts if isinstance(row, ButtonRow) for b in row.buttons if "2" in b.label)
    assert isinstance(last, Button) and last.disabled and last.id.verb == ids.START


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_start_and_what_it_leaves_behind_fit(service_fixture: ServiceFixture, locale: str) -> None:
    code, caller = await service_fixture.open(), service_fixture.caller(0, locale)
    assert "**" in held(await table_actions.start(service_fixture.services, caller, code))
    table = await service_fixture.tables.look(code)
    assert all(units(closed_lobby_line(perspective)) <= 1000 for perspective in public(table))
    assert units(thread_name(table)) <= LONGEST_NAME


# --------------------------------------------------------------------------- at a running table


@pytest.mark.parametrize("locale", LOCALES)
async def test_more_and_every_second_press_fit(service_fixture: ServiceFixture, locale: str) -> None:
    code, services = await service_fixture.running(), service_fixture.services
    for n in (1, SEATS):  # somebody who plays, somebody who watches
        held(await more_page.more(services, service_fixture.caller(n, locale), code))
        held(await table_actions.show(services, service_fixture.caller(n, locale), code))
    caller = service_fixture.caller(1, locale)
    assert code in held(await ending.end(services, caller, code))
    assert code in held(await ending.resign(services, caller, code, sure=False))
    held(await ending.end(services, caller, code, ids.SURE))
    held(await ending.resign(services, service_fixture.caller(1, locale), code, sure=True))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.sampled
async def test_the_end_with_its_log_check_and_rematch_fits(service_fixture: ServiceFixture, locale: str) -> None:
    code, services = await service_fixture.over(), service_fixture.services
    table = await service_fixture.tables.look(code)
    for perspective in public(table):
        for page in range(4):
            hold(await log_page(service_fixture.tables, perspective, LogView(page)))
    assert "✓" in held(await invitations.verify(services, service_fixture.caller(0, locale), code))
    record = await table_actions.record(service_fixture.services, service_fixture.caller(0, locale), code)
    assert record.file and 0 < units(record.text) <= FILE
    said = held(await invitations.rematch(services, service_fixture.caller(0, locale), code))
    again = await service_fixture.tables.table_of(CHANNEL)
    assert again is not None and again.kept_until is not None and len(again.expected) == SEATS - 1
    for perspective in public(again):
        hold(lobby(perspective))
    pressed_again = await invitations.rematch(services, service_fixture.caller(0, locale), code)
    assert held(pressed_again) == said and again.code in said


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_check_that_fails_names_the_fault_and_fits(service_fixture: ServiceFixture, locale: str) -> None:
    code = await service_fixture.over()
    await service_fixture.database.write(
        lambda connection: connection.execute("update deals set secret = ?", ("00" * 32,)) and None
    )
    text = held(await invitations.verify(service_fixture.services, service_fixture.caller(0, locale), code))
    assert code in text and words_for(locale)("ui-fault-bad_seal") in text


# --------------------------------------------------------------------------- settings and lists


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_state_of_the_settings_fits(service_fixture: ServiceFixture, locale: str) -> None:
    services, caller = service_fixture.services, service_fixture.caller(0, locale)
    await service_fixture.tables.people.met(caller.person)
    for name, values in {**OFFERED, PAGE: tuple(PAGES)}.items():
        for value in (*values, "no such value"):
            held(await own_settings.change(services, caller, name, value))
    await service_fixture.tables.people.change(caller.person.id, lambda own: replace(own, notices="dm", dm="closed"))
    assert caller.words("ui-notices-closed") in held(
        await own_settings.page(services, caller, caller.words("ui-settings-kept"))
    )
    hold(Screen(first_table_note(caller, "23456")))


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_pages_of_a_server_fit(service_fixture: ServiceFixture, locale: str) -> None:
    services, caller = service_fixture.services, service_fixture.caller(0, locale, manages=True)
    held(await server_settings.table_list(services, caller))
    for language in LANGUAGES:
        held(await server_settings.language(services, caller, language))
    for mode in (*ROOMS, "no such mode"):
        held(await server_settings.rooms(services, caller, mode, CHANNEL))
    held(
        await table_actions.open_table(
            service_fixture.services, service_fixture.caller(0, locale, CHANNEL + 99), GAME.key, 2
        )
    )  # not in that channel
    for work in (
        server_settings.language(services, service_fixture.caller(1, locale), "fr"),
        server_settings.table_list(services, service_fixture.caller(1, locale)),
    ):
        assert held(await work) == caller.words("ui-server-not-yours")


@pytest.mark.parametrize("locale", LOCALES)
async def test_long_lists_of_tables_are_cut_where_they_must_be(service_fixture: ServiceFixture, locale: str) -> None:
    for n in range(MANY):
        await (service_fixture.running(CHANNEL + n) if n % 3 else service_fixture.open(channel=CHANNEL + n))
    shown = held(
        await server_settings.table_list(service_fixture.services, service_fixture.caller(0, locale, manages=True))
    )
    assert words_for(locale)("ui-server-tables", n=MANY) in shown
    held(
        await waiting_list(
            service_fixture.services, service_fixture.caller(0, locale), words_for(locale)("refused-say_which_table")
        )
    )
    held(await waiting_list(service_fixture.services, service_fixture.caller(SEATS, locale)))


# --------------------------------------------------------------------------- sentences


def facts_for(perspective: Perspective) -> dict[str, Arg]:
    """Facts as long as they can be, under every name that a text of this table may ask for."""
    table = perspective.table
    longest = max((player.name for player in table.players if player), key=units)
    people = tuple(range(len(table.players)))
    numbers = dict.fromkeys(
        (
            "n",
            "least",
            "most",
            "votes",
            "people",
            "moves",
            "hours",
            "minutes",
            "day",
            "days",
            "until",
            "tables",
            "rounds",
            "own",
        ),
        99,
    )
    names = dict.fromkeys(("name", "host", "who", "game", "option", "value", "zone"), longest)
    return {
        **numbers,
        **names,
        "when": "<t:1800000000:R>",
        "why": "untouched",
        "date": "<t:1800000000:f>",
        "since": 1_800_000_000,
        "call": longest,
        "code": table.code,
        "seat": 4,
        "seats": people,
        "names": ("undo",),
    }


@pytest.mark.parametrize("locale", LOCALES)
async def test_refusals_and_notices_are_short(service_fixture: ServiceFixture, locale: str) -> None:
    table = await service_fixture.tables.look(await service_fixture.open())
    perspective = Perspective(table, GAME, words_for(locale), 0)
    for key in sorted(REFUSALS):
        facts = facts_for(perspective)
        assert 0 < units(perspective.refusal(refused(key, **facts).refusal)) <= ERROR, key
    for key in sorted(NOTICES):
        worded = format_facts(perspective.words, facts_for(perspective), perspective.names)
        assert 0 < units(perspective.words(f"notice-{key}", title=perspective.title, **worded)) <= NOTICE, key
