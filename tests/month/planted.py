"""Faults planted in the product, and the promises that each of them breaks: what the simulated month is for."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from typing import Any, NamedTuple

import pytest

from bot.tables.storage import clock_store, notification_store, reminders, uptime
from bot.tables.transitions import accounts, away, cup
from bot.tables.transitions.calendar import Calendar
from bot.tables.values import refused
from bot.tables.workers import courier
from bot.ui.kit.perspective import Perspective
from db import outbox
from db.sqlite_store import SqliteStore

from .figures import Figures
from .plan import Plan
from .run import simulate

Patch = pytest.MonkeyPatch
SETTLED = 300  # writes until everybody lives somewhere and every table runs


def nights_are_forgotten(patch: Patch) -> None:
    """Clocks run through the quiet hours."""
    patch.setattr(clock_store, "hours_of_all", lambda connection, people: {})


def sounds_at_night(patch: Patch) -> None:
    """The night is looked up, and forgotten."""
    patch.setattr(notification_store, "quiet_until", lambda rows, t: None)


def undo_pays(patch: Patch) -> None:
    """Who takes back has an hour more."""
    before = accounts._after_an_undo

    def after(*args: Any, **options: Any) -> Any:
        account = before(*args, **options)
        return replace(account, left=account.left + 3600.0, back=account.back + 3600.0)

    patch.setattr(accounts, "_after_an_undo", after)


def a_resumed_clock_is_full(patch: Patch) -> None:
    """Whenever a clock stops, what was left counts for nothing."""
    patch.setattr(accounts, "time_left", lambda account, calendar, now: account.left)


def time_appears(patch: Patch) -> None:
    """An increment is added and not written down."""
    before = accounts._ended

    def ended(*args: Any, **options: Any) -> Any:
        account = before(*args, **options)
        return replace(account, left=account.left + 1.0)

    patch.setattr(accounts, "_ended", ended)


def until_ignores_the_nights(patch: Patch) -> None:
    """The timer of an empty account is set by the wall."""
    patch.setattr(Calendar, "when", lambda self, since, seconds: since + seconds)


def off_counts(patch: Patch) -> None:
    """At a start nobody looks how long the host was off."""
    patch.setattr(uptime, "SLEEPING", 1e9)


def rings_are_not_noted(patch: Patch) -> None:
    """That a reminder or nudge sounded is stored nowhere."""
    patch.setattr(reminders, "note_ring", lambda *args, **options: None)


def noted_before_sent(patch: Patch) -> None:
    """A row of the outbox goes when it is claimed: what fails after that is lost."""
    claim = outbox.claim

    def claimed(connection: Any, **how: Any) -> Any:
        found = claim(connection, **how)
        connection.executemany("delete from outbox where id = ?", [(row.id,) for row in found.rows])
        return found

    patch.setattr(outbox, "claim", claimed)


def a_nonce_for_each_try(patch: Patch) -> None:
    """Each try of a delivery has a nonce of its own."""
    due, chance = courier._due, random.Random(1)

    def tried(row: Any, *, least: bool) -> Any:
        return replace(due(row, least=least), nonce=chance.randbytes(8).hex())

    patch.setattr(courier, "_due", tried)


def some_commits_are_lost(patch: Patch) -> None:
    """One write of fifty is undone after it was acknowledged."""
    carried_out, chance, writes = SqliteStore._in_transaction, random.Random(1), count()

    def lost(store: SqliteStore, begin: str, work: Any) -> Any:
        if begin == "begin" or next(writes) < SETTLED or chance.random() > 0.02:
            return carried_out(store, begin, work)
        connection = store._connection
        connection.execute("savepoint lost")
        result = work(connection)
        connection.execute("rollback to lost")
        connection.execute("release lost")
        return result

    patch.setattr(SqliteStore, "_in_transaction", lost)


def everybody_sees_the_first_hand(patch: Patch) -> None:
    """Screens are made from what the first seat sees."""
    patch.setattr(Perspective, "view", property(lambda self: self.game.view(self.table.state, 0)))


def nobody_comes_back(patch: Patch) -> None:
    """A time away that is over ends in its row alone, and at no table."""

    def end(transition: Any, person: int) -> None:
        raise refused("not_away")

    patch.setattr(away, "end", end)


def titles_name_the_other_tables(patch: Patch) -> None:
    """A table is named with those that play the same deal."""
    title: Any = Perspective.title
    patch.setattr(Perspective, "title", property(lambda self: " ".join([title.fget(self), *self.table.terms.sisters])))


def a_cup_forgets_one(patch: Patch) -> None:
    """The last of the first table of a round is not drawn."""
    drawn = cup.drawn

    def lacking(*args: Any) -> Any:
        first, *rest = drawn(*args)
        return [first[:-1], *rest]

    patch.setattr(cup, "drawn", lacking)


class Planted(NamedTuple):
    """A fault with the promises that it may break, and the run that finds it."""

    plant: Callable[[Patch], None]
    breaks: str
    plan: Plan


CALM = Plan(seed=3, days=4, tables=6, people=12, faults=0.0, wire=0.0)
BAD = replace(CALM, faults=2.0, wire=3.0)
PLANTED = (
    Planted(nights_are_forgotten, "time timers ladder", CALM),
    Planted(sounds_at_night, "quiet", CALM),
    Planted(undo_pays, "undo-time", replace(CALM, seed=12)),
    Planted(a_resumed_clock_is_full, "time", CALM),
    Planted(time_appears, "time", CALM),
    Planted(until_ignores_the_nights, "timers", CALM),
    Planted(off_counts, "time", BAD),
    Planted(rings_are_not_noted, "limits", replace(CALM, seed=8, tables=12)),
    Planted(noted_before_sent, "promised", replace(BAD, seed=6)),
    Planted(a_nonce_for_each_try, "doubled", BAD),
    Planted(some_commits_are_lost, "moves answerable ends", CALM),
    Planted(everybody_sees_the_first_hand, "secret", replace(CALM, seed=5)),
    Planted(nobody_comes_back, "ends", replace(CALM, days=12)),
    Planted(titles_name_the_other_tables, "deals", replace(CALM, days=2, tables=0, duplicates=1)),
    Planted(a_cup_forgets_one, "cups", replace(CALM, days=3, tables=0, cups=1)),
)
SEEDS = 5  # that are tried before a fault counts as not found


def found(planted: Planted) -> Figures:
    """The first run of some seeds that finds it, else the last one."""
    figures = Figures()
    for seed in range(planted.plan.seed, planted.plan.seed + SEEDS):
        with pytest.MonkeyPatch.context() as patch:
            planted.plant(patch)
            figures = simulate(replace(planted.plan, seed=seed))
        if figures.broken:
            break
    return figures


def all_found() -> Iterator[tuple[Planted, Figures]]:
    """Each fault with the run that found it."""
    for planted in PLANTED:
        yield planted, found(planted)
