"""Queries about tables: one as a whole, lists of many, timers, the undo stack, and submissions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .duplicates import IN_PLAY
from .lessons import NO_CHANNEL
from .link import Connection
from .mapping import Query, marks, query, query_sql, select, select_one
from .rows import LogRow, PlayerRow, StateRow, SubmissionRow, TableRow, TimerRow

NO_LIMIT = 2**62  # rows: more than there can be

_BRIEF = """select t.code, t.game, t.status, t.guild, t.channel, p.seat, p.awaited_since
    from players p join tables t on t.code = p.code where p.person = ? and t.status in ('open', 'running')
    and t.channel <> 0"""  # a lesson waits for nobody


class Whole(NamedTuple):
    """A table with its players and its present state."""

    table: TableRow
    players: list[PlayerRow]
    state: StateRow | None


class BriefRow(NamedTuple):
    """One line of a list of tables; seat -1 if the list is not one person's."""

    code: str
    game: str
    status: str
    guild: int | None
    channel: int
    seat: int
    awaited_since: float | None


def whole(connection: Connection, code: str) -> Whole | None:
    """Everything about a table that play needs; None also for an archived one."""
    is_kept = "where code = ? and code not in (select code from archived)"
    tables = query(connection, TableRow, is_kept, code)
    players = query(connection, PlayerRow, "where code = ? order by seat", code)
    states = query(connection, StateRow, "where code = ? order by line desc limit 1", code)
    for table in tables.rows:
        return Whole(table, players.rows, next(iter(states.rows), None))
    return None


def writes_of(connection: Connection, code: str) -> int:
    """How often a table was written; 0 if there is none."""
    row = connection.execute("select writes from tables where code = ?", (code,)).fetchone()
    return row[0] if row else 0


def hold(connection: Connection, code: str, writes: int) -> bool:
    """Lock a table against writes until this transaction ends; False if it was written since it was read."""
    sql = "update tables set writes = writes where code = ? and writes = ?"
    return connection.execute(sql, (code, writes)).rowcount > 0


def given(connection: Connection, codes: Sequence[str]) -> set[str]:
    """Those of these codes that a table has, or had."""
    return {code for (code,) in connection.execute(f"select code from tables where code in ({marks(codes)})", codes)}


def code_in(connection: Connection, channel: int, person: int) -> str | None:
    """The code of the open or running table in a channel, else the last one that was played to its end there.

    If several are open or running there, the one at which this person sits.
    """
    row = connection.execute(
        """select code from tables where channel = ? and status <> 'closed' and code not in (select code from archived)
            order by status = 'over', status <> 'over' and exists
                (select 1 from players where players.code = tables.code and players.person = ?) desc, opened desc
            limit 1""",
        (channel, person),
    ).fetchone()
    return row[0] if row else None


def is_taken(connection: Connection, channel: int, other_than: str) -> bool:
    """Whether another open or running table, not asleep or frozen, is in this channel; never in `NO_CHANNEL`."""
    if channel == NO_CHANNEL:
        return False
    sql = """select 1 from tables where channel = ? and status in ('open', 'running')
        and standing in ('runs', 'paused') and code <> ?"""
    return connection.execute(sql, (channel, other_than)).fetchone() is not None


def of_person(connection: Connection, person: int) -> list[BriefRow]:
    """The open and running tables of a person, oldest first."""
    return [BriefRow(*row) for row in connection.execute(f"{_BRIEF} order by t.opened, t.code", (person,))]


def waiting_for(connection: Connection, person: int) -> list[BriefRow]:
    """The tables that wait for a person, the longest waiting first."""
    return query_waiting(connection, person).rows


def query_waiting(connection: Connection, person: int) -> Query[BriefRow]:
    """Request the tables that wait for a person, the longest waiting first."""
    sql = f"{_BRIEF} and p.awaited_since is not null order by p.awaited_since, t.code"
    return query_sql(connection, BriefRow, sql, person)


def of_server(connection: Connection, guild: int) -> list[BriefRow]:
    """The open and running tables of a server, oldest first."""
    sql = """select code, game, status, guild, channel, -1, null from tables
        where guild = ? and status in ('open', 'running') order by opened, code"""
    return [BriefRow(*row) for row in connection.execute(sql, (guild,))]


def standings(connection: Connection, guild: int | None) -> list[tuple[str, int | None, int, str]]:
    """Code, server, channel and standing of the running tables, of one server or (None) of all."""
    sql = "select code, guild, channel, standing from tables where status = 'running' and channel <> 0"
    if guild is None:
        return connection.execute(f"{sql} order by code").fetchall()
    return connection.execute(f"{sql} and guild = ? order by code", (guild,)).fetchall()


def has_finished(connection: Connection, person: int, game: str) -> bool:
    """Whether this person has played a table of this game to its end; practice does not count."""
    return bool(query_finished(connection, person, game).rows)


def query_finished(connection: Connection, person: int, game: str) -> Query[int]:
    """Request one row if this person has finished a table of this game, none otherwise."""
    sql = """select 1 from players p join tables t on t.code = p.code
        where p.person = ? and t.game = ? and t.status = 'over'
        and t.channel <> 0 and not (json_valid(t.terms) and json_extract(t.terms, '$.origin') is not null) limit 1"""
    return query_sql(connection, int, sql, person, game)


def seats_of(connection: Connection, person: int) -> int:
    """How many seats a person has, at tables of any status, without lessons."""
    sql = "select count(*) from players join tables using (code) where person = ? and channel <> 0"
    (n,) = connection.execute(sql, (person,)).fetchone()
    return int(n)


def sat_together(connection: Connection, one: int, other: int) -> bool:
    """Whether two people have seats at the same table that was started."""
    sql = """select 1 from players a join players b on a.code = b.code join tables t on t.code = a.code
        where a.person = ? and b.person = ? and t.started is not null"""
    return connection.execute(sql, (one, other)).fetchone() is not None


class FinishedRow(NamedTuple):
    """A table that was played and has ended."""

    code: str
    game: str


_FINISHED = f"""select code, game from tables where started is not null and status in ('over', 'closed')
    and channel <> 0 and case when code in (select code from archived) then 1 else 0 end = ?1 and not {IN_PLAY}"""


def finished_of(connection: Connection, person: int, *, archived: bool = False) -> list[FinishedRow]:
    """The ended games where a person has a seat, the newest first; those in the archive, or the others.

    A game whose deal is played on at another table has not ended yet.
    """
    sql = f"{_FINISHED} and code in (select code from players where person = ?2) order by ended desc, code"
    return [FinishedRow(*row) for row in connection.execute(sql, (int(archived), person))]


def finished_in(connection: Connection, guild: int, *, archived: bool = False) -> list[FinishedRow]:
    """The ended games of a server, the newest first; those in the archive, or the others."""
    sql = f"{_FINISHED} and guild = ?2 order by ended desc, code"
    return [FinishedRow(*row) for row in connection.execute(sql, (int(archived), guild))]


def rematch_of(connection: Connection, code: str) -> str | None:
    """The code of a table's open rematch; None if there is none."""
    row = connection.execute("select code from tables where rematch_of = ? and status = 'open'", (code,)).fetchone()
    return row[0] if row else None


def played_before(connection: Connection, code: str) -> frozenset[int]:
    """The people of the table that this one is a rematch of, without erased ones; nobody if it is no rematch."""
    sql = """select p.person from tables t join players p on p.code = t.rematch_of
        where t.code = ? and p.person is not null"""
    return frozenset(person for (person,) in connection.execute(sql, (code,)))


def running(connection: Connection) -> list[str]:
    """The codes of all running tables."""
    return [code for (code,) in connection.execute("select code from tables where status = 'running' order by code")]


def stack(connection: Connection, code: str) -> list[StateRow]:
    """The states a table can go back to, oldest first; the last is the present one."""
    return select(connection, StateRow, "where code = ? order by line", code)


def prune(connection: Connection, code: str, keep: int) -> None:
    """Keep the newest `keep` states of a table."""
    connection.execute(
        "delete from states where code = ?1 and line < "
        "(select line from states where code = ?1 order by line desc limit 1 offset ?2)",
        (code, keep - 1),
    )


def replace_newest_state(connection: Connection, code: str, state: str) -> None:
    """Put another state in the place of a table's newest one."""
    sql = "update states set state = ?2 where code = ?1 and line = (select max(line) from states where code = ?1)"
    connection.execute(sql, (code, state))


def submission(connection: Connection, key: str) -> SubmissionRow | None:
    """What was stored under this interaction's id."""
    return select_one(connection, SubmissionRow, "where submission = ?", key)


def log_since(connection: Connection, code: str, since: int, limit: int = NO_LIMIT) -> list[LogRow]:
    """The lines of a log after a line, oldest first; with a limit only the newest ones."""
    return query_log(connection, code, since, limit).rows[::-1]


def query_log(connection: Connection, code: str, since: int, limit: int = NO_LIMIT) -> Query[LogRow]:
    """Request the lines of a log after a line, newest first."""
    return query(connection, LogRow, "where code = ? and line > ? order by line desc limit ?", code, since, limit)


def last_line_at(connection: Connection, code: str) -> float:
    """When something last happened at a table; 0 if it has no log."""
    (at,) = connection.execute("select max(at) from log where code = ?", (code,)).fetchone()
    return float(at or 0.0)


def query_last_noticed(connection: Connection, code: str) -> Query[LogRow]:
    """Ask for the newest line of a log that is no changed sealed answer: such a one raises no revision."""
    noticed = """where code = ? and (action is null or revision <> coalesce(
        (select before.revision from log before where before.code = log.code and before.line = log.line - 1), -1))
        order by line desc limit 1"""
    return query(connection, LogRow, noticed, code)


def last_told(connection: Connection, code: str, person: int, event: str) -> float | None:
    """When a line of the log with this event was last written for a person; None: never."""
    sql = "select max(at) from log where code = ? and person = ? and instr(events, ?) > 0"
    (at,) = connection.execute(sql, (code, person, f'"{event}"')).fetchone()
    return None if at is None else float(at)


def times_told(connection: Connection, code: str, person: int, event: str, since: float) -> int:
    """How many lines of the log with this event were written for a person after a moment."""
    sql = "select count(*) from log where code = ? and person = ? and at > ? and instr(events, ?) > 0"
    (n,) = connection.execute(sql, (code, person, since, f'"{event}"')).fetchone()
    return int(n)


def decided_by(connection: Connection, code: str, line: int, seat: int | None) -> str:
    """Who gave a seat's last answer that was not taken back, up to a line of the log; "hand" if there is none."""
    sql = """select by from log where code = ? and line <= ? and seat = ? and undone = 0
        and json_extract(action, '$.choice') is not null order by line desc limit 1"""
    row = connection.execute(sql, (code, line, seat)).fetchone()
    return row[0] if row else "hand"


def submitted_together(connection: Connection, code: str, since: int) -> list[tuple[int, int]]:
    """The first and last log lines of submissions of several moves that end at a line or later."""
    sql = "select first_line, last_line from submissions where code = ? and last_line >= ? and last_line > first_line"
    return connection.execute(sql, (code, since)).fetchall()


def moves_standing(connection: Connection, code: str, since: int) -> list[tuple[int, int]]:
    """The moves from a log line on that were not taken back, changed sealed answers among them: line and revision."""
    sql = """select line, revision from log where code = ? and line >= ? and undone = 0
        and json_extract(action, '$.choice') is not null order by line"""
    return [(line, revision) for line, revision in connection.execute(sql, (code, since))]


def moves_by_hand(connection: Connection, code: str) -> list[tuple[int, int]]:
    """The moves that people made themselves and that were not taken back: line and seat."""
    sql = """select line, seat from log where code = ? and undone = 0 and by = 'hand'
        and json_extract(action, '$.choice') is not null order by line"""
    return [(line, seat) for line, seat in connection.execute(sql, (code,))]


def forget_submissions(connection: Connection, before: float) -> None:
    """Delete submissions older than `before` (seconds since 1970); Discord cannot deliver them again.

    A plan of several moves stays as long as one of them can be taken back: they are taken back together.
    """
    connection.execute(
        """delete from submissions where at < ? and (first_line = last_line or not exists (
            select 1 from states where states.code = submissions.code and line between first_line and last_line))""",
        (before,),
    )


def due_timers(connection: Connection, kinds: Iterable[str], now: float, limit: int) -> list[TimerRow]:
    """The timers of these kinds that are due, at most `limit` of each kind, the longest overdue first."""
    rest = "where kind = ? and due <= ? order by due, code, seat limit ?"
    queries = [
        query(connection, TimerRow, rest, kind, now, limit) for kind in kinds
    ]  # all are sent before one is awaited
    return [timer for each in queries for timer in each.rows]


def next_timer(connection: Connection, kinds: Iterable[str], after: float) -> float | None:
    """When the next timer of these kinds that is not due yet falls due."""
    sql = "select due from timers where kind = ? and due > ? order by due limit 1"
    queries = [query_sql(connection, float, sql, kind, after) for kind in kinds]
    return min((when for each in queries for when in each.rows), default=None)


def clamp_timers(connection: Connection, kind: str, latest: float) -> None:
    """Make timers of a kind due at this time at the latest."""
    connection.execute("update timers set due = ?1 where kind = ?2 and due > ?1", (latest, kind))


def clamp_bot_players(connection: Connection, level: str, latest: float) -> None:
    """Make bot players of a level, other than caretakers, answer at this time at the latest."""
    connection.execute(
        """update timers set due = ?1 where kind = 'bot_player' and due > ?1 and exists
        (select 1 from players p where p.code = timers.code and p.seat = timers.seat and p.bot_number > 0
        and p.level = ?2)""",
        (latest, level),
    )
