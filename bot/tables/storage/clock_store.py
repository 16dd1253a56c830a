"""Which seconds count on whose clock, from the database; accounts and timers that follow from it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache, cached_property, partial
from typing import TypeVar

import db
from bot.tables.transitions import accounts, options, pauses, stand_ins
from bot.tables.transitions.absence import attends
from bot.tables.transitions.calendar import FOREVER, Calendar
from bot.tables.transitions.transition import Transition
from bot.tables.values import Hours, Pace, Player
from bot.tables.values.nights import clock_nights
from db import AliveRow, Connection, PlayerRow, StopRow, TableRow, TimerRow, shards

from . import player_rows
from .hours_store import hours_of_all

T = TypeVar("T")
BATCH = 200  # people at tables whose clocks are worked out anew by the same statements
SLEEPING = 180.0  # seconds between two signs of life after which the time between counts on no clock
DIFFERENCE = 2.0  # seconds between the clocks of two machines that is no setting back: each may be one second off
OUT_OF_REACH = 600.0  # seconds without Discord after which they do not count either
ONCE_MORE = 12 * 3600.0  # seconds for which a vote is open that ran out while this host was off
KEPT_FOR = 400 * 86_400.0  # seconds after its end for which a stop may still matter


class Calendars:
    """When the clocks of people at some tables run, read once for all of them and for one transaction.

    Reading waits until somebody asks: stops that begin or end in the transaction are written before.
    """

    def __init__(self, connection: Connection, codes: Iterable[str], people: Iterable[int]) -> None:
        self._connection, self._codes, self._people = connection, tuple(codes), tuple(people)

    def of(self, person: int, pace: Pace, code: str) -> Calendar:
        """When the clock of a person runs at a table."""
        stops = (*self._stops.get("", ()), *self._stops.get(code, ()))
        return _calendar([stop for stop in stops if stop.person in (0, person)], self.hours_of(person), pace)

    def hours_of(self, person: int) -> tuple[Hours, ...]:
        """The zones and quiet hours that a person set, oldest first."""
        return self._hours.get(person, ())

    @cached_property
    def _stops(self) -> dict[str, list[StopRow]]:
        """By table; under "" those of all tables."""
        where, found = f"where code in ('', {db.marks(self._codes)})", dict[str, list[StopRow]]()
        where += f" and person in (0, {db.marks(self._people)})"
        for stop in db.select(self._connection, StopRow, where, *self._codes, *self._people):
            found.setdefault(stop.code, []).append(stop)
        return found

    @cached_property
    def _hours(self) -> dict[int, tuple[Hours, ...]]:
        return hours_of_all(self._connection, self._people)


def settle(connection: Connection, transition: Transition, calendars: Calendars) -> None:
    """Write the stops that begin or end with a transition, and bring the accounts of its people up to date."""
    table = transition.table
    if table.started is None:
        return
    if table.standing != transition.before.standing:
        _stand(connection, transition)
    accounts.settle(transition, cache(partial(calendars.of, pace=table.terms.clock, code=table.code)))


def _stand(connection: Connection, transition: Transition) -> None:
    """A table stands still, or runs again."""
    code, now, standing = transition.table.code, transition.now, transition.table.standing
    connection.execute("update stops set ended = ? where code = ? and person = 0 and ended is null", (now, code))
    if standing != "runs":
        db.upsert(connection, StopRow(code, 0, now, None, standing))


def calendar(connection: Connection, code: str, pace: Pace, person: int) -> Calendar:
    """When the clock of a person runs at a table."""
    return Calendars(connection, (code,), (person,)).of(person, pace, code)


def _calendar(stops: Iterable[StopRow], hours: tuple[Hours, ...], pace: Pace) -> Calendar:
    spans = tuple((stop.began, FOREVER if stop.ended is None else stop.ended) for stop in stops)
    return Calendar(spans, partial(clock_nights, hours)) if hours and not pace.patience else Calendar(spans)


# ------------------------------------------------------------------- timers


def timers(transition: Transition, calendars: Calendars) -> Iterable[TimerRow]:
    """The timers of clocks, votes, offers and pauses that follow from a table; they replace all that stood before."""
    table = transition.table
    if table.status != "running" or table.is_lesson:
        return
    players, voting = enumerate(table.players), table.ballot is not None
    calendar_of = partial(calendars.of, pace=table.terms.clock, code=table.code)
    yield from seat_timers(table.code, players, calendar_of, calm=not table.runs, voting=voting)
    if table.runs and table.ballot:
        yield TimerRow(table.code, "ballot", 0, table.ballot.until)
    if table.proposal and table.standing != "frozen":
        yield TimerRow(table.code, "agree", 0, table.proposal.until)
    for seat, player in enumerate(table.players):
        if table.runs and player and player.stand == "offered" and player.stand_since is not None:
            yield TimerRow(table.code, "offer", seat, player.stand_since + stand_ins.OFFERED_FOR)
    for kind, due in (("resume", pauses.resumes_at(transition)), ("doze", pauses.dozes_until(transition))):
        if due is not None:
            yield TimerRow(table.code, kind, 0, due)


def seat_timers(
    code: str,
    players: Iterable[tuple[int, Player | None]],
    calendar_of: Callable[[int], Calendar],
    *,
    calm: bool,
    voting: bool,
) -> Iterable[TimerRow]:
    """When the last call of each seat is due, and when its account is empty; none while the table is `calm`.

    While the table is `voting` on one seat, the others wait with their empty accounts until that is decided.
    """
    for seat, player in players:
        if calm or player is None or player.person is None or player.account is None or player.awaited_since is None:
            continue
        if not attends(player) or player.account.until is None:
            continue
        if not voting:
            yield TimerRow(code, "empty", seat, player.account.until)
        due = accounts.last_call_at(player.account, calendar_of(player.person))
        if due is not None:
            yield TimerRow(code, "last", seat, due)


def rederive(connection: Connection, people: Iterable[int] | None = None) -> tuple[str, ...]:
    """Work out anew when accounts will be empty, of all people or some; returns the tables where that changed.

    To be called in the transaction that changes stops or quiet hours. Boards are due where a time changed.
    """
    where, params = "account is not null and awaited_since is not null", tuple(people or ())
    if people is not None:
        where += f" and person in ({db.marks(params)})"
    rows = db.select(connection, PlayerRow, f"where {where} order by code, seat", *params)
    moved = (code for at in range(0, len(rows), BATCH) for code in _rederived(connection, rows[at : at + BATCH]))
    return tuple(dict.fromkeys(moved))


def _rederived(connection: Connection, rows: Sequence[PlayerRow]) -> list[str]:
    """The same for some of those who are awaited, each kind of row read and written at once."""
    codes, people = _each(row.code for row in rows), _each(row.person for row in rows if row.person is not None)
    found = db.select(connection, TableRow, f"where status = 'running' and code in ({db.marks(codes)})", *codes)
    tables, calendars = {table.code: table for table in found}, Calendars(connection, codes, people)
    changed, due = list[PlayerRow](), list[TimerRow]()
    running = [row for row in rows if row.code in tables and row.person is not None]
    for row in running:
        table, player = tables[row.code], player_rows.read_player(row)
        assert player.account is not None and player.person is not None
        pace = options.read_terms(table.terms).clock
        calendar = calendars.of(player.person, pace, row.code)
        account = accounts.with_dues(player.account, pace, calendar)
        now_it_is, calm = replace(player, account=account), table.standing != "runs"
        seat = [(row.seat, now_it_is)]
        due += seat_timers(row.code, seat, _always(calendar), calm=calm, voting=table.ballot is not None)
        if account != player.account:
            changed.append(player_rows.player_row(row.code, row.seat, now_it_is))
    _delete_clock_timers(connection, running)
    db.upsert_all(connection, due)
    db.upsert_all(connection, changed)
    moved = _each(row.code for row in changed)
    if moved:  # others keep these tables read
        connection.execute(f"update tables set writes = writes + 1 where code in ({db.marks(moved)})", moved)
    return moved


def _delete_clock_timers(connection: Connection, rows: Sequence[PlayerRow]) -> None:
    """Delete the timers of these seats' clocks."""
    if rows:
        seats = ", ".join(["(?, ?)"] * len(rows))
        where = f"kind in ('last', 'empty') and (code, seat) in (values {seats})"
        db.delete(connection, TimerRow, where, *(key for row in rows for key in (row.code, row.seat)))


def _always(calendar: Calendar) -> Callable[[int], Calendar]:
    return lambda _: calendar


def _each(found: Iterable[T]) -> list[T]:
    return list(dict.fromkeys(found))


# ------------------------------------------------------------------- the host itself


def sign_of_life(connection: Connection, now: float, *, shared: bool = False) -> tuple[str, ...]:
    """Note that this host is at work; what lies between two far apart counts on no clock, nor what lies ahead.

    Returns the tables whose clocks moved by that. It covers a process that was off, a machine that slept, a database
    that could not be written and a clock that was set. `shared`: several processes serve the database, and Discord is
    out of reach as long as one of its shards is: who is in a server of that one cannot answer.
    """
    moved = _still_there(connection, now)
    if not shared:
        return moved
    if shards.are_all_heard(connection):
        return tuple(dict.fromkeys((*moved, *discord_back(connection, now))))
    discord_gone(connection, now)
    return moved


def _still_there(connection: Connection, now: float) -> tuple[str, ...]:
    row = db.select_one(connection, AliveRow, "where id = 1")
    db.upsert(connection, AliveRow(1, now, row.gone if row else None))
    if row is None or -DIFFERENCE <= now - row.at <= SLEEPING:
        return ()
    if now > row.at:
        db.upsert(connection, StopRow("", 0, row.at, now, "off"))
        codes = tuple(_reopened(connection, row.at, now))
    else:
        codes = tuple(_set_back(connection, now))
    db.delete(connection, StopRow, "ended < ?", now - KEPT_FOR)
    return tuple(dict.fromkeys((*codes, *rederive(connection))))


def _reopened(connection: Connection, gone: float, now: float) -> Iterable[str]:
    """Let votes that ran out while nobody could answer go on for a while; yields their tables."""
    for column, timer in (("ballot", "ballot"), ("proposal", "agree")):
        for table in db.select(connection, TableRow, f"where status = 'running' and {column} is not null"):
            question = json.loads(getattr(table, column))
            if gone <= question["until"] <= now:
                question["until"] = now + ONCE_MORE
                sql = f"update tables set {column} = ?, writes = writes + 1 where code = ?"
                connection.execute(sql, (json.dumps(question), table.code))
                sql = "update timers set due = ? where code = ? and kind = ?"
                connection.execute(sql, (question["until"], table.code, timer))
                yield table.code


def _set_back(connection: Connection, now: float) -> Iterable[str]:
    """The clock was set back: nothing can have begun after now; yields the tables where somebody waits."""
    past = "(person = 0 or why = 'ring')"  # days away are the one stop that is known beforehand
    for stop in db.select(connection, StopRow, "where person = 0 and ended is null and began > ?", now):
        db.upsert(connection, replace(stop, began=now))  # those that began later are deleted below
    db.delete(connection, StopRow, f"{past} and began > ?", now)
    connection.execute(f"update stops set ended = ?1 where {past} and ended > ?1", (now,))
    for row in db.select(connection, PlayerRow, "where account is not null and awaited_since is not null"):
        player = player_rows.read_player(row)
        account = player.account
        assert account is not None
        if account.since is not None and account.since > now:
            account = replace(account, since=now, wait_since=min(account.wait_since or now, now))
        since = min(player.awaited_since or now, now)
        db.upsert(
            connection,
            player_rows.player_row(row.code, row.seat, replace(player, account=account, awaited_since=since)),
        )
        connection.execute("update tables set writes = writes + 1 where code = ?", (row.code,))
        yield row.code


def discord_gone(connection: Connection, now: float) -> None:
    """Discord cannot be reached any more."""
    connection.execute("update alive set gone = coalesce(gone, ?) where id = 1", (now,))


def discord_back(connection: Connection, now: float) -> tuple[str, ...]:
    """Discord can be reached again; a long time without it counts on no clock."""
    row = db.select_one(connection, AliveRow, "where id = 1")
    if row is None or row.gone is None:
        return ()
    db.upsert(connection, AliveRow(1, row.at, None))
    if now - row.gone <= OUT_OF_REACH:
        return ()
    db.upsert(connection, StopRow("", 0, row.gone, now, "off"))
    codes = tuple(_reopened(connection, row.gone, now))
    return tuple(dict.fromkeys((*codes, *rederive(connection))))


def is_out_of_reach(connection: Connection, now: float) -> bool:
    """Whether Discord has been out of reach for so long that the time does not count."""
    row = db.select_one(connection, AliveRow, "where id = 1")
    return row is not None and row.gone is not None and now - row.gone > OUT_OF_REACH
