"""The commands for an operator that change or copy the database: backup, migrate, repair."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bot.clock import WallClock
from bot.compatibility import incompatibilities
from bot.config import Settings
from bot.outcome import CannotDo, tell
from bot.tables import Tables
from bot.tables.storage import repair as table_repair
from bot.tables.storage import untrusted
from bot.tables.transitions.codes import normalized
from db import BadDatabase, Database, DatabaseError, Server, Where, explained
from db.migrations import STEPS
from rules import GAMES
from rules.core import BadEdition

# --------------------------------------------------------------------------- backup


def backup(settings: Settings, args: argparse.Namespace) -> int:
    """Copy the database while the bot runs."""
    target: Path = args.target or backup_name(settings)
    asyncio.run(_backup(settings.database, target))
    tell(f"copied to {target}")
    return 0


def backup_name(settings: Settings) -> Path:
    """A new file in the backup folder, named after the current time."""
    return settings.backups / f"{settings.base_path.stem}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.db"


async def _backup(where: Where, target: Path) -> None:
    database = await open_database(where)
    try:
        await database.backup(target)
    except BadDatabase as bad:
        raise CannotDo(str(bad)) from None
    finally:
        await database.close()


async def open_database(where: Where) -> Database:
    """Open the database of this installation, which must exist already. Raises `CannotDo`."""
    if not is_there(where):
        raise CannotDo(f"{where}: there is no database here yet; the first run makes it")
    try:
        return await Database.open(where)
    except BadDatabase as bad:
        raise CannotDo(str(bad)) from None


def is_there(where: Where) -> bool:
    """Whether there may be a database: on a server only the server knows."""
    return isinstance(where, Server) or where.is_file()


# --------------------------------------------------------------------------- migrate


def migrate(settings: Settings, args: argparse.Namespace) -> int:
    """Migrate the database to this program's version; says which processes are in the way."""
    sentences = asyncio.run(_migrate(settings.database))
    tell(f"{settings.database} is at version {len(STEPS)}")
    for sentence in sentences:
        tell(sentence)
    return 1 if sentences else 0


async def _migrate(where: Where) -> tuple[str, ...]:
    """Migrate; returns what keeps this program from running beside the present processes."""
    database = await open_database(where)
    try:
        return await incompatibilities(database)
    except DatabaseError as bad:
        raise CannotDo(str(explained(where, bad))) from None
    finally:
        await database.close()


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
    except DatabaseError as bad:
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
