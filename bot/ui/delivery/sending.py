"""Sends the message of a row: once, whatever an earlier try has sent, and says what of one that is refused."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord

from bot.tables import DatabaseError, DueMessage, Tables
from bot.tables.values.delivery import Later, Never
from bot.ui.kit.posting import Unfinished, post
from bot.ui.kit.screen import Screen

AGAIN_AFTER: Final = 600.0  # seconds until what Discord refused is tried again: a person, or a place
GIVEN_UP_AFTER: Final = 24 * 3600.0  # seconds for which it is tried


def tried_again(row: DueMessage, now: float) -> Later | Never:
    """What a delivery to a person raises that Discord refuses for no reason of theirs: it is tried again for a day."""
    return Never() if is_tried_long_enough(row.failing_since, now) else Later(AGAIN_AFTER)


def is_tried_long_enough(since: float | None, now: float) -> bool:
    """Whether what has failed since then (None: not before) has been tried for a day."""
    return since is not None and now - since >= GIVEN_UP_AFTER


async def arrived(tables: Tables, person: int, code: str = "") -> None:
    """Note that a private message, about a table or about none, has just reached somebody."""
    with suppress(DatabaseError):  # it was sent: a full disk must not send it again
        await tables.people.dm_arrived(person, code)


async def send_once(
    tables: Tables, row: DueMessage, channel: discord.PartialMessageable, screen: Screen, *, silent: bool = False
) -> int:
    """Send a new message and return its id. Where its content must still be edited, that is queued."""
    try:
        return await post(channel, screen, nonce=row.nonce, maybe_sent=row.maybe_sent, silent=silent)
    except Unfinished as sent:
        await tables.messages.request(row.code, row.kind, row.person)
        return sent.message
