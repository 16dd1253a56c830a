"""`/server year`: what was played on a server in a year, for those who manage it to look at and to show."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Final

from bot.pictures import DARK
from bot.ui.kit.ids import Id
from bot.ui.kit.illustrator import LOOKS
from bot.ui.screens.year_page import SHOW, year_scene, year_screen

from .achieving import posted
from .caller import Caller
from .replies import Reply, say
from .server_settings import guild_of, managed, not_yours, server_words
from .services import Services

FIRST: Final = 2024  # the first year that can be asked for


async def year(services: Services, caller: Caller, number: int | None = None) -> Reply:
    """The year of the caller's server, for them alone: the present one unless another is named. Nothing is posted."""
    if (place := managed(caller)) is None:
        return not_yours(caller)
    number = number or this_year(services)
    if not FIRST <= number <= this_year(services):
        return say(caller.words("year-which", first=str(FIRST), last=str(this_year(services))))
    found = await services.tables.years.of(guild_of(place), number)
    screen, theme = year_screen(caller.words, found, preview=True), LOOKS.get(caller.reading)
    if theme is None or not found.all:
        return Reply(screen)
    scene = year_scene(caller.words, found, theme)
    drawing = asyncio.create_task(services.illustrator.year(scene, caller.person.id))
    return Reply(screen, drawing=drawing)


async def press(services: Services, caller: Caller, id: Id, values: tuple[str, ...]) -> Reply:
    """*Show here*: the year, with its picture, in the caller's channel and the language of the server."""
    if (place := managed(caller)) is None:
        return not_yours(caller)
    if id.choice != SHOW or not FIRST <= id.revision <= this_year(services):
        return say(caller.words("ui-unknown-button"))
    words = await server_words(services, caller)
    found = await services.tables.years.of(guild_of(place), id.revision)
    screen = year_screen(words, found, preview=False)
    if found.all and not caller.lacking_for_pictures:
        images = await services.illustrator.year(year_scene(words, found, DARK), caller.person.id)
        screen = screen.pictured(images)
    return await posted(services, caller, screen)


def this_year(services: Services) -> int:
    """The present year (UTC)."""
    return datetime.fromtimestamp(services.tables.clock.now(), UTC).year
