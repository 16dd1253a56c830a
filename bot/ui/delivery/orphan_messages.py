"""Orphan messages: sent by a process that ended before it could record them. Found by their buttons, and deleted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

import discord

from bot.tables import Posted, Snapshot, Tables
from bot.ui.kit import ids
from bot.ui.kit.best_effort import best_effort
from bot.ui.kit.ids import Id, read_id
from bot.ui.kit.posting import VISIBLE, NotAllowed, NotEditable, discord_errors


async def delete_orphans(
    channel: discord.abc.Messageable, code: str, known: Collection[int], verb: str | None = None
) -> None:
    """Delete those of the newest messages that have buttons of the table and are not among the known ones.

    A nonce prevents doubles of one send; a message sent again for another reason, or after Discord forgot the nonce,
    has another. `verb`: only messages with a button that does this.
    """
    try:
        with discord_errors():
            newest = [message async for message in channel.history(limit=VISIBLE)]
        for message in newest:
            if message.id not in known and _has_button(message.components, code, verb):
                with discord_errors():
                    await message.delete()
    except (NotAllowed, NotEditable):
        return  # without permission to read, nothing can be found; a message that is gone needs no deletion


async def delete_orphans_of(client: discord.Client, tables: Tables, table: Snapshot, delivered: Posted) -> None:
    """Delete what an earlier process sent to the table's channel and did not record; a failure is only logged.

    What the news of a board begin with is recorded before the board itself, and tells nothing.
    """
    known = {message.message for message in await tables.messages.posted(table.code) if message.kind != "since"}
    channel = client.get_partial_messageable(delivered.channel, guild_id=table.place.guild)
    with best_effort("what an earlier process sent stays", table.code):
        await delete_orphans(channel, table.code, {*known, delivered.message})


async def orphan_mention(
    channel: discord.abc.Messageable, code: str, known: Collection[int], bot: int
) -> discord.Message | None:
    """The text with mentions that an earlier process sent and did not record; None if there is none.

    A reminder or nudge begins with a sign, other texts with the mentions; what has become a screen has no text.
    """
    try:
        with discord_errors():
            newest = [message async for message in channel.history(limit=VISIBLE)]
    except NotAllowed:
        return None
    ours = (message for message in newest if message.author.id == bot and message.id not in known)
    return next((message for message in ours if "<@" in message.content and code in message.content), None)


async def orphan_mention_of(client: discord.Client, tables: Tables, table: Snapshot) -> discord.Message | None:
    """The text with mentions that an earlier process sent to the table's channel and did not record; None without."""
    assert client.user is not None
    known = {message.message for message in await tables.messages.posted(table.code)}
    channel = client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)
    return await orphan_mention(channel, table.code, known, client.user.id)


async def orphan_reminder(channel: discord.DMChannel, text: str, recorded: int) -> discord.Message | None:
    """A reminder that an earlier try sent without hearing of it; None if there is none newer than the recorded one.

    It looks like one with this text: the same sign at the beginning, and no buttons but those that open a panel.
    """
    with discord_errors():
        newest = [message async for message in channel.history(limit=VISIBLE)]
    alike = (m for m in newest if m.content[:1] == text[:1] and _verbs(m.components) == {ids.MOVE})
    return next((message for message in alike if message.id > recorded), None)


async def orphan_notice(channel: discord.DMChannel, text: str, recorded: int) -> discord.Message | None:
    """A notice with this text that an earlier try sent without hearing of it; None if there is none.

    `recorded`: the id of the last notice that is known, or one of before the first try; an older notice was sent for
    an earlier event that reads the same.
    """
    with discord_errors():
        newest = [message async for message in channel.history(limit=VISIBLE)]
    alike = (m for m in newest if m.content == text and m.id > recorded)
    return next(alike, None)


def _verbs(components: Iterable[Any]) -> set[str]:
    return {id.verb for id in _ids_on(components)}


def _has_button(components: Iterable[Any], code: str, verb: str | None) -> bool:
    return any(id.table == code and verb in (None, id.verb) for id in _ids_on(components))


def _ids_on(components: Iterable[Any]) -> Iterator[Id]:
    """What the buttons among components do, at any depth."""
    for component in components:
        if (id := read_id(getattr(component, "custom_id", None) or "")) is not None:
            yield id
        yield from _ids_on(getattr(component, "children", ()))
