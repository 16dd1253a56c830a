"""`python -m bot repair` and `verify`, as whoever hosts the bot types them."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.tables import Tables
from db import Database
from tests.support.movable_clock import MovableClock

from .support.company import Company


@pytest.fixture(autouse=True)
def logging_as_it_was() -> Iterator[None]:
    """The command sets logging up for the whole process."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The database that the settings name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("RATSKELLER_DATABASE", str(tmp_path / "tables.db"))
    return tmp_path / "tables.db"


async def play(path: Path, moves: int) -> tuple[str, str]:
    """A table of three after so many moves (its code), and its record if it is over."""
    database = await Database.open(path)
    tables = Tables(database, MovableClock())
    await tables.begin()
    company = Company(tables)
    code = await company.sit_down("rattus_cartus", 3)
    over = (await company.play_on(code, moves)).status == "over"
    record = await tables.recorded.text(code) if over else ""
    await database.close()
    return code, record


def damage(path: Path, code: str) -> None:
    """Cut the present state of a table short."""
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(
            "update states set state = substr(state, 1, 100) where code = ?1 "
            "and line = (select max(line) from states where code = ?1)",
            (code,),
        )
    connection.close()


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """Exit code and everything printed."""
    code = main(words)
    out = capsys.readouterr()
    return code, out.out + out.err


def test_a_damaged_table_is_found_shown_and_set_right_after_a_backup(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _ = asyncio.run(play(path, 25))
    assert said(capsys, "repair") == (0, "every running table can be read\n")
    damage(path, code)
    status, text = said(capsys, "repair")
    assert status == 1
    assert text.startswith(code)
    status, text = said(capsys, "repair", code.lower())
    assert status == 1
    assert "JSON" in text
    assert "--to log    the log played again" in text
    status, text = said(capsys, "repair", code, "--to", "log")
    assert status == 0, text
    assert f"table {code} goes on" in text
    assert len(list((path.parent / "backups").iterdir())) == 1
    assert said(capsys, "repair")[0] == 0


def test_what_cannot_be_repaired_is_told_in_words(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "repair", "7F3K")[0] == 2
    code, _ = asyncio.run(play(path, 5))
    for words, reason in (
        (("7F3K",), "there is no table 7F3K"),
        ((code, "--to", "yesterday"), "takes the number of a stored state or `log`"),
        ((code, "--to", "99999"), "no stored state at line 99999"),
    ):
        status, text = said(capsys, "repair", *words)
        assert (status, reason in text) == (2, True), text
    assert not (path.parent / "backups").exists()


def test_a_record_is_verified_and_a_changed_one_is_not(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, record = asyncio.run(play(path, 100_000))
    file = path.parent / "record.json"
    file.write_text(record, "utf-8")
    status, text = said(capsys, "verify", str(file))
    assert (status, "all as sealed" in text) == (0, True)
    file.write_text(record.replace('"seal": "', '"seal": "0'), "utf-8")
    status, text = said(capsys, "verify", str(file))
    assert (status, "NOT as sealed: bad_seal" in text) == (1, True)
    file.write_text("my shopping list", "utf-8")
    status, text = said(capsys, "verify", str(file))
    assert (status, "this is no record of a game" in text) == (2, True)
