"""Nights: a person's quiet hours on each date, as spans in seconds since 1970, with daylight saving.

A night begins when the wall clock first shows the begin, and ends when it last shows the end; what the clock skips
comes as much later as it skips. All of it is quiet; for clocks of play only its first ten hours count as night.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, time, timedelta, timezone, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from .clock import DAY
from .hours import Hours

ON_ITS_WAY = 5.0  # seconds that a message takes at most until it sounds, its picture included
LONGEST_FOR_CLOCKS = 10 * 3600.0  # seconds of each night in which no clock runs
DELAY = DAY  # seconds until a change holds for clocks
SELDOM = 7 * DAY  # seconds between two changes that hold for clocks

Span = tuple[float, float]


def quiet_until(rows: Sequence[Hours], t: float) -> float | None:
    """When the night at `t` ends for sounds; None by day. `rows` are a person's hours, oldest first.

    The seconds before a night count as night: what is sent in them would arrive when it has begun. Hours that were set
    "later" hold, too: the machine's clock was set back since.
    """
    if not rows:
        return None
    hours = next((row for row in reversed(rows) if row.since <= t), rows[0])
    return next((end for begin, end in nights(hours, t, t + ON_ITS_WAY) if begin - ON_ITS_WAY <= t < end), None)


def clock_nights(rows: Sequence[Hours], a: float, b: float) -> Iterator[Span]:
    """The parts of [a, b) in which clocks rest for the night, in order and apart. `rows` are oldest first."""
    for hours, begin, end in _held_for_clocks(rows):
        lower, upper = max(a, begin), min(b, end)
        for night, morning in nights(hours, lower, upper):
            rested = max(night, lower), min(morning, night + LONGEST_FOR_CLOCKS, upper)
            if rested[0] < rested[1]:
                yield rested


def nights(hours: Hours, a: float, b: float) -> Iterator[Span]:
    """All nights that share a moment with [a, b), whole and in order."""
    if not hours.quiet or b <= a:
        return
    zone = zone_of(hours)
    begins, ends = _wall(hours.begins), _wall(hours.ends)
    over = timedelta(days=hours.ends < hours.begins)  # the date on which it ends, counted from that of its begin
    date = datetime.fromtimestamp(a, zone).date() - timedelta(days=1)
    while (begin := datetime.combine(date, begins, zone).timestamp()) < b:
        last = datetime.combine(date + over, ends, zone)
        end = max(last.timestamp(), last.replace(fold=1).timestamp())  # of a skipped hour the first is later
        if max(begin, a) < end:
            yield begin, end
        date += timedelta(days=1)


def zone_of(hours: Hours) -> tzinfo:
    """The zone of these hours; one that is not known any more stays at the offset it had when it was set."""
    return known_zone(hours.zone) or timezone(timedelta(seconds=hours.utc_offset))


@lru_cache(maxsize=1024)
def known_zone(name: str) -> ZoneInfo | None:
    """The time zone of this IANA name; None if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # OSError: a name that is a folder
        return None


def offset_at(name: str, t: float) -> int:
    """Seconds east of UTC in a zone at this time; 0 for a zone that is not known."""
    offset = datetime.fromtimestamp(t, known_zone(name) or UTC).utcoffset()
    return int(offset.total_seconds()) if offset else 0


def _held_for_clocks(rows: Iterable[Hours]) -> Iterator[tuple[Hours, float, float]]:
    """Each change that ever holds for clocks, with the span in which it does.

    A change holds a day after it was made, and a week after the one before at the earliest; what was changed again
    until then never holds.
    """
    held: list[tuple[Hours, float]] = []
    for row in rows:
        if held and held[-1][1] > row.since:
            held.pop()
        week = held[-1][1] + SELDOM if held else 0.0
        held.append((row, max(row.since + DELAY, week)))
    ends = (*(begin for _, begin in held[1:]), float("inf"))
    for (row, begin), end in zip(held, ends, strict=False):
        yield row, begin, end


def _wall(minutes: int) -> time:
    return time(minutes // 60 % 24, minutes % 60)
