"""/move, /hand, /turns and /help: wherever somebody is."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.tables import Snapshot
from bot.ui.desk import Desk
from bot.ui.guest import Guest
from bot.ui.host import Host
from bot.ui.replies import Reply, say
from bot.ui.turns import turns

from .building import Given, command, table_command


async def setup(host: Host) -> None:
    """Add the commands to a host."""
    for each in commands():
        host.tree.add_command(each)


def commands() -> tuple[app_commands.Command[Any, ..., None], ...]:
    """The commands that stand by themselves."""
    return (
        table_command("move", _move),
        table_command("hand", _move),
        command("turns", _turns),
        command("help", _help),
    )


async def _move(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    """My panel."""
    return await desk.panel(guest, table)


async def _turns(desk: Desk, guest: Guest, given: Given) -> Reply:
    return await turns(desk, guest)


async def _help(desk: Desk, guest: Guest, given: Given) -> Reply:
    """What can be done here."""
    words = guest.words
    table = await desk.tables.table_of(guest.place.channel) if guest.place else None
    if table is None:
        return say(words("ui-help-none"))
    title = desk.sight(guest, table).title
    return say(words(f"ui-help-{table.status}", title=title))
