"""/hameln: which sub-command of Hameln answers which question."""

from __future__ import annotations

from typing import Final

from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.command_input import CommandStep, GameCommands, SubCommand
from rules.core import PASS
from rules.hameln.view import BRIBE, CAT, INFLUENCE, MARRY, SELL

from .game_commands import game_group
from .rules import add_rules_of


def _asked(parameter: str, *choices: str) -> CommandStep:
    """A question that follows from the action: typed with the command, else asked in the panel."""
    return CommandStep(choices, parameter, optional=True)


def _optional(name: str, what: str, *steps: CommandStep) -> SubCommand:
    """A sub-command for an optional action and the questions that follow."""
    return SubCommand(name, (CommandStep(("optional",), always=what), *steps))


COMMANDS: Final = GameCommands(
    game="hameln",
    name="hameln",
    subs=(
        SubCommand("man", (CommandStep(("man",), "house"),)),
        SubCommand("woman", (CommandStep(("woman",), "house"),)),
        SubCommand(
            "activate",
            (CommandStep(("act",), "who", optional=True, leaves_out=(MARRY, SELL)), _asked("houses", "activate")),
        ),
        SubCommand("rats", (CommandStep(("rats", "rat_set"), "circles"),)),
        SubCommand(
            "marry",
            (
                CommandStep(("act",), always=MARRY),
                CommandStep(("couple",), "boy", also=("girl",), optional=True, leaves_out=(PASS,)),
                _asked("house", "home"),
            ),
        ),
        SubCommand("enough", (CommandStep(("couple",), always=PASS),)),
        SubCommand(
            "sell",
            (
                CommandStep(("act",), always=SELL),
                CommandStep(("for_money",), "goods", optional=True),
                _asked("tokens", "for_tokens"),
                _asked("piles", "piles"),
            ),
        ),
        _optional("cat", CAT, _asked("circle", "chase")),
        SubCommand("chase", (CommandStep(("chase",), "circle"),)),
        _optional("influence", INFLUENCE),
        _optional("bribe", BRIBE, _asked("quarter", "bribe"), _asked("florins", "amount")),
        SubCommand("pay", (CommandStep(("keep",), "children"),)),
        SubCommand("done", (CommandStep(("optional",), always=PASS),)),
    ),
)


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    client.tree.add_command(game_group(COMMANDS))
    add_rules_of(client, COMMANDS)
