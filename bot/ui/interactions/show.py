"""The pictures of a table, shown to one person in the look they ask for."""

from __future__ import annotations

from bot.pictures import Theme
from bot.tables import Snapshot
from bot.ui.kit.screen import Part, Screen, Text
from bot.ui.screens.panel import watching

from .caller import Caller
from .replies import Reply
from .services import Services


async def show_table(services: Services, caller: Caller, table: Snapshot, theme: Theme) -> Reply:
    """The board and the caller's hand as pictures; the board as text where none can be drawn."""
    perspective = services.perspective(caller, table)
    images = await services.illustrator.draw(perspective, "board", theme, asker=caller.person.id)
    if perspective.seat is not None:
        images += await services.illustrator.draw(perspective, "hand", theme, asker=caller.person.id)
    if not images:
        return Reply(watching(perspective, caller.words("ui-no-picture")))
    parts: list[Part] = [Text(f"## {perspective.title}\n{caller.words('ui-board-for-you')}"), *images]
    return Reply(Screen(tuple(parts)))
