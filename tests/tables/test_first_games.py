"""First-game hints: who wants them, who is at a first game, and what an older database says about both."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables import Person, Tables
from db import Database
from tests.support.movable_clock import MovableClock
from tests.support.toys import TOYS

from .host import ANA, BEA, Host

FIRST_RELEASE = Path(__file__).parents[1] / "db" / "released" / "0001.sql"


async def test_a_person_hides_hints_and_wants_them_again(host: Host) -> None:
    assert (await host.tables.people.settings(ANA.id)).hints
    assert not (await host.tables.people.change(ANA.id, lambda own: replace(own, hints=False))).hints
    await host.restart()
    assert not (await host.tables.people.settings(ANA.id)).hints
    assert (await host.tables.people.settings(BEA.id)).hints
    assert (await host.tables.people.change(ANA.id, lambda own: replace(own, hints=True))).hints


async def test_a_game_is_the_first_of_its_title_until_one_was_played_to_its_end(host: Host) -> None:
    code = await host.running(2)
    assert await wants_hints(host, code, ANA)
    await host.to_the_end(code)
    again = await host.running(2)
    assert not await wants_hints(host, again, ANA)


async def test_nobody_who_hides_hints_gets_one_at_a_first_game(host: Host) -> None:
    code = await host.running(2)
    await host.tables.people.change(ANA.id, lambda own: replace(own, hints=False))
    assert [await wants_hints(host, code, person) for person in (ANA, BEA)] == [False, True]


async def wants_hints(host: Host, code: str, person: Person) -> bool:
    """Whether this person's panel shows hints."""
    return (await host.tables.panels.facts(await host.tables.look(code), person.id)).wants_hints


@pytest.mark.sqlite
async def test_people_of_the_version_before_hints_get_them(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    connection = sqlite3.connect(path)
    connection.executescript(FIRST_RELEASE.read_text("utf-8"))
    connection.execute("insert into people values (7, 'Zoé', 'fr', null, 'channel', 'closed')")
    connection.commit()
    connection.close()
    database = await Database.open(path)
    tables = Tables(database, MovableClock(), TOYS)
    await tables.begin()
    settings = await tables.people.settings(7)
    assert (settings.name, settings.notices, settings.dm, settings.hints) == ("Zoé", "channel", "closed", True)
    await database.close()
