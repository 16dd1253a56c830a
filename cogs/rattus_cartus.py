"""/cartus: which sub-command of Rattus Cartus answers which question."""

from __future__ import annotations

from typing import Final

from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.command_input import CommandStep, GameCommands, SubCommand
from rules.core import PASS

from .game_commands import game_group
from .rules import add_rules_of

COMMANDS: Final = GameCommands(
    game="rattus_cartus",
    name="cartus",
    subs=(
        SubCommand("supplies", (CommandStep(("supplies",), "card"),)),
        SubCommand("look", (CommandStep(("look_at_nuns",), "places"),)),
        SubCommand(
            "enter",
            (
                CommandStep(("enter",), "building", leaves_out=(PASS,)),
                CommandStep(("lay_cards",), "cards", optional=True),
            ),
        ),
        SubCommand("lay", (CommandStep(("lay_cards",), "cards"),)),
        SubCommand("pass", (CommandStep(("enter",), always=PASS),)),
        SubCommand("victim", (CommandStep(("sword_victim",), "player"),)),
        SubCommand("give", (CommandStep(("give_cards",), "cards"),)),
        SubCommand("flute", (CommandStep(("flute_receiver",), "player"),)),
        SubCommand("hospital", (CommandStep(("discard_for_rats",), "cards"),)),
        SubCommand("tribute", (CommandStep(("tribute",), "cards"),)),
        SubCommand("gain", (CommandStep(("gain",), "take"),)),
    ),
)


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    client.tree.add_command(game_group(COMMANDS))
    add_rules_of(client, COMMANDS)
