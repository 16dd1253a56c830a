"""/cup: a game in rounds, each time with others."""

from __future__ import annotations

from functools import cache, partial

from discord import app_commands

from bot.tables.values import LEAST_IN_CUP, MOST_DAYS, MOST_IN_CUP, MOST_ROUNDS, PACES_SOUGHT
from bot.ui.interactions import cups
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.cups import Wanted
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services

from .building import SEATS, Choices, Given, Interaction, Parameter, client_of, command, fitting_codes, group

PEOPLE = app_commands.Range[int, LEAST_IN_CUP, MOST_IN_CUP]
ROUNDS = app_commands.Range[int, 1, MOST_ROUNDS]
DAYS = app_commands.Range[int, 1, MOST_DAYS]
PACES = tuple((f"seek-choice-{pace}", pace) for pace in PACES_SOUGHT)
USUAL_ROUNDS, USUAL_DAYS = 3, 14


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    client.tree.add_command(commands(tuple(client.games)))


@cache
def commands(games: tuple[str, ...]) -> app_commands.Group:
    """The group /cup, which opens cups of these games."""
    made, which = group("cup"), Parameter("cup", required=False, complete=_complete_cups)
    made.add_command(
        command(
            "cup-open",
            _open,
            Parameter("game", choices=tuple((f"game-{key}", key) for key in games)),
            Parameter("entrants", PEOPLE),
            Parameter("rounds", ROUNDS, required=False),
            Parameter("most", SEATS, required=False),
            Parameter("speed", required=False, choices=PACES),
            Parameter("days", DAYS, required=False),
        )
    )
    for name in ("join", "leave", "start", "table"):
        made.add_command(command(f"cup-{name}", partial(_about, name), which))
    any_here = Parameter("cup", required=False, complete=_complete_cups_run)
    for name in ("move", "close"):
        made.add_command(command(f"cup-{name}", partial(_about, name), any_here))
    return made


async def _open(services: Services, caller: Caller, given: Given) -> Reply:
    wanted = Wanted(
        given["game"],
        given["entrants"],
        given.get("most"),
        given.get("rounds") or USUAL_ROUNDS,
        given.get("speed") or "relaxed",
        given.get("days") or USUAL_DAYS,
    )
    return await cups.open_cup(services, caller, wanted)


async def _about(name: str, services: Services, caller: Caller, given: Given) -> Reply:
    cup = await cups.found(services, caller, given.get("cup"))
    match name:
        case "join":
            return await cups.join(services, caller, cup)
        case "leave":
            return await cups.leave(services, caller, cup, sure=False)
        case "start":
            return await cups.start(services, caller, cup)
        case "move":
            return await cups.move(services, caller, cup)
        case "close":
            return await cups.close(services, caller, cup, sure=False)
    return await cups.table(services, caller, cup)


async def _complete_cups(interaction: Interaction, current: str) -> Choices:
    """Complete the codes of the cups where the person takes part."""
    found = await client_of(interaction).tables.cups.of(interaction.user.id)
    return fitting_codes([(cup.game, cup.code) for cup in found], current)


async def _complete_cups_run(interaction: Interaction, current: str) -> Choices:
    """The cups where somebody takes part, and for those who manage the server all that are under way there."""
    cups = client_of(interaction).tables.cups
    found = {cup.code: cup for cup in await cups.of(interaction.user.id)}
    if interaction.guild_id is not None and interaction.permissions.manage_guild:
        found |= {cup.code: cup for cup in await cups.under_way_in(interaction.guild_id)}
    return fitting_codes([(cup.game, cup.code) for cup in found.values()], current)
