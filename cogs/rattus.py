"""/rattus: which sub-command of Rattus with Pied Piper answers which question."""

from __future__ import annotations

from typing import Final

from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.command_input import CommandStep, GameCommands, SubCommand
from rules.core import PASS
from rules.rattus.components import Card
from rules.rattus.view import STOCK

from .game_commands import game_group
from .rules import add_rules_of

TURNS: Final = ("turn", "last_uses")
DECLINED: Final = (
    "last_uses", "peasant", "queen_cubes", "soldier", "knight", "crusader", "serf_cube", "bishop_piece", "wall_piece",
    "nun_to", "witch_further", "witch_swap",
)  # fmt: skip


def _power(name: str, card: Card, *steps: CommandStep) -> SubCommand:
    """A sub-command that uses a card and answers its questions; where the card is in use already, only those."""
    return SubCommand(name, (CommandStep(TURNS, always=("use", int(card))), *steps))


def _asked(parameter: str, *choices: str, follow_ups: tuple[str, ...] = ()) -> CommandStep:
    """A question of a card: typed with the command, else asked in the panel."""
    return CommandStep(choices, parameter, optional=True, follow_ups=follow_ups)


COMMANDS: Final = GameCommands(
    game="rattus",
    name="rattus",
    subs=(
        SubCommand("start", (CommandStep(("start_cubes",), "region"),)),
        SubCommand("take", (CommandStep(("turn",), "card", verb="take"),)),
        SubCommand("place", (CommandStep(("turn", "peasant", "queen_cubes"), "regions", verb="place", several=True),)),
        _power("peasant", Card.PEASANT, _asked("region", "peasant")),
        _power("baker", Card.BAKER, _asked("region", "empty_baker")),
        _power(
            "merchant",
            Card.MERCHANT,
            _asked("source", "merchant_from"),
            _asked("to", "merchant_to"),
            _asked("cubes", "merchant_cubes"),
        ),
        _power("mayor", Card.MAYOR, _asked("regions", "mayor")),
        _power(
            "messenger",
            Card.MESSENGER,
            _asked("first", "messenger_from", follow_ups=("messenger_cube",)),
            _asked("second", "messenger_to", follow_ups=("messenger_swap",)),
        ),
        SubCommand("serf", (CommandStep(("serf_cube",), "place"),)),
        _power("monk", Card.MONK, _asked("source", "monk_from", follow_ups=("monk_rat",)), _asked("to", "monk_to")),
        _power(
            "bishop",
            Card.BISHOP,
            CommandStep(("bishop_piece",), "piece", optional=True, default=STOCK),
            _asked("region", "bishop_to"),
        ),
        _power("nun", Card.NUN, CommandStep(("nun_to",), "regions", optional=True, several=True)),
        SubCommand("knight", (CommandStep(("knight",), "count"),)),
        SubCommand("crusader", (CommandStep(("crusader", "next_rat"), "order"),)),
        _power("soldier", Card.SOLDIER, _asked("region", "soldier", "last_soldier")),
        _power(
            "witch",
            Card.WITCH,
            _asked("rat", "witch_where", "witch_further", "witch_swap", follow_ups=("witch_rat", "witch_second")),
        ),
        _power("wizard", Card.WIZARD, _asked("region", "wizard", follow_ups=("wizard_cube",))),
        _power(
            "piper",
            Card.PIED_PIPER,
            _asked("source", "piper_from", follow_ups=("piper_cube",)),
            _asked("to", "piper_to"),
            _asked("rats", "piper_rats"),
        ),
        _power("king", Card.KING, _asked("region", "king", follow_ups=("king_cube",))),
        _power("queen", Card.QUEEN, _asked("region", "queen_cubes")),
        _power(
            "emperor",
            Card.EMPEROR,
            CommandStep(("wall_piece",), "piece", optional=True, default=STOCK),
            _asked("border", "wall_from", follow_ups=("wall_to",)),
        ),
        SubCommand("plague", (CommandStep(TURNS, "region", optional=True, verb="plague"), _asked("cards", "march"))),
        SubCommand("spread", (CommandStep(("new_rat",), "regions", several=True),)),
        SubCommand("potion", (CommandStep(("lose_cube",), "give"),)),
        SubCommand("done", (CommandStep(DECLINED, always=PASS),)),
    ),
)


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    client.tree.add_command(game_group(COMMANDS))
    add_rules_of(client, COMMANDS)
