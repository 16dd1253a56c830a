"""Days as people write them, in their own time zone; and what completion offers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final

from bot.tables.values.nights import zone_of
from bot.text import LOCALES, Words, folded, words_for

from .caller import Caller
from .services import Services

EVENING: Final = 20  # the hour that "until a day" means
ISO: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
DOTTED: Final = re.compile(r"(\d{1,2})[./ ](\d{1,2})(?:[./ ](\d{4}))?\.?")
OFFERED: Final = (3, 7, 14, 30)  # days from now


async def zone_for(services: Services, person: int) -> tzinfo:
    """The person's time zone; UTC where it is not known."""
    hours = await services.tables.absences.hours(person)
    return zone_of(hours[-1]) if hours else UTC


async def read_date(services: Services, caller: Caller, text: str, *, evening: bool = True) -> float | None:
    """The moment that a day means, in seconds since 1970: its evening or its begin. None where it cannot be read."""
    zone = await zone_for(services, caller.person.id)
    now = datetime.fromtimestamp(services.tables.clock.now(), zone)
    try:
        day = _day(text.strip(), now)
    except ValueError:
        return None
    if day is None:
        return None
    return day.replace(hour=EVENING if evening else 0, minute=0, second=0, microsecond=0).timestamp()


def _day(text: str, now: datetime) -> datetime | None:
    if found := ISO.fullmatch(text):
        year, month, day = map(int, found.groups())
        return now.replace(year=year, month=month, day=day)
    if found := DOTTED.fullmatch(text):
        day, month = int(found[1]), int(found[2])
        made = now.replace(year=int(found[3]) if found[3] else now.year, month=month, day=day)
        return made.replace(year=made.year + 1) if not found[3] and made.date() < now.date() else made
    wanted = folded(text)
    names = (named for locale in LOCALES for named in _named(words_for(locale), now))
    return next((day for name, day in names if folded(name) == wanted), None)


async def offered_dates(services: Services, person: int, locale: str, typed: str = "") -> tuple[tuple[str, str], ...]:
    """The days that completion offers to who has typed this, in any language: a label and the day as it is read."""
    zone, wanted = await zone_for(services, person), folded(typed)
    now = datetime.fromtimestamp(services.tables.clock.now(), zone)
    own = _offered(words_for(locale), now)
    alike = zip(*(_offered(words_for(each), now) for each in LOCALES), strict=True)
    return tuple(
        (label, day)
        for (label, day), others in zip(own, alike, strict=True)
        if wanted in folded(day) or any(wanted in folded(other) for other, _ in others)
    )


def _offered(words: Words, now: datetime) -> Iterator[tuple[str, str]]:
    if now.hour < EVENING:
        yield words("ui-date-today"), now.date().isoformat()
    _, *ahead = _named(words, now)
    for name, day in ahead:
        date = day.date().isoformat()
        yield words("ui-date-named", name=name, date=date), date
    for n in OFFERED:
        date = (now + timedelta(days=n)).date().isoformat()
        yield words("ui-date-in-days", n=n, date=date), date


def _named(words: Words, now: datetime) -> Iterator[tuple[str, datetime]]:
    """Days that go by a name: today, tomorrow, and the next of each day of the week, the soonest first."""
    yield words("ui-date-today"), now
    yield words("ui-date-tomorrow"), now + timedelta(days=1)
    for n in range(1, 8):
        day = now + timedelta(days=n)
        yield words("ui-date-weekday", n=day.isoweekday()), day
