"""Whom people of the simulation play with: they wait for others, block somebody now and then, and lift it again."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from dataclasses import dataclass, field

from bot.tables import Place, Tables
from bot.tables.values import PACES_SOUGHT, Seek
from rules import GAMES

from .heard import Broken
from .people import Somebody

SERVER = 3  # where everybody may wait for others
CHANNELS = 1_000_000  # and a person's id more: where they ask
SOUGHT = tuple(GAMES)[:2]  # so few that people meet
BETWEEN = """select a.code from players a join players b using (code) join tables t using (code)
    where a.person = ? and b.person = ? and t.started is not null"""


def channel_of(person: int) -> int:
    """Where somebody asks."""
    return CHANNELS + person


@dataclass
class Company:
    """What all people share of it: at which tables two sat already when one blocked the other."""

    sat: dict[frozenset[int], set[str]] = field(default_factory=dict)
    done: Counter[str] = field(default_factory=Counter)

    def apart(self, connection: sqlite3.Connection) -> None:
        """Nobody has come to a table with somebody who blocks them, or whom they block. Raises `Broken`."""
        for pair in connection.execute("select person, blocked from blocks").fetchall():
            for (code,) in connection.execute(BETWEEN, pair).fetchall():
                if code not in self.sat.get(frozenset(pair), ()):
                    raise Broken("company", "two sit together although one has blocked the other", code, pair[0])

    async def sat_together(self, tables: Tables, one: int, other: int) -> None:
        """Note at which tables two sit or sat by now, open ones left out: there they part."""
        found = {game.code for game in (await tables.recorded.finished_of(one)).games}
        for brief in await tables.tables_of(one):
            if brief.status == "running" and other in (await tables.look(brief.code)).people:
                found.add(brief.code)
        self.sat.setdefault(frozenset((one, other)), set()).update(found)


def sought(who: Somebody, chance: random.Random) -> Seek:
    """What somebody waits for: a game with any number of players, mostly at any pace."""
    pace = chance.choice(PACES_SOUGHT) if chance.random() < 0.2 else ""
    return Seek(who.person, Place(SERVER, channel_of(who.id)), chance.choice(SOUGHT), pace=pace)
