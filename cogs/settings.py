"""/settings: personal settings."""

from __future__ import annotations

from discord import app_commands

from bot.ui.interactions import own_settings
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.host import Host
from bot.ui.interactions.own_settings import OFFERED
from bot.ui.interactions.replies import Reply, say
from bot.ui.interactions.services import Services

from .building import Given, Parameter, command, group


async def setup(host: Host) -> None:
    """Add the commands to a host."""
    host.tree.add_command(commands())


def commands() -> app_commands.Group:
    """The group /settings."""
    made = group("settings")
    for each in (
        command("settings-show", _show),
        command("settings-language", _language, _one_of("language", "language")),
        command("settings-notices", _notices, _one_of("where", "notices")),
        command("settings-reading", _reading, _one_of("form", "reading")),
        command("settings-hints", _hints, Parameter("on", bool)),
        command("settings-invitations", _invitations, _one_of("sender", "invitations")),
    ):
        made.add_command(each)
    return made


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
    """Turn first-game hints on or off."""
    await services.tables.people.change(caller.person.id, hints=given["on"])
    return say(caller.words("ui-hints-shown" if given["on"] else "ui-hints-hidden"))
