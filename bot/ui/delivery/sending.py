"""Sends the message of a row: once, whatever an earlier try has sent."""

from __future__ import annotations

import discord

from bot.tables import DueMessage, Tables
from bot.ui.kit.posting import Unfinished, post
from bot.ui.kit.screen import Screen


async def send_once(
    tables: Tables, row: DueMessage, channel: discord.PartialMessageable, screen: Screen, *, silent: bool = False
) -> int:
    """Send a new message and return its id. Where its content must still be edited, that is queued."""
    try:
        return await post(channel, screen, nonce=row.nonce, maybe_sent=row.maybe_sent, silent=silent)
    except Unfinished as sent:
        await tables.messages.request(row.code, row.kind, row.person)
        return sent.message
