"""/watch: follow tables without a seat."""

from __future__ import annotations

from functools import cache

from discord import app_commands

from bot.tables import Snapshot
from bot.ui.interactions import watching_tables
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller, place_of
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services

from .building import Choices, Given, Interaction, client_of, command, fitting_codes, group, table_command


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    client.tree.add_command(commands())


@cache
def commands() -> app_commands.Group:
    """The group /watch."""
    made = group("watch")
    made.add_command(table_command("watch-table", _watch, complete=_complete_to_watch))
    made.add_command(table_command("watch-stop", _stop, complete=_complete_watched))
    made.add_command(command("watch-best", _best))
    return made


async def _watch(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await watching_tables.watch(services, caller, table)


async def _stop(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await watching_tables.stop(services, caller, table)


async def _best(services: Services, caller: Caller, given: Given) -> Reply:
    return await watching_tables.best(services, caller)


async def _complete_to_watch(interaction: Interaction, current: str) -> Choices:
    """Complete the codes of tables that the person may watch."""
    services, place = client_of(interaction).services, place_of(interaction)
    found = await watching_tables.to_watch(services, interaction.user.id, place) if place else []
    return fitting_codes([(brief.game, brief.code) for brief in found], current)


async def _complete_watched(interaction: Interaction, current: str) -> Choices:
    """Complete the codes of the tables that the person watches."""
    found = await client_of(interaction).tables.watching.watched(interaction.user.id)
    return fitting_codes([(each.game, each.code) for each in found], current)
