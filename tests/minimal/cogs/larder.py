"""/larder: Larder by typing. Which sub-command answers which question."""

from __future__ import annotations

from typing import Final

from bot.ui.interactions.command_input import CommandStep, GameCommands, SubCommand
from bot.ui.interactions.host import Host
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


async def setup(host: Host) -> None:
    """Add the commands to a host."""
    host.tree.add_command(game_group(COMMANDS))
    add_rules_of(host, COMMANDS)
