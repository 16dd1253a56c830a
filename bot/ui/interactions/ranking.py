"""`/rank`: how well people play a game, on this server or everywhere."""

from __future__ import annotations

from typing import Final

from bot.ui.screens.rank import RankReader, rank_screen

from .caller import Caller
from .replies import Reply
from .services import Services

HERE, EVERYWHERE = "here", "everywhere"
REACHES: Final = (HERE, EVERYWHERE)


async def rank(services: Services, caller: Caller, game: str, reach: str) -> Reply:
    """The ranking of a game; in direct messages there is no *here*."""
    everywhere = reach == EVERYWHERE or caller.guild is None
    person = caller.person.id
    found = await services.tables.ratings.ranking(game, person, caller.guild, everywhere=everywhere)
    reader = RankReader(person, found.takes_part)
    return Reply(rank_screen(caller.words, game, found.parties, found.names, reader, everywhere))
