"""Messages that a process sent and could not remember before it ended: found by their buttons, and taken away."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

import discord

from bot.ui.kit.ids import read_id
from bot.ui.kit.posting import VISIBLE, NotAllowed, NotEditable, understood


async def delete_orphans(channel: discord.abc.Messageable, code: str, known: Collection[int]) -> None:
    """Delete the newest messages that carry buttons of a table and that nobody knows.

    A nonce keeps one send from being doubled; a board sent for one reason and sent again for another has two.
    """
    try:
        with understood():
            newest = [message async for message in channel.history(limit=VISIBLE)]
        for message in newest:
            if message.id not in known and code in _tables_on(message.components):
                with understood():
                    await message.delete()
    except (NotAllowed, NotEditable):
        return  # where we may not look nothing can be tidied; what is gone already is well


async def forgotten_call(
    channel: discord.abc.Messageable, code: str, known: Collection[int], bot: int
) -> discord.Message | None:
    """The plain text by which a process called people to a table and ended before it could note that."""
    try:
        with understood():
            newest = [message async for message in channel.history(limit=VISIBLE)]
    except NotAllowed:
        return None
    ours = (message for message in newest if message.author.id == bot and message.id not in known)
    return next((message for message in ours if message.content.startswith("<@") and code in message.content), None)


def _tables_on(components: Iterable[Any]) -> Iterator[str]:
    """The tables whose buttons stand there, at any depth."""
    for component in components:
        id = read_id(getattr(component, "custom_id", None) or "")
        if id is not None:
            yield id.table
        yield from _tables_on(getattr(component, "children", ()))
