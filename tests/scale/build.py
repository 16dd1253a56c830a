"""Databases with many running tables: a few that were played, and their rows under other codes, people and channels."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Sequence
from functools import partial
from itertools import count

from bot.tables import Courier, DueMessage, Posted, Tables
from db import Connection, Database
from db.catalogue import columns_of
from rules import GAMES
from tests.support.company import Company
from tests.support.movable_clock import MovableClock

BEGAN = MovableClock().now() + 120.0  # all that the first tables had due was delivered by then
MOVES = 40  # of each table that is copied
PEOPLE = 4  # at each
TABLES_EACH = 5  # how many tables a person of the copies sits at
BUSY = 10  # tables of the copies with messages due: how many were moved lately does not depend on how many there are
FIRST_PERSON, OTHERS = 101, 1000  # the company's people; those of the copies have higher numbers
IN_A_SERVER = 50  # tables

CODE = "('X' || (1000000 + copies.n))"  # in the order of the numbers
_PERSONS = ("person", "host", "guest", "inviter", "asker", "watcher")
_NEVER_COPIED = ("lanes", "achieved", "ratings", "rated_until")


def code_of(number: int) -> str:
    """The code of a copy."""
    return f"X{1_000_000 + number}"


async def play_some(database: Database) -> list[str]:
    """One table of each game, some way into it, with its messages delivered; returns their codes."""
    clock, numbers = MovableClock(), count(5_000_000)
    tables = Tables(database, clock, program="scale", draw=random.Random(1).randbytes)
    await tables.begin()

    async def deliver(row: DueMessage) -> Posted:
        return Posted(row.kind, row.person, 1, next(numbers), clock.now())

    courier, company = Courier(database, clock, tables, deliver, debounce=0), Company(tables)
    for person in company.people:
        await tables.people.met(person)
    codes = list[str]()
    for game in GAMES:
        codes.append(await company.sit_down(game, PEOPLE))
        await company.play_on(codes[-1], MOVES)
    clock.move(BEGAN - clock.now())
    await delivered(courier, database)
    return codes


async def delivered(courier: Courier, database: Database) -> None:
    """Let a courier deliver all that is due."""
    while courier.load or await database.read(partial(_due, now=courier.clock.now())):
        await courier.round()


def _due(connection: Connection, now: float) -> int:
    (n,) = connection.execute("select count(*) from outbox where due <= ?", (now,)).fetchone()
    return int(n)


async def multiply(database: Database, codes: Sequence[str], tables: int) -> None:
    """Copy these tables in turn, so many in all, by one statement for each table of the database."""
    columns = await database.read(columns_of)
    with_code = [table for table in columns if "code" in columns[table] and table not in _NEVER_COPIED]
    for table in sorted(with_code, key=lambda table: table != "tables"):  # the others refer to it
        n = min(tables, BUSY) if table == "outbox" else tables
        await database.write(partial(_copy, table=table, columns=columns[table], codes=codes, n=n))
    for table in (each for each in columns if "person" in columns[each] and each not in (*with_code, *_NEVER_COPIED)):
        groups = tables // TABLES_EACH + 1
        await database.write(partial(_copy_people, table=table, columns=columns[table], groups=groups))
    await database.write(_form_lanes)


def _copy(connection: Connection, table: str, columns: Sequence[str], codes: Sequence[str], n: int) -> None:
    """Copy what these tables of players have in one table of the database, in the order of the new codes."""
    if isinstance(connection, sqlite3.Connection):
        connection.execute("pragma cache_size = -200000")  # 200 MB, while rows go where they belong
    names = [name for name in columns if (table, name) != ("outbox", "id")]
    turns = " ".join(f"when {turn} then ?" for turn in range(len(codes)))
    connection.execute(
        f"""with recursive copies (n) as (select cast(0 as bigint) union all select n + 1 from copies where n + 1 < ?)
            insert into {table} ({", ".join(names)}) select {", ".join(map(_changed, names))}
            from copies join {table} t on t.code = case copies.n % {len(codes)} {turns} end""",
        (n, *codes),
    )


def _copy_people(connection: Connection, table: str, columns: Sequence[str], groups: int) -> None:
    values = (_person(name, "groups.n") if name == "person" else f"t.{name}" for name in columns)
    connection.execute(
        f"""with recursive groups (n) as (select cast(0 as bigint) union all select n + 1 from groups where n + 1 < ?)
            insert into {table} ({", ".join(columns)}) select {", ".join(values)}
            from groups join {table} t on t.person between ? and ?""",
        (groups, FIRST_PERSON, OTHERS - 1),
    )


def _changed(column: str) -> str:
    """A column of a copy, in SQL."""
    group = f"(copies.n / {TABLES_EACH})"
    if column in _PERSONS:
        return _person(column, group)
    others = {
        "code": CODE,
        "submission": f"{CODE} || t.submission",
        "lane": f"case when t.lane = t.code then {CODE} else '@' || ({_person('person', group)}) end",
        "guild": f"t.guild + 1 + copies.n / {IN_A_SERVER}",
        "channel": "case when t.channel = 0 then 0 else 1000000 + copies.n end",
    }
    return others.get(column, f"t.{column}")


def _person(column: str, group: str) -> str:
    """The person of the copies in a group who stands for one of the company; nobody stays nobody."""
    return f"case when t.{column} >= {FIRST_PERSON} then t.{column} + {OTHERS} + 10 * {group} else t.{column} end"


def _form_lanes(connection: Connection) -> None:
    connection.execute("delete from lanes")
    connection.execute("insert into lanes (lane, due, tried) select lane, min(due), 0 from outbox group by lane")
