"""Sends and edits direct messages at Discord."""

from __future__ import annotations

import discord

from bot.ui.kit.posting import discord_errors, only
from bot.ui.kit.render import classic, files, tied
from bot.ui.screens.direct_message import DirectMessage


async def send_direct_message(channel: discord.DMChannel, made: DirectMessage, *, nonce: str, silent: bool) -> int:
    """Send a direct message. Returns its id."""
    with discord_errors():
        message = await channel.send(
            tied(made.text),
            view=classic((made.row,)),
            files=files(made.images),
            nonce=nonce,
            silent=silent,
            allowed_mentions=only(()),
        )
    return message.id


async def edit_direct_message(channel: discord.DMChannel, message: int, made: DirectMessage) -> None:
    """Put another text, row and pictures into a direct message."""
    with discord_errors():
        await channel.get_partial_message(message).edit(
            content=tied(made.text),
            view=classic((made.row,)),
            attachments=files(made.images),
            allowed_mentions=only(()),
        )
