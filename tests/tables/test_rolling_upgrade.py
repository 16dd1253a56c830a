"""Programs of two versions on one database: side by side where each reads what the other writes, else not."""

from __future__ import annotations

import argparse
import asyncio
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli.check import check
from bot.cli.maintenance import migrate
from bot.clock import WallClock
from bot.compatibility import READS, incompatibilities, readable_names
from bot.config import Settings
from bot.hosting import hosting
from bot.outcome import CannotStart
from bot.roles import register_process
from db import Database, processes
from db.server import Server
from rules import GAMES
from rules.core import Saves
from tests.support import postgres

from .sharing import lease_ends, sharing

# `sqlite`: once, each test takes its server by itself.
pytestmark = [pytest.mark.sqlite, pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)]
NEWEST = f"rattus version {GAMES['rattus'].saves.version}"
OLDER, NEWER = READS - {NEWEST}, READS | {"button Q", "rattus version 99"}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A database with the newest schema."""
    monkeypatch.chdir(tmp_path)
    return postgres.database_for(tmp_path)


def players(server: Server) -> Settings:
    """Of one of several processes."""
    return Settings.model_construct(
        database=server, editions=None, pictures=False, roles=("players",), thinkers=0, bot_player_delay=0.0, token=None
    )


async def living(database: Database) -> list[str]:
    """The names of the living processes."""
    return [row.name for row in await database.read(processes.living)]


async def test_a_program_that_would_save_what_a_living_process_cannot_read_does_not_start_and_names_it(
    server: Server,
) -> None:
    async with sharing(server, "7-a on there", reads=OLDER) as (database, older):
        with pytest.raises(CannotStart, match=rf"7-a on there cannot read what .* writes \({NEWEST}\); stop it first"):
            async with hosting(players(server), WallClock()):
                pass
        await older.round()
        assert older.is_living and await living(database) == ["7-a on there"], "which goes on"
        await older.leave()
        async with hosting(players(server), WallClock()):
            assert len(await living(database)) == 1


async def test_a_program_that_could_not_read_what_a_living_process_saves_does_not_start_either(server: Server) -> None:
    """An older one, started again in the middle of an upgrade."""
    said = r"7-a on there writes what this program cannot read \(button Q, rattus version 99\); start its program"
    async with sharing(server, "7-a on there", reads=NEWER) as (database, _):
        with pytest.raises(CannotStart, match=said):
            async with hosting(players(server), WallClock()):
                pass
        assert await living(database) == ["7-a on there"]


async def test_programs_that_read_the_same_and_those_that_do_not_say_what_go_on_side_by_side(server: Server) -> None:
    alike, silent = sharing(server, reads=READS), sharing(server, "of version 30")
    async with alike as (database, _), silent, hosting(players(server), WallClock()):
        assert len(await living(database)) == 3


async def test_whoever_entered_at_the_same_moment_is_seen_too_and_nothing_is_kept(server: Server) -> None:
    async with sharing(server, "7-a on there", reads=OLDER) as (database, _):
        with pytest.raises(CannotStart, match="7-a on there"):  # as it was not there before
            await register_process(players(server), database, WallClock(), "program")
        assert await living(database) == ["7-a on there"]


async def test_a_process_that_runs_is_never_stopped_by_what_another_one_reads(server: Server) -> None:
    """It slept while those before an upgrade went and those after it came."""
    async with sharing(server, reads=READS) as (database, slept):
        await lease_ends(database, slept)
        async with sharing(server, reads=NEWER) as (_, newer):
            await newer.round()
            await slept.round()
            assert slept.is_living and newer.is_living
            assert await incompatibilities(database), "though whoever looks is told"


async def test_migrate_and_check_say_which_process_must_stop_before_this_program_can_start(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    async with sharing(server, "7-a on there", reads=OLDER) as (database, older):
        assert await migrated(server) == 1
        said = f"process 7-a on there cannot read what this program writes ({NEWEST}); stop it first"
        assert said in capsys.readouterr().out
        assert await asyncio.to_thread(check, players(server), argparse.Namespace(quick=True)) == 1
        assert f"PROBLEM {said}" in capsys.readouterr().out
        await older.leave()
        assert await migrated(server) == 0
        assert await living(database) == []


async def migrated(server: Server) -> int:
    """`migrate`, which has a loop of its own."""
    return await asyncio.to_thread(migrate, players(server), argparse.Namespace())


def test_a_game_whose_saves_have_a_version_more_and_a_new_paragraph_are_read_by_newer_programs_alone() -> None:
    rattus = GAMES["rattus"]
    upgraded = Saves(rattus.rules, type(rattus.new(2, bytes(32))), [*rattus.saves.upgrades, dict])
    rules = deepcopy(rattus.rules)
    rules.renamed["danced"] = "a step of today"
    newer = readable_names({"rattus": replace(rattus, saves=upgraded, rules=rules)}, ("p", "Q"))
    more = newer - readable_names({"rattus": rattus}, ("p",))
    assert more == {f"rattus version {upgraded.version}", "rattus danced", "button Q"}
    assert {f"rattus {name}" for name in (*rules.steps, *rules.choices)} < newer
