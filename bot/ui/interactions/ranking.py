"""`/rank`: how well people play a game, on this server or everywhere."""

from __future__ import annotations

from bot.ui.kit.ids import Id
from bot.ui.screens.rank import EVERYWHERE, REACHES, RankReader, rank_screen

from .caller import Caller
from .replies import Reply, say
from .services import Services


async def rank(services: Services, caller: Caller, game: str, reach: str) -> Reply:
    """The ranking of a game; in direct messages there is no *here*."""
    everywhere = reach == EVERYWHERE or caller.guild is None
    person = caller.person.id
    found = await services.tables.ratings.ranking(game, person, caller.guild, everywhere=everywhere)
    reader = RankReader(person, found.takes_part, caller.guild is not None)
    return Reply(rank_screen(caller.words, game, found.parties, found.names, reader, everywhere))


async def press(services: Services, caller: Caller, id: Id, values: tuple[str, ...]) -> Reply:
    """*This server* and *Everywhere*."""
    if id.choice not in services.games or id.what not in REACHES:
        return say(caller.words("ui-unknown-button"))
    return await rank(services, caller, id.choice, id.what)
