"""What the tests of time and absence need: a host whose clock moves on while it is alive, and looks at accounts."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from zoneinfo import ZoneInfo

import db
from bot.tables import Courier, DueMessage, ExpiryWorker, Player
from bot.tables.storage import clock_store, player_rows
from bot.tables.storage.hours_store import set_hours
from bot.tables.transitions.accounts import time_left
from bot.tables.transitions.topics import LAST_CALL
from bot.tables.values import Hours, TimeAccount
from bot.tables.workers.membership import ALONE
from db import DueRow, TimerRow
from tests.support.movable_clock import MovableClock
from tests.support.timers import rederive_all

from .host import HERE, Host

HOUR, DAY = 3600.0, 86_400.0
PARIS = "Europe/Paris"


def at(text: str, zone: str = PARIS) -> float:
    """A local time as seconds since 1970."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


async def host_at(path: Path, when: float) -> Host:
    """A host that starts at this time."""
    host = Host(path / "tables.sqlite3")
    host.clock = MovableClock(when)
    await host.start()
    return host


async def night(host: Host, person: int, zone: str = PARIS) -> None:
    """The person has quiet hours from 22 to 8 in this zone, and had them for ever."""
    await host.db.write(lambda connection: set_hours(connection, person, Hours(0.0, zone)))


async def until(host: Host, when: float, *, delivering: bool = True) -> list[DueRow]:
    """Time passes to `when` while the host is alive: what is due happens when it is due. Returns the calls delivered.

    `delivering`: questions and last calls arrive at once.
    """
    keeper, arrived = ExpiryWorker(host.db, host.clock, host.tables), list[DueRow]()
    while True:
        now = host.clock.now()
        await host.db.write(partial(_alive, now=now))
        due = await keeper.round()
        if delivering:
            arrived += await delivered(host)
        nexts = [when, *(row.due for row in (await calls(host) if delivering else ()))]
        if now >= when:
            return arrived
        host.clock.move(max(min(nexts if due is None else [*nexts, due]) - now, min(1.0, when - now)))


async def delivered(host: Host) -> list[DueRow]:
    """Questions and last calls that are due arrive."""
    courier = Courier(host.db, host.clock, host.tables, _arrives, debounce=0)
    due = [row for row in await calls(host) if row.due <= host.clock.now()]
    for row in due:
        await host.db.write(partial(_held, lane=row.lane))
        await courier._carry(row)
    return due


def _held(connection: db.Connection, lane: str) -> None:
    connection.execute("update lanes set holder = ? where lane = ?", (ALONE.id, lane))


async def calls(host: Host) -> list[DueRow]:
    """Questions and last calls in the outbox."""
    rows = await host.db.read(lambda connection: db.select(connection, DueRow, "order by due"))
    return [row for row in rows if row.topic == LAST_CALL or (row.kind in ("direct_message", "mention") and row.sound)]


async def _arrives(row: DueMessage) -> None:
    """Nothing stands at Discord that anybody would look for."""


def _alive(connection: db.Connection, now: float) -> None:
    connection.execute("update alive set at = ?", (now,))


async def passing(host: Host, seconds: float, *, delivering: bool = True) -> list[DueRow]:
    """So much time passes while the host is alive."""
    return await until(host, host.clock.now() + seconds, delivering=delivering)


async def player(host: Host, code: str, seat: int) -> Player:
    """Who sits there."""
    found = (await host.look(code)).players[seat]
    assert found
    return found


async def stand(host: Host, code: str, seat: int) -> str:
    """How far the table has gone without the person there."""
    return (await player(host, code, seat)).stand


async def account(host: Host, code: str, seat: int) -> TimeAccount:
    """The account of a seat, as it is stored."""
    found = (await player(host, code, seat)).account
    assert found
    return found


async def left(host: Host, code: str, seat: int) -> float:
    """The seconds that a seat has left now."""
    table, found = await host.look(code), await player(host, code, seat)
    assert found.account and found.person
    calendar = await host.db.read(partial(clock_store.calendar, code=code, pace=table.terms.clock, person=found.person))
    return time_left(found.account, calendar, host.clock.now())


async def give(host: Host, code: str, seat: int, seconds: float) -> None:
    """Leave a seat so much time, as if it had been given or taken."""
    found = await player(host, code, seat)
    assert found.account
    changed = replace(
        found.account,
        left=seconds,
        wait_left=seconds,
        back=found.account.back + seconds - found.account.left,
    )

    def write(connection: db.Connection) -> None:
        db.upsert(connection, player_rows.player_row(code, seat, replace(found, account=changed)))
        rederive_all(connection)

    await host.db.write(write)
    await host.restart()


async def timers(host: Host, code: str) -> dict[tuple[str, int], float]:
    """What will happen at a table by itself, and when."""
    rows = await host.db.read(lambda connection: db.select(connection, TimerRow, "where code = ?", code))
    return {(row.kind, row.seat): row.due for row in rows}


async def only_ana_asked(host: Host, n: int = 2, **options: str | int) -> str:
    """A table where all but Ana have given their first, sealed answer."""
    code = await host.running(n, HERE, **options)
    for seat in range(1, n):
        await host.answer(code, seat)
    return code
