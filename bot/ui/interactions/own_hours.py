"""Time zone, quiet hours and reminders of a person: /settings zone, quiet, reminders."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.tables import Hours
from bot.tables.values.hours import A_DAY
from bot.tables.values.nights import DELAY, known_zone
from bot.ui.kit.zones import find, local_time, read_time, told_time

from . import own_settings
from .caller import Caller
from .errors import quoted
from .replies import Reply, say
from .services import Services

NEVER: Final = "never"


async def set_zone(services: Services, caller: Caller, typed: str) -> Reply:
    """Set the time zone by name or city."""
    zone = find(typed)
    if zone is None:
        return say(caller.words("ui-zone-unclear", typed=quoted(typed)))
    hours = await services.tables.hours.set_zone(caller.person.id, zone)
    return await own_settings.page(services, caller, _kept(caller, hours))


async def set_quiet(services: Services, caller: Caller, begins: str | None, ends: str | None, on: bool | None) -> Reply:
    """Set the quiet hours, or turn them on or off."""
    usual = Hours(0.0, "")
    times = [read_time(typed) if typed else None for typed in (begins, ends)]
    for typed, time in zip((begins, ends), times, strict=True):
        if typed and time is None:
            return say(caller.words("ui-time-unclear", typed=quoted(typed)))
    rows = await services.tables.hours.of(caller.person.id)
    now = rows[-1] if rows and rows[-1].quiet else usual
    begin, end = (now.begins if times[0] is None else times[0]), (now.ends if times[1] is None else times[1])
    if on is False:
        end = begin
    hours = await services.tables.hours.set_quiet(caller.person.id, begin, end % A_DAY)
    return await own_settings.page(services, caller, _kept(caller, hours))


async def set_reminders(services: Services, caller: Caller, first: str | None, hour: int | None) -> Reply:
    """Set after how many hours the first reminder comes, and at which hour of the day the others."""
    if hour is not None:
        await services.tables.people.change(caller.person.id, lambda own: replace(own, good_hour=hour))
    if first is not None:
        return await own_settings.change(services, caller, "reminders", first)
    return await own_settings.page(services, caller, caller.words("ui-settings-kept"))


def _kept(caller: Caller, hours: Hours) -> str:
    return caller.words("ui-hours-kept", date=f"<t:{int(hours.since + DELAY)}:f>")


def hours_lines(caller: Caller, hours: Hours | None, now: float) -> Iterator[str]:
    """Time zone and quiet hours on the page of settings."""
    words = caller.words
    if hours is None or not hours.zone:
        yield words("ui-setting-no-zone")
        return
    yield words("ui-setting-zone", zone=hours.zone, now=local_time(hours, now))
    if known_zone(hours.zone) is None:
        yield f"-# {words('ui-zone-gone')}"
    if hours.quiet:
        yield words("ui-setting-quiet", begin=told_time(hours.begins), end=told_time(hours.ends))
    else:
        yield words("ui-setting-not-quiet")
    yield f"-# {words('ui-quiet-shows')}"
