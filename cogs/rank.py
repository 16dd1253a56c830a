"""/rank: how well people play a game."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.ranking import rank
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services
from bot.ui.screens.rank import HERE, REACHES

from .building import Given, Parameter, command


async def setup(client: BotClient) -> None:
    """Add the command to the client."""
    client.tree.add_command(rank_command(tuple(client.games)))


def rank_command(games: tuple[str, ...]) -> app_commands.Command[Any, ..., None]:
    """The command, for these games."""
    game = Parameter("game", choices=tuple((f"game-{key}", key) for key in games))
    reach = Parameter("reach", required=False, choices=tuple((f"ui-rank-at-{at}", at) for at in REACHES))
    return command("rank", _rank, game, reach)


async def _rank(services: Services, caller: Caller, given: Given) -> Reply:
    return await rank(services, caller, given["game"], given.get("reach") or HERE)
