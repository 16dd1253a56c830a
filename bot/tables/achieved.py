"""Achievements of people: kept game by game as they were read off the records; part of the table service."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial

import db
from bot.tables.values import Earned, UnseenGame
from db import AchievedRow, Connection, Database
from db import achieved as rows


class AchievedFeats:
    """Keeps what each person has earned, for that person alone. What earns it is worked out elsewhere."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unseen(self, person: int, version: int, limit: int) -> tuple[UnseenGame, ...]:
        """The person's next finished games that were not looked at with this version of the achievements.

        Theirs from the deal to the end, a quarter of it by a caretaker at most; no practice and none with advice.
        """
        found = await self._database.read(partial(rows.unseen, person=person, version=version, limit=limit))
        return tuple(UnseenGame(*row) for row in found)

    async def left(self, person: int, version: int) -> int:
        """How many games are still to be looked at."""
        return await self._database.read(partial(rows.count_unseen, person=person, version=version))

    async def keep(self, person: int, code: str, version: int, keys: Sequence[str]) -> None:
        """Note what they have earned in a game; nothing, too."""
        row = AchievedRow(person, code, version, json.dumps(list(keys)))
        await self._database.write(lambda connection: db.upsert(connection, row))

    async def of(self, person: int) -> tuple[Earned, ...]:
        """Each achievement once, with the game where it was earned first."""
        return await self._database.read(partial(_earned, person=person))


def _earned(connection: Connection, person: int) -> tuple[Earned, ...]:
    first: dict[tuple[str, str], Earned] = {}
    for row in rows.earned(connection, person):
        for key in json.loads(row.keys):
            first.setdefault((row.game, key), Earned(row.game, key, row.code, row.ended))
    return tuple(first.values())
