"""Registers the commands at Discord only when they changed: Discord allows 200 creations a day."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Protocol

from discord import app_commands


class Registered(Protocol):
    """Which commands are registered, and which of several processes registers them."""

    async def claim(self, commands: str) -> bool:
        """Whether this process is to register the commands with this hash, and then `keep` it."""

    async def keep(self, commands: str) -> None:
        """Note that these are registered; "": none are, as it failed."""


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


async def register(tree: app_commands.CommandTree[Any], registered: Registered | None) -> bool:
    """Register the commands unless they are the ones registered last; returns whether it did.

    `registered` says so, and which of several processes does it; without it every start registers.
    `CommandTree.sync` would translate them all a second time.
    """
    commands = await payload(tree)
    if registered is None:
        await _send(tree, commands)
        return True
    now = hash_of(commands)
    if not await registered.claim(now):
        return False
    try:
        await _send(tree, commands)
    except BaseException:
        await registered.keep("")  # another process, or the next start, need not wait for this one
        raise
    await registered.keep(now)
    return True


async def _send(tree: app_commands.CommandTree[Any], commands: list[dict[str, Any]]) -> None:
    application = tree.client.application_id
    assert application is not None, "not logged in"
    await tree.client.http.bulk_upsert_global_commands(application, payload=commands)
