"""/move, /hand, /turns and /help: wherever somebody is."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.tables import Brief
from bot.ui import ids
from bot.ui.desk import Desk
from bot.ui.guest import Guest
from bot.ui.host import Host
from bot.ui.ids import Id
from bot.ui.replies import Reply, say
from bot.ui.screen import Button, Part, Screen, Text, rows
from rules.core import Refused

from .building import TABLE, Given, command, table_meant

SHOWN = 20  # tables in one list


async def setup(host: Host) -> None:
    """Add the commands to a host."""
    for each in commands():
        host.tree.add_command(each)


def commands() -> tuple[app_commands.Command[Any, ..., None], ...]:
    """The commands that stand by themselves."""
    return (
        command("move", _move, TABLE),
        command("hand", _move, TABLE),
        command("turns", _turns),
        command("help", _help),
    )


async def _move(desk: Desk, guest: Guest, given: Given) -> Reply:
    """My panel; where several tables can be meant, the list of them."""
    try:
        table = await table_meant(desk, guest, given.get("table"))
    except Refused as refused:
        if refused.refusal.key != "say_which_table":
            raise
        return await _turns(desk, guest, given)
    return await desk.safely(guest, lambda: desk.panel(guest, table), table.code)


async def _turns(desk: Desk, guest: Guest, given: Given) -> Reply:
    """All tables that wait for me, oldest first; else all where I sit."""
    words, person = guest.words, guest.person.id
    waiting = await desk.tables.waiting_for(person)
    mine = waiting or await desk.tables.tables_of(person)
    if not mine:
        return say(words("ui-turns-none"))
    head = words("ui-turns-waiting", n=len(waiting)) if waiting else words("ui-turns-quiet")
    shown = mine[:SHOWN]
    parts: list[Part] = [Text("\n".join([f"## {head}", *(_line(guest, brief) for brief in shown)]))]
    parts += rows([Button(_title(guest, brief), Id(ids.MOVE, brief.code), "primary") for brief in shown])
    return Reply(Screen(tuple(parts)))


def _title(guest: Guest, brief: Brief) -> str:
    return guest.words("ui-title", game=guest.words(f"game-{brief.game}"), code=brief.code)


def _line(guest: Guest, brief: Brief) -> str:
    since = f" · <t:{int(brief.awaited_since)}:R>" if brief.awaited_since else ""
    return f"- {_title(guest, brief)} · <#{brief.place.channel}>{since}"


async def _help(desk: Desk, guest: Guest, given: Given) -> Reply:
    """What can be done here."""
    words = guest.words
    table = await desk.tables.table_of(guest.place.channel) if guest.place else None
    if table is None:
        return say(words("ui-help-none"))
    title = desk.sight(guest, table).title
    return say(words(f"ui-help-{table.status}", title=title))
