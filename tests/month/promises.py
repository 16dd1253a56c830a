"""What must hold after every write: read from the rows and from the world's book, reckoned apart from the product."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import db
from bot.tables import Snapshot
from bot.tables.storage import serialization, uptime
from bot.tables.values import Player
from db import AlarmRow, DueRow, LogRow, NotificationStateRow, PersonRow, StopRow, TimerRow
from db import tables as rows
from rules import GAMES

from .hand_ins import HandIns
from .heard import Broken
from .people import DAY, HOUR, Somebody

SECOND = 1.5  # what two reckonings of the same time may differ by
NOTICED = 400.0  # seconds that a host may be off before it has to notice, between two heartbeats
LATE = 900.0  # seconds after which something that is due should have happened while the host is up
FOREVER = float("inf")
Connection = sqlite3.Connection


@dataclass
class Promises:
    """Looks at a table after each write of it, at each message that is sent, and once an hour at everything."""

    people: dict[int, Somebody]
    begin: float
    end: float
    now: Callable[[], float]
    up_since: float = 0.0
    hand_ins: HandIns = field(default_factory=HandIns)
    _writes: dict[str, int] = field(default_factory=dict)
    _before: dict[str, Snapshot] = field(default_factory=dict)
    # (code, line): when it was played, and what each seat had left
    _left_at: dict[tuple[str, int], tuple[float, dict[int, float]]] = field(default_factory=dict)
    _called: dict[tuple[str, int], float] = field(default_factory=dict)  # (code, seat): last call
    _given: dict[tuple[str, int], float] = field(default_factory=dict)  # (code, seat): time that was granted
    _off: list[tuple[float, float]] = field(default_factory=list)
    checked: int = 0

    # ------------------------------------------------------------------- tables

    def written(self, connection: Connection) -> list[str]:
        """Look at the tables that were written since the last time; returns their codes."""
        found = connection.execute("select code, writes from tables").fetchall()
        changed = [code for code, writes in found if self._writes.get(code) != writes]
        for code in changed:
            before = self._before.get(code)
            self.look_at(connection, code)
            self.hand_ins.written(connection, before, self._before[code])
        self.hand_ins.after(connection)
        self._writes = dict(found)
        return changed

    def table(self, code: str) -> Snapshot | None:
        """A table as it was last seen."""
        return self._before.get(code)

    @property
    def running(self) -> list[Snapshot]:
        """The tables that run, as they were last seen."""
        return [table for table in self._before.values() if table.status == "running"]

    def everything(self, connection: Connection) -> None:
        """Look at all tables and people."""
        for (code,) in connection.execute("select code from tables where status = 'running'").fetchall():
            self.look_at(connection, code)
        self._nothing_forgotten(connection)
        self._told(connection)
        self._alarms(connection)

    def forget_accounts(self) -> None:
        """Somebody set the clock back: nothing can be reckoned over that."""
        self._before.clear()
        self._left_at.clear()
        self._off.clear()

    def look_at(self, connection: Connection, code: str) -> None:
        """Everything that holds at one table; of its timers nothing does while its clocks are to be worked out anew."""
        whole = rows.whole(connection, code)
        assert whole is not None
        table, before = serialization.read_table(GAMES, whole), self._before.get(code)
        self.checked += 1
        if table.started is not None:
            for seat, player in enumerate(table.players):
                if player and player.account and player.person is not None:
                    was = before.players[seat] if before and seat < len(before.players) else None
                    same = was if was and was.person == player.person else None
                    self._time(connection, table, seat, player, same)
                    self._stopped(table, seat, player)
            self._asked(table)
            if not uptime.is_rederiving(connection, code):
                self._timers(connection, table)
            self._ladder(connection, table, before)
            self._undo_time(connection, table, before)
        self._before[code] = table

    def _time(self, connection: Connection, table: Snapshot, seat: int, player: Player, was: Player | None) -> None:
        account, person = player.account, player.person
        assert account is not None and person is not None
        bank = table.terms.clock.bank
        total = bank + account.granted + account.back - account.spent - account.cut
        if abs(total - account.left) > 1e-3 or account.left < -1e-6:
            raise Broken(
                "time", f"seat {seat}: left {account.left:.1f}, but the sum is {total:.1f}", table.code, person
            )
        old = was.account if was else None
        if old is None:
            return
        spent = account.spent - old.spent
        if spent < -1e-3:
            raise Broken("time", f"seat {seat}: {-spent:.1f} s came back as spent", table.code, person)
        if abs(spent) > 1e-3 or (old.since is not None and account.since != old.since):
            since = old.since if old.since is not None else self.now()
            counted = min(old.left, self.counted(connection, table, person, since, self.now()))
            passed = max(0.0, self.now() - since)  # the clock may have been set back since
            if spent > passed - self._off_between(since, self.now()) + NOTICED:
                raise Broken("time", f"seat {seat}: time was taken while the host was off", table.code, person)
            granted = account.back - old.back  # a day more settles first
            if abs(spent - counted) > SECOND and granted < 1.0:
                raise Broken(
                    "time", f"seat {seat}: {spent:.1f} s were taken, {counted:.1f} s had counted", table.code, person
                )

    def was_off(self, since: float) -> None:
        """The host starts; nobody was there since then."""
        self._off.append((since, self.now()))

    def _off_between(self, a: float, b: float) -> float:
        return sum(max(0.0, min(b, end) - max(a, begin)) for begin, end in self._off)

    def counted(self, connection: Connection, table: Snapshot, person: int, a: float, b: float) -> float:
        """Seconds of a span that count on somebody's clock, reckoned minute by minute over the nights."""
        nights = 0.0 if table.terms.clock.patience else 1.0
        who, total, at = self.people[person], 0.0, a
        for begin, end in (*self._stops(connection, table.code, person), (b, FOREVER)):
            if min(begin, b) > at:
                upto = min(begin, b)
                total += upto - at - nights * who.rested(at, upto, self.begin, self.end)
            at = max(at, end)
            if at >= b:
                break
        return total

    @staticmethod
    def _stops(connection: Connection, code: str, person: int) -> list[tuple[float, float]]:
        found = "where code in (?, '') and person in (0, ?) order by began"
        stops = db.select(connection, StopRow, found, code, person)
        return [(stop.began, FOREVER if stop.ended is None else stop.ended) for stop in stops]

    def _stopped(self, table: Snapshot, seat: int, player: Player) -> None:
        account = player.account
        assert account is not None
        runs = table.runs and player.awaited_since is not None and player.attends
        if runs != (account.since is not None):
            raise Broken("stopped", f"seat {seat} ({player.stand}): runs {account.since}", table.code, player.person)

    def _asked(self, table: Snapshot) -> None:
        awaited = set(table.awaited)
        for seat, player in enumerate(table.players):
            if player and (player.awaited_since is not None) != (seat in awaited) and table.status == "running":
                raise Broken("moves", f"seat {seat} is awaited in the row or by the rules, not both", table.code)

    # ------------------------------------------------------------------- timers

    def _timers(self, connection: Connection, table: Snapshot) -> None:
        stored = {
            (row.kind, row.seat): row.due for row in db.select(connection, TimerRow, "where code = ?", table.code)
        }
        for seat, player in enumerate(table.players):
            self._timer_of_seat(connection, table, stored, seat, player)
        expected = {
            ("ballot", 0): table.ballot.until if table.runs and table.ballot else None,
            ("agree", 0): table.proposal.until if table.proposal and table.standing != "frozen" else None,
            ("undo_request", 0): None if table.undo_request is None else stored.get(("undo_request", 0), 0.0),
        }
        for key, due in expected.items():
            if (stored.get(key) is None) != (due is None) or (due is not None and abs(due - stored[key]) > SECOND):
                raise Broken("timers", f"{key[0]}: stored {stored.get(key)}, derived {due}", table.code)
        for kind in ("resume", "doze"):
            wanted = {"resume": ("paused",), "doze": ("asleep", "frozen")}[kind]
            if ((kind, 0) in stored) != (table.status == "running" and table.standing in wanted):
                raise Broken("timers", f"{kind} while the table is {table.standing}", table.code)

    def _timer_of_seat(
        self,
        connection: Connection,
        table: Snapshot,
        stored: dict[tuple[str, int], float],
        seat: int,
        player: Player | None,
    ) -> None:
        account = player.account if player and player.person is not None else None
        due = stored.get(("empty", seat))
        if player and account and account.since is not None and table.runs:
            horizon = self.end
            if account.until is not None and account.until < horizon:
                counted = self.counted(connection, table, player.person or 0, account.since, account.until)
                # No last call can delay the end; whoever has taken back may have less than one gives.
                ample = account.called_at is None and account.wait_left > DAY and account.left >= DAY / 2
                if counted < account.left - SECOND or (ample and counted > account.left + SECOND):
                    why = f"seat {seat}: {account.left:.0f} s left, but {counted:.0f} s count until it is empty"
                    raise Broken("timers", why, table.code, player.person)
            if due != (None if table.ballot else account.until):
                raise Broken(
                    "timers", f"seat {seat}: empty at {account.until}, timer at {due}", table.code, player.person
                )
        elif due is not None or ("last", seat) in stored:
            raise Broken("timers", f"seat {seat}: a clock that stands has a timer", table.code)
        by_itself = bool(player and player.plays_by_itself and player.awaited_since is not None)
        wanted = by_itself and table.runs and not table.undo_request
        if wanted != (("bot_player", seat) in stored):
            raise Broken("timers", f"seat {seat} plays by itself: {by_itself}, and a timer stands or not", table.code)

    # ------------------------------------------------------------------- absence

    def _ladder(self, connection: Connection, table: Snapshot, before: Snapshot | None) -> None:
        code, now = table.code, self.now()
        if table.status != "running":
            if table.ballot or table.proposal:
                raise Broken("ladder", "a vote is open at a table that has ended", code)
            return
        voted = [seat for seat, player in enumerate(table.players) if player and player.stand == "voted"]
        if voted != ([table.ballot.seat] if table.ballot else []):
            raise Broken("ladder", f"seats {voted} are voted on, the ballot is {table.ballot}", code)
        if table.proposal and table.proposal.kind == "candidate":
            offered = table.players[table.proposal.seat]
            if offered is None or offered.stand != "offered":
                raise Broken("ladder", f"a candidate for seat {table.proposal.seat}, which is not offered", code)
        for seat, player in enumerate(table.players):
            was = before.players[seat] if before and seat < len(before.players) else None
            if player is None or player.person is None:
                if player and player.stand != "own" and player.stand_why != "left":
                    raise Broken("ladder", f"seat {seat} of a bot player is {player.stand}", code)
                continue
            if player.account and player.account.called_at is not None:
                self._called[code, seat] = player.account.called_at
            if player.stand == "voted" and was and was.stand != "voted" and was.account:
                self._fairly_voted(connection, table, seat, was, now)
            if before and was and was.person not in (None, player.person) and was.stand_why == "ballot":
                called = self._called.get((code, seat), 0.0)
                if now - called < 72 * HOUR:
                    raise Broken("ladder", f"seat {seat} was taken {(now - called) / HOUR:.1f} h after the call", code)
        attending = [player for player in table.players if player and player.attends]
        if table.standing == "runs" and not attending and not table.terms.others_wait:
            raise Broken("alive", "the table runs, and nobody attends", code)
        if before and table.lines > before.lines:
            self._caretaker(connection, table, before)

    def _fairly_voted(self, connection: Connection, table: Snapshot, seat: int, was: Player, now: float) -> None:
        account, person = was.account, was.person
        assert account is not None and person is not None
        since = account.since if account.since is not None else now
        left = account.left - self.counted(connection, table, person, since, now)
        called = account.called_at
        if left > SECOND:
            raise Broken("ladder", f"seat {seat} is voted on with {left:.0f} s left", table.code, person)
        if called is None:
            raise Broken("ladder", f"seat {seat} is voted on without a last call", table.code, person)

    def _caretaker(self, connection: Connection, table: Snapshot, before: Snapshot) -> None:
        found = "where code = ? and line > ? and by = 'care'"
        for row in db.select(connection, LogRow, found, table.code, before.lines):
            player = before.players[row.seat or 0]
            if not player or not player.is_cared_for:
                raise Broken("alive", f"the caretaker played seat {row.seat}, which it did not care for", table.code)
            is_attended = before.terms.others_wait or any(p and p.attends for p in before.players)
            if not is_attended or not before.runs:
                raise Broken("alive", "the caretaker played at a table where nobody attends", table.code)

    # ------------------------------------------------------------------- undo

    def _undo_time(self, connection: Connection, table: Snapshot, before: Snapshot | None) -> None:
        if before is None or table.lines == before.lines:
            return
        new = db.select(connection, LogRow, "where code = ? and line > ? order by line", table.code, before.lines)
        lefts = {
            seat: self._left(connection, before, seat, player)
            for seat, player in enumerate(before.players)
            if player and player.account
        }
        for row in new:
            action: dict[str, Any] = json.loads(row.action or "{}")
            if "choice" in action:
                self._left_at[table.code, row.line] = self.now(), lefts
            if any(f'"{key}"' in row.events for key in GRANTS):
                for (code, line), (at, old) in tuple(self._left_at.items()):
                    if code == table.code and line < row.line:
                        self._left_at[code, line] = at, dict.fromkeys(old, FOREVER)
        if not any(f'"{key}"' in row.events for row in new for key in ("table_taken_back", "table_undo_granted")):
            return
        undone = "where code = ? and undone = 1 and action is not null order by line desc"
        lines = [
            row.line
            for row in db.select(connection, LogRow, undone, table.code)
            if (table.code, row.line) in self._left_at
        ]
        answered, then = self._left_at.get((table.code, min(lines, default=0)), (0.0, {}))
        for seat, player in enumerate(table.players):
            allowed = then.get(seat)
            if player and player.account and player.person is not None and allowed is not None:
                left = self._left(connection, table, seat, player)
                if left > allowed + self._known_later(connection, answered) + SECOND:
                    why = f"seat {seat} has {left:.0f} s after a take-back, {allowed:.0f} s before the answer"
                    raise Broken("undo-time", why, table.code, player.person)
        for line in lines:
            self._left_at.pop((table.code, line), None)

    @staticmethod
    def _known_later(connection: Connection, at: float) -> float:
        """Seconds before an answer of which only later it was known that they count for nobody: Discord was gone."""
        gone = "where code = '' and person = 0 and began < ? and ended > ?"
        return sum(at - stop.began for stop in db.select(connection, StopRow, gone, at, at))

    def _left(self, connection: Connection, table: Snapshot, seat: int, player: Player) -> float:
        account = player.account
        assert account is not None
        if account.since is None or player.person is None:
            return account.left
        return max(0.0, account.left - self.counted(connection, table, player.person, account.since, self.now()))

    # ------------------------------------------------------------------- nobody is forgotten

    def _nothing_forgotten(self, connection: Connection) -> None:
        """Nothing is overdue for long while the host is up."""
        if (now := self.now()) - self.up_since < LATE:
            return
        for timer in db.select(connection, TimerRow, "where due < ?", now - LATE):
            hours = (now - timer.due) / HOUR
            raise Broken("ends", f"{timer.kind} of seat {timer.seat} was due {hours:.1f} h ago", timer.code)
        for table in self.running:
            for player in table.players:
                if player and (player.away_until or now) < now - LATE:
                    raise Broken("ends", "is away, and the time away is over", table.code, player.person)
        for due in db.select(connection, DueRow, "where due < ?", now - LATE):
            raise Broken(
                "promised", f"{due.kind} {due.topic} was due {(now - due.due) / HOUR:.1f} h ago", due.code, due.person
            )
        for alarm in db.select(connection, AlarmRow, "where due < ?", now - LATE):
            raise Broken(
                "promised", f"alarm {alarm.kind} was due {(now - alarm.due) / HOUR:.1f} h ago", "", alarm.person
            )

    def _told(self, connection: Connection) -> None:
        """Who has been asked for long is told: by a message that stands, or by one that is still to be sent."""
        found = """select p.code, p.person from players p join tables t using (code) left join people using (person)
            where t.status = 'running' and t.standing = 'runs' and p.person is not null
            and p.awaited_since < ?1 and p.stand in ('own', 'called')
            and coalesce(people.notices, 'dm') = 'dm' and coalesce(people.dm, 'unknown') != 'closed'
            and not exists (select 1 from outbox o where o.code in (p.code, '') and o.person in (0, p.person))
            and not exists (select 1 from messages m where m.code = p.code and m.person = p.person
                and m.kind = 'direct_message')"""
        if self.now() - self.up_since < LATE:
            return
        for code, person in connection.execute(found, (self.now() - HOUR,)).fetchall():
            raise Broken("promised", "asked for an hour, and no message says so", code, person)

    def _alarms(self, connection: Connection) -> None:
        """Whoever is asked for long at a table that they are not told of often enough has an alarm."""
        now = self.now()
        for code, table in self._before.items():
            for player in table.players if table.runs else ():
                if player is None or player.person is None or player.awaited_since is None or not player.attends:
                    continue
                self._reminded(connection, code, player, now)

    def _reminded(self, connection: Connection, code: str, player: Player, now: float) -> None:
        assert player.person is not None and player.awaited_since is not None
        settings = db.select_one(connection, PersonRow, "where person = ?", player.person)
        state = db.select_one(connection, NotificationStateRow, "where code = ? and person = ?", code, player.person)
        remind = settings.remind if settings else 24
        if not remind or (settings and settings.notices == "nowhere") or (state and state.muted):
            return
        if now - player.awaited_since < remind * HOUR + 2 * DAY:
            return
        wait = player.account.wait_since if player.account else None
        if state and state.reminded_of in (player.awaited_since, wait) and state.reminded > 0:
            return
        if self._stops_now(connection, code, player.person, player.awaited_since):
            return
        raise Broken(
            "promised", f"asked for {(now - player.awaited_since) / DAY:.1f} days, never reminded", code, player.person
        )

    def _stops_now(self, connection: Connection, code: str, person: int, since: float) -> bool:
        return any(end > since for _, end in self._stops(connection, code, person))


GRANTS = (
    *("table_back", "table_needs_a_day", "table_waits_on", "table_wakes", "table_stand_in"),
    *("table_resumed", "table_away_over"),
)
