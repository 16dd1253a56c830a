"""What this process does according to its roles, alone with the database or among others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial

from db import Database, DatabaseError, own_name, quota
from db.processes import LEASE
from rules import GAMES

from .clock import Clock
from .compatibility import READS, incompatibilities
from .config import Settings
from .outcome import CannotStart
from .tables import Tables
from .tables.storage.archive import Archive
from .tables.workers.archiver import Archiver
from .tables.workers.bot_players import BotPlayers, Chooser
from .tables.workers.expiry import ExpiryWorker
from .tables.workers.membership import ALONE, Member, Membership
from .tables.workers.prepared_answers import PreparedAnswers
from .tables.workers.reminding import ReminderWorker
from .tables.workers.worker import Worker
from .ui.kit.request_gate import Quota
from .ui.screens.same import judged

LOOKS_EVERY = 5.0  # maximum seconds between a worker's rounds if others write to the database too


async def register_process(
    settings: Settings, database: Database, clock: Clock, program: str, lease: float = LEASE
) -> Member:
    """Register this process as serving the database. Raises `CannotStart` if another runs an incompatible program."""
    if not settings.shares:
        return ALONE
    member = Membership(database, clock, own_name(), program, settings.roles, lease, READS)
    await member.round()
    try:
        await demand_compatible(database)  # again: of two that enter at the same time, at least one sees the other
    except BaseException:
        await release_process(member)
        raise
    return member


async def demand_compatible(database: Database) -> None:
    """Raise `CannotStart` if this program and a living process's cannot read all that the other writes."""
    if conflicts := await incompatibilities(database):
        raise CannotStart("\n".join(f"{sentence[0].upper()}{sentence[1:]}." for sentence in conflicts))


async def release_process(member: Member) -> None:
    """Release everything that this process holds, at the end."""
    with suppress(DatabaseError):  # then its lease expires instead
        await member.leave()


def common_quota(database: Database) -> Quota | None:
    """The quota of requests that this process shares with others; None if it is alone."""
    if not database.is_shared:
        return None

    async def take(n: int, per_second: float, burst: int) -> float:
        return await database.write(partial(quota.take, n=n, per_second=per_second, burst=burst))

    async def shut(seconds: float) -> None:
        await database.write(partial(quota.shut, seconds=seconds))

    return Quota(take, shut)


def workers_of(
    settings: Settings,
    database: Database,
    clock: Clock,
    tables: Tables,
    choosers: tuple[Chooser, Chooser],
    member: Member,
) -> Iterator[Worker]:
    """The workers that this process runs in addition to the courier."""
    yield from member.workers
    if not settings.has("players"):
        return
    yield BotPlayers(database, clock, tables, *choosers, member)
    yield ExpiryWorker(database, clock, tables, member)
    yield ReminderWorker(database, clock, tables, member)
    yield PreparedAnswers(database, clock, tables, partial(judged, GAMES), member)
    if settings.keep_days is not None:
        yield Archiver(tables, clock, Archive(settings.base_path), settings.keep_days, member)


def wake_each_other(database: Database, tables: Tables, member: Member, workers: Sequence[Worker]) -> None:
    """Wake workers when another process commits, comes or goes; they also look every `LOOKS_EVERY` seconds anyway."""
    if not database.is_shared:
        return
    heeding = [worker for worker in workers if worker.HEEDS_COMMITS]
    tables.on_commit(database.wake_others(partial(_wake, heeding)))
    member.on_change(partial(_wake, [worker for worker in workers if worker not in member.workers]))
    for worker in workers:
        worker.longest_wait = LOOKS_EVERY


def _wake(workers: Sequence[Worker]) -> None:
    for worker in workers:
        worker.wake_up.wake()
