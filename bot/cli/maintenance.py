"""The commands for an operator that need the database: check, backup, repair. Each prints to standard output."""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot import health
from bot.app import command_payload
from bot.clock import WallClock
from bot.config import Settings
from bot.tables import Tables
from bot.tables.storage import repair as table_repair
from bot.tables.storage import untrusted
from bot.tables.storage.archive import Archive
from bot.tables.storage.editions import Editions
from bot.tables.transitions.codes import normalized
from bot.ui.kit.limits import figures, problems
from db import BadDatabase, Database, Server, Where, explained, is_served_here, others_may_read, processes
from db.archive import archive_figures
from db.migrations import STEPS
from rules import GAMES
from rules.core import BadEdition
from rules.fast import FORM

from .outcome import CannotDo, tell

# --------------------------------------------------------------------------- backup


def backup(settings: Settings, args: argparse.Namespace) -> int:
    """Copy the database while the bot runs."""
    target: Path = args.target or backup_name(settings)
    asyncio.run(_backup(settings.database, target))
    tell(f"copied to {target}")
    return 0


def backup_name(settings: Settings) -> Path:
    """A new file in the backup folder, named after the time."""
    return settings.backups / f"{settings.beside.stem}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.db"


async def _backup(where: Where, target: Path) -> None:
    database = await open_database(where)
    try:
        await database.backup(target)
    except BadDatabase as bad:
        raise CannotDo(str(bad)) from None
    finally:
        await database.close()


async def open_database(where: Where) -> Database:
    """The database of this host, which is there already. Raises `CannotDo`."""
    if not _is_there(where):
        raise CannotDo(f"{where}: there is no database here yet; the first run makes it")
    try:
        return await Database.open(where)
    except BadDatabase as bad:
        raise CannotDo(str(bad)) from None


def _is_there(where: Where) -> bool:
    return isinstance(where, Server) or where.is_file()


# --------------------------------------------------------------------------- migrate


def migrate(settings: Settings, args: argparse.Namespace) -> int:
    """Bring the database to the version of this program; says which processes are in the way."""
    asyncio.run(_migrate(settings.database))
    tell(f"{settings.database} is at version {len(STEPS)}")
    return 0


async def _migrate(where: Where) -> None:
    await (await open_database(where)).close()


# --------------------------------------------------------------------------- check


def check(settings: Settings, args: argparse.Namespace) -> int:
    """Check everything that can prevent a start; returns 0 if all is well, else 1."""
    found = [
        *_check_token(settings),
        *asyncio.run(_check_database(settings, full=not args.quick)),
        *asyncio.run(_check_workers(settings)),
        *asyncio.run(_check_archive(settings)),
        *_check_rules(),
        *_check_editions(settings),
        *asyncio.run(_check_commands()),
    ]
    for problem in found:
        tell(f"PROBLEM {problem}")
    tell("all well" if not found else f"{len(found)} to mend")
    return 1 if found else 0


def _check_token(settings: Settings) -> list[str]:
    tell("token     set" if settings.token else "token     none: `python -m bot` starts the sandbox")
    return []


async def _check_database(settings: Settings, *, full: bool) -> list[str]:
    where = settings.database
    if not _is_there(where):
        tell(f"database  {where}: not there yet, the first run makes it")
        return []
    try:
        database = await Database.open(where)
    except BadDatabase as bad:
        return [str(bad)]
    try:
        problems = await database.problems() if full else ()
        living, ahead = await database.read(processes.living), await database.read(processes.ahead_of)
    finally:
        await database.close()
    tell(f"database  {where}: {'sound' if full and not problems else 'opened'}")
    for row in living:
        tell(f"process   {row.name}: {', '.join(json.loads(row.roles))}, {row.program}")
    if isinstance(where, Path) and others_may_read(where):
        tell(f"database  {where}: others on this machine can read it; `chmod 600` keeps hands and settings private")
    if abs(ahead) > processes.MOST_AHEAD:
        problems += (
            f"this machine's clock is {ahead:+.1f} seconds off the server's; set both by the same time server",
        )
    return [f"{where}: {problem}" for problem in problems]


async def _check_workers(settings: Settings) -> list[str]:
    """Report on the workers of a running bot, and on what is stuck at which table."""
    now = WallClock().now()
    reports = health.fresh_reports(settings.beside, now)
    for report in reports:
        tell(f"workers   {', '.join(worker.name for worker in report.workers)}: {int(now - report.at)} seconds ago")
    if reports:
        found = [problem for report in reports for problem in health.problems(report)]
        return [*found, *await _stuck(settings.database, now)]
    if is_served_here(settings.database):
        return ["a bot serves this database but has not told of its workers for minutes: it hangs, or its disk is full"]
    tell("workers   no bot on this machine serves this database now")
    return []


async def _stuck(where: Where, now: float) -> list[str]:
    if not _is_there(where):
        return []
    try:
        database = await Database.open(where)
    except BadDatabase:
        return []  # told already
    try:
        return list(await database.read(partial(health.stuck, now=now)))
    except sqlite3.Error as bad:
        return [str(explained(where, bad))]
    finally:
        await database.close()


async def _check_archive(settings: Settings) -> list[str]:
    """Say what is archived, and what is not or not yet."""
    if not _is_there(settings.database):
        return []
    try:
        database = await Database.open(settings.database)
    except BadDatabase:
        return []  # told already
    try:
        kept_for = (settings.keep_days or 0) * 86_400.0
        told = await database.read(partial(archive_figures, before=WallClock().now() - kept_for))
    except sqlite3.Error as bad:
        return [str(explained(settings.database, bad))]
    finally:
        await database.close()
    in_archive = f"{told.archived} tables in {Archive(settings.beside).folder}; " if told.archived else ""
    if settings.keep_days is None:
        tell(f"archive   {in_archive}{told.ended} that have ended stay in the database")
    else:
        tell(f"archive   {in_archive}{told.ended} that have ended in the database, {told.waiting} to be archived now")
    return []


def _check_rules() -> list[str]:
    tell(f"rules     {'built' if FORM.built else 'plain Python'}: {FORM.why}")
    return []


def _check_editions(settings: Settings) -> list[str]:
    for game in GAMES.values():
        grades = game.shelf.built_in.grades
        guessed = sum(grade.n for grade in grades if grade.provenance == "reconstructed")
        tell(f"data      {game.key}: edition {game.shelf.built_in.name}, {guessed} values reconstructed")
    if settings.editions is None:
        return []
    editions = Editions(GAMES)
    try:
        editions.read_folder(settings.editions)
    except BadEdition as bad:
        return [f"data file {bad}"]
    for key in GAMES:
        for label, edition in editions.of(key):
            if label:
                tell(f"data      {key}: {label}, edition {edition.name}, from {settings.editions}")
    return []


async def _check_commands() -> list[str]:
    commands = await command_payload()
    tell(f"commands  {figures(commands)}")
    return list(problems(commands))


# --------------------------------------------------------------------------- repair


def repair(settings: Settings, args: argparse.Namespace) -> int:
    """List the tables that cannot be read; show one table's states and log; with --to repair it, after a backup."""
    return asyncio.run(_repair(settings, args.table, args.to))


async def _repair(settings: Settings, table: str | None, to: str | None) -> int:
    database = await open_database(settings.database)
    try:
        tables = Tables(database, WallClock(), GAMES)
        await tables.know_editions(settings.editions)
        if table is None:
            return _list(await table_repair.list_broken(database, GAMES))
        code = normalized(table)
        if to is None:
            return _show(await table_repair.show(database, GAMES, code))
        copy = backup_name(settings)
        revision = await table_repair.set_to(database, GAMES, WallClock(), code, _where(to), copy)
    except (table_repair.CannotRepair, BadDatabase, BadEdition) as bad:
        raise CannotDo(str(bad)) from None
    except sqlite3.Error as bad:
        raise CannotDo(str(explained(settings.database, bad))) from None
    finally:
        await database.close()
    tell(f"table {code} goes on at revision {revision}; the database as it was is in {copy}")
    tell("a bot that runs meanwhile shows it when it is started again, or after the next action at the table")
    return 0


def _where(to: str) -> int | str:
    if to != table_repair.REPLAY and not (to.isdecimal() and len(to) <= untrusted.DIGITS):
        raise CannotDo(f"--to takes the number of a stored state or `{table_repair.REPLAY}`, not {to!r}")
    return to if to == table_repair.REPLAY else int(to)


def _list(broken: Sequence[tuple[str, str]]) -> int:
    for code, reason in broken:
        tell(f"{code}  {reason}")
    tell("every running table can be read" if not broken else f"{len(broken)} to repair: name one to see its states")
    return 1 if broken else 0


def _show(stored: table_repair.Stored) -> int:
    tell(f"table {stored.code}, {stored.game}, {stored.status}: {stored.fault or 'can be read'}")
    tell("log")
    for line in stored.log:
        undone = "  (taken back)" if line.undone else ""
        tell(f"  {line.line:>5}  {_moment(line.at)}  revision {line.revision:>4}  {_describe(line)}{undone}")
    tell("stored states, the last one is the present one")
    for state in stored.states:
        tell(f"  --to {state.line:<6} {state.fault or f'revision {state.revision}'}")
    tell(f"  --to {table_repair.REPLAY:<6} {stored.replay_fault or 'the log played again'}")
    return 1 if stored.fault else 0


def _describe(line: table_repair.StoredLine) -> str:
    """Who did what kind of thing, never what was picked: the operator may be playing at the table."""
    try:
        what = _what(json.loads(line.action))
    except (ValueError, RecursionError):
        return "DAMAGED"
    return what if line.seat is None else f"seat {line.seat + 1}: {what}"


def _what(action: object) -> str:
    """The kind of a move, or what happened at the table. Raises `ValueError` for what is neither."""
    match action:
        case {"choice": str(choice)}:
            return choice
        case {"deal": int(seats)}:
            return f"deal {seats}"
        case {"back": int(moves)}:
            return f"back {moves}"
        case [*events]:
            return ", ".join(_key(event) for event in events)
    raise ValueError("neither a move nor events")


def _key(event: object) -> str:
    match event:
        case [str(key), *_]:
            return key
    raise ValueError("no event")


def _moment(at: float) -> str:
    try:
        return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M:%S}"
    except (ValueError, OverflowError, OSError):
        return "at no time"
