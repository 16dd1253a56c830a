"""The list of tables that wait for somebody, longest wait first, with a button to each panel."""

from __future__ import annotations

from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.screen import Button, Part, Screen, Text, rows
from bot.ui.screens.reminder import brief_line, brief_title

from .caller import Caller
from .replies import Reply, say
from .services import Services

SHOWN = 20  # tables in one list


async def waiting_list(services: Services, caller: Caller, note: str = "") -> Reply:
    """The tables that wait for the caller, else all where they have a seat. `note`: why the list is shown."""
    words, person = caller.words, caller.person.id
    waiting = await services.tables.waiting_for(person)
    mine = waiting or await services.tables.tables_of(person)
    if not mine:
        return say(words("ui-turns-none"))
    head = words("ui-turns-waiting", n=len(waiting)) if waiting else words("ui-turns-quiet")
    shown = mine[:SHOWN]
    lines = [f"## {head}", *([note] if note else []), *(brief_line(words, brief) for brief in shown)]
    parts: list[Part] = [Text("\n".join(lines))]
    parts += rows([Button(brief_title(words, brief), Id(ids.MOVE, brief.code), "primary") for brief in shown])
    return Reply(Screen(tuple(parts)))
