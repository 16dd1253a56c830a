"""Nights: when they begin and end, with daylight saving, and which changes hold from when."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.tables.storage.hours_store import hours_of, set_hours
from bot.tables.values import DAY, Hours
from bot.tables.values.nights import clock_nights, known_zone, nights, offset_at, quiet_until
from db import Database
from rules.core import Refused

from .host import Host

HOUR = 3600.0
LONG_AGO = 0.0


def at(zone: str, text: str, fold: int = 0) -> float:
    """A local time as seconds since 1970."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def rested(rows: tuple[Hours, ...], a: float, b: float) -> float:
    """How many seconds of a span do not count on clocks."""
    return sum(end - begin for begin, end in clock_nights(rows, a, b))


PARIS = Hours(LONG_AGO, "Europe/Paris")


@pytest.mark.parametrize(
    ("zone", "evening", "noon", "long", "resting"),
    [
        ("Europe/Paris", "2026-11-23T20:00", "2026-11-24T12:00", 10.0, 10.0),
        ("Europe/Paris", "2026-10-24T20:00", "2026-10-25T12:00", 11.0, 10.0),
        ("Europe/Paris", "2027-03-27T20:00", "2027-03-28T12:00", 9.0, 9.0),
        ("Australia/Lord_Howe", "2027-04-03T20:00", "2027-04-04T12:00", 10.5, 10.0),
    ],
)
def test_a_night_is_as_long_as_the_wall_clock_makes_it(
    zone: str, evening: str, noon: str, long: float, resting: float
) -> None:
    hours, a, b = Hours(LONG_AGO, zone), at(zone, evening), at(zone, noon)
    ((begin, end),) = nights(hours, a, b)
    assert (begin - a, end - begin) == (2 * HOUR, long * HOUR)
    assert rested((hours,), a, b) == resting * HOUR


def test_the_eleventh_hour_of_a_night_counts_but_is_silent() -> None:
    seven, eight = (at("Europe/Paris", f"2026-10-25T0{hour}:30") for hour in (7, 8))
    assert rested((PARIS,), seven, seven + 60) == 0
    assert quiet_until((PARIS,), seven) == at("Europe/Paris", "2026-10-25T08:00")
    assert quiet_until((PARIS,), eight) is None


def test_what_would_arrive_at_night_is_silent_from_some_seconds_before() -> None:
    ten = at("Europe/Paris", "2026-11-24T22:00")
    assert quiet_until((PARIS,), ten - 1) == at("Europe/Paris", "2026-11-25T08:00")
    assert quiet_until((PARIS,), ten - 6) is None


def test_a_time_that_comes_twice_begins_at_its_first_and_ends_at_its_last() -> None:
    day = at("Europe/Paris", "2026-10-25T00:00")
    ((begin, end),) = nights(Hours(LONG_AGO, "Europe/Paris", 150, 165), day, day + DAY)  # 2:30 to 2:45
    assert (begin, end) == (day + 2.5 * HOUR, day + 3.75 * HOUR)


def test_a_begin_in_a_gap_is_where_the_gap_leads() -> None:
    day = at("Europe/Paris", "2027-03-28T00:00")
    ((begin, end),) = nights(Hours(LONG_AGO, "Europe/Paris", 150, 480), day, day + DAY)  # 2:30 does not come
    assert (begin, end) == (at("Europe/Paris", "2027-03-28T03:30"), at("Europe/Paris", "2027-03-28T08:00"))


def test_an_end_in_a_gap_is_where_the_gap_leads() -> None:
    day = at("Europe/Paris", "2027-03-27T00:00")
    (begin, end), *_ = nights(Hours(LONG_AGO, "Europe/Paris", 1320, 150), day + DAY, day + DAY + HOUR)
    assert (begin, end) == (day + 22 * HOUR, at("Europe/Paris", "2027-03-28T03:30"))
    ((begin, end),) = nights(Hours(LONG_AGO, "Europe/Paris", 130, 160), day + DAY, day + 2 * DAY)
    assert end - begin == HOUR / 2, "where both lie in it"


def test_without_a_zone_or_without_hours_there_is_no_night() -> None:
    for hours in (Hours(LONG_AGO, ""), Hours(LONG_AGO, "Europe/Paris", 480, 480)):
        assert not list(nights(hours, 0, 10 * DAY))
    assert quiet_until((), 0) is None
    assert not list(clock_nights((), 0, 10 * DAY))


def test_for_sounds_the_newest_hours_hold_at_once() -> None:
    three = at("Europe/Paris", "2026-11-24T03:00")
    rows = (PARIS, Hours(three, "Asia/Tokyo"))  # 11 o'clock there
    assert quiet_until(rows, three - 1) == at("Europe/Paris", "2026-11-24T08:00")
    assert quiet_until(rows, three) is None


def test_hours_hold_though_the_clock_was_set_back_to_before_they_were_set() -> None:
    """A promise of the month, seed 2029."""
    three = at("Europe/Paris", "2026-11-24T03:00")
    assert quiet_until((Hours(three + HOUR, "Europe/Paris"),), three) == at("Europe/Paris", "2026-11-24T08:00")


def test_for_clocks_a_change_holds_a_day_later() -> None:
    set_at = at("Europe/Paris", "2026-11-24T12:00")
    rows = (Hours(set_at, "Europe/Paris"),)
    assert rested(rows, set_at, set_at + DAY) == 0
    assert rested(rows, set_at, set_at + 2 * DAY) == 10 * HOUR


def test_for_clocks_a_second_change_holds_a_week_after_the_first() -> None:
    first = at("Europe/Paris", "2026-11-24T12:00")
    none = Hours(first + 2 * DAY, "")
    rows = (Hours(first, "Europe/Paris"), none)
    assert rested(rows, first, first + 20 * DAY) == 7 * 10 * HOUR


def test_a_change_that_is_mended_before_it_holds_never_does() -> None:
    first = at("Europe/Paris", "2026-11-24T12:00")
    rows = (Hours(first, "Asia/Tokyo"), Hours(first + 60, "Europe/Paris"))
    only = (rows[1],)
    assert list(clock_nights(rows, first, first + 20 * DAY)) == list(clock_nights(only, first, first + 20 * DAY))


def test_a_later_change_leaves_the_past_as_it_was() -> None:
    a, now = at("Europe/Paris", "2026-11-01T12:00"), at("Europe/Paris", "2026-11-24T12:00")
    before = list(clock_nights((PARIS,), a, now))
    assert list(clock_nights((PARIS, Hours(now, "Asia/Tokyo", 0, 600)), a, now)) == before


def test_spans_are_cut_and_in_order() -> None:
    midnight = at("Europe/Paris", "2026-11-24T00:00")
    assert list(clock_nights((PARIS,), midnight, midnight + HOUR)) == [(midnight, midnight + HOUR)]
    spans = list(clock_nights((PARIS,), midnight, midnight + 30 * DAY))
    assert len(spans) == 31
    assert all(one[1] < other[0] for one, other in pairwise(spans))
    assert not list(clock_nights((PARIS,), midnight, midnight - DAY))


def test_a_zone_that_is_not_known_any_more_stays_at_its_last_offset() -> None:
    gone = Hours(LONG_AGO, "Mars/Olympus", 22 * 60, 8 * 60, 7200)
    ((begin, end),) = nights(gone, DAY, DAY + 1)
    assert (begin, end) == (DAY - 4 * HOUR, DAY + 6 * HOUR)
    assert known_zone("Mars/Olympus") is None
    assert known_zone("../etc/passwd") is None
    assert known_zone("Europe") is None
    assert offset_at("Europe/Paris", at("Europe/Paris", "2026-07-01T12:00")) == 7200


async def test_hours_are_kept_in_order(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "t.db")
    later = Hours(5.0, "Asia/Tokyo", 0, 360, 32400)
    await database.write(lambda connection: set_hours(connection, 7, later))
    await database.write(lambda connection: set_hours(connection, 7, PARIS))
    assert await database.read(lambda connection: hours_of(connection, 7)) == (PARIS, later)
    assert await database.read(lambda connection: hours_of(connection, 8)) == ()
    await database.close()


async def test_quiet_hours_need_a_zone_and_last_ten_hours_at_most(host: Host) -> None:
    hours = host.tables.hours
    with pytest.raises(Refused, match="no_zone"):
        await hours.set_quiet(1, 0, 60)
    with pytest.raises(Refused, match="no_such_zone"):
        await hours.set_zone(1, "Mars/Olympus")
    first = await hours.set_zone(1, "Asia/Kathmandu")
    assert (first.begins, first.ends, first.utc_offset) == (1320, 480, 20_700)
    with pytest.raises(Refused, match="quiet_too_long"):
        await hours.set_quiet(1, 0, 601)
    host.clock.move(60)
    second = await hours.set_quiet(1, 0, 600)
    assert await hours.of(1) == (first, second)


async def test_each_change_of_zone_or_quiet_hours_leaves_the_newest_other_as_it_is(host: Host) -> None:
    await host.tables.hours.set_zone(1, "Asia/Kathmandu")
    host.clock.move(60)
    await host.tables.hours.set_quiet(1, 0, 360)
    host.clock.move(60)
    moved = await host.tables.hours.set_zone(1, "Europe/Paris")
    assert (moved.zone, moved.begins, moved.ends) == ("Europe/Paris", 0, 360)
    host.clock.move(60)
    changed = await host.tables.hours.set_quiet(1, 60, 420)
    assert (changed.zone, changed.begins, changed.ends) == ("Europe/Paris", 60, 420)
