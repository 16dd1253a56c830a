"""Days as people write them, in their own time zone, and as completion offers them."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.tables import Person
from bot.text import words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.dates import EVENING, offered_dates, read_date
from bot.ui.interactions.services import Services

ANA = Person(1, "Ana")
CALLER = Caller(ANA, words_for("en"), "key", None)
ZONE = "Pacific/Kiritimati"  # fourteen hours before UTC: it is tomorrow there


async def today(services: Services) -> datetime:
    """Now where somebody lives, who has said so."""
    await services.tables.hours.set_zone(ANA.id, ZONE)
    return datetime.fromtimestamp(services.tables.clock.now(), ZoneInfo(ZONE))


async def read(services: Services, text: str, *, evening: bool = True) -> datetime | None:
    found = await read_date(services, CALLER, text, evening=evening)
    return None if found is None else datetime.fromtimestamp(found, ZoneInfo(ZONE))


@pytest.mark.parametrize(
    "text", ["{d}.{m}.", "{d}.{m}", "{d}/{m}", "{d}.{m}.{y}", "{y}-{m}-{d}", " {y}-{m:02}-{d:02} "]
)
async def test_a_day_is_read_as_people_write_it_and_means_its_evening_where_they_live(
    services: Services, text: str
) -> None:
    now = await today(services)
    written = text.format(d=now.day, m=now.month, y=now.year)
    assert await read(services, written) == now.replace(hour=EVENING, minute=0, second=0, microsecond=0)
    begin = await read(services, written, evening=False)
    assert begin == now.replace(hour=0, minute=0, second=0, microsecond=0), "or its begin"


async def test_a_day_without_a_year_that_is_over_means_the_next_year(services: Services) -> None:
    now = await today(services)
    found = await read(services, "1.1.")
    assert found and (found.year, found.month, found.day) == (now.year + ((now.month, now.day) != (1, 1)), 1, 1)


@pytest.mark.parametrize(
    "text", ["", "someday", "31.2.", "0.1.", "1.13.", "2026-02-30", "0000-01-01", "99999-01-01", "1" * 4000, "12"]
)
async def test_what_is_no_day_is_none(services: Services, text: str) -> None:
    await today(services)
    assert await read(services, text) is None


@pytest.mark.parametrize("text", ["0001-01-01", "9999-12-31"])
async def test_the_first_and_the_last_day_that_can_be_written_do_no_harm(services: Services, text: str) -> None:
    await today(services)
    for evening in (True, False):
        await read_date(services, CALLER, text, evening=evening)


@pytest.mark.parametrize(("text", "days"), [("today", 0), ("aujourd'hui", 0), (" Tomorrow ", 1), ("demain", 1)])
async def test_today_and_tomorrow_are_read_in_every_language(services: Services, text: str, days: int) -> None:
    now = await today(services)
    found = await read(services, text)
    assert found and found.date() == (now + timedelta(days=days)).date()


@pytest.mark.parametrize(("text", "weekday"), [("Monday", 1), ("lundi", 1), ("Jeudi", 4), ("sunday", 7)])
async def test_a_day_of_the_week_means_the_next_one(services: Services, text: str, weekday: int) -> None:
    now, found = await today(services), await read(services, text)
    assert found and found.isoweekday() == weekday and 1 <= (found.date() - now.date()).days <= 7


@pytest.mark.parametrize("locale", ["en-GB", "fr"])
@pytest.mark.parametrize(("typed", "there"), [("demain", 1), ("tomo", 1), ("sam", 1), ("satur", 1), ("evermore", 0)])
async def test_completion_finds_a_day_by_its_name_in_every_language(
    services: Services, locale: str, typed: str, there: int
) -> None:
    await today(services)
    offers = await offered_dates(services, ANA.id, locale, typed)
    assert len(offers) == there
    assert len(await offered_dates(services, ANA.id, locale)) <= 25, "Discord takes no more"


@pytest.mark.parametrize("locale", ["en-GB", "fr"])
async def test_whatever_completion_offers_can_be_read_and_lies_ahead(services: Services, locale: str) -> None:
    now = await today(services)
    offers = await offered_dates(services, ANA.id, locale)
    days = [await read(services, day) for _, day in offers]
    assert all(day and day > now for day in days)
    assert {7} <= {day.isoweekday() for day in days if day}, "Sunday is among them"
    assert len({label for label, _ in offers}) == len(offers) and all(len(label) <= 100 for label, _ in offers)
