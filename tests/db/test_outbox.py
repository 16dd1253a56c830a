"""The outbox in lanes: whatever is done to its rows, each lane tells its first one, and a round gets one of each."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from db import Answer, DueRow, outbox, processes
from db.mapping import select
from db.migrations import STEPS, migrate

ONE = "one"  # a process
KINDS = ("board", "mention", "direct_message", "reminder")


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    link = sqlite3.connect(tmp_path / "outbox.db", isolation_level=None)
    migrate(link, tmp_path / "outbox.db", STEPS, lambda *_: None)
    link.execute("begin")
    yield link
    link.close()


def a_row(chance: random.Random, now: float) -> DueRow:
    """A message to one of few people at one of few tables."""
    person = chance.choice((0, 101, 102))
    kind = chance.choice(KINDS[2:] if person else KINDS[:2])
    code = chance.choice(("AAAA", "BBBB"))
    return DueRow(code, kind, person, "", "{}", now + chance.randint(-3, 3), sound=0, nonce="n")


def rows(connection: sqlite3.Connection) -> list[DueRow]:
    """All rows, by lane."""
    return select(connection, DueRow, "order by lane, due, id")


def first_rows(connection: sqlite3.Connection) -> list[DueRow]:
    """The first row of each lane, worked out from all rows."""
    return [next(lane) for _, lane in groupby(rows(connection), key=lambda row: row.lane)]


def change(connection: sqlite3.Connection, chance: random.Random, now: float) -> None:
    """One of the things that happen to the outbox."""
    found = rows(connection)
    row = chance.choice(found) if found else None
    match chance.randint(0, 9):
        case 0 if row and outbox.release(connection, row.lane, ONE):
            outbox.delivered(connection, row, "fresh")
        case 1 if row and outbox.release(connection, row.lane, ONE):
            outbox.postpone(connection, row, now, chance.random())
        case 2 if row:
            outbox.drop(connection, row)
        case 3 if row:
            outbox.withdraw(connection, row.code, row.kind, row.topic)
        case 4:
            outbox.clamp(connection, chance.choice(KINDS), now + 1, now, sound=bool(chance.randint(0, 1)))
        case 5 if row:
            outbox.remove_all_to(connection, row.person)
        case 6:
            outbox.claim(connection, ONE, now, 2, 2)
        case 7 if chance.random() < 0.1:
            processes.forget_all(connection)
        case _:
            outbox.put(connection, a_row(chance, now), refresh=chance.random() < 0.5)


def test_whatever_happens_to_its_rows_a_lane_tells_when_its_first_one_is_due(connection: sqlite3.Connection) -> None:
    chance, now, most = random.Random(7), 100.0, 0
    for _ in range(1500):
        change(connection, chance, now)
        now += chance.random() / 4
        first = first_rows(connection)
        told = connection.execute("select lane, due, tried from lanes where holder is null order by lane").fetchall()
        held = {lane for (lane,) in connection.execute("select lane from lanes where holder is not null")}
        free = [row for row in first if row.lane not in held]
        assert told == [(row.lane, row.due, int(row.attempts > 0)) for row in free]
        due = [row for row in free if row.due <= now]
        expected = sorted(due, key=lambda row: (row.attempts > 0, row.due, row.id))
        connection.execute("savepoint look")
        assert outbox.claim(connection, "another", now, 9, 9).rows == expected
        connection.execute("rollback to look")
        assert outbox.next_due(connection, now) == min((row.due for row in free if row.due > now), default=None)
        most = max(most, len(due))
    assert most == 4, "two tables and two people"


def test_a_lane_with_many_messages_crowds_out_no_other(connection: sqlite3.Connection) -> None:
    for n in range(50):
        outbox.put(connection, DueRow(f"T{n:03}", "notice", 101, "", "{}", 1.0, sound=0, nonce="n"), refresh=False)
    outbox.put(connection, DueRow("AAAA", "board", 0, "", "{}", 2.0, sound=0, nonce="n"), refresh=False)
    assert [row.code for row in outbox.claim(connection, ONE, 3.0, 2, 0).rows] == ["T000", "AAAA"]


class Counting:
    """A connection that counts what is asked of it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection, self.statements, self.steps = connection, 0, 0
        connection.set_progress_handler(self._step, 10)

    def _step(self) -> None:
        self.steps += 1

    def execute(self, sql: str, params: Sequence[Any] = ()) -> Answer:
        """Execute, and count."""
        self.statements += 1
        return self._connection.execute(sql, params)


def a_round(connection: sqlite3.Connection) -> Counting:
    """What the courier does to the database in one round with a hundred free places."""
    counting = Counting(connection)
    claimed = outbox.claim(counting, ONE, 3.0, 100, 100)
    assert len(claimed.rows) == 100 and claimed.next_due is None
    return counting


def test_a_round_costs_the_same_however_much_is_due(connection: sqlite3.Connection) -> None:
    """After an outage: twenty thousand messages to two thousand people."""
    costs = []
    for begin, end in ((0, 500), (500, 20_000)):
        for n in range(begin, end):
            row = DueRow(f"T{n:05}", "notice", 101 + n % 2000, "", "{}", 1.0 + n / 20_000, sound=0, nonce="n")
            outbox.put(connection, row, refresh=False)
        costs.append(a_round(connection))
        processes.forget_all(connection)
        connection.execute("update outbox set attempts = 0")
        connection.execute("update lanes set tried = 0")
    few, many = costs
    assert many.statements == few.statements <= 7, "each may be a round trip to a server"
    assert many.steps <= 1.2 * few.steps


def test_a_message_is_made_due_again_without_sound_unless_it_is_due_anyway(connection: sqlite3.Connection) -> None:
    outbox.put(connection, DueRow("AAAA", "board", 0, "", "{}", 5.0, sound=1, nonce="n"), refresh=False)
    (due,) = rows(connection)
    outbox.put_again(connection, due, 9.0, "fresh")
    assert rows(connection) == [due]
    outbox.delivered(connection, due, "unused")
    outbox.put_again(connection, due, 9.0, "fresh")
    (again,) = rows(connection)
    assert (again.kind, again.due, again.sound, again.attempts, again.nonce) == ("board", 9.0, 0, 0, "fresh")
    assert outbox.next_due(connection, 8.0) == 9.0
