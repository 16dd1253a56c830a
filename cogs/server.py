"""/server: server settings. Discord hides it from those who do not manage the server, and the handlers check again."""

from __future__ import annotations

from functools import cache
from typing import Any

import discord
from discord import app_commands

from bot.ui.interactions import exporting, server_check, server_settings, server_tables, server_year
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.server_settings import LANGUAGES, ROOMS
from bot.ui.interactions.services import Services

from .building import Choices, Given, Interaction, Parameter, client_of, command, fitting_codes, group


class TextOrForum(app_commands.Transformer):
    """A parameter for a channel where tables may stand; discord.py itself knows forums only together with others."""

    type = discord.AppCommandOptionType.channel
    channel_types = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]  # noqa: RUF012

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> discord.abc.Snowflake:
        """The channel as Discord tells it."""
        channel: discord.abc.Snowflake = value
        return channel


async def _complete(interaction: Interaction, current: str) -> Choices:
    """Complete the codes of the server's open and running tables, for those who manage it."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return []
    briefs = await server_settings.listed(client_of(interaction).tables, interaction.guild_id, interaction.user.id)
    return fitting_codes([(brief.game, brief.code) for brief in briefs], current)


OF_SERVER = Parameter("table", required=False, complete=_complete)


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    client.tree.add_command(commands())


@cache
def commands() -> app_commands.Group:
    """The group /server."""
    made = group("server", managers=True)
    languages = tuple((f"ui-server-language-{value}", value) for value in LANGUAGES)
    rooms = tuple((f"ui-rooms-{value}", value) for value in ROOMS)
    channel = Parameter("channel", app_commands.Transform[discord.abc.Snowflake, TextOrForum], required=False)
    for each in (
        command("server-language", _language, Parameter("language", choices=languages)),
        command("server-rooms", _rooms, Parameter("mode", choices=rooms), channel),
        command("server-tables", _tables),
        command("server-check", _check),
        command("server-year", _year, Parameter("year", int, required=False)),
        command("server-export", _export),
        command("server-pause", _pause, OF_SERVER),
        command("server-close", _close, OF_SERVER),
        command("server-move", _move, Parameter("target", discord.TextChannel), OF_SERVER),
    ):
        made.add_command(each)
    return made


async def _language(services: Services, caller: Caller, given: Given) -> Reply:
    return await server_settings.language(services, caller, given["language"])


async def _rooms(services: Services, caller: Caller, given: Given) -> Reply:
    channel: discord.abc.Snowflake | None = given.get("channel")
    return await server_settings.rooms(services, caller, given["mode"], channel.id if channel else None)


async def _tables(services: Services, caller: Caller, given: Given) -> Reply:
    return await server_settings.table_list(services, caller)


async def _check(services: Services, caller: Caller, given: Given) -> Reply:
    return await server_check.check(services, caller)


async def _year(services: Services, caller: Caller, given: Given) -> Reply:
    return await server_year.year(services, caller, given.get("year"))


async def _export(services: Services, caller: Caller, given: Given) -> Reply:
    return await exporting.server_games(services, caller)


async def _pause(services: Services, caller: Caller, given: Given) -> Reply:
    return await server_tables.pause(services, caller, given.get("table"))


async def _close(services: Services, caller: Caller, given: Given) -> Reply:
    return await server_tables.close(services, caller, given.get("table"))


async def _move(services: Services, caller: Caller, given: Given) -> Reply:
    return await server_tables.move(services, caller, given.get("table"), given["target"].id)
