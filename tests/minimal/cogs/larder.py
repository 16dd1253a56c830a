"""/larder: Larder by typing. Which sub-command answers which question."""

from __future__ import annotations

from typing import Final

from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.command_input import CommandStep, GameCommands, SubCommand
from cogs.game_commands import game_group
from cogs.rules import add_rules_of

COMMANDS: Final = GameCommands(
    game="larder",
    name="larder",
    subs=(
        SubCommand("lay", (CommandStep(("lay",), "card"),)),
        SubCommand("take", (CommandStep(("take",), "cheese"),)),
    ),
)


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    client.tree.add_command(game_group(COMMANDS))
    add_rules_of(client, COMMANDS)
