"""/cartus: Rattus Cartus by typing. Which sub-command answers which question."""

from __future__ import annotations

from typing import Final

from bot.ui.interactions.command_input import GameCommands, Step, SubCommand
from bot.ui.interactions.host import Host
from rules.core import PASS

from .game_commands import game_group
from .rules import add_rules_of

COMMANDS: Final = GameCommands(
    game="rattus_cartus",
    name="cartus",
    subs=(
        SubCommand("supplies", (Step(("supplies",), "card"),)),
        SubCommand("look", (Step(("look_at_nuns",), "places"),)),
        SubCommand(
            "enter",
            (
                Step(("enter",), "building", leaves_out=(PASS,)),
                Step(("lay_cards",), "cards", optional=True),
            ),
        ),
        SubCommand("lay", (Step(("lay_cards",), "cards"),)),
        SubCommand("pass", (Step(("enter",), always=PASS),)),
        SubCommand("victim", (Step(("sword_victim",), "player"),)),
        SubCommand("give", (Step(("give_cards",), "cards"),)),
        SubCommand("flute", (Step(("flute_receiver",), "player"),)),
        SubCommand("hospital", (Step(("discard_for_rats",), "cards"),)),
        SubCommand("tribute", (Step(("tribute",), "cards"),)),
        SubCommand("gain", (Step(("gain",), "take"),)),
    ),
)


async def setup(host: Host) -> None:
    """Add the commands to a host."""
    host.tree.add_command(game_group(COMMANDS))
    add_rules_of(host, COMMANDS)
