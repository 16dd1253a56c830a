"""/rules: pages of the rules, symbols, component data, and why something is barred now."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.tables import Snapshot
from bot.text.pages import SYMBOLS
from bot.ui.interactions import rules_help
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.command_input import GameCommands
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.reader import words_of
from bot.ui.screens.plans import plan_of
from bot.ui.screens.why import offers
from rules import GAMES

from .building import (
    Choices,
    Given,
    Interaction,
    Parameter,
    client_of,
    command,
    group,
    table_command,
    table_there,
)

NAME: Final = "rules"


async def setup(client: BotClient) -> None:
    """Add the commands to the client; each game adds its own."""
    client.tree.add_command(commands())


def commands() -> app_commands.Group:
    """The group /rules with the commands that are not of one game."""
    made = group(NAME)
    game = Parameter("game", choices=tuple((f"game-{key}", key) for key in GAMES))
    made.add_command(command("rules-symbols", _symbols, game))
    made.add_command(command("rules-edition", _edition, game))
    made.add_command(table_command("rules-why", _why, Parameter("what", required=False, complete=_complete_reasons)))
    return made


def add_rules_of(client: BotClient, game: GameCommands) -> None:
    """Add the command for the rules of a game."""
    made = client.tree.get_command(NAME)
    assert isinstance(made, app_commands.Group)

    async def about(services: Services, caller: Caller, given: Given) -> Reply:
        return await rules_help.page_about(services, caller, game.game, given.get("topic"))

    async def complete(interaction: Interaction, current: str) -> Choices:
        settings = await client_of(interaction).tables.people.settings(interaction.user.id)
        words = words_of(settings, str(interaction.locale))
        return [
            app_commands.Choice(name=name, value=value) for name, value in rules_help.topics(words, game.game, current)
        ]

    topic = Parameter("topic", required=False, complete=complete)
    made.add_command(command(f"rules-{game.name}", about, topic))


async def _symbols(services: Services, caller: Caller, given: Given) -> Reply:
    return await rules_help.page(services, caller, given["game"], SYMBOLS)


async def _edition(services: Services, caller: Caller, given: Given) -> Reply:
    return await rules_help.edition(services, caller, given["game"])


async def _why(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await rules_help.why(services, caller, table, given.get("what"))


async def _complete_reasons(interaction: Interaction, current: str) -> Choices:
    client = client_of(interaction)
    table = await table_there(client, interaction)
    facts = await client.tables.panels.facts(table, interaction.user.id)
    words = words_of(facts.settings, str(interaction.locale))
    perspective = Perspective(table, client.games[table.game], words, table.seat_of(interaction.user.id))
    plan = plan_of(perspective, facts)
    return [app_commands.Choice(name=name, value=value) for name, value in offers(plan.now, current)]
