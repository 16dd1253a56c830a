"""/duplicate: the same deal at several tables."""

from __future__ import annotations

from discord import app_commands

from bot.tables import Snapshot
from bot.tables.values import MOST_DUPLICATES
from bot.ui.interactions import duplicating
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services

from .building import Given, Parameter, table_command

TABLES = app_commands.Range[int, 1, MOST_DUPLICATES]


async def setup(client: BotClient) -> None:
    """Add the command to the client."""
    client.tree.add_command(table_command("duplicate", _duplicate, Parameter("tables", TABLES, required=False)))


async def _duplicate(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await duplicating.duplicate(services, caller, table, given.get("tables"))
