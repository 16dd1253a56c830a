"""The database on a PostgreSQL server: words for what is wrong, one bot at a time, nothing lost and nothing doubled."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from functools import partial
from hashlib import sha256
from pathlib import Path

import psycopg
import pytest

from bot.logs import set_up_logging
from db import (
    BadDatabase,
    Connection,
    Database,
    DatabaseError,
    InUse,
    NewerDatabase,
    NotOurs,
    PersonRow,
    Server,
    TransientDatabaseError,
    Unavailable,
    insert,
    is_served_here,
    select,
    select_one,
    upsert,
)
from db.migrations import STEPS, Migration
from db.postgres import schema
from db.postgres.link import numbered
from db.postgres.schema import in_dialect
from tests.support import postgres

pytestmark = pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)
BIRDS = Migration(len(STEPS) + 1, "create table birds (name text not null);")


@pytest.fixture
def server(tmp_path: Path) -> Server:
    """A database with the newest schema."""
    return postgres.database_for(tmp_path)


@pytest.fixture
def bare(tmp_path: Path) -> Server:
    """A database without a table, which is not used again."""
    return postgres.bare_for(tmp_path)


@pytest.fixture
async def database(server: Server) -> AsyncIterator[Database]:
    """It, open as a bot has it."""
    opened = await Database.open(server, alone=True)
    yield opened
    await opened.close()


def person(n: int, name: str = "") -> PersonRow:
    """Some row."""
    return PersonRow(n, name or f"P{n}", None, None, "dm", "unknown")


async def people(database: Database, rest: str = "order by person") -> list[PersonRow]:
    """All rows."""
    return await database.read(lambda link: select(link, PersonRow, rest))


# ------------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("postgresql://ana:secret@127.0.0.1:1/games", r"the server cannot be reached \(.*\); see whether it runs"),
        ("postgresql://ana:secret@/games?host=/nowhere/at/all", "the server cannot be reached"),
        ("postgresql://ana:secret@127.0.0.1:99999999/games", "cannot be"),
        ("postgresql://ana:secret@127.0.0.1:1/games?no_such_option=1", "its address cannot be read"),
        ("postgresql://ana@127.0.0.1:1/games?password=%secret", r"its address cannot be read \(.*percent-encoded"),
    ],
)
async def test_a_server_that_is_not_there(address: str, words: str) -> None:
    with pytest.raises(BadDatabase, match=words) as refused:
        await Database.open(Server(address))
    assert str(refused.value).startswith("postgresql://ana@")
    assert "secret" not in f"{refused.value!s} {refused.value!r} {Server(address)!r} {Server(address)}"


async def test_a_wrong_password_and_a_database_that_is_missing(server: Server) -> None:
    with postgres.connect(server) as admin:
        admin.execute("drop role if exists guarded")
        admin.execute("create role guarded login password 'right'")
    with pytest.raises(Unavailable, match=r"the server refuses this user or password .*into its address"):
        await Database.open(postgres.on_server(server.name, "guarded:wrong"))
    with pytest.raises(Unavailable, match=r"no such database .*createdb --encoding UTF8 NAME"):
        await Database.open(postgres.on_server("there_is_none"))


async def test_a_database_that_lets_nobody_in_is_not_called_missing(server: Server) -> None:
    with postgres.connect(server) as admin:
        admin.execute("drop database if exists shut")
        admin.execute("create database shut allow_connections false")
    with pytest.raises(Unavailable, match=r"lets nobody in .*: alter database NAME allow_connections true"):
        await Database.open(postgres.on_server("shut"))
    with postgres.connect(server) as admin:
        admin.execute("drop database shut")


async def test_a_server_or_user_with_too_many_connections_is_not_called_away(server: Server) -> None:
    with postgres.connect(server) as admin:
        admin.execute("drop role if exists crowd")
        admin.execute("create role crowd login connection limit 0")
    with pytest.raises(Unavailable, match="the server takes no more connections"):
        await Database.open(postgres.on_server(server.name, "crowd"))


async def test_a_user_who_may_make_no_tables(bare: Server) -> None:
    with postgres.connect(bare) as admin:
        admin.execute("drop role if exists guest")
        admin.execute("create role guest login")
    with pytest.raises(Unavailable, match="make the user the owner of the database"):
        await Database.open(postgres.on_server(bare.name, "guest"))


async def test_who_has_closed_is_in_nobodys_way(server: Server) -> None:
    closing = await Database.open(server, alone=True)
    some = "do $$ begin for n in 1..500 loop execute 'create temp table t' || n || ' (x text)'; end loop; end $$"
    await closing.write(lambda db: db.execute(some))  # which the server drops before it lets go of the connection
    await closing.close()
    await (await Database.open(server, alone=True)).close()


async def test_another_encoding_is_refused(tmp_path: Path) -> None:
    options = "encoding 'LATIN1' locale_provider libc lc_collate 'C' lc_ctype 'C'"
    with pytest.raises(Unavailable, match="its encoding is LATIN1; make it anew: createdb --encoding UTF8 NAME"):
        await Database.open(postgres.bare_for(tmp_path, options))


async def test_the_database_of_another_program_is_refused_and_left_alone(bare: Server) -> None:
    with postgres.connect(bare) as admin:
        admin.execute("create table songs (name text)")
        with pytest.raises(NotOurs, match="another program"):
            await Database.open(bare)
        assert admin.execute("select tablename from pg_tables where schemaname = 'public'").fetchall() == [("songs",)]


async def test_without_psycopg_it_is_said_what_to_install() -> None:
    program = """
import asyncio, sys
sys.modules["psycopg"] = None
from db import BadDatabase, Database, Server
try:
    asyncio.run(Database.open(Server("postgresql://ana@host/games")))
except BadDatabase as bad:
    print(bad)
"""
    told = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", program], capture_output=True, text=True)
    assert "this needs psycopg" in told.stdout
    assert f"{sys.executable} -m pip install 'psycopg[binary]>=3.2,<4'" in told.stdout


# ------------------------------------------------------------------- schema


def test_migrations_are_written_once_and_read_in_both_dialects() -> None:
    sql = """-- real text
    create table t (id integer primary key autoincrement, text text not null, at real) strict, without rowid;"""
    assert " ".join(in_dialect(sql).split()) == (
        "create table t (id bigint generated by default as identity primary key, "
        'text text collate "C" not null, at double precision);'
    )
    assert numbered("a = ? and b = ? limit ?") == b"a = $1 and b = $2 limit $3"
    assert numbered("a = ?2 or b = ?1 or c = ?2") == b"a = $2 or b = $1 or c = $2"


async def test_a_new_database_is_made_and_an_older_one_brought_up_to_date(bare: Server) -> None:
    await (await Database.open(bare, STEPS[:8])).close()
    await (await Database.open(bare)).close()
    database = await Database.open(bare, (*STEPS, BIRDS))
    assert await database.read(lambda link: link.execute("select count(*) from birds").fetchone()) == (0,)
    assert await database.problems() == ()
    await database.close()
    with pytest.raises(NewerDatabase, match=rf"version {len(STEPS) + 1}.*start the newer program"):
        await Database.open(bare)


async def test_a_step_that_fails_changes_nothing(bare: Server) -> None:
    wrong = Migration(len(STEPS) + 1, "create table birds (name text not null); insert into nests values (1);")
    await (await Database.open(bare)).close()
    with pytest.raises(BadDatabase, match="nests"):
        await Database.open(bare, (*STEPS, wrong))
    await (await Database.open(bare)).close()
    with postgres.connect(bare) as admin:
        assert admin.execute("select to_regclass('birds')").fetchone() == (None,)


async def test_nobody_migrates_the_database_of_a_running_bot(bare: Server) -> None:
    running = await Database.open(bare, alone=True)
    with pytest.raises(InUse, match=r"another bot \(process \d+-\w+ on .+\) runs on this database"):
        await Database.open(bare, (*STEPS, BIRDS))
    await running.close()
    await (await Database.open(bare, (*STEPS, BIRDS))).close()


async def test_text_is_in_the_order_of_its_bytes_whatever_the_server_s_language(database: Database) -> None:
    names = ["Zoé", "ana", "Émile", "Bea", "ann-a", "anna"]
    for n, name in enumerate(names):
        await database.write(partial(insert, row=person(n, name)))
    assert [row.name for row in await people(database, "order by name")] == sorted(names)


def set_functions(admin: psycopg.Connection[tuple[object, ...]], number: int) -> None:
    """A program with other functions of this number was here: theirs takes nothing for JSON."""
    admin.execute("""create or replace function json_valid(document text) returns boolean
        language sql immutable as 'select false'""")
    admin.execute(f"comment on function server_time() is 'ratskeller functions {number}'".encode())


def takes_json(admin: psycopg.Connection[tuple[object, ...]]) -> bool:
    """Whether the database has the functions of this program."""
    return admin.execute("select json_valid('{}')").fetchone() == (True,)


@pytest.mark.parametrize("alone", [True, False], ids=["alone", "shared"])
async def test_a_mended_function_reaches_a_database_where_no_step_is_missing(bare: Server, alone: bool) -> None:
    opened = partial(Database.open, bare, alone=alone, shared=not alone)
    running = await opened()
    with postgres.connect(bare) as admin:
        set_functions(admin, 0)
        if alone:
            await running.close()
        for database in await asyncio.gather(*(opened() for _ in range(1 if alone else 6))):
            assert takes_json(admin)
            await database.close()
    await running.close()


async def test_an_older_program_does_not_put_its_functions_in_place_of_newer_ones(bare: Server) -> None:
    await (await Database.open(bare)).close()
    with postgres.connect(bare) as admin:
        set_functions(admin, 10**6)
        for steps in (STEPS, (*STEPS, BIRDS)):
            await (await Database.open(bare, steps)).close()
            assert not takes_json(admin)


def test_functions_that_change_get_a_higher_number() -> None:
    digest = sha256(schema.FUNCTIONS.encode()).hexdigest()[:16]
    known = (1, "e7b56ec93aae553d")
    assert (schema.FUNCTIONS_NUMBER, digest) == known, "raise the number in functions.sql, then write both here"


async def test_statements_over_json_do_not_fail_where_the_server_would_run_them_in_parallel(database: Database) -> None:
    for n, name in enumerate(["[1]", "no document"] * 50):
        await database.write(partial(insert, row=person(n, name)))

    def side_by_side(link: Connection, sql: str) -> int:
        costs_nothing = ("parallel_setup_cost", "parallel_tuple_cost", "min_parallel_table_scan_size")
        for setting in costs_nothing:
            link.execute(f"set local {setting} = 0")
        (n,) = link.execute(sql).fetchone()
        return int(n)

    for sql in ("json_valid(name)", "json_extract(name, '$[0]') = '1'"):
        assert await database.read(partial(side_by_side, sql=f"select count(*) from people where {sql}")) == 50


# ------------------------------------------------------------------- transactions


async def test_a_second_bot_is_refused_and_a_look_is_not(database: Database, server: Server) -> None:
    with pytest.raises(InUse):
        await Database.open(server, alone=True)
    beside = await Database.open(server)
    await database.write(partial(insert, row=person(1)))
    assert await people(beside) == [person(1)]
    await beside.close()


async def test_a_bot_on_another_machine_is_none_that_hangs_here(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await Database.open(server, shared=True)
    assert is_served_here(server)
    await here.close()
    monkeypatch.setattr("db.postgres.session.own_name", lambda: "7 on another machine")
    there = await Database.open(server, shared=True)
    assert not is_served_here(server)
    await there.close()


async def test_a_bot_that_hangs_here_is_found_however_long_the_name_of_the_machine(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "a-service-of-a-cluster-with-a-name-as-long-as-a-name-may-be-0")
    here = await Database.open(server, shared=True)
    assert is_served_here(server)
    await here.close()


async def test_work_that_fails_leaves_nothing_behind_and_a_look_changes_nothing(database: Database) -> None:
    def work(link: Connection) -> None:
        insert(link, person(1))
        raise KeyError("half way")

    with pytest.raises(KeyError):
        await database.write(work)
    with pytest.raises(TransientDatabaseError, match="read-only") as only_reads:
        await database.read(partial(insert, row=person(1)))
    with pytest.raises(DatabaseError) as refused:
        await database.write(lambda link: link.execute("insert into people (person) values (1)"))
    assert (only_reads.value.code, refused.value.code) == ("SQLSTATE 25006", "SQLSTATE 23502")
    assert not isinstance(refused.value, TransientDatabaseError)
    assert await people(database) == []
    await database.write(partial(insert, row=person(2)))
    assert await people(database) == [person(2)]


async def test_a_value_that_no_server_takes_is_not_taken_for_a_server_that_is_away(database: Database) -> None:
    with pytest.raises(DatabaseError, match="NUL") as refused:
        await database.write(partial(insert, row=person(1, "A\0")))
    assert (type(refused.value), refused.value.code) == (DatabaseError, "DataError")


async def test_a_look_is_one_moment(database: Database, server: Server) -> None:
    beside = await Database.open(server)
    looked, written = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def work(link: Connection) -> tuple[int, int]:
        before = len(select(link, PersonRow))
        loop.call_soon_threadsafe(looked.set)
        asyncio.run_coroutine_threadsafe(written.wait(), loop).result(30)
        return before, len(select(link, PersonRow))

    looking = asyncio.create_task(beside.read(work))
    await looked.wait()
    await database.write(partial(insert, row=person(1)))
    written.set()
    assert await looking == (0, 0)
    await beside.close()


async def test_two_who_change_the_same_row_at_once_lose_nothing(database: Database, server: Server) -> None:
    beside = await Database.open(server)
    await database.write(partial(insert, row=person(1, "0")))

    def count(link: Connection) -> None:
        row = select_one(link, PersonRow, "where person = ?", 1)
        assert row
        upsert(link, person(1, str(int(row.name) + 1)))

    await asyncio.gather(*(each.write(count) for _ in range(60) for each in (database, beside)))
    assert [row.name for row in await people(database)] == ["120"]
    await beside.close()


async def test_of_two_who_take_the_same_key_the_second_one_sees_the_first(database: Database, server: Server) -> None:
    beside = await Database.open(server)

    def take(link: Connection, n: int, name: str) -> str:
        if there := select_one(link, PersonRow, "where person = ?", n):
            return there.name
        insert(link, person(n, name))
        return name

    for n in range(40):
        both = await asyncio.gather(
            database.write(partial(take, n=n, name="one")), beside.write(partial(take, n=n, name="other"))
        )
        assert len(set(both)) == 1, "both know who has it"
    assert len(await people(database)) == 40
    await beside.close()


async def test_no_value_gets_into_the_log(database: Database, capfd: pytest.CaptureFixture[str]) -> None:
    set_up_logging("DEBUG", "json")
    await database.write(partial(insert, row=person(77, "Secretive")))

    def again(link: Connection) -> None:
        insert(link, person(77, "Secretive"))
        raise KeyError

    with pytest.raises(KeyError):
        await database.write(again)
    with pytest.raises(DatabaseError) as refused:
        await database.write(partial(insert, row=person(77, "Secretive")))
    out, err = capfd.readouterr()
    assert "Secretive" not in out + err + str(refused.value)
    assert psycopg.__name__ not in type(refused.value).__module__
