"""Time zones as people look for them: by city, and with the time it is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from bot.tables import Hours
from bot.tables.values.nights import known_zone, zone_of
from bot.text.folding import folded

TECHNICAL: Final = ("Etc/", "posix/", "right/", "SystemV/", "US/", "Canada/", "Brazil/", "Chile/", "Mexico/")
TIME: Final = re.compile(r"(?P<hour>\d{1,2})(?:\s*[:hH.]\s*(?P<minute>\d{2})?)?\s*")


def offers(typed: str, now: float, most: int) -> Iterator[tuple[str, str]]:
    """Zones that fit what was typed, each as (label with the time there, IANA name)."""
    for name in _fitting(typed)[:most]:
        zone = known_zone(name)
        if zone is not None:
            yield f"{name} · {datetime.fromtimestamp(now, zone):%H:%M}", name


def find(typed: str) -> str | None:
    """The zone that was typed: by its name, or by a city or part of one that fits no other; None if unclear."""
    wanted = folded(typed)
    exact = [name for name in _names() if wanted in (folded(name), folded(_city(name)))]
    fitting = exact or _fitting(typed)
    return fitting[0] if wanted and (exact or len(fitting) == 1) else None


def local_time(hours: Hours, at: float) -> str:
    """The time of day in somebody's zone, as 14:32."""
    return f"{datetime.fromtimestamp(at, zone_of(hours) if hours.zone else UTC):%H:%M}"


def read_time(typed: str) -> int | None:
    """A typed time of day such as 22, 22:30 or 22h30 in minutes after midnight; None if it is none."""
    found = TIME.fullmatch(typed.strip())
    minutes = int(found["hour"]) % 24 * 60 + int(found["minute"] or 0) if found else 0
    return minutes if found and int(found["hour"]) <= 24 and int(found["minute"] or 0) < 60 else None


def told_time(minutes: int) -> str:
    """Minutes after midnight as a time of day, 22:00."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _fitting(typed: str) -> list[str]:
    """Zones whose city begins with the words, then those that have them anywhere."""
    wanted = folded(typed)
    begin = [name for name in _names() if folded(_city(name)).startswith(wanted)]
    return begin + [name for name in _names() if wanted in folded(name) and name not in begin]


def _city(name: str) -> str:
    return name.rpartition("/")[2]


@cache
def _names() -> tuple[str, ...]:
    places = (name for name in available_timezones() if "/" in name and not name.startswith(TECHNICAL))
    return (*sorted(places), "UTC")
