"""/table show: the pictures of a table, for one person alone, in the form asked for."""

from __future__ import annotations

from bot.pictures import Theme
from bot.tables import Snapshot

from .desk import Desk
from .guest import Guest
from .panel import watching
from .replies import Reply
from .screen import Part, Screen, Text


async def looking(desk: Desk, guest: Guest, table: Snapshot, theme: Theme) -> Reply:
    """The board as a picture, and the guest's hand; the board in text where there is no picture."""
    sight = desk.sight(guest, table)
    images = await desk.illustrator.look(sight, "board", theme, asker=guest.person.id)
    if sight.seat is not None:
        images += await desk.illustrator.look(sight, "hand", theme, asker=guest.person.id)
    if not images:
        return Reply(watching(sight, guest.words("ui-no-picture")))
    parts: list[Part] = [Text(f"## {sight.title}\n{guest.words('ui-board-for-you')}"), *images]
    return Reply(Screen(tuple(parts)))
