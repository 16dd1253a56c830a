"""The screens around the table: lobby, settings, server, lists, checks, in both languages and with the worst names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest

from bot.tables import Snapshot
from bot.tables.keys import NOTICES, REFUSALS
from bot.tables.values import refused
from bot.text import LOCALES, units, words_for
from bot.ui.acts import Acts
from bot.ui.gathering import Gathering
from bot.ui.lobby import left_behind, lobby
from bot.ui.log_page import log_page
from bot.ui.options import options_panel
from bot.ui.own_settings import OFFERED, OwnSettings, first_table_note
from bot.ui.replies import Reply
from bot.ui.screen import PeopleMenu, Screen
from bot.ui.server_settings import LANGUAGES, ROOMS, ServerSettings
from bot.ui.sight import Sight, told
from bot.ui.threads import MOST as THREAD
from bot.ui.threads import thread_name
from bot.ui.turns import turns
from rules.core import Arg

from .holding import hold
from .positions import NAMES
from .tavern import CHANNEL, GAME, SEATS, Tavern, tavern_of

MANY: Final = 27  # tables: more than any list shows
ERROR, NOTICE, FILE = 300, 400, 2000  # characters of a sentence, of a notice, of a message with a file


@pytest.fixture(params=NAMES)
async def tavern(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Tavern]:
    async with tavern_of(tmp_path, NAMES[request.param]) as ready:
        yield ready


def held(reply: Reply) -> str:
    """Hold a private answer, and the public message that it changes; returns what it says."""
    if reply.quiet is not None:
        hold(reply.quiet)
    return hold(reply.screen).text


def public(table: Snapshot) -> list[Sight]:
    """The table as everybody sees it, in each language."""
    return [Sight(table, GAME, words_for(locale)) for locale in LOCALES]


# --------------------------------------------------------------------------- before the start


@pytest.mark.parametrize("locale", LOCALES)
async def test_lobby_invitations_and_options_fit(tavern: Tavern, locale: str) -> None:
    acts, gathering = Acts(tavern.desk), Gathering(tavern.desk)
    held(await acts.open(tavern.guest(0, locale), GAME.key, SEATS))
    opened = await tavern.tables.table_of(CHANNEL)
    assert opened is not None
    code = opened.code
    held(await acts.join(tavern.guest(1, locale), code, 0))
    asked = await gathering.whom(tavern.guest(0, locale), code)
    assert held(asked) and any(isinstance(part, PeopleMenu) for part in asked.screen.parts)
    for n in (2, 3, 4):
        assert code in held(await gathering.invite(tavern.guest(0, locale), code, tavern.person(n), bot=False))
    held(await gathering.invite(tavern.guest(0, locale), code, tavern.person(5), bot=True))
    table = await tavern.tables.look(code)
    assert len(table.expected) == 3
    for sight in public(table):
        hold(lobby(sight))
        hold(options_panel(sight, host=False))
        for page in range(5):
            hold(options_panel(sight, host=True, page=page, note=sight.words("refused-full")))
    held(await acts.leave(tavern.guest(1, locale), code, sure=False))
    held(await acts.end(tavern.guest(0, locale), code, sure=False))
    held(await acts.fill(tavern.guest(0, locale), code, None))
    held(await acts.free(tavern.guest(0, locale), code, 4))
    held(await acts.leave(tavern.guest(1, locale), code, sure=True))


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_start_and_what_it_leaves_behind_fit(tavern: Tavern, locale: str) -> None:
    code, guest = await tavern.open(), tavern.guest(0, locale)
    assert "**" in held(await Acts(tavern.desk).start(guest, code))
    table = await tavern.tables.look(code)
    assert all(units(left_behind(sight)) <= 1000 for sight in public(table))
    assert units(thread_name(table)) <= THREAD


# --------------------------------------------------------------------------- at a running table


@pytest.mark.parametrize("locale", LOCALES)
async def test_more_and_every_second_press_fit(tavern: Tavern, locale: str) -> None:
    code, acts = await tavern.running(), Acts(tavern.desk)
    for n in (1, SEATS):  # somebody who plays, somebody who watches
        held(await acts.more(tavern.guest(n, locale), code))
        held(await acts.show(tavern.guest(n, locale), code))
    for ask in (acts.end, acts.resign):
        assert code in held(await ask(tavern.guest(1, locale), code, sure=False))
    held(await acts.end(tavern.guest(1, locale), code, sure=True))
    held(await acts.resign(tavern.guest(1, locale), code, sure=True))


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_end_with_its_log_check_and_rematch_fits(tavern: Tavern, locale: str) -> None:
    code, gathering = await tavern.over(), Gathering(tavern.desk)
    table = await tavern.tables.look(code)
    for sight in public(table):
        for page in range(4):
            hold(await log_page(tavern.tables, sight, page))
    assert "✓" in held(await gathering.verify(tavern.guest(0, locale), code))
    record = await Acts(tavern.desk).record(tavern.guest(0, locale), code)
    assert record.file and 0 < units(record.text) <= FILE
    held(await gathering.rematch(tavern.guest(0, locale), code))
    again = await tavern.tables.table_of(CHANNEL)
    assert again is not None and again.kept_until is not None and len(again.expected) == SEATS - 1
    for sight in public(again):
        hold(lobby(sight))


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_check_that_fails_names_the_fault_and_fits(tavern: Tavern, locale: str) -> None:
    code = await tavern.over()
    await tavern.database.write(lambda link: link.execute("update deals set secret = ?", ("00" * 32,)) and None)
    text = held(await Gathering(tavern.desk).verify(tavern.guest(0, locale), code))
    assert code in text and words_for(locale)("ui-fault-bad_seal") in text


# --------------------------------------------------------------------------- settings and lists


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_state_of_the_settings_fits(tavern: Tavern, locale: str) -> None:
    own, guest = OwnSettings(tavern.desk), tavern.guest(0, locale)
    await tavern.tables.met(guest.person)
    for name, values in OFFERED.items():
        for value in (*values, "no such value"):
            held(await own.set(guest, name, value))
    await tavern.tables.set_person(guest.person.id, notices="dm", dm="closed")
    assert guest.words("ui-notices-closed") in held(await own.page(guest, guest.words("ui-settings-kept")))
    hold(Screen(first_table_note(guest, "23456")))


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_pages_of_a_server_fit(tavern: Tavern, locale: str) -> None:
    server, guest = ServerSettings(tavern.desk), tavern.guest(0, locale, manages=True)
    held(await server.tables(guest))
    for language in LANGUAGES:
        held(await server.language(guest, language))
    for mode in (*ROOMS, "no such mode"):
        held(await server.rooms(guest, mode, CHANNEL))
    held(await Acts(tavern.desk).open(tavern.guest(0, locale, CHANNEL + 99), GAME.key, 2))  # not in that channel
    for work in (server.language(tavern.guest(1, locale), "fr"), server.tables(tavern.guest(1, locale))):
        assert held(await work) == guest.words("ui-server-not-yours")


@pytest.mark.parametrize("locale", LOCALES)
async def test_long_lists_of_tables_are_cut_where_they_must_be(tavern: Tavern, locale: str) -> None:
    for n in range(MANY):
        await (tavern.running(CHANNEL + n) if n % 3 else tavern.open(channel=CHANNEL + n))
    shown = held(await ServerSettings(tavern.desk).tables(tavern.guest(0, locale, manages=True)))
    assert words_for(locale)("ui-server-tables", n=MANY) in shown
    held(await turns(tavern.desk, tavern.guest(0, locale), words_for(locale)("refused-say_which_table")))
    held(await turns(tavern.desk, tavern.guest(SEATS, locale)))


# --------------------------------------------------------------------------- sentences


def facts_for(sight: Sight) -> dict[str, Arg]:
    """Facts as long as they can be, under every name that a text of this table may ask for."""
    table = sight.table
    longest = max((player.name for player in table.players if player), key=units)
    people = tuple(range(len(table.players)))
    numbers = dict.fromkeys(("n", "least", "most", "votes", "people", "moves", "hours", "minutes"), 99)
    names = dict.fromkeys(("name", "host", "who", "game", "option", "value"), longest)
    return {**numbers, **names, "code": table.code, "seat": 4, "seats": people, "names": ("undo",)}


@pytest.mark.parametrize("locale", LOCALES)
async def test_refusals_and_notices_are_short(tavern: Tavern, locale: str) -> None:
    table = await tavern.tables.look(await tavern.open())
    sight = Sight(table, GAME, words_for(locale), 0)
    for key in sorted(REFUSALS):
        facts = facts_for(sight)
        assert 0 < units(sight.refusal(refused(key, **facts).refusal)) <= ERROR, key
    for key in sorted(NOTICES):
        facts = told(sight.words, facts_for(sight), sight.names)
        assert 0 < units(sight.words(f"notice-{key}", title=sight.title, **facts)) <= NOTICE, key
