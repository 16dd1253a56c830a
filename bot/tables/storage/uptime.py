"""Whether this installation is at work and Discord in reach: while they are not, time counts on no clock."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

import db
from bot.tables.transitions import absence, pauses
from db import AliveRow, Connection, PlayerRow, StopRow, TableRow, shards

from . import clock_store

SLEEPING = 180.0  # seconds between two signs of life after which the time between counts on no clock
DIFFERENCE = 2.0  # seconds between the clocks of two machines that is no setting back: each may be one second off
OUT_OF_REACH = 600.0  # seconds without Discord after which they do not count either
ONCE_MORE = 12 * 3600.0  # seconds for which a vote is open that ran out while no process was at work
KEPT_FOR = 400 * 86_400.0  # seconds after its end for which a stop may still matter
FIRST = ""  # before all codes
SOME = 200  # seats whose clocks are worked out anew in one transaction: it must end between two moves at their tables


class Moved(NamedTuple):
    """Tables whose clocks moved, and whether those of more tables are still to be worked out anew."""

    codes: tuple[str, ...] = ()
    is_more: bool = False


def sign_of_life(connection: Connection, now: float, *, shared: bool = False) -> Moved:
    """Note that this installation is at work; what lies between two far apart counts on no clock, nor what lies ahead.

    It covers a process that was off, a machine that slept, a database that could not be written and a clock that was
    set. `shared`: several processes serve the database, and Discord is out of reach as long as one of its shards is:
    who is in a server of that one cannot answer.
    """
    moved = _still_there(connection, now)
    if not shared:
        return moved
    if shards.are_all_heard(connection):
        back = discord_back(connection, now)
        return Moved(tuple(dict.fromkeys((*moved.codes, *back.codes))), moved.is_more or back.is_more)
    discord_gone(connection, now)
    return moved


def _still_there(connection: Connection, now: float) -> Moved:
    row = db.select_one(connection, AliveRow, "where id = 1")
    if row is None:
        db.upsert(connection, AliveRow(1, now))
        return Moved()
    if -DIFFERENCE <= now - row.at <= SLEEPING:
        db.upsert(connection, replace(row, at=now))
        return Moved(is_more=row.rederive_from is not None)
    codes = tuple(_missed(connection, row.at, now) if now > row.at else _set_back(connection, now))
    db.delete(connection, StopRow, "ended < ?", now - KEPT_FOR)
    db.upsert(connection, replace(row, at=now, rederive_from=FIRST))
    return Moved(codes, is_more=True)


def discord_gone(connection: Connection, now: float) -> Moved:
    """Discord cannot be reached any more; no clock moves by that."""
    connection.execute("update alive set gone = coalesce(gone, ?) where id = 1", (now,))
    return Moved()


def discord_back(connection: Connection, now: float) -> Moved:
    """Discord can be reached again; a long time without it counts on no clock."""
    row = db.select_one(connection, AliveRow, "where id = 1")
    if row is None or row.gone is None:
        return Moved()
    if now - row.gone <= OUT_OF_REACH:
        db.upsert(connection, replace(row, gone=None))
        return Moved()
    codes = tuple(_missed(connection, row.gone, now))
    db.upsert(connection, replace(row, gone=None, rederive_from=FIRST))
    return Moved(codes, is_more=True)


def is_out_of_reach(connection: Connection, now: float) -> bool:
    """Whether Discord has been out of reach for so long that the time does not count."""
    row = db.select_one(connection, AliveRow, "where id = 1")
    return row is not None and row.gone is not None and now - row.gone > OUT_OF_REACH


def rederive_some(connection: Connection, now: float) -> Moved:
    """Work out anew the clocks of the next few tables of which that is still due; `codes` are those where one moved."""
    row = db.select_one(connection, AliveRow, "where id = 1")
    if row is None or row.rederive_from is None:
        return Moved()
    where = "where code >= ? and account is not null and awaited_since is not null order by code, seat limit ?"
    found, rest = db.select(connection, PlayerRow, where, row.rederive_from, SOME), None
    if len(found) == SOME:  # the last table may be cut
        rest = found[-1].code
        found = [player for player in found if player.code != rest]
    db.upsert(connection, replace(row, rederive_from=rest))
    return Moved(clock_store.rederive_seats(connection, found, now), is_more=rest is not None)


def is_rederiving(connection: Connection, code: str) -> bool:
    """Whether the clocks of a table are still to be worked out anew, so that its timers are not to be trusted."""
    row = db.select_one(connection, AliveRow, "where id = 1")
    return row is not None and row.rederive_from is not None and code >= row.rederive_from


# ------------------------------------------------------------------- what was missed, and a clock that was set back


def _missed(connection: Connection, gone: float, now: float) -> Iterator[str]:
    """What was between counts on no clock, and votes that ran out meanwhile go on for a while; yields their tables."""
    db.upsert(connection, StopRow("", 0, gone, now, "off"))
    yield from _move_votes(connection, lambda until, lasts: now + ONCE_MORE if gone <= until <= now else until)


def _set_back(connection: Connection, now: float) -> Iterator[str]:
    """Nothing can have begun after now, and no vote lasts longer than if it began now; yields tables that changed."""
    past = "(person = 0 or why = 'ring')"  # days away are the one stop that is known beforehand
    for stop in db.select(connection, StopRow, "where person = 0 and ended is null and began > ?", now):
        db.upsert(connection, replace(stop, began=now))  # those that began later are deleted below
    db.delete(connection, StopRow, f"{past} and began > ?", now)
    connection.execute(f"update stops set ended = ?1 where {past} and ended > ?1", (now,))
    yield from _move_votes(connection, lambda until, lasts: min(until, now + lasts))
    moments = (("players", "stand_since"), ("players", "cared_at"), ("tables", "standing_since"))
    for table, moment in moments:
        sql = f"update {table} set {moment} = ?1 where {moment} > ?1 returning code"
        codes = list(dict.fromkeys(code for (code,) in connection.execute(sql, (now,)).fetchall()))
        clock_store.bump(connection, codes)
        yield from codes


def _move_votes(connection: Connection, moved: Callable[[float, float], float]) -> Iterator[str]:
    """Change until when votes are open; `moved` gets that and for how long such a vote is. Yields their tables."""
    for column, timer in (("ballot", "ballot"), ("proposal", "agree")):
        for table in db.select(connection, TableRow, f"where status = 'running' and {column} is not null"):
            vote = json.loads(getattr(table, column))
            lasts = pauses.answered_within(vote["kind"]) if column == "proposal" else absence.VOTE_FOR
            until = moved(vote["until"], lasts)
            if until != vote["until"]:
                text = json.dumps(vote | {"until": until})
                sql = f"update tables set {column} = ?, writes = writes + 1 where code = ?"
                connection.execute(sql, (text, table.code))
                sql = "update timers set due = ? where code = ? and kind = ?"
                connection.execute(sql, (until, table.code, timer))
                yield table.code
