"""/table: opening, joining, starting and ending tables, and what is done around the game."""

from __future__ import annotations

from functools import cache
from typing import get_args

import discord
from discord import app_commands

from bot.tables import Person, Snapshot
from bot.tables.values import MOST_IN_DUPLICATES, LevelName
from bot.text import words_for
from bot.ui.interactions import (
    absence_actions,
    ending,
    invitations,
    own_notes,
    preparing,
    record_check,
    replaying,
    table_actions,
)
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.own_settings import OFFERED
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services
from bot.ui.kit.names import clean, plain_names
from bot.ui.screens.log_page import log_page
from bot.ui.screens.since_page import TURNS, SinceView

from .absence import complete_dates
from .building import (
    SEAT,
    SEATS,
    Choices,
    Given,
    Interaction,
    Parameter,
    client_of,
    command,
    fitting,
    group,
    table_command,
    table_there,
)

FORMS = tuple(("ui-board-in-words" if form == "words" else f"ui-show-{form}", form) for form in OFFERED["reading"])
LEVELS = tuple((f"ui-fill-{level}", level) for level in get_args(LevelName))
PLACES = app_commands.Range[int, 1, MOST_IN_DUPLICATES]  # of a lobby


async def setup(client: BotClient) -> None:
    """Add the commands to the client."""
    client.tree.add_command(commands(tuple(client.games)))


@cache
def commands(games: tuple[str, ...]) -> app_commands.Group:
    """The group /table, which opens tables of these games."""
    made = group("table")
    game = Parameter("game", choices=tuple((f"game-{key}", key) for key in games))
    for each in (
        command("table-open", _open, game, Parameter("seats", SEATS, required=False)),
        table_command("table-join", _join),
        table_command("table-leave", _leave),
        table_command("table-free", _free, Parameter("seat", PLACES, complete=_complete_seats)),
        table_command(
            "table-fill",
            _fill,
            Parameter("seats", PLACES, required=False),
            Parameter("level", required=False, choices=LEVELS),
        ),
        table_command("table-options", _options),
        table_command("table-start", _start),
        table_command("table-show", _show, Parameter("shown", required=False, choices=FORMS)),
        table_command("table-board", _board),
        table_command("table-log", _log),
        table_command("table-note", _note),
        table_command("table-since", _since, Parameter("turns", app_commands.Range[int, 1, TURNS], required=False)),
        table_command("table-replay", _replay),
        table_command("table-prepare", _prepare),
        table_command("table-undo", _undo),
        table_command("table-pause", _pause, Parameter("until", required=False, complete=complete_dates)),
        table_command("table-resume", _resume),
        table_command("table-nudge", _nudge, Parameter("seat", SEAT, required=False, complete=_complete_seats)),
        table_command("table-offer", _offer),
        table_command("table-resign", _resign),
        table_command("table-end", _end),
        table_command("table-invite", _invite, Parameter("player", discord.User)),
        table_command("table-rematch", _rematch),
        table_command(
            "table-verify",
            _verify,
            Parameter("record", discord.Attachment, required=False),
            instead={"record": _verify_file},
        ),
        table_command("table-record", _record),
    ):
        made.add_command(each)
    return made


async def _open(services: Services, caller: Caller, given: Given) -> Reply:
    return await table_actions.open_table(services, caller, given["game"], given.get("seats"))


async def _join(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await table_actions.join(services, caller, table.code, None)


async def _leave(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await table_actions.leave(services, caller, table.code, sure=False)


async def _free(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await table_actions.free(services, caller, table.code, given["seat"] - 1)


async def _fill(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await table_actions.fill(services, caller, table.code, given.get("seats"), given.get("level") or "middle")


async def _options(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await table_actions.options(services, caller, table.code)


async def _start(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await table_actions.start(services, caller, table.code)


async def _show(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await table_actions.show(services, caller, table.code, given.get("shown") or "")


async def _board(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await table_actions.board(services, caller, table)


async def _log(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return Reply(await log_page(services.tables, services.perspective(caller, table)))


async def _note(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await own_notes.edit(services, caller, table)


async def _since(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await table_actions.since(services, caller, table.code, SinceView(given.get("turns") or 1))


async def _replay(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await replaying.replay(services, caller, table.code)


async def _prepare(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await preparing.opened(services, caller, table)


async def _undo(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await table_actions.undo(services, caller, table.code)


async def _pause(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await absence_actions.pause(services, caller, table.code, given.get("until") or "")


async def _resume(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await absence_actions.resume(services, caller, table.code)


async def _nudge(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    if given.get("seat") is None:
        return await absence_actions.nudge_menu(services, caller, table)
    return await absence_actions.nudge(services, caller, table, given["seat"] - 1)


async def _offer(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await absence_actions.offer(services, caller, table.code, sure=False)


async def _resign(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await ending.resign(services, caller, table.code, sure=False)


async def _end(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await ending.end(services, caller, table.code)


async def _invite(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    user: discord.User | discord.Member = given["player"]
    return await invitations.invite(services, caller, table.code, Person(user.id, user.display_name), bot=user.bot)


async def _rematch(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await invitations.rematch(services, caller, table.code)


async def _verify(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await invitations.verify(services, caller, table.code)


async def _verify_file(services: Services, caller: Caller, given: Given) -> Reply:
    return await record_check.verify_file(services, caller, given["record"])


async def _record(services: Services, caller: Caller, table: Snapshot, given: Given) -> Reply:
    return await table_actions.record(services, caller, table.code)


async def _complete_seats(interaction: Interaction, current: str) -> Choices:
    """Complete the seats of others by number and name: nobody frees or nudges their own."""
    table = await table_there(client_of(interaction), interaction)
    names = plain_names(words_for(str(interaction.locale)), table.players, table.code)
    own = interaction.user.id
    seated = [seat for seat, player in enumerate(table.players) if player and player.person != own]
    return fitting([(f"{seat + 1} · {clean(names[seat])}", seat + 1) for seat in seated], current)
