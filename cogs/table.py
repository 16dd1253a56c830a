"""/table: from opening to the record."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.tables import Person, Snapshot
from bot.text import words_for
from bot.ui.acts import Acts
from bot.ui.desk import Desk
from bot.ui.gathering import Gathering
from bot.ui.guest import Guest
from bot.ui.host import Host
from bot.ui.log_page import log_page
from bot.ui.names import clean, name_of
from bot.ui.own_settings import OFFERED
from bot.ui.replies import Reply
from rules import GAMES

from .building import Choices, Given, Interaction, Parameter, command, group, host_of, table_command, table_there

SEATS = app_commands.Range[int, 2, 5]
FORMS = tuple((f"ui-offer-reading-{form}", form) for form in OFFERED["reading"])
SEAT = app_commands.Range[int, 1, 5]


async def setup(host: Host) -> None:
    """Add the commands to a host."""
    host.tree.add_command(commands())


def commands() -> app_commands.Group:
    """The group /table."""
    made = group("table")
    game = Parameter("game", choices=tuple((f"game-{key}", key) for key in GAMES))
    for each in (
        command("table-open", _open, game, Parameter("seats", SEATS, required=False)),
        table_command("table-join", _join),
        table_command("table-leave", _leave),
        table_command("table-free", _free, Parameter("seat", SEAT, complete=_complete_seats)),
        table_command("table-fill", _fill, Parameter("seats", app_commands.Range[int, 1, 4], required=False)),
        table_command("table-options", _options),
        table_command("table-start", _start),
        table_command("table-show", _show, Parameter("shown", required=False, choices=FORMS)),
        table_command("table-board", _board),
        table_command("table-log", _log),
        table_command("table-undo", _undo),
        table_command("table-resign", _resign),
        table_command("table-end", _end),
        table_command("table-invite", _invite, Parameter("player", discord.User)),
        table_command("table-rematch", _rematch),
        table_command("table-verify", _verify),
        table_command("table-record", _record),
    ):
        made.add_command(each)
    return made


async def _open(desk: Desk, guest: Guest, given: Given) -> Reply:
    return await Acts(desk).open(guest, given["game"], given.get("seats"))


async def _join(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return await Acts(desk).join(guest, table.code, None)


async def _leave(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return await Acts(desk).leave(guest, table.code, sure=False)


async def _free(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return await Acts(desk).free(guest, table.code, given["seat"] - 1)


async def _fill(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return await Acts(desk).fill(guest, table.code, given.get("seats"))


async def _options(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return await Acts(desk).options(guest, table.code)


async def _start(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return await Acts(desk).start(guest, table.code)


async def _show(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return await Acts(desk).show(guest, table.code, given.get("shown") or "")


async def _board(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return await Acts(desk).board(guest, table)


async def _log(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return Reply(await log_page(desk.tables, desk.sight(guest, table)))


async def _undo(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return await Acts(desk).undo(guest, table.code)


async def _resign(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return await Acts(desk).resign(guest, table.code, sure=False)


async def _end(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return await Acts(desk).end(guest, table.code, sure=False)


async def _invite(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    user: discord.User | discord.Member = given["player"]
    return await Gathering(desk).invite(guest, table.code, Person(user.id, user.display_name), bot=user.bot)


async def _rematch(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return await Gathering(desk).rematch(guest, table.code)


async def _verify(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return await Gathering(desk).verify(guest, table.code)


async def _record(desk: Desk, guest: Guest, table: Snapshot, given: Given) -> Reply:
    return await Acts(desk).record(guest, table.code)


async def _complete_seats(interaction: Interaction, current: str) -> Choices:
    """The seats that somebody holds, with their names."""
    table = await table_there(host_of(interaction), interaction)
    words = words_for(str(interaction.locale))
    seated = [(seat + 1, clean(name_of(words, player))) for seat, player in enumerate(table.players) if player]
    return [app_commands.Choice(name=f"{number} · {name}", value=number) for number, name in seated]
