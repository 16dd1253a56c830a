"""/settings: how somebody wants to be met."""

from __future__ import annotations

from discord import app_commands

from bot.ui.desk import Desk
from bot.ui.guest import Guest
from bot.ui.host import Host
from bot.ui.own_settings import OFFERED, OwnSettings
from bot.ui.replies import Reply, say

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


async def _show(desk: Desk, guest: Guest, given: Given) -> Reply:
    return await OwnSettings(desk).page(guest)


async def _language(desk: Desk, guest: Guest, given: Given) -> Reply:
    return await OwnSettings(desk).set(guest, "language", given["language"])


async def _notices(desk: Desk, guest: Guest, given: Given) -> Reply:
    return await OwnSettings(desk).set(guest, "notices", given["where"])


async def _reading(desk: Desk, guest: Guest, given: Given) -> Reply:
    return await OwnSettings(desk).set(guest, "reading", given["form"])


async def _invitations(desk: Desk, guest: Guest, given: Given) -> Reply:
    return await OwnSettings(desk).set(guest, "invitations", given["sender"])


async def _hints(desk: Desk, guest: Guest, given: Given) -> Reply:
    """First-game hints, on or off."""
    await desk.tables.set_person(guest.person.id, hints=given["on"])
    return say(guest.words("ui-hints-shown" if given["on"] else "ui-hints-hidden"))
