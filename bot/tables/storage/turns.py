"""All tables of a person with who is awaited at each, read without loading any state."""

from __future__ import annotations

from collections import defaultdict

import db
from bot.tables.values import Player, TableTurn
from db import Connection, PlayerRow
from db import tables as rows

from . import serialization
from .player_rows import read_player

_SEATED = "where code in (select t.code from tables t join players p on p.code = t.code where p.person = ?1 and {}) {}"
_NOW = "t.status in ('open', 'running')"


def turns_of(connection: Connection, person: int) -> tuple[TableTurn, ...]:
    """The tables of a person by rank: played for, waiting for them, the longest first, for others, at rest."""
    seated: dict[str, list[Player | None]] = defaultdict(list)
    for row in db.select(connection, PlayerRow, _SEATED.format(_NOW, "order by code, seat"), person):
        players = seated[row.code]
        players += [None] * (row.seat - len(players))
        players.append(read_player(row))
    standing = "select t.code, t.standing from tables t join players p on p.code = t.code where p.person = ? and "
    standings = dict(connection.execute(standing + _NOW, (person,)).fetchall())
    briefs = map(serialization.read_brief, rows.of_person(connection, person))
    turns = [TableTurn(brief, standings[brief.code], tuple(seated[brief.code])) for brief in briefs]
    return tuple(sorted(turns, key=lambda turn: (turn.rank, turn.brief.awaited_since or 0.0)))
