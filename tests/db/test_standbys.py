"""A standby of the PostgreSQL server: no bot starts on it, and `check` says whether it has every move."""

from __future__ import annotations

import asyncio
import subprocess
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import pytest

from bot.cli.check import check
from bot.config import Settings
from db import Database, Server, Unavailable
from tests.support import postgres

SCRIPT = Path(__file__).parents[2] / ".ci" / "postgres"
pytestmark = [pytest.mark.sqlite, pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)]
Check = Callable[[Server], tuple[int, list[str]]]


def do(what: str, folder: Path) -> str:
    """What the script for throw-away servers prints."""
    return subprocess.run([SCRIPT, what, folder], check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def primary() -> Iterator[Server]:
    """A server of its own, in a folder with a short path: that of a socket has little room."""
    folder = Path(mkdtemp(prefix="standby"))
    server = Server(do("start", folder))
    yield server
    with suppress(subprocess.CalledProcessError):  # it is there in some tests, and in some it was ended
        do("stop", folder / "standby")
    do("stop", folder)
    rmtree(folder)


def folder_of(server: Server) -> Path:
    return Path(server.url.partition("host=")[2])


def setting(server: Server, sql: str) -> None:
    """Have the server take a setting, and return when it has."""
    with postgres.connect(server) as admin:
        admin.execute(sql.encode())
        admin.execute(b"select pg_reload_conf()")


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Check:
    """Exit code of `check`, and what it says of standbys."""
    monkeypatch.chdir(tmp_path)

    def checked(server: Server) -> tuple[int, list[str]]:
        settings = Settings.model_construct(database=server, token=None, editions=None)
        code = check(settings, Namespace(quick=True))
        return code, [line for line in capsys.readouterr().out.splitlines() if "standby" in line]

    return checked


def until(checked: Check, server: Server, lines: list[str], code: int = 0) -> None:
    """Wait until `check` says this and nothing else: a server takes a setting at its next turn."""
    for _ in range(10):
        if (found := checked(server)) == (code, lines):
            return
    raise AssertionError(found)


@pytest.mark.thorough
def test_no_bot_starts_on_a_standby_and_check_says_whether_it_has_every_move(primary: Server, told: Check) -> None:
    asyncio.run(_make(primary))
    assert told(primary) == (0, []), "there is none"
    standby = Server(do("standby", folder_of(primary)))
    with pytest.raises(Unavailable, match="this server is a standby, which only reads; name the primary"):
        asyncio.run(_make(standby))
    late = "standby   walreceiver follows without being waited for: a failover may lose the last moves"
    until(told, primary, [late])
    setting(primary, "alter system set synchronous_standby_names = '*'")
    until(told, primary, ["standby   walreceiver: sync: a move is confirmed when it is there, too"])
    with postgres.connect(primary) as admin:
        admin.execute("create role plain login; grant select on all tables in schema public to plain")
    hidden = "standby   walreceiver: moves wait for *; whether this is it only the role pg_monitor sees"
    until(told, Server(primary.url.replace("ratskeller@", "plain@")), [hidden])
    setting(primary, "alter system set synchronous_commit = 'local'")
    until(told, primary, [late])
    setting(primary, "alter system reset synchronous_commit")
    do("stop", folder_of(standby))
    missing = "PROBLEM no move is confirmed: synchronous_standby_names is *, and no standby of these is connected"
    until(told, primary, [missing], code=1)


async def _make(server: Server) -> None:
    await (await Database.open(server)).close()
