"""/settings: how somebody wants to be met."""

from __future__ import annotations

from discord import app_commands

from bot.ui.desk import Desk
from bot.ui.guest import Guest
from bot.ui.host import Host
from bot.ui.replies import Reply, say

from .building import Given, Parameter, command, group


async def setup(host: Host) -> None:
    """Add the commands to a host."""
    host.tree.add_command(commands())


def commands() -> app_commands.Group:
    """The group /settings."""
    made = group("settings")
    made.add_command(command("settings-hints", _hints, Parameter("on", bool)))
    return made


async def _hints(desk: Desk, guest: Guest, given: Given) -> Reply:
    """First-game hints, on or off."""
    await desk.tables.set_person(guest.person.id, hints=given["on"])
    return say(guest.words("ui-hints-shown" if given["on"] else "ui-hints-hidden"))
