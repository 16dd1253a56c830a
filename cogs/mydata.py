"""/mydata: what is stored about oneself, as a page or a file, and its erasure."""

from __future__ import annotations

from functools import cache

from discord import app_commands

from bot.ui.interactions import my_data
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services

from .building import Given, command, group


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    client.tree.add_command(commands())


@cache
def commands() -> app_commands.Group:
    """The group /mydata."""
    made = group("mydata")
    for each in (
        command("mydata-show", _show),
        command("mydata-export", _export),
        command("mydata-erase", _erase),
    ):
        made.add_command(each)
    return made


async def _show(services: Services, caller: Caller, given: Given) -> Reply:
    return await my_data.show(services, caller)


async def _export(services: Services, caller: Caller, given: Given) -> Reply:
    return await my_data.export(services, caller)


async def _erase(services: Services, caller: Caller, given: Given) -> Reply:
    return await my_data.erase(services, caller)
