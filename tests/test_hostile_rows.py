"""`python -m bot repair` on a database that something damaged: whatever a row holds, a sentence and an exit code."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.tables import Tables
from db import Database
from tests.support.movable_clock import MovableClock

from .support.company import Company
from .support.logs import debug_log

ODD = (
    *("[" * 5_000, "9" * 6_000, '{"a":' * 3_000, "NaN", "1e999", "null", "[]", "{}", "5", '"x"', "[[]]", "[[1, 2]]"),
    *("\x1b[2J", "", '{"choice": 5}', '{"back": -5, "seat": 9}', '{"seat": 0, "choice": "\x1b[31m", "pick": [{}]}'),
    *(-1, 0, 10**18, 1e300, None),
)
COLUMNS = (
    *("log.action", "log.events", "log.at", "log.seat", "log.revision", "states.state", "states.mover"),
    *("tables.terms", "tables.options", "tables.result", "tables.votes", "tables.undo_request", "tables.invited"),
    *("tables.game", "tables.started", "deals.secret", "editions.files", "editions.name"),
    *("players.name", "players.seat"),
)
SEEDS = range(40)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database with a table in the middle of a game, and the table's code."""
    path = tmp_path_factory.mktemp("sound") / "tables.db"
    return path, asyncio.run(played(path))


async def played(path: Path) -> str:
    """A table of two after some moves; returns its code."""
    database = await Database.open(path)
    tables = Tables(database, MovableClock())
    await tables.begin()
    company = Company(tables)
    code = await company.sit_down("rattus_cartus", 2)
    await company.play_on(code, 12)
    await database.close()
    return code


@pytest.fixture(autouse=True)
def logging_apart() -> Iterator[None]:
    """The command sets logging up for the whole process."""
    with debug_log():
        yield


def spoiled(path: Path, chance: random.Random) -> str:
    """Put something odd into a column of some rows; returns what and where."""
    table, _, column = chance.choice(COLUMNS).partition(".")
    odd = chance.choice(ODD)
    connection = sqlite3.connect(path)
    try:
        with connection:
            connection.execute("pragma ignore_check_constraints = on")
            connection.execute(
                f"update or ignore {table} set {column} = ? where random() % 3 or 1 = ?", (odd, chance.randrange(2))
            )
    except sqlite3.IntegrityError:
        pass  # not null
    finally:
        connection.close()
    return f"{table}.{column} = {str(odd)[:40]!r}"


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_a_row_holds_repair_says_a_sentence(
    seed: int,
    sound: tuple[Path, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path, code = sound
    shutil.copy(path, tmp_path / "tables.db")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RATSKELLER_DATABASE", "tables.db")
    what = spoiled(tmp_path / "tables.db", random.Random(seed))
    for words in (("repair",), ("repair", code), ("repair", code, "--to", "log"), ("repair", code, "--to", "3")):
        status = main(words)
        out = capsys.readouterr()
        text = out.out + out.err
        assert "a fault of the program" not in text, (what, words, text)
        assert status in (0, 1, 2)
        assert text
        assert "\x1b" not in text, what


@pytest.mark.parametrize("to", ["9" * 6_000, "٣", "-1", "²", "log ", "\x1b[2J"])
def test_a_place_to_go_back_to_that_is_none_is_said_to_be_none(
    to: str,
    sound: tuple[Path, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path, code = sound
    monkeypatch.setenv("RATSKELLER_DATABASE", str(path))
    assert main(("repair", code, f"--to={to}")) == 2
    err = capsys.readouterr().err
    assert "takes the number of a stored state" in err or "no stored state at line" in err


@pytest.mark.parametrize("code", ["\x1b[2J", "\udcff", "A" * 100_000, "", "7F3K; drop table log"])
def test_a_table_that_is_none_is_said_to_be_none(
    code: str, sound: tuple[Path, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RATSKELLER_DATABASE", str(sound[0]))
    assert main(("repair", code)) == 2
    err = capsys.readouterr().err
    assert "there is no table" in err
    assert "\x1b" not in err
