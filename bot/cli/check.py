"""The command `check`: what can prevent a start, and what is wrong or stuck with a running bot."""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from bot import health
from bot.app import command_payload
from bot.clock import WallClock
from bot.compatibility import incompatibilities
from bot.config import ROLES, Settings, unknown_settings
from bot.outcome import tell
from bot.players.pool import usual_thinkers
from bot.program import build
from bot.tables.storage.archive import Archive
from bot.tables.storage.editions import Editions
from bot.ui.kit.limits import figures, problems
from db import (
    BadDatabase,
    Database,
    DatabaseError,
    ProcessRow,
    Server,
    explained,
    is_served_here,
    nearest_folder,
    no_folder,
    others_may_read,
    processes,
    why_unwritable,
)
from db.archive import archive_figures
from db.standbys import IN_STEP, Standbys, standbys
from rules import GAMES
from rules.core import BadEdition
from rules.fast import FORM

from .maintenance import is_there

LEAST_FREE: Final = 32 << 20  # bytes on the disk; SQLite's write-ahead log alone takes some


def check(settings: Settings, args: argparse.Namespace) -> int:
    """Check everything that can prevent a start or is wrong with a running bot; returns 0 if all is well, else 1."""
    tell(f"program   {build()}")
    faults = [
        *unknown_settings(),
        *settings.lacking,
        *_check_token(settings),
        *_check_bot_players(settings),
        *asyncio.run(_check_stored(settings, full=not args.quick)),
        *_check_backups(settings),
        *_check_rules(),
        *_check_editions(settings),
        *asyncio.run(_check_commands()),
    ]
    for problem in faults:
        tell(f"PROBLEM {problem}")
    tell("all well" if not faults else f"{len(faults)} to mend")
    return 1 if faults else 0


def _check_token(settings: Settings) -> list[str]:
    tell("token     set" if settings.token else "token     none: `python -m bot` starts the sandbox")
    return []


def _check_bot_players(settings: Settings) -> list[str]:
    n = usual_thinkers() if settings.thinkers is None else settings.thinkers
    easy = "all play easy, whatever level they show: RATSKELLER_THINKERS is 0"
    tell(f"bots      {f'think in up to {n} processes' if n else easy}")
    return []


# --------------------------------------------------------------------------- the database


async def _check_stored(settings: Settings, *, full: bool) -> list[str]:
    """Check the database, and the processes, workers and archive recorded in it."""
    where = settings.database
    if isinstance(where, Path) and not is_there(where):
        return [*_check_new(where), *_check_workers(settings, ())]
    try:
        database = await Database.open(where)
    except BadDatabase as bad:
        return [str(bad), *_check_workers(settings, ())]
    faults: list[str] = []
    try:
        faults += await _check_database(settings, database, full=full)
        faults += await _check_standbys(database) if isinstance(where, Server) else ()
        living = await database.read(processes.living)
        faults += _check_processes(living)
        faults += await incompatibilities(database)
        faults += _check_workers(settings, living)
        faults += await database.read(partial(health.stuck, now=WallClock().now()))
        faults += await _check_archive(settings, database)
    except DatabaseError as bad:
        faults.append(str(explained(where, bad)))
    finally:
        await database.close()
    return faults


def _check_new(path: Path) -> list[str]:
    if path.exists():
        return [f"{path} is no file; name one in RATSKELLER_DATABASE"]
    if why := why_unwritable(path.parent):
        return [f"{path}: cannot be made: {why}"]
    if not path.parent.exists():
        return [str(no_folder(path))]
    tell(f"database  {path}: not there yet, the first run makes it")
    return _check_room(path)


async def _check_database(settings: Settings, database: Database, *, full: bool) -> list[str]:
    where = settings.database
    problems = await database.problems() if full else ()
    ahead = await database.read(processes.ahead_of)
    tell(f"database  {where}: {'sound' if full and not problems else 'opened'}")
    if isinstance(where, Path) and others_may_read(where):
        tell(f"database  {where}: others on this machine can read it; `chmod 600` keeps hands and settings private")
    if abs(ahead) > processes.MOST_AHEAD:
        problems += (
            f"this machine's clock is {ahead:+.1f} seconds off the server's; set both by the same time server",
        )
    return [*(f"{where}: {problem}" for problem in problems), *_check_room(settings.base_path)]


async def _check_standbys(database: Database) -> list[str]:
    """Say which standbys follow the server, and whether a move that people saw confirmed is on one of them."""
    there = await database.read(standbys)
    for name, state in there.states:
        tell(f"standby   {name}{_in_words(there, state)}")
    if not there.is_missing:
        return []
    return [
        f"no move is confirmed: synchronous_standby_names is {there.wanted}, and no standby of these is connected",
    ]


def _in_words(there: Standbys, state: str | None) -> str:
    if not there.is_waited_for:
        return " follows without being waited for: a failover may lose the last moves"
    if state is None:
        return f": moves wait for {there.wanted}; whether this is it only the role pg_monitor sees"
    return f": {state}{': a move is confirmed when it is there, too' if state in IN_STEP else ''}"


def _check_room(path: Path) -> list[str]:
    """Check the free space: opening a database needs little, so a full disk would show only when the bot writes."""
    free = shutil.disk_usage(nearest_folder(path.parent)).free
    if free >= LEAST_FREE:
        return []
    return [f"only {free >> 20} MB are left on the disk of {path.absolute().parent}; make room there"]


def _check_backups(settings: Settings) -> list[str]:
    why = why_unwritable(settings.backups)
    return [f"RATSKELLER_BACKUPS: no backup can be made: {why}"] if why else []


# --------------------------------------------------------------------------- a running bot


def _check_processes(living: Sequence[ProcessRow]) -> list[str]:
    """List the processes that share the database; together they must have all roles."""
    done: set[str] = set()
    for row in living:
        roles = json.loads(row.roles)
        done.update(roles)
        tell(f"process   {row.name}: {', '.join(roles)}, {row.program}")
    return [f"no living process has the role {role}" for role in ROLES if living and role not in done]


def _check_workers(settings: Settings, living: Sequence[ProcessRow]) -> list[str]:
    """Report on the workers on this machine; a health report counts only while its process serves the database."""
    now, served = WallClock().now(), is_served_here(settings.database)
    reports = health.fresh_reports(settings.base_path, now)
    gone = [report for report in reports if served is False or _has_gone(report, living)]
    at_work = [report for report in reports if report not in gone]
    faults = [
        f"{_who(report)} has gone without an orderly end: it was killed; start it again"
        for report in _without_successor(gone, living)
    ]
    for report in at_work:
        names = ", ".join(worker.name for worker in report.workers)
        tell(f"workers   {_who(report)}: {names}: {int(now - report.at)} seconds ago")
        faults += (f"{_who(report)}: {problem}" if living else problem for problem in health.problems(report))
    reported = {report.process for report in at_work}
    for row in living:  # alive by its lease; its report is elsewhere, or in another version's format
        if processes.is_here(row.name) and row.name not in reported:
            folder = settings.base_path.absolute().parent
            tell(f"workers   process {row.name}: no report found in {folder}; its /health tells more")
    if not at_work and served and not living:
        faults.append(
            "a bot serves this database but has not told of its workers for minutes: it hangs, or its disk is full"
        )
    elif not at_work and not served:
        tell("workers   no bot on this machine serves this database now")
    return faults


def _who(report: health.HealthReport) -> str:
    return f"process {report.process}" if report.process else "a process"


def _has_gone(report: health.HealthReport, living: Sequence[ProcessRow]) -> bool:
    """Whether the process that wrote this report is no longer among those that share the database."""
    return bool(living and report.process) and report.process not in {row.name for row in living}


def _without_successor(
    gone: Sequence[health.HealthReport], living: Sequence[ProcessRow]
) -> Iterator[health.HealthReport]:
    """The reports of processes that no later one with the same roles on the same machine replaces."""
    started = list(living)
    for report in gone:
        successor = next((row for row in started if _succeeds(row, report)), None)
        if successor:
            started.remove(successor)  # it replaces only one
        else:
            yield report


def _succeeds(row: ProcessRow, report: health.HealthReport) -> bool:
    is_alike = json.loads(row.roles) == [*report.roles] and _machine(row.name) == _machine(report.process)
    return is_alike and row.began > report.at


def _machine(process: str) -> str:
    return process.partition(" on ")[2]


async def _check_archive(settings: Settings, database: Database) -> list[str]:
    """Report what is archived, and what is not or not yet."""
    kept_for = (settings.keep_days or 0) * 86_400.0
    tables = await database.read(partial(archive_figures, before=WallClock().now() - kept_for))
    folder = Archive(settings.base_path).folder
    in_archive = f"{tables.archived} tables in {folder}; " if tables.archived else ""
    if settings.keep_days is None:
        tell(f"archive   {in_archive}{tables.ended} that have ended stay in the database")
    else:
        tell(
            f"archive   {in_archive}{tables.ended} that have ended in the database, {tables.waiting} to be archived now"
        )
    if tables.archived and not folder.is_dir():
        return [f"{tables.archived} tables are archived in {folder}, and there is no such folder here; put it back"]
    return []


# --------------------------------------------------------------------------- the program


def _check_rules() -> list[str]:
    tell(f"rules     {'built' if FORM.built else 'plain Python'}: {FORM.why}")
    return []


def _check_editions(settings: Settings) -> list[str]:
    for game in GAMES.values():
        grades = game.editions.built_in.grades
        guessed = sum(grade.n for grade in grades if grade.provenance == "reconstructed")
        tell(f"data      {game.key}: edition {game.editions.built_in.name}, {guessed} values reconstructed")
    if settings.editions is None:
        return []
    faults, editions = _strange_folders(settings.editions), Editions(GAMES)
    try:
        editions.read_folder(settings.editions)
    except BadEdition as bad:
        return [*faults, f"data file {bad}"]
    for key in GAMES:
        for label, edition in editions.of(key):
            if label:
                tell(f"data      {key}: {label}, edition {edition.name}, from {settings.editions}")
    return faults


def _strange_folders(editions: Path) -> list[str]:
    """Folders that belong to no game or hold no data file, so that nothing is read from them."""
    faults = []
    for path in _folders(editions):
        if path.name not in GAMES:
            faults.append(f"{path}: no game is called so; there are {', '.join(GAMES)}")
            continue
        files = ", ".join(GAMES[path.name].editions.built_in.files)
        own = _folders(path)
        faults += [
            f"{folder}: there is no data file here; {path.name} has {files}"
            for folder in own or [path / "<any name>"]
            if not any(folder.glob("*.toml"))
        ]
    return faults


def _folders(path: Path) -> list[Path]:
    return sorted(folder for folder in path.iterdir() if folder.is_dir() and not folder.name.startswith("."))


async def _check_commands() -> list[str]:
    commands = await command_payload()
    tell(f"commands  {figures(commands)}")
    return list(problems(commands))
