"""/achievements: quiet firsts and feats."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.ui.interactions.achieving import achievements
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services

from .building import Given, Parameter, command


async def setup(client: BotClient) -> None:
    """Add the command to the client."""
    client.tree.add_command(achievements_command(tuple(client.games)))


def achievements_command(games: tuple[str, ...]) -> app_commands.Command[Any, ..., None]:
    """The command, for these games."""
    game = Parameter("game", required=False, choices=tuple((f"game-{key}", key) for key in games))
    return command("achievements", _achievements, game)


async def _achievements(services: Services, caller: Caller, given: Given) -> Reply:
    return await achievements(services, caller, given.get("game"))
