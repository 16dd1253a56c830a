"""/away and /back: time in which somebody does not play."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.ui.interactions import absence_actions
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.dates import offered_dates
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services

from .building import TABLE, Choices, Given, Interaction, Parameter, client_of, command, find_table

CHOICES = tuple((f"ui-choice-{choice}", choice) for choice in ("wait", "care", "offer"))
NOTE = app_commands.Range[str, 1, 100]


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    for each in commands():
        client.tree.add_command(each)


def commands() -> tuple[app_commands.Command[Any, ..., None], ...]:
    """The commands without a group."""
    away = command(
        "away",
        _away,
        Parameter("until", complete=complete_dates),
        Parameter("away_from", required=False, complete=complete_dates),
        Parameter("seat", required=False, choices=CHOICES),
        Parameter("note", NOTE, required=False),
        TABLE,
    )
    return away, command("back", _back)


async def _away(services: Services, caller: Caller, given: Given) -> Reply:
    table = await find_table(services, caller, given["table"]) if given.get("table") else None
    return await absence_actions.away(
        services,
        caller,
        given["until"],
        given.get("away_from") or "",
        given.get("seat") or "wait",
        given.get("note") or "",
        table,
    )


async def _back(services: Services, caller: Caller, given: Given) -> Reply:
    return await absence_actions.back_everywhere(services, caller)


async def complete_dates(interaction: Interaction, current: str) -> Choices:
    """Complete days: today, tomorrow, the days of the week, and some days from now."""
    client = client_of(interaction)
    offers = await offered_dates(client.services, interaction.user.id, str(interaction.locale), current)
    return [app_commands.Choice(name=name, value=day) for name, day in offers]
