"""/watch: follow tables without a seat."""

from __future__ import annotations

from functools import cache

from discord import app_commands

from bot.tables import Snapshot
from bot.ui.interactions import watching_tables
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.host import Host
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services

from .building import Given, command, group, table_command


async def setup(host: Host) -> None:
    """Add the commands to a host."""
    host.tree.add_command(commands())


@cache
def commands() -> app_commands.Group:
    """The group /watch."""
    made = group("watch")
    made.add_command(table_command("watch-table", _watch))
    made.add_command(table_command("watch-stop", _stop))
    made.add_command(command("watch-best", _best))
    return made


async def _watch(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await watching_tables.watch(services, caller, table)


async def _stop(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await watching_tables.stop(services, caller, table)


async def _best(services: Services, caller: Caller, given: Given) -> Reply:
    return await watching_tables.best(services, caller)
