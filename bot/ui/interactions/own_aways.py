"""The times away that somebody has announced or is in, as they read them themselves."""

from __future__ import annotations

from bot.ui.screens import absence as screens

from .caller import Caller
from .services import Services


async def away_lines(services: Services, caller: Caller) -> list[str]:
    """A line for each time away of the caller that is not over, the next one first."""
    words, now = caller.words, services.tables.clock.now()
    return [
        words(
            "ui-own-away",
            begun=int(row.begins <= now),
            begins=screens.date(row.begins),
            until=f"<t:{int(row.until)}:f>",
            where=words("ui-away-at", title=row.code) if row.code else words("ui-away-everywhere"),
        )
        for row in await services.tables.absences.away(caller.person.id)
    ]
