"""`python -m bot check` where something is not well: it says what, and never ends by a fault of its own."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import pytest

from bot.cli.maintenance import check
from bot.config import Settings
from db import Server, Where
from tests.support import postgres

from .support.wire import free_port


class Checked:
    """`check` with a database, in a folder of its own."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, database: Where, **settings: Any) -> tuple[int, str]:
        """Exit code and everything printed."""
        known: dict[str, Any] = {"token": None, "editions": None, **settings}
        code = check(Settings.model_construct(database=database, **known), argparse.Namespace(quick=True))
        return code, self._capsys.readouterr().out


@pytest.fixture
def checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Checked:
    """It, with nothing beside the database."""
    monkeypatch.chdir(tmp_path)
    return Checked(capsys)


# --------------------------------------------------------------------------- a server


def test_a_server_that_is_away_is_a_problem_and_no_fault_of_the_program(checked: Checked) -> None:
    address = f"postgresql://ana:secret@127.0.0.1:{free_port()}/games"
    code, told = checked(Server(address))
    assert code == 1
    assert told.count("PROBLEM postgresql://ana@127.0.0.1") == 1 and "the server cannot be reached" in told
    assert "secret" not in told


@pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)
@pytest.mark.parametrize(
    ("name", "user", "words"),
    [
        ("postgres", "guarded_at_check:wrong", "the server refuses this user or password"),
        ("postgres", "nobody_of_this_name", "the server refuses this user or password"),
        ("there_is_none", None, "the server has no such database"),
    ],
)
def test_a_server_that_refuses_is_a_problem_and_no_fault_of_the_program(
    checked: Checked, name: str, user: str | None, words: str
) -> None:
    with postgres.connect(postgres.on_server("postgres")) as admin:
        admin.execute("drop role if exists guarded_at_check")
        admin.execute("create role guarded_at_check login password 'right'")
    code, told = checked(postgres.on_server(name, user))
    assert code == 1
    assert words in told and "PROBLEM" in told
