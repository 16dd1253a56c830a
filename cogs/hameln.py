"""/hameln: Hameln by typing. Which sub-command answers which question."""

from __future__ import annotations

from typing import Final

from bot.ui.interactions.command_input import GameCommands, Step, SubCommand
from bot.ui.interactions.host import Host
from rules.core import PASS
from rules.hameln.actions import MARRY, SELL
from rules.hameln.optional import BRIBE, CAT, INFLUENCE

from .game_commands import game_group
from .rules import add_rules_of


def _asked(parameter: str, *choices: str) -> Step:
    """What follows from the action: typed with the command, else asked in the panel."""
    return Step(choices, parameter, optional=True)


def _optional(name: str, what: str, *steps: Step) -> SubCommand:
    """A sub-command for an optional action, and what is asked by it."""
    return SubCommand(name, (Step(("optional",), always=what), *steps))


COMMANDS: Final = GameCommands(
    game="hameln",
    name="hameln",
    subs=(
        SubCommand("man", (Step(("man",), "house"),)),
        SubCommand("woman", (Step(("woman",), "house"),)),
        SubCommand(
            "activate",
            (Step(("act",), "who", optional=True, leaves_out=(MARRY, SELL)), _asked("houses", "activate")),
        ),
        SubCommand("rats", (Step(("rats", "rat_set"), "circles"),)),
        SubCommand(
            "marry",
            (
                Step(("act",), always=MARRY),
                Step(("couple",), "boy", further=("girl",), optional=True, leaves_out=(PASS,)),
                _asked("house", "home"),
            ),
        ),
        SubCommand("enough", (Step(("couple",), always=PASS),)),
        SubCommand(
            "sell",
            (
                Step(("act",), always=SELL),
                Step(("for_money",), "goods", optional=True),
                _asked("tokens", "for_tokens"),
                _asked("piles", "piles"),
            ),
        ),
        _optional("cat", CAT, _asked("circle", "chase")),
        SubCommand("chase", (Step(("chase",), "circle"),)),
        _optional("influence", INFLUENCE),
        _optional("bribe", BRIBE, _asked("quarter", "bribe"), _asked("florins", "amount")),
        SubCommand("pay", (Step(("keep",), "children"),)),
        SubCommand("done", (Step(("optional",), always=PASS),)),
    ),
)


async def setup(host: Host) -> None:
    """Add the commands to a host."""
    host.tree.add_command(game_group(COMMANDS))
    add_rules_of(host, COMMANDS)
