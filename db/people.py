"""Everything that is stored about a person: reading it for an export, and erasing it.

A new table needs nothing here as long as its columns that hold people's ids are named as in `ID_COLUMNS`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import Any, Final

from . import outbox
from .bot_players import bot_player_key
from .catalogue import columns_of
from .link import Answer, Connection

Rows = list[dict[str, Any]]

# Not exported: numbers that count what others were sent or did unseen (a changed sealed answer is a line of the log),
# and keys that mean nothing outside.
UNTOLD: Final = ("id", "nonce", "lane", "line", "first_line", "last_line")
ID_COLUMNS: Final = ("person", "guest", "inviter", "asker")
KEPT: Final = ("players", "log")  # others need these rows: the person is removed from them
OF_A_SEAT: Final = ("drafts", "answers")  # they name the seat, not the person
# At a table that still runs (by then only one that cannot be read), a bot player takes the seat.
_EMPTY_SEATS: Final = """update players set person = null, name = '', bot_number = case
    when (select status from tables t where t.code = players.code) <> 'running' then 0
    else 1 + (select max(bot_number) from players p where p.code = players.code) end,
    away_note = '', away_until = null where person = ?"""
NAMES: Final = ("name", "host", "note")  # facts of events and messages that hold names, or a person's words


def stored_about(connection: Connection, person: int) -> dict[str, Rows]:
    """The rows about a person by SQL table, without others' ids; from the log only what they did themselves."""
    found = {table: _own(connection, table, columns, person) for table, columns in _tables(connection)}
    for table in OF_A_SEAT:
        found[table] = _select(connection, f"select o.* from {table} o join players p using (code, seat)", person)
    sql = "select code, game, status, opened, started, ended from tables join players p using (code)"
    found["tables"] = _select(connection, sql, person)
    did = "select code, at, seat, action, undone from log p"
    found["log"] = [row | {"action": json.loads(row["action"] or "null")} for row in _select(connection, did, person)]
    return {table: rows for table, rows in sorted(found.items()) if rows}


def _own(connection: Connection, table: str, columns: tuple[str, ...], person: int) -> Rows:
    where = " or ".join(f"{column} = ?1" for column in columns)
    rows = _dicts(connection.execute(f"select * from {table} where {where}", (person,)))
    shown = [{k: v for k, v in row.items() if k not in UNTOLD} for row in rows]
    if table == "players":
        shown = [row | _before(row, person) for row in shown]
    return [{k: None if k in columns and v != person else v for k, v in row.items()} for row in shown]


def _before(row: Mapping[str, Any], person: int) -> dict[str, str]:
    """Who had a seat before and who was declined for it, without the ids and names of others."""
    former = [[id, name, *rest] if id == person else [0, "", *rest] for id, name, *rest in json.loads(row["former"])]
    return {"former": _text(former), "declined": _text([id for id in json.loads(row["declined"]) if id == person])}


def _select(connection: Connection, sql: str, person: int) -> Rows:
    return _dicts(connection.execute(f"{sql} where p.person = ?", (person,)))


def _dicts(found: Answer) -> Rows:
    rows = found.fetchall()
    names = [column[0] for column in found.description]
    return [dict(zip(names, row, strict=True)) for row in rows]


def _tables(connection: Connection) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each table with its columns that hold people's ids, if it has any."""
    for table, columns in columns_of(connection).items():
        if held := tuple(column for column in ID_COLUMNS if column in columns):
            yield table, held


# ------------------------------------------------------------------- erasing


def seats_left(connection: Connection, person: int) -> list[str]:
    """The codes of the open and running tables where a person sits."""
    sql = """select code from players join tables using (code)
        where person = ? and status in ('open', 'running') order by code"""
    return [code for (code,) in connection.execute(sql, (person,))]


def open_together(connection: Connection, person: int, other: int) -> list[str]:
    """The codes of the open tables where two people sit."""
    sql = """select code from players a join players b using (code) join tables t using (code)
        where a.person = ? and b.person = ? and t.status = 'open' order by code"""
    return [code for (code,) in connection.execute(sql, (person, other))]


def candidacies(connection: Connection, person: int) -> list[str]:
    """The codes of the running tables where a person is a candidate for a seat."""
    sql = """select code from tables where status = 'running' and json_extract(proposal, '$.kind') = 'candidate'
        and cast(json_extract(proposal, '$.by') as bigint) = ? order by code"""
    return [code for (code,) in connection.execute(sql, (person,))]


def open_among(connection: Connection, codes: Iterable[str]) -> list[str]:
    """Those of these tables that have not started."""
    sql = "select 1 from tables where code = ? and status = 'open'"
    return [code for code in codes if connection.execute(sql, (code,)).fetchone()]


def is_known(connection: Connection, person: int, code: str) -> bool:
    """Whether somebody has settings, or a seat or an invitation at a table; a person who was just erased has none."""
    sql = """select 1 from people where person = ?1 union all select 1 from players where code = ?2 and person = ?1"""
    if connection.execute(sql, (person, code)).fetchone():
        return True
    row = connection.execute("select invited from tables where code = ?", (code,)).fetchone()
    return row is not None and person in (invited for invited, _ in json.loads(row[0]))


def erase_drafts(connection: Connection, person: int) -> None:
    """Delete what a person has prepared for their seats, before these change hands."""
    for table in OF_A_SEAT:
        own = f"select 1 from players p where p.code = {table}.code and p.seat = {table}.seat and p.person = ?"
        connection.execute(f"delete from {table} where exists ({own})", (person,))


def erase(connection: Connection, person: int) -> tuple[str, ...]:
    """Delete what is stored about a person and remove them from what others need; returns the codes of changed tables.

    Finished games keep the moves, without a name.
    """
    codes = _touched(connection, person)
    names = _names(connection, person, codes)
    for code in codes:
        _erase_in_log(connection, code, names)
        _erase_in_deal(connection, code, names)
        _erase_in_table(connection, code, person)
        _erase_in_outbox(connection, code, person, names)
    connection.execute("update log set person = null where person = ?", (person,))
    _erase_as_former(connection, person)
    _erase_as_declined(connection, person)
    connection.execute(_EMPTY_SEATS, (person,))
    connection.execute("update blocks set name = '' where blocked = ?", (person,))
    outbox.remove_all_to(connection, person)
    for table, columns in _tables(connection):
        if table not in KEPT:
            where = " or ".join(f"{column} = ?1" for column in columns)
            connection.execute(f"delete from {table} where {where}", (person,))
    return codes


def _touched(connection: Connection, person: int) -> tuple[str, ...]:
    """The tables where a person sat, did something, is host, or is named by their id in a list."""
    sql = """select code from players where person = ?1 union select code from log where person = ?1
        union select code from players where instr(former, ?2) > 0 or instr(declined, ?2) > 0
        union select code from tables where host = ?1 or instr(invited, ?2) > 0 or instr(votes, ?2) > 0
            or instr(coalesce(ballot, ''), ?2) > 0 or instr(coalesce(proposal, ''), ?2) > 0 order by 1"""
    return tuple(code for (code,) in connection.execute(sql, (person, str(person))))


def _names(connection: Connection, person: int, codes: tuple[str, ...]) -> frozenset[str]:
    """All names under which a person is known at these tables, and what they wrote about being away."""
    sql = "select name from people where person = ?1 union select name from players where person = ?1"
    sql += " union select away_note from players where person = ?1 union select note from aways where person = ?1"
    found = {name for (name,) in connection.execute(sql, (person,))}
    own = """select events from log where person = ? and (instr(events, 'table_left') > 0
        or instr(events, 'table_resigned') > 0 or instr(events, '"table_candidate"') > 0
        or instr(events, '"table_not_coming"') > 0)"""
    for (events,) in connection.execute(own, (person,)):
        found |= {facts["name"] for _, facts in json.loads(events) if isinstance(facts.get("name"), str)}
    for code in codes:
        (invited,) = connection.execute("select invited from tables where code = ?", (code,)).fetchone()
        found |= {name for id, name in json.loads(invited) if id == person}
        for (former,) in connection.execute("select former from players where code = ?", (code,)):
            found |= {name for id, name, *_ in json.loads(former) if id == person}
    return frozenset(found - {""})


def _erase_in_log(connection: Connection, code: str, names: frozenset[str]) -> None:
    for line, events in connection.execute("select line, events from log where code = ?", (code,)).fetchall():
        before = json.loads(events)
        after = [[key, _without(facts, names) if key.startswith("table_") else facts] for key, facts in before]
        if after != before:
            connection.execute("update log set events = ? where code = ? and line = ?", (_text(after), code, line))


def _without(facts: Mapping[str, Any], names: frozenset[str]) -> dict[str, Any]:
    return {
        key: "" if key in NAMES and isinstance(fact, str) and fact in names else fact for key, fact in facts.items()
    }


def _erase_in_deal(connection: Connection, code: str, names: frozenset[str]) -> None:
    row = connection.execute("select joined from deals where code = ?", (code,)).fetchone()
    if row:
        joined = [_without(player, names) for player in json.loads(row[0])]
        connection.execute("update deals set joined = ? where code = ?", (_text(joined), code))


def _erase_in_table(connection: Connection, code: str, person: int) -> None:
    sql = "select host, invited, votes, ballot, proposal from tables where code = ?"
    host, invited, votes, ballot, proposal = connection.execute(sql, (code,)).fetchone()
    proposal_left = _without_votes(proposal, person)
    changed = (
        0 if host == person else host,
        _text([pair for pair in json.loads(invited) if pair[0] != person]),
        _text([vote for vote in json.loads(votes) if person not in (vote, vote[0] if isinstance(vote, list) else 0)]),
        _without_votes(ballot, person),
        proposal_left,
    )
    sets = "host = ?, invited = ?, votes = ?, ballot = ?, proposal = ?, writes = writes + 1"
    connection.execute(f"update tables set {sets} where code = ?", (*changed, code))
    if proposal_left is None:
        connection.execute("delete from timers where code = ? and kind = 'agree'", (code,))


def erased_as(connection: Connection, code: str, person: int) -> int:
    """The negative number that stands for an erased person at a running table; it does not identify them elsewhere."""
    key = bytes.fromhex(bot_player_key(connection))
    digest = blake2b(f"{code}:{person}".encode(), digest_size=6, key=key, person=b"erased")
    return -1 - int.from_bytes(digest.digest(), "big")


def _left_of(connection: Connection, code: str, person: int) -> int:
    """What stands for an erased person in lists of a table: 0 once it has ended, as nothing is secret then."""
    (status,) = connection.execute("select status from tables where code = ?", (code,)).fetchone()
    return erased_as(connection, code, person) if status == "running" else 0


def _erase_as_former(connection: Connection, person: int) -> None:
    """Keep those who had a seat before, as they count at the end of the game, but without a name."""
    sql = "select code, seat, former from players where instr(former, ?) > 0"
    for code, seat, stored in connection.execute(sql, (str(person),)).fetchall():
        left = _left_of(connection, code, person)
        former = [[left, "", *rest] if id == person else [id, name, *rest] for id, name, *rest in json.loads(stored)]
        where = "update players set former = ? where code = ? and seat = ?"
        connection.execute(where, (_text(former), code, seat))


def _erase_as_declined(connection: Connection, person: int) -> None:
    sql = "select code, seat, declined from players where instr(declined, ?) > 0"
    for code, seat, stored in connection.execute(sql, (str(person),)).fetchall():
        left = _left_of(connection, code, person)
        after = [left if id == person else id for id in json.loads(stored)]
        declined = _text([id for id in after if id])
        connection.execute("update players set declined = ? where code = ? and seat = ?", (declined, code, seat))


def _erase_in_outbox(connection: Connection, code: str, person: int, names: frozenset[str]) -> None:
    """Remove a person from due messages to others; delete those that mentioned nobody else."""
    for id, stored in connection.execute("select id, facts from outbox where code = ?", (code,)).fetchall():
        facts = json.loads(stored)
        after = _without(facts, names)
        if person in facts.get("people", ()):
            after["people"] = [each for each in facts["people"] if each != person]
        if after.get("people") == []:
            outbox.remove(connection, id)
        elif after != facts:
            connection.execute("update outbox set facts = ?, version = version + 1 where id = ?", (_text(after), id))


def _without_votes(stored: str | None, person: int) -> str | None:
    """An open question at a table without this person's answer; None if they asked it themselves."""
    if stored is None:
        return None
    question = json.loads(stored)
    if question.get("by") == person:
        return None
    return _text(question | {"votes": [vote for vote in question.get("votes", []) if vote[0] != person]})


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
