"""What the bot says where it is new: three lines, in the system channel or the first one where it may write."""

from __future__ import annotations

from secrets import token_hex

import discord

from bot.tables import Tables
from bot.text import words_for
from bot.ui.kit.best_effort import best_effort
from bot.ui.kit.permissions import NEEDED, lacking_in
from bot.ui.kit.posting import post_mention

from .caller import chosen_locale


async def welcome(client: discord.Client, tables: Tables, guild: discord.Guild) -> None:
    """Say what the bot is and how to begin; nothing where it may write nowhere."""
    channel = _channel(guild)
    if channel is None:
        return
    server = await tables.people.server(guild.id)
    locale = server.language or chosen_locale(guild, guild.preferred_locale)
    with best_effort("a server was not welcomed"):
        place = client.get_partial_messageable(channel.id, guild_id=guild.id)
        await post_mention(place, words_for(locale)("ui-welcome"), (), nonce=token_hex(12))


def _channel(guild: discord.Guild) -> discord.TextChannel | None:
    if guild.me is None:
        return None
    channels = [*([guild.system_channel] if guild.system_channel else []), *guild.text_channels]
    return next((channel for channel in channels if not lacking_in(channel, NEEDED)), None)
