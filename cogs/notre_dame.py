"""/notredame: which sub-command of Notre Dame with the New Persons answers which question."""

from __future__ import annotations

from typing import Final

from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.command_input import CommandStep, GameCommands, SubCommand

from .game_commands import game_group
from .rules import add_rules_of


def _answers(name: str, parameter: str, *choices: str, several: bool = False) -> SubCommand:
    """A sub-command that answers one question."""
    return SubCommand(name, (CommandStep(choices, parameter, several=several),))


COMMANDS: Final = GameCommands(
    game="notre_dame",
    name="notredame",
    subs=(
        _answers("keep", "card", "keep"),
        _answers("play", "card", "play"),
        _answers("marker", "sector_from", "marker", "marker_to_notre_dame"),
        _answers("hotel", "benefits", "benefit", several=True),
        _answers("donate", "gold", "donate"),
        _answers("friend", "sector", "friend"),
        _answers("drive", "market", "drive"),
        _answers("message", "take", "message"),
        _answers("hire", "person", "hire", "hire_more"),
        _answers("barmaid", "benefit", "benefit"),
        SubCommand(
            "shift",
            (
                CommandStep(("shift_from",), "sector_from", optional=True),  # pieces may have left already
                CommandStep(("shift_what",), "pieces", optional=True),
                CommandStep(("shift_to",), "sector_to", optional=True),
            ),
        ),
        _answers("sector", "sector", "empty_sector", "own_sector"),
        _answers("butcher", "sectors", "butcher_sectors"),
        _answers("gypsies", "markers", "give_back"),
        _answers("coachman", "kind", "coachman"),
        _answers("patron", "gold", "patron"),
        _answers("outbreak", "sector", "outbreak"),
    ),
)


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    client.tree.add_command(game_group(COMMANDS))
    add_rules_of(client, COMMANDS)
