"""Ratings and rankings of people and bot players; part of the table service."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from bot.ratings import Party, Ranked, Rating, ranking
from db import Connection, Database
from db import ratings as rows

from .storage import rating_store


@dataclass(frozen=True, slots=True)
class GameRanking:
    """Everybody who has a rating in a game, in order, and the names of those whom the reader may know of."""

    parties: tuple[Ranked, ...]
    names: dict[int, str]
    takes_part: bool  # the reader


class PlayerRatings:
    """Works out ratings from finished games, and shows them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> dict[tuple[str, Party], Rating]:
        """All ratings, with every game that is over by now."""
        await self._catch_up()
        return await self._database.read(rating_store.read_ratings)

    async def anew(self) -> dict[tuple[str, Party], Rating]:
        """All ratings, worked out again from the first game on."""
        await self._database.write(rating_store.forget)
        return await self.all()

    async def of(self, game: str, people: Iterable[int]) -> dict[int, Rating]:
        """The ratings in a game of those of these people who have one."""
        await self._catch_up()
        found = await self._database.read(partial(rating_store.read_ratings, game=game))
        return {person: found[game, Party(person)] for person in people if (game, Party(person)) in found}

    async def ranking(self, game: str, reader: int, guild: int | None, *, everywhere: bool) -> GameRanking:
        """Who plays a game how well: those who played it on this server, or (`everywhere`) all.

        Named are only people of this server, and those with whom the reader has sat at a table.
        """
        await self._catch_up()
        find = partial(_ranking, game=game, reader=reader, guild=guild, everywhere=everywhere)
        return await self._database.read(find)

    async def _catch_up(self) -> None:
        while await self._database.write(rating_store.catch_up):
            pass


def _ranking(connection: Connection, game: str, reader: int, guild: int | None, everywhere: bool) -> GameRanking:
    found = {party: rating for (_, party), rating in rating_store.read_ratings(connection, game).items()}
    here = frozenset() if guild is None else rows.rated_in(connection, game, guild)
    if not everywhere:
        found = {party: rating for party, rating in found.items() if not party.person or party.person in here}
    known = here | rows.companions(connection, reader)
    names = {person: name for person, name in rows.names_of_rated(connection, game).items() if person in known}
    return GameRanking(ranking(found), names, reader not in rows.not_taking_part(connection))
