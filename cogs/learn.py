"""/learn: a first game that teaches, and a quiz on the rules."""

from __future__ import annotations

from discord import app_commands

from bot.ui.interactions import lessons, quizzing
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services

from .building import Given, Parameter, command, group


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    client.tree.add_command(commands(tuple(client.games)))


def commands(games: tuple[str, ...]) -> app_commands.Group:
    """The group /learn for these games."""
    made = group("learn")
    game = Parameter("game", choices=tuple((f"game-{key}", key) for key in games))
    made.add_command(command("learn-game", _game, game))
    made.add_command(command("learn-quiz", _quiz, game))
    return made


async def _game(services: Services, caller: Caller, given: Given) -> Reply:
    return await lessons.learn(services, caller, given["game"])


async def _quiz(services: Services, caller: Caller, given: Given) -> Reply:
    return await quizzing.begin(services, caller, given["game"])
