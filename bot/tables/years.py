"""A server's year: what was played there, counted from finished games; part of the table service."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Final

from bot.tables.values import DAY, ServerYear
from db import Connection, Database
from db import years as rows

MOST_NAMED: Final = 5
USUAL: Final = "leisurely"  # of tables from before paces


class ServerYears:
    """Counts; nothing is kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int, year: int) -> ServerYear:
        """What was played on a server in a year. Named are people who take part in ratings, nobody else."""
        return await self._database.read(partial(_year, guild=guild, year=year))


def _year(connection: Connection, guild: int, year: int) -> ServerYear:
    span = tuple(datetime(each, 1, 1, tzinfo=UTC).timestamp() for each in (year, year + 1))
    ended = rows.ended_in(connection, guild, *span)
    seats = rows.people_in(connection, guild, *span)
    months = Counter(datetime.fromtimestamp(game.ended, UTC).month for game in ended)
    return ServerYear(
        year,
        dict(Counter(game.game for game in ended).most_common()),
        tuple(months[month] for month in range(1, 13)),
        dict(Counter(str(json.loads(game.terms).get("pace", USUAL)) for game in ended).most_common()),
        len({person for person, _ in seats}),
        _longest(ended),
        _names(connection, seats),
    )


def _longest(ended: Sequence[rows.EndedGame]) -> tuple[str, str, int] | None:
    if not ended:
        return None
    longest = max(ended, key=lambda game: (game.ended - game.started, game.code))
    return longest.game, longest.code, int((longest.ended - longest.started) / DAY)


def _names(connection: Connection, seats: Sequence[tuple[int, str]]) -> tuple[tuple[str, int], ...]:
    """Who finished most games, and how many."""
    named = rows.names_of_takers(connection)
    games = Counter(person for person, _ in set(seats) if person in named)
    most = sorted(games.items(), key=lambda each: (-each[1], named[each[0]].casefold(), each[0]))
    return tuple((named[person], n) for person, n in most[:MOST_NAMED])
