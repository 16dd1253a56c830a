"""Registers the commands at Discord only when they changed: Discord allows 200 creations a day."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

LoadHash = Callable[[], Awaitable[str | None]]
SaveHash = Callable[[str], Awaitable[None]]
Claim = Callable[[str], Awaitable[bool]]


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """All commands in every language, as they are sent to Discord."""
    commands = tree.get_commands()
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in commands]
    return [await command.get_translated_payload(tree, translator) for command in commands]


def hash_of(commands: list[dict[str, Any]]) -> str:
    """A hash of all that `register` sends."""
    text = json.dumps(commands, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()


async def register(
    tree: app_commands.CommandTree[Any], known: LoadHash | None, keep: SaveHash | None, claim: Claim | None = None
) -> bool:
    """Register the commands unless they are the ones registered last; returns whether it did.

    `claim` says whether this process is to register commands of this hash, where there are several. `CommandTree.sync`
    would translate them all a second time.
    """
    commands = await payload(tree)
    now = hash_of(commands)
    if (known is not None and await known() == now) or not (claim is None or await claim(now)):
        return False
    application = tree.client.application_id
    assert application is not None, "not logged in"
    try:
        await tree.client.http.bulk_upsert_global_commands(application, payload=commands)
    except Exception:
        if claim is not None and keep is not None:
            await keep("")  # another process need not wait for this one
        raise
    if keep is not None:
        await keep(now)
    return True
