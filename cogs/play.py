"""/play: wait for others on a server."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.tables.values import PACES_SOUGHT, Seek
from bot.ui.interactions import seeking_tables
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.server_settings import server_words
from bot.ui.interactions.services import Services

from .building import SEATS, Given, Parameter, command

PACES = tuple((f"seek-choice-{pace}", pace) for pace in PACES_SOUGHT)
LANGUAGES = tuple((f"seek-language-{language}", language) for language in ("en", "fr"))


async def setup(client: BotClient) -> None:
    """Add the command to the client."""
    client.tree.add_command(commands(tuple(client.games)))


def commands(games: tuple[str, ...]) -> app_commands.Command[Any, ..., None]:
    """The command /play for these games."""
    return command(
        "play",
        _play,
        Parameter("game", choices=tuple((f"game-{key}", key) for key in games)),
        Parameter("players", SEATS, required=False),
        Parameter("pace", required=False, choices=PACES),
        Parameter("spoken", required=False, choices=LANGUAGES),
    )


async def _play(services: Services, caller: Caller, given: Given) -> Reply:
    """Wait for a table."""
    if (cannot := await seeking_tables.place_for(services, caller)) is not None:
        return cannot
    assert caller.place is not None
    here = caller.place.channel
    seek = Seek(
        caller.person,
        caller.place,
        given["game"],
        given.get("players") or 0,
        given.get("pace") or "",
        given.get("spoken") or "",
        (await server_words(services, caller)).locale,
        scope=0 if seeking_tables.is_public(services, here) else here,
    )
    return await seeking_tables.seek(services, caller, seek)
