"""/move, /hand, /turns and /help."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.tables import Snapshot
from bot.ui.interactions import answering
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.replies import Reply, say
from bot.ui.interactions.services import Services
from bot.ui.interactions.waiting_list import waiting_list

from .building import Given, command, table_command


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    for each in commands():
        client.tree.add_command(each)


def commands() -> tuple[app_commands.Command[Any, ..., None], ...]:
    """The commands without a group."""
    return (
        table_command("move", _move),
        table_command("hand", _hand),
        command("turns", _turns),
        command("help", _help),
    )


async def _move(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    """Show the caller's panel."""
    return await answering.own_panel(services, caller, table)


async def _hand(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    """Show the caller's panel with their hand in words."""
    return await answering.own_panel(services, caller, table, hand=True)


async def _turns(services: Services, caller: Caller, given: Given) -> Reply:
    return await waiting_list(services, caller)


async def _help(services: Services, caller: Caller, given: Given) -> Reply:
    """Say what can be done in this channel."""
    words = caller.words
    place = caller.place
    table = await services.tables.table_of(place.channel, caller.person.id) if place else None
    if table is None:
        return say(words("ui-help-none"))
    title = services.perspective(caller, table).title
    return say(words(f"ui-help-{table.status}", title=title))
