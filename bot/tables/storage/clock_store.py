"""Which seconds count on whose clock, from the database; accounts and timers that follow from it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from functools import cache, cached_property, partial
from typing import TypeVar

import db
from bot.tables.transitions import accounts, options, pauses, stand_ins
from bot.tables.transitions.calendar import FOREVER, Calendar
from bot.tables.transitions.transition import Transition
from bot.tables.values import Hours, Pace, Player
from bot.tables.values.nights import clock_nights
from db import Connection, HoursRow, PlayerRow, Query, StopRow, TableRow, TimerRow

from . import player_rows
from .hours_store import by_person, query_hours

T = TypeVar("T")


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
    def _queries(self) -> tuple[Query[StopRow], Query[HoursRow]]:
        """Both, before one is waited for."""
        codes, people = ("", *self._codes), (0, *self._people)
        where = f"where code in ({db.marks(codes)}) and person in ({db.marks(people)})"
        stops = db.query(self._connection, StopRow, where, *codes, *people)
        return stops, query_hours(self._connection, people)

    @cached_property
    def _stops(self) -> dict[str, list[StopRow]]:
        """By table; under "" those of all tables."""
        found = dict[str, list[StopRow]]()
        for stop in self._queries[0].rows:
            found.setdefault(stop.code, []).append(stop)
        return found

    @cached_property
    def _hours(self) -> dict[int, tuple[Hours, ...]]:
        return by_person(self._queries[1].rows)


def update_clocks(connection: Connection, transition: Transition, calendars: Calendars) -> None:
    """Write the stops that begin or end with a transition, and bring the accounts of its people up to date."""
    table = transition.table
    if table.started is None:
        return
    if table.standing != transition.before.standing:
        _stand(connection, transition)
    accounts.bring_up_to_date(transition, cache(partial(calendars.of, pace=table.terms.clock, code=table.code)))


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
    yield from seat_timers(table.code, players, calendar_of, runs=table.runs, voting=voting)
    if table.runs and table.ballot:
        yield TimerRow(table.code, "ballot", 0, table.ballot.until)
    if table.proposal and table.standing != "frozen":
        yield TimerRow(table.code, "agree", 0, table.proposal.until)
    for seat, player in enumerate(table.players):
        if table.runs and player and player.stand == "offered" and player.stand_since is not None:
            yield TimerRow(table.code, "offer", seat, player.stand_since + stand_ins.OFFERED_FOR)
    for kind, due in (("resume", pauses.resumes_at(transition)), ("doze", pauses.warns_or_closes_at(transition))):
        if due is not None:
            yield TimerRow(table.code, kind, 0, due)


def seat_timers(
    code: str,
    players: Iterable[tuple[int, Player | None]],
    calendar_of: Callable[[int], Calendar],
    *,
    runs: bool,
    voting: bool,
) -> Iterable[TimerRow]:
    """When the last call of each seat is due, and when its account is empty; none unless the table `runs`.

    While the table is `voting` on one seat, the others wait with their empty accounts until that is decided.
    """
    if not runs:
        return
    for seat, player in players:
        if player is None or player.person is None or player.account is None or player.awaited_since is None:
            continue
        if not player.attends or player.account.until is None:
            continue
        if not voting:
            yield TimerRow(code, "empty", seat, player.account.until)
        due = accounts.last_call_at(player.account, calendar_of(player.person))
        if due is not None:
            yield TimerRow(code, "last", seat, due)


def rederive(connection: Connection, people: Collection[int]) -> tuple[str, ...]:
    """Work out anew when the accounts of these people will be empty; returns the tables where that changed.

    To be called in the transaction that changes stops or quiet hours. Boards are due where a time changed.
    """
    if not people:
        return ()
    where = f"where account is not null and awaited_since is not null and person in ({db.marks(people)})"
    return rederive_seats(connection, db.select(connection, PlayerRow, f"{where} order by code, seat", *people))


def rederive_seats(connection: Connection, rows: Sequence[PlayerRow], now: float = FOREVER) -> tuple[str, ...]:
    """Work out anew when the accounts of these awaited seats will be empty; returns the tables where that changed.

    Each kind of row is read and written at once. Nothing began after `now`.
    """
    codes, people = _each(row.code for row in rows), _each(row.person for row in rows if row.person is not None)
    tables, calendars = _running(connection, codes), Calendars(connection, codes, people)
    changed, due = list[PlayerRow](), list[TimerRow]()
    running = [row for row in rows if row.code in tables and row.person is not None]
    for row in running:
        table, was = tables[row.code], player_rows.read_player(row)
        player = _not_after(now, was)
        assert player.account is not None and player.person is not None
        pace = options.read_terms(table.terms).clock
        calendar = calendars.of(player.person, pace, row.code)
        player = replace(player, account=accounts.with_dues(player.account, pace, calendar))
        seat, runs, voting = [(row.seat, player)], table.standing == "runs", table.ballot is not None
        due += seat_timers(row.code, seat, _always(calendar), runs=runs, voting=voting)
        if player != was:
            changed.append(player_rows.player_row(row.code, row.seat, player))
    _delete_clock_timers(connection, running)
    db.upsert_all(connection, due)
    db.upsert_all(connection, changed)
    moved = tuple(_each(row.code for row in changed))
    bump(connection, moved)
    return moved


def bump(connection: Connection, codes: Sequence[str]) -> None:
    """Note that these tables were written: others keep them read."""
    if codes:
        connection.execute(f"update tables set writes = writes + 1 where code in ({db.marks(codes)})", codes)


def _running(connection: Connection, codes: Sequence[str]) -> dict[str, TableRow]:
    """Those of these tables that run, lessons left out: they have no clocks."""
    if not codes:
        return {}
    where = f"where status = 'running' and channel <> {db.NO_CHANNEL} and code in ({db.marks(codes)})"
    return {table.code: table for table in db.select(connection, TableRow, where, *codes)}


def _not_after(now: float, player: Player) -> Player:
    """A player for whom nothing began after now, where somebody set the clock back."""
    account, since = player.account, player.awaited_since
    assert account is not None and since is not None
    if account.since is not None and account.since > now:
        account = replace(account, since=now, wait_since=min(account.wait_since or now, now))
    if account.called_at is not None:
        account = replace(account, called_at=min(account.called_at, now))
    return replace(player, account=account, awaited_since=min(since, now))


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
