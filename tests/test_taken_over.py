"""A bot on a PostgreSQL server that may not go on: another one took over, or its clock went wrong."""

from __future__ import annotations

import asyncio
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from db import Server
from tests.support import postgres

from .support.shell import Shell, finished
from .test_command_line import AT_ADDRESS

pytestmark = pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)


class Bots:
    """Bots on one server, at one sandbox."""

    def __init__(self, shell: Shell, server: Server, sandbox: Sandbox, at_the_end: ExitStack) -> None:
        self.server, self._shell, self._sandbox, self._at_the_end = server, shell, sandbox, at_the_end

    async def start(self, **settings: str) -> subprocess.Popen[str]:
        """One more, connected to Discord."""
        before = self._sandbox.gateway.identifies
        settings |= {"DISCORD_TOKEN": self._sandbox.token, "RATSKELLER_DATABASE": self.server.url}
        bot = self._shell.start("-c", AT_ADDRESS, self._sandbox.address, "run", RATSKELLER_PICTURES="off", **settings)
        self._at_the_end.callback(_end, bot)
        async with asyncio.timeout(60):
            while self._sandbox.gateway.identifies == before:
                await asyncio.sleep(0.1)
        await asyncio.sleep(1.0)
        return bot

    def admin(self, sql: str) -> None:
        """Carry out a statement beside them."""
        with postgres.connect(self.server) as beside:
            beside.execute(sql.encode())


def _end(bot: subprocess.Popen[str]) -> None:
    if bot.poll() is None:
        bot.kill()
        bot.communicate()


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """An empty world at Discord."""
    sandbox = Sandbox()
    await sandbox.start()
    yield sandbox
    await sandbox.stop()


@pytest.fixture
def bots(tmp_path: Path, sandbox: Sandbox) -> Iterator[Bots]:
    """None yet."""
    with ExitStack() as at_the_end:
        bare = postgres.bare_for(tmp_path)
        yield Bots(Shell(tmp_path), bare, sandbox, at_the_end)
    postgres.give_back()


@pytest.mark.thorough
async def test_who_was_cut_off_while_another_bot_took_over_ends_and_says_why(bots: Bots) -> None:
    first = await bots.start()
    first.send_signal(signal.SIGSTOP)  # its machine sleeps, or has lost its network
    ours = "datname = current_database() and application_name like 'ratskeller%'"
    bots.admin(f"select pg_terminate_backend(pid) from pg_stat_activity where {ours}")
    second = await bots.start()
    first.send_signal(signal.SIGCONT)
    done = await asyncio.to_thread(finished, first)
    assert second.poll() is None
    assert done.code == 2
    assert "another bot (process" in done.err


@pytest.mark.thorough
async def test_one_of_several_processes_whose_clock_goes_wrong_ends_and_says_why(bots: Bots) -> None:
    bot = await bots.start(RATSKELLER_ROLES="gateway,courier,players")
    clock = "create or replace function server_time() returns double precision language sql volatile return"
    bots.admin(f"{clock} extract(epoch from clock_timestamp()) + 20")
    done = await asyncio.to_thread(finished, bot)
    assert done.code == 2
    assert "This machine's clock is -20.0 seconds off the database server's" in done.err
