"""A bot whose process was halted for a while: what people saw fail does not count afterwards."""

from __future__ import annotations

import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.sandbox import NoAnswer, Sandbox
from bot.tables import Timing
from bot.ui.interactions.lateness import TOO_LATE, Lateness
from tests.support.bot_process import BotProcess
from tests.support.presser import said

PACE = Timing(quiet=0.2, bot_player=0.1, burst=0.1, sealed=0.1, fold=0.1, picture=0.1)


def opened(path: Path) -> int:
    """How many tables were opened."""
    with closing(sqlite3.connect(path)) as beside:
        return int(beside.execute("select count(*) from tables").fetchone()[0])


@pytest.mark.thorough
async def test_a_command_that_was_typed_again_after_discord_gave_up_counts_once(tmp_path: Path) -> None:
    sandbox, path = Sandbox(), tmp_path / "tables.db"
    await sandbox.start()
    bot = BotProcess(sandbox, path, tmp_path / "bot.log", PACE)
    try:
        await bot.load()
        assert await bot.go()
        ana = sandbox.person("Ana")
        tavern = next(channel for channel in sandbox.world.channels.values() if channel.name == "tavern")
        assert said(await ana.command(tavern, "turns").message(10.0))
        os.kill(bot.pid, signal.SIGSTOP)
        for _ in range(2):
            with pytest.raises(NoAnswer):
                await ana.command(tavern, "table open", game="rattus", seats=2).message(10.0)
        os.kill(bot.pid, signal.SIGCONT)
        await ana.command(tavern, "table open", game="rattus", seats=2).message(10.0)
        assert opened(path) == 1
        assert "too late" in (tmp_path / "bot.log").read_text()
    finally:
        await bot.stop()
        await sandbox.stop()


def test_what_took_longer_than_discord_waits_is_too_late() -> None:
    lateness = Lateness()
    assert [lateness.measure(created, now) for created, now in ((10.0, 5.0), (20.0, 15.2), (30.0, 25.1))] == [False] * 3
    assert not lateness.measure(40.0, 35.0 + TOO_LATE - 0.1)
    assert lateness.measure(50.0, 45.0 + TOO_LATE + 0.1)


def test_two_clocks_that_part_slowly_make_nothing_late() -> None:
    lateness = Lateness()
    hours = range(30 * 24)
    assert not any(lateness.measure(3600.0 * n, 3600.0 * n * 1.00005) for n in hours)
    assert not any(lateness.measure(1e7 + 3600.0 * n, 1e7 * 1.00005 + 3600.0 * n * 0.99995) for n in hours)


def test_a_clock_that_is_moved_all_the_same_silences_nobody_for_long() -> None:
    lateness = Lateness()
    assert not lateness.measure(0.0, 0.0)
    late = [lateness.measure(second, second + 30.0) for second in range(1, 200)]
    assert late == [True] * 60 + [False] * 139


def test_a_few_late_ones_of_a_quiet_bot_stay_late_however_much_lies_between() -> None:
    lateness = Lateness()
    moments = ((0.0, 0.2), (100.0, 105.0), (300.0, 305.5), (900.0, 907.0), (2000.0, 2000.3), (2100.0, 2105.0))
    assert [lateness.measure(*moment) for moment in moments] == [False, True, True, True, False, True]
