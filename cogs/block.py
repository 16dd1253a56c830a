"""/block: with whom somebody will not sit down."""

from __future__ import annotations

from functools import cache

import discord
from discord import app_commands

from bot.tables import Person
from bot.ui.interactions import own_blocks
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services
from bot.ui.kit.limits import COMPLETIONS
from bot.ui.kit.names import clean

from .building import Choices, Given, Interaction, Parameter, client_of, command, group

NAME = 100  # characters of a completion


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    client.tree.add_command(commands())


@cache
def commands() -> app_commands.Group:
    """The group /block."""
    made = group("block")
    made.add_command(command("block-person", _block, Parameter("player", discord.User)))
    made.add_command(command("block-lift", _lift, Parameter("blocked", complete=_complete)))
    made.add_command(command("block-list", _list))
    return made


async def _block(services: Services, caller: Caller, given: Given) -> Reply:
    user: discord.User | discord.Member = given["player"]
    return await own_blocks.block(services, caller, Person(user.id, user.display_name), bot=user.bot)


async def _lift(services: Services, caller: Caller, given: Given) -> Reply:
    return await own_blocks.lift(services, caller, given["blocked"])


async def _list(services: Services, caller: Caller, given: Given) -> Reply:
    return await own_blocks.blocked_list(services, caller)


async def _complete(interaction: Interaction, current: str) -> Choices:
    """Complete the names of those whom the person has blocked."""
    blocked = await client_of(interaction).tables.blocks.of(interaction.user.id)
    wanted = current.strip().casefold()
    found = [each for each in blocked if wanted in each.name.casefold()]
    return [app_commands.Choice(name=clean(e.name, NAME) or "?", value=str(e.id)) for e in found[:COMPLETIONS]]
