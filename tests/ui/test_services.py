"""Handlers that fail: the person reads a sentence, the log has the place in the program and no values."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import discord
import pytest
from structlog.testing import capture_logs

from bot.faces import NotUnderstood
from bot.pictures import Renderer
from bot.tables import Person, Place, Tables
from bot.tables.values import refused
from bot.tables.values.settings import Reading
from bot.text import words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services
from bot.ui.kit.illustrator import Illustrator
from bot.ui.screens import marks
from db import Database, DatabaseError, ServerAway, TransientDatabaseError
from tests.games import GAMES
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock

ANA, BEA = Person(101, "Ana", "en-US"), Person(102, "Bea", "en-US")


AWAY = ServerAway("the server cannot be reached", "no answer")


def caller(locale: str = "en") -> Caller:
    return Caller(ANA, words_for(locale), "interaction-1", Place(1, 11))


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[Services, Database]]:
    """Services at a database of their own."""
    database = await Database.open(fresh(folder / "tables.db"))
    try:
        tables = Tables(database, MovableClock())
        await tables.begin()
        yield Services(tables, GAMES, discord.Client(intents=discord.Intents.none())), database
    finally:
        await database.close()


async def opened(services: Services) -> str:
    """The code of a table that Ana has just opened."""
    return (await services.tables.open(ANA, Place(1, 11), "rattus_cartus", 2)).table.code


async def said(folder: Path, error: Exception, *, locale: str = "en", code: str = "") -> str:
    """What the caller reads when a handler fails like this, at a table of Ana's if no code is given."""
    async with served(folder) as (services, _):
        code = code or await opened(services)

        async def work() -> Reply:
            raise error

        return (await services.safely(caller(locale), work, code)).text.replace(code, "CODE")


async def test_a_fault_of_ours_is_owned_and_logged_without_values(tmp_path: Path) -> None:
    with capture_logs() as logs:
        text = await said(tmp_path, RuntimeError("the hand is 3 kings"))
    assert text == "That was our fault. Nothing was changed. Report it with CODE-0."
    assert [line["error"] for line in logs] == ["RuntimeError"]
    assert "kings" not in str(logs)
    assert any("test_services.py" in frame for frame in logs[0]["where"])


async def test_an_outage_of_the_database_is_logged_once_and_not_as_a_fault_of_ours(tmp_path: Path) -> None:
    full = TransientDatabaseError("database or disk is full", "SQLITE_FULL")

    async def work() -> Reply:
        raise full

    async with served(tmp_path) as (services, _):
        services.tables.on_commit(services.faults.stored)
        with capture_logs() as logs:
            for _ in range(3):
                await services.safely(caller(), work)
            told = [(line["event"], line.get("means")) for line in logs]
            assert told == [("the database cannot be used", "no room is left on the disk")]
            await opened(services)
            await services.safely(caller(), work)
        assert [line["event"] for line in logs if line["log_level"] == "error"] == ["the database cannot be used"] * 2


@pytest.mark.parametrize("error", [RuntimeError("too late"), AWAY])
@pytest.mark.parametrize(("locale", "words"), [("en", "stored and counts"), ("fr", "enregistré et compte")])
async def test_what_fails_after_a_change_was_stored_says_that_it_is_stored(
    tmp_path: Path, error: Exception, locale: str, words: str
) -> None:
    async with served(tmp_path) as (services, _):
        code = await opened(services)

        async def work() -> Reply:
            await services.tables.join(code, BEA, key=caller(locale).key)
            raise error

        text = (await services.safely(caller(locale), work, code)).text
    assert words in text and "hanged" not in text and "Rien" not in text


async def test_what_fails_without_a_database_to_ask_does_not_say_that_nothing_was_changed(tmp_path: Path) -> None:
    async with served(tmp_path) as (services, database):
        code = await opened(services)

        async def work() -> Reply:
            await database.close()
            raise RuntimeError("too late")

        text = (await services.safely(caller(), work, code)).text
    assert "whether what you did is stored" in text


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "I cannot reach my database just now"), ("fr", "Ma base ne répond pas en ce moment")]
)
async def test_a_database_that_is_away_or_full_is_nothing_to_report(tmp_path: Path, locale: str, words: str) -> None:
    with capture_logs() as logs:
        text = await said(tmp_path, AWAY, locale=locale)
    assert text.startswith(words) and "CODE" not in text
    assert [line["error"] for line in logs] == ["ServerAway no answer"]


async def test_a_damaged_row_is_reported_although_the_database_says_it(tmp_path: Path) -> None:
    async with served(tmp_path) as (_, database):
        with pytest.raises(DatabaseError) as damaged:
            await database.read(lambda link: link.execute("select json_extract('{', '$.until')").fetchall())
    assert "Report it with CODE-0." in await said(tmp_path, damaged.value)


async def test_a_refusal_is_no_fault_and_is_not_logged(tmp_path: Path) -> None:
    with capture_logs() as logs:
        text = await said(tmp_path, refused("host_only", host="B*a"))
    assert text == "Only ⁨B\\*a⁩, who opened the table, can do that."
    assert logs == []


async def test_a_refusal_at_no_table_is_said_as_well(tmp_path: Path) -> None:
    assert "Il n’y a pas de table" in await said(
        tmp_path, refused("no_such_table", code="ZZZZ"), locale="fr", code="ZZZZ"
    )


async def test_a_word_that_fits_several_options_is_not_called_none_of_them(tmp_path: Path) -> None:
    text = await said(tmp_path, NotUnderstood("", "dan", ambiguous=True))
    assert text == "“⁨dan⁩” fits several options. Say which: choose from what is offered while you type."


async def test_what_was_understood_is_said_beside_what_was_not(tmp_path: Path) -> None:
    text = await said(tmp_path, NotUnderstood("3 peasant", "jkr"))
    assert text == "I read “⁨3 peasant⁩”; “⁨jkr⁩” is none of the options."


@pytest.mark.parametrize(("reading", "draws"), [("text", True), ("words", True), ("pictures", False)])
async def test_what_a_picture_is_drawn_from_is_worked_out_only_for_those_who_get_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reading: Reading, draws: bool
) -> None:
    monkeypatch.setattr(marks, "MOST_MARKS", "no number")  # working it out would fail
    async with served(tmp_path) as (services, _):
        code = await opened(services)
        await services.tables.join(code, BEA)
        table = (await services.tables.start(code, ANA.id)).table
        with closing(Renderer()) as renderer:
            services = replace(services, illustrator=Illustrator(renderer if draws else None))
            for person in (ANA, BEA):
                reader = Caller(person, words_for("en"), "interaction-1", Place(1, 11), reading=reading)
                assert (await services.panel(reader, table)).text
                assert (await services.preparing(reader, table)).text
