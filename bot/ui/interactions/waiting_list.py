"""/turns: all tables where somebody sits, those that wait for them first, with a button to each panel."""

from __future__ import annotations

from bot.ui.kit.screen import Screen, Text
from bot.ui.screens.turns import turns_screen

from .caller import Caller
from .own_aways import away_lines
from .replies import Reply
from .seeking_tables import seek_lines, seek_parts
from .services import Services
from .watching_tables import watched_lines


async def waiting_list(services: Services, caller: Caller, note: str = "", page: int = 0) -> Reply:
    """The caller's tables, twenty a page. `note`: why the list is shown."""
    turns = await services.tables.reminders.turns(caller.person.id)
    lines = [*await away_lines(services, caller), *await watched_lines(services, caller)]
    lines += await seek_lines(services, caller)
    below = await seek_parts(services, caller, len(turns))
    if not turns:
        return Reply(Screen((Text("\n".join([caller.words("ui-turns-none"), *lines])), *below)))
    here = caller.place.channel if caller.place else 0
    return Reply(turns_screen(caller.words, turns, page, "\n".join(filter(None, [note, *lines])), below, here))
