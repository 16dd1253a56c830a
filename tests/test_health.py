"""What the workers report about themselves, and what `check` reads in it."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import pytest

from bot.cli.check import check
from bot.clock import WallClock
from bot.config import Settings
from bot.health import (
    HealthReport,
    forget_old_reports,
    fresh_reports,
    is_fresh,
    keep_reporting,
    problems,
    read_report,
    report_file,
    write_report,
)
from bot.tables.workers.worker import Health
from db import Lock

NOW = 1_800_000_000.0


async def test_a_report_stands_beside_the_database_while_the_workers_work_and_no_longer(tmp_path: Path) -> None:
    path, health = (
        report_file(tmp_path / "tables.db"),
        Health("courier", NOW, failed=3, fault="OSError at courier.py:1 run"),
    )
    told = HealthReport(NOW, (health,), offline_since=NOW - 5, roles=("courier", "players"))
    task = asyncio.create_task(keep_reporting(path, lambda: told))
    async with asyncio.timeout(60):
        while (report := read_report(path)) is None:
            await asyncio.sleep(0.01)
    assert report == told
    assert is_fresh(report, NOW + 60)
    assert not is_fresh(report, NOW + 600)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert list(tmp_path.iterdir()) == []


def test_a_worker_that_fails_or_is_silent_is_a_trouble() -> None:
    well, long_ago = Health("courier", NOW - 50, failed=9), NOW - 1000
    failing = Health("bot players", NOW - 50, 3, 5, "TransientDatabaseError SQLITE_FULL at bot_players.py:70 _move")
    assert problems(HealthReport(NOW, (well, failing, Health("expiry", long_ago)))) == (
        "the bot players failed 3 times in a row; the last time: "
        "TransientDatabaseError SQLITE_FULL at bot_players.py:70 _move",
        "the expiry has not finished a round for 16 minutes",
    )
    assert problems(HealthReport(NOW, (Health("courier", NOW - 50, 1, 1, "OSError at courier.py:1 run"),))) == (
        "the courier failed: OSError at courier.py:1 run",
    )


def test_a_connection_that_is_gone_for_minutes_is_a_trouble() -> None:
    assert problems(HealthReport(NOW, (), NOW - 60)) == ()
    assert problems(HealthReport(NOW, (), NOW - 8000)) == ("there has been no connection to Discord for 2 hours",)


def test_reports_of_another_database_beside_it_are_not_its_own(tmp_path: Path) -> None:
    ours, *others = (tmp_path / f"tables[1]{more}.db" for more in ("", "2", ".test"))
    for database in (ours, *others):
        for process in (None, "77-a"):
            write_report(report_file(database, process), HealthReport(NOW, ()))
    assert len(fresh_reports(ours, NOW)) == 2
    forget_old_reports(ours, NOW + 3600)
    assert len(list(tmp_path.iterdir())) == 4


def test_a_start_deletes_reports_of_processes_that_were_killed_long_ago(tmp_path: Path) -> None:
    ours, other = tmp_path / "tables.db", tmp_path / "other.db"
    kept = report_file(ours, "1-new"), report_file(ours, "1-other"), report_file(other, "1-old")
    for path, at in ((report_file(ours, "1-old"), NOW - 3600), *zip(kept, (NOW, NOW - 60, NOW - 3600), strict=True)):
        write_report(path, HealthReport(at, ()))
    forget_old_reports(ours, NOW)
    assert set(tmp_path.iterdir()) == set(kept)


def test_a_report_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    path = tmp_path / "tables.health"
    for broken in ("", "[]", '{"at": 1}', '{"at": 1, "workers": [{"strange": 1}]}', "[" * 100_000):
        path.write_text(broken)
        assert read_report(path) is None
    assert read_report(tmp_path / "missing.health") is None


async def test_a_full_disk_stops_no_reporting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.health.REPORT_EVERY", 0.01)
    asked = asyncio.Queue[None]()

    def report() -> HealthReport:
        asked.put_nowait(None)
        return HealthReport(NOW, ())

    task = asyncio.create_task(keep_reporting(tmp_path / "no such folder" / "t.health", report))
    async with asyncio.timeout(60):
        for _ in range(3):
            await asked.get()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def test_check_tells_of_a_worker_that_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings.model_construct(token=None, database=tmp_path / "tables.db", editions=None)
    ill = Health("expiry", WallClock().now(), 2, 2, "DatabaseError at expiry.py:50 round")
    write_report(report_file(settings.base_path), HealthReport(WallClock().now(), (ill,)))
    with Lock(settings.base_path):
        assert check(settings, argparse.Namespace(quick=True)) == 1
    assert "PROBLEM the expiry failed 2 times in a row" in capsys.readouterr().out


def test_check_tells_of_a_bot_that_reports_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings.model_construct(token=None, database=tmp_path / "tables.db", editions=None)
    write_report(report_file(settings.base_path), HealthReport(WallClock().now() - 3600, ()))
    assert check(settings, argparse.Namespace(quick=True)) == 0
    assert "no bot on this machine serves this database now" in capsys.readouterr().out
    with Lock(settings.base_path):
        assert check(settings, argparse.Namespace(quick=True)) == 1
    assert "has not told of its workers for minutes" in capsys.readouterr().out
    assert check(settings, argparse.Namespace(quick=True)) == 0
