"""All tables of a person with who is awaited at each, read without loading any state."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

import db
from bot.tables.values import Brief, Player, TableTurn
from bot.tables.values.clock import PACES
from bot.tables.values.table import StandingName
from db import Connection, PlayerRow
from db import tables as rows

from . import serialization
from .player_rows import read_player

_SEATED = "where code in (select t.code from tables t join players p on p.code = t.code where p.person = ?1 and {}) {}"
_NOW = "t.status in ('open', 'running')"
_PATIENT = ", ".join(f"'{name}'" for name, pace in PACES.items() if pace.patience)
# Whether people play by a clock at a table `t`; terms that cannot be read name none.
HAS_CLOCK: Final = f"""case when not json_valid(t.terms) then 0
    when cast(json_extract(t.terms, '$.pace') as text) in ({_PATIENT}) then 0 else 1 end"""


def turns_of(connection: Connection, person: int) -> tuple[TableTurn, ...]:
    """The tables of a person by rank: played for, waiting for them, the longest first, for others, at rest."""
    seated: dict[str, list[Player | None]] = defaultdict(list)
    for row in db.select(connection, PlayerRow, _SEATED.format(_NOW, "order by code, seat"), person):
        players = seated[row.code]
        players += [None] * (row.seat - len(players))
        players.append(read_player(row))
    how = f"""select t.code, t.standing, {HAS_CLOCK} from tables t join players p on p.code = t.code
        where p.person = ? and {_NOW}"""
    found = {code: (standing, has_clock) for code, standing, has_clock in connection.execute(how, (person,))}
    briefs = map(serialization.read_brief, rows.of_person(connection, person))
    turns = [_turn(brief, *found[brief.code], players=tuple(seated[brief.code])) for brief in briefs]
    return tuple(sorted(turns, key=lambda turn: (turn.rank, turn.brief.awaited_since or 0.0)))


def _turn(brief: Brief, standing: StandingName, has_clock: int, players: tuple[Player | None, ...]) -> TableTurn:
    own = players[brief.seat]
    return TableTurn(brief, standing, players, own.account.until if has_clock and own and own.account else None)
