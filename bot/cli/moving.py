"""The command that moves everything from one database into another one: to a server, back, or to another file."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from bot.clock import WallClock
from bot.config import Settings, base_path
from bot.outcome import CannotDo, tell
from bot.serving import asked_to_stop
from bot.tables import Tables
from bot.tables.storage import repair
from bot.tables.storage.archive import Archive
from db import BadDatabase, Copied, Database, DatabaseError, Differs, MoveStopped, Server, Where, explained
from rules import GAMES

T = TypeVar("T")


def move_database(settings: Settings, args: argparse.Namespace) -> int:
    """Copy all rows of a database that no bot serves now, verify that they arrived, and mark it as moved."""
    source, target = _named(args.source), _named(args.target)
    if isinstance(source, Path) and not source.is_file():
        raise CannotDo(f"{source}: there is no database here")
    if _is_same(source, target):
        raise CannotDo(f"{source} and {target} are the same database; name a new one to move to")
    try:
        copied, broken = asyncio.run(_until_stopped(_move(settings, source, target)))
    except KeyboardInterrupt:  # the second one: the move was not awaited
        raise CannotDo(f"stopped; the same command says whether {source} was marked as moved") from None
    tell(f"{copied.total} rows of {len(copied.rows)} kinds stand in {target} and were compared with {source}")
    for code, reason in broken:
        tell(f"table {code} cannot be read there, as it could not be here: {reason}")
    tell(f"{source} is marked as moved and stays as a copy; set RATSKELLER_DATABASE={_as_setting(target)}")
    folders = [Archive(base_path(where)).folder for where in (source, target)]
    if (archived := copied.rows["archived"]) and folders[0] != folders[1]:
        tell(f"{archived} tables are in the archive: rename its folder {folders[0]} to {folders[1]}")
    return 0


def _as_setting(target: Where) -> str:
    if isinstance(target, Path):
        return str(target)
    return f"{target.without_password}{' (with its password)' if target.has_password else ''}"


def _named(text: str) -> Where:
    try:
        return Server.named_by(text) or Path(text)
    except ValueError as bad:
        raise CannotDo(str(bad)) from None


def _is_same(one: Where, other: Where) -> bool:
    if isinstance(one, Path) and isinstance(other, Path):
        return one.resolve() == other.resolve()
    return str(one) == str(other)


async def _until_stopped(moving: Coroutine[Any, Any, T]) -> T:
    """Await the move; the first Ctrl-C or SIGTERM cancels it, and its outcome says what came of that."""
    work, stopped = asyncio.create_task(moving), asyncio.create_task(asked_to_stop().wait())
    await asyncio.wait([work, stopped], return_when=asyncio.FIRST_COMPLETED)
    if not stopped.cancel():
        work.cancel()
    return await work


async def _move(settings: Settings, source: Where, target: Where) -> tuple[Copied, tuple[tuple[str, str], ...]]:
    try:
        here = await Database.open(source, alone=True)
        try:
            copied = await here.move_to(target, WallClock().now())
        finally:
            await here.close()
        return copied, await _broken(settings, target)
    except MoveStopped:
        raise CannotDo(f"stopped: nothing was moved, {target} is empty and {source} as it was") from None
    except (BadDatabase, Differs) as bad:
        raise CannotDo(str(bad)) from None
    except DatabaseError as bad:
        raise CannotDo(str(explained(target, bad))) from None


async def _broken(settings: Settings, target: Where) -> tuple[tuple[str, str], ...]:
    """The running tables that cannot be loaded from the new database."""
    there = await Database.open(target)
    try:
        await Tables(there, WallClock(), GAMES).know_editions(settings.editions)
        return await repair.list_broken(there, GAMES)
    finally:
        await there.close()
