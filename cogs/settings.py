"""/settings: personal settings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from discord import app_commands

from bot.ui.interactions import own_hours, own_settings
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.own_settings import OFFERED
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services
from bot.ui.kit.limits import COMPLETIONS
from bot.ui.kit.zones import offers, told_time

from .building import Choices, Given, Interaction, Parameter, client_of, command, group

HOUR = app_commands.Range[int, 0, 23]


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    client.tree.add_command(commands())


@cache
def commands() -> app_commands.Group:
    """The group /settings."""
    made = group("settings")
    for each in (
        command("settings-show", _show),
        command("settings-language", _language, _one_of("language", "language")),
        command("settings-notices", _notices, _one_of("where", "notices")),
        command("settings-reading", _reading, _one_of("form", "reading")),
        command("settings-hints", _hints, Parameter("on", bool)),
        command("settings-advice", _advice, Parameter("on", bool)),
        command("settings-invitations", _invitations, _one_of("sender", "invitations")),
        command("settings-rated", _rated, Parameter("on", bool)),
        command("settings-zone", _zone, Parameter("zone", complete=_zones)),
        command("settings-quiet", _quiet, *_times("begins", "ends"), Parameter("on", bool, required=False)),
        command("settings-reminders", _reminders, _first(), Parameter("hour", HOUR, required=False)),
    ):
        made.add_command(each)
    return made


def _times(*names: str) -> Iterator[Parameter]:
    return (Parameter(name, required=False, complete=_hours) for name in names)


def _first() -> Parameter:
    return replace(_one_of("soonest", "reminders"), required=False)


def _one_of(parameter: str, setting: str) -> Parameter:
    return Parameter(parameter, choices=tuple((f"ui-offer-{setting}-{value}", value) for value in OFFERED[setting]))


async def _show(services: Services, caller: Caller, given: Given) -> Reply:
    return await own_settings.page(services, caller)


async def _language(services: Services, caller: Caller, given: Given) -> Reply:
    return await own_settings.change(services, caller, "language", given["language"])


async def _notices(services: Services, caller: Caller, given: Given) -> Reply:
    return await own_settings.change(services, caller, "notices", given["where"])


async def _reading(services: Services, caller: Caller, given: Given) -> Reply:
    return await own_settings.change(services, caller, "reading", given["form"])


async def _invitations(services: Services, caller: Caller, given: Given) -> Reply:
    return await own_settings.change(services, caller, "invitations", given["sender"])


async def _hints(services: Services, caller: Caller, given: Given) -> Reply:
    return await own_settings.change(services, caller, "hints", "on" if given["on"] else "off")


async def _advice(services: Services, caller: Caller, given: Given) -> Reply:
    return await own_settings.change(services, caller, "advice", "on" if given["on"] else "off")


async def _rated(services: Services, caller: Caller, given: Given) -> Reply:
    return await own_settings.change(services, caller, "rated", "on" if given["on"] else "off")


async def _zone(services: Services, caller: Caller, given: Given) -> Reply:
    return await own_hours.set_zone(services, caller, given["zone"])


async def _quiet(services: Services, caller: Caller, given: Given) -> Reply:
    return await own_hours.set_quiet(services, caller, given.get("begins"), given.get("ends"), given.get("on"))


async def _reminders(services: Services, caller: Caller, given: Given) -> Reply:
    return await own_hours.set_reminders(services, caller, given.get("soonest"), given.get("hour"))


async def _zones(interaction: Interaction, current: str) -> Choices:
    """Complete a time zone by city, with the time there."""
    now = client_of(interaction).tables.clock.now()
    return [app_commands.Choice(name=name, value=zone) for name, zone in offers(current, now, COMPLETIONS)]


async def _hours(interaction: Interaction, current: str) -> Choices:
    """Complete a time of day by the hour."""
    times = [told_time(hour * 60) for hour in range(24)]
    return [app_commands.Choice(name=time, value=time) for time in times if time.startswith(current.strip())]
