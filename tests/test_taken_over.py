"""A bot on a PostgreSQL server that was cut off for a while: where another one took over, it leaves Discord."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests.support import postgres

from .support.shell import Shell, finished
from .test_command_line import AT_ADDRESS

pytestmark = pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)


async def connected(sandbox: Sandbox, times: int) -> None:
    """Return when bots have connected to Discord so many times."""
    async with asyncio.timeout(60):
        while sandbox.gateway.identifies < times:
            await asyncio.sleep(0.1)
    await asyncio.sleep(1.0)


async def test_who_was_cut_off_while_another_bot_took_over_ends_and_says_why(tmp_path: Path) -> None:
    shell, server, sandbox = Shell(tmp_path), postgres.database_for(tmp_path), Sandbox()
    sandbox.gateway.starts.total = 100
    await sandbox.start()
    settings = {"DISCORD_TOKEN": sandbox.token, "RATSKELLER_DATABASE": server.url, "RATSKELLER_PICTURES": "off"}
    first = second = None
    try:
        first = shell.start("-c", AT_ADDRESS, sandbox.address, "run", **settings)
        await connected(sandbox, 1)
        first.send_signal(signal.SIGSTOP)  # its machine sleeps, or has lost its network
        with postgres.connect(server) as admin:
            ours = "datname = current_database() and application_name like 'ratskeller%'"
            admin.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where {ours}".encode())
        second = shell.start("-c", AT_ADDRESS, sandbox.address, "run", **settings)
        await connected(sandbox, 2)
        first.send_signal(signal.SIGCONT)
        done = await asyncio.to_thread(finished, first)
        assert second.poll() is None
        assert done.code == 2
        assert "another bot (process" in done.err
    finally:
        for process in (first, second):
            if process and process.poll() is None:
                process.kill()
                process.communicate()
        await sandbox.stop()
        postgres.give_back()
        postgres.drop_all()
