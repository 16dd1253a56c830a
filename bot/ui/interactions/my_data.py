"""`/mydata`: what is stored about the caller, as a page and as a file, and its erasure."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import aclosing
from typing import Any, Final

import discord

from bot.tables import Snapshot
from bot.tables.values import Cup
from bot.tables.values.messages import LEFT
from bot.ui.kit import ids
from bot.ui.kit.best_effort import best_effort
from bot.ui.kit.ids import Id
from bot.ui.kit.posting import discord_errors
from bot.ui.kit.screen import MOST_TEXT, Button, ButtonRow, Screen, Text, cut
from bot.ui.screens.cup_page import cup_title
from bot.ui.screens.mentions import CLOSED

from .caller import Caller
from .exporting import streamed, zipped
from .replies import Reply, ReplyStream, say
from .services import Services

ERASE: Final = "erase"  # in a custom id
SHOWN: Final = 15  # seats named before the erasure
DELETED: Final = 50  # direct messages deleted with it, the newest
TOLD: Final = ("people", "tables", "players", "log")  # parts of the export that have a line of their own


async def show(services: Services, caller: Caller) -> Reply:
    """What is stored, in a few lines."""
    words, stored = caller.words, await services.tables.personal_data.stored(caller.person.id)
    tables = stored.get("tables", [])
    running = sum(row["status"] in ("open", "running") for row in tables)
    moves = sum("choice" in (row["action"] or {}) for row in stored.get("log", []))  # the log tells of starts, too
    others = sum(len(rows) for table, rows in stored.items() if table not in TOLD)
    lines = [
        f"## {words('ui-mydata')}",
        words("ui-mydata-settings"),
        words("ui-mydata-tables", running=running, over=len(tables) - running),
        words("ui-mydata-moves", n=moves),
        words("ui-mydata-others", n=others),
        words("ui-mydata-how"),
    ]
    return say("\n".join(lines))


async def export(services: Services, caller: Caller) -> Reply:
    """All of it as a file, then the records of all finished games as zip files."""
    return streamed(caller, _exported(services, caller))


async def _exported(services: Services, caller: Caller) -> ReplyStream:
    text = await services.tables.personal_data.export(caller.person.id)
    yield Reply(say(caller.words("ui-mydata-here")).screen, file=("mydata.json", text))
    found = await services.tables.recorded.finished_of(caller.person.id)
    if found.games:
        async with aclosing(zipped(services, caller, found, "games")) as zips:
            async for reply in zips:
                yield reply


async def erase(services: Services, caller: Caller, *, sure: bool = False) -> Reply:
    """Erase it; unless `sure`, say what happens to each seat and cup and ask for a second press."""
    words, tables = caller.words, services.tables
    if sure:
        await _delete_messages(services, caller.person.id)
        await tables.personal_data.erase(caller.person.id)
        return say(words("ui-mydata-erased"))
    lines = _seats(services, caller, await tables.personal_data.seats(caller.person.id))
    lines += _cups(caller, await tables.cups.of(caller.person.id))
    text = "\n".join([f"## {words('ui-mydata-erase-sure')}", words("ui-mydata-erase-what"), *lines])
    yes = Button(words("ui-mydata-erase-yes"), Id(ids.SETTING, ids.NO_TABLE, 0, ERASE, ids.SURE), "danger")
    return Reply(Screen((Text(cut(text, MOST_TEXT)), ButtonRow((yes,)))))


def _seats(services: Services, caller: Caller, tables: Sequence[Snapshot]) -> list[str]:
    lines = [_seat(services, caller, table) for table in tables[:SHOWN]]
    if more := len(tables) - len(lines):
        lines.append(caller.words("ui-server-more", n=more))
    return lines


def _cups(caller: Caller, cups: Sequence[Cup]) -> list[str]:
    """The cups that the caller leaves."""
    taking_part = [cup for cup in cups if cup.takes_part(caller.person.id)]
    return [
        caller.words("ui-mydata-cup-left", title=cup_title(caller.words, cup), place=f"<#{cup.place.channel}>")
        for cup in taking_part[:SHOWN]
    ]


def _seat(services: Services, caller: Caller, table: Snapshot) -> str:
    """What becomes of the caller's seat at one table."""
    others = len(table.people) - 1
    key = "ui-mydata-seat-goes-on" if others else "ui-mydata-seat-closed"
    if table.status == "open":
        key = "ui-mydata-seat-left"
    title = services.perspective(caller, table).title
    return caller.words(key, title=title, place=f"<#{table.place.channel}>", n=others)


async def _delete_messages(services: Services, person: int) -> None:
    """Delete what the bot wrote to this person about tables, as far as Discord lets it."""
    rows: list[dict[str, Any]] = (await services.tables.personal_data.stored(person)).get("messages", [])
    rows = [row for row in rows if row["kind"] not in (CLOSED, LEFT)]  # they name a public message, or none
    private: discord.DMChannel | None = None
    with best_effort("a private channel is not found"), discord_errors():
        private = await services.client.create_dm(discord.Object(person))
    for row in sorted(rows, key=lambda row: float(row["at"]), reverse=True)[:DELETED]:
        # Of a message about a place, that place is stored: it stands in the private channel all the same.
        channel = private or services.client.get_partial_messageable(row["channel"])
        with best_effort("a direct message stays"), discord_errors():
            await channel.get_partial_message(row["message"]).delete()
