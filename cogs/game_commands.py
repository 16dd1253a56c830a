"""Makes a game's command group from its `GameCommands`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache

from discord import app_commands

from bot.tables import Snapshot
from bot.tables.values import refused
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.command_input import CommandStep, GameCommands, SubCommand, completions, play_typed
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.reader import words_of
from bot.ui.kit.translator import text

from .building import Choices, Given, Interaction, Parameter, client_of, group, table_command, table_there


@cache
def game_group(game: GameCommands) -> app_commands.Group:
    """The command group of a game, the same for every client of this process."""
    made = group(game.name)
    for sub in game.subs:
        parameters = [_parameter(game, sub, step) for step in sub.parameters]
        made.add_command(table_command(f"{game.name}-{sub.name}", _play(game, sub), *parameters))
    return made


def _play(game: GameCommands, sub: SubCommand) -> Callable[[Services, Caller, Snapshot, Given], Awaitable[Reply]]:
    async def play(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
        if table.game != game.game:
            raise refused("other_game")
        return await play_typed(services, caller, table.code, sub, given)

    return play


def _parameter(game: GameCommands, sub: SubCommand, step: CommandStep) -> Parameter:
    async def complete(interaction: Interaction, current: str) -> Choices:
        client = client_of(interaction)
        table = await table_there(client, interaction)
        if table.game != game.game or table.state is None:
            return []
        settings = await client.tables.people.settings(interaction.user.id)
        words = words_of(settings, str(interaction.locale))
        perspective = Perspective(table, client.games[table.game], words, table.seat_of(interaction.user.id))
        shown = {text(f"par-{other.parameter}").message: other.parameter for other in sub.parameters}
        given = {shown.get(name, name): value for name, value in interaction.namespace if isinstance(value, str)}
        offers = completions(perspective, sub, given, step.parameter, current)
        return [app_commands.Choice(name=name, value=value) for name, value in offers]

    return Parameter(step.parameter, required=not step.optional, complete=complete)
