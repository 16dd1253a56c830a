"""Players and their accounts of time as database rows and back."""

from __future__ import annotations

import json
from collections.abc import Iterable

from pydantic import TypeAdapter

from bot.tables.values import LevelName, Player, StandName, TimeAccount
from bot.tables.values.stored_words import word
from db import PlayerRow

_account = TypeAdapter(TimeAccount)
_accounts = TypeAdapter(tuple[TimeAccount | None, ...])


def read_player(row: PlayerRow) -> Player:
    """A player from the row."""
    return Player(
        row.person,
        row.name,
        row.bot_number,
        bool(row.ready),
        row.awaited_since,
        row.last_line,
        _account.validate_json(row.account) if row.account else None,
        word(StandName, row.stand),
        row.stand_why,
        row.stand_since,
        row.away_until,
        row.away_note,
        row.cared_at,
        row.decided,
        row.cared,
        tuple((person, name, line) for person, name, line in json.loads(row.former)),
        tuple(json.loads(row.declined)),
        word(LevelName, row.level),
        row.advised,
        bool(row.care_sealed),
    )


def player_row(code: str, seat: int, player: Player) -> PlayerRow:
    """The row of a player."""
    p = player
    return PlayerRow(
        code,
        seat,
        p.person,
        p.name,
        p.bot_number,
        int(p.ready),
        p.awaited_since,
        p.last_line,
        _account.dump_json(p.account).decode() if p.account else None,
        p.stand,
        p.stand_why,
        p.stand_since,
        p.away_until,
        p.away_note,
        p.cared_at,
        p.decided,
        p.cared,
        json.dumps(p.former, ensure_ascii=False),
        json.dumps(p.declined),
        p.level,
        p.advised,
        int(p.care_sealed),
    )


def accounts_text(players: Iterable[Player | None]) -> str:
    """The accounts of all seats as JSON text."""
    return _accounts.dump_json(tuple(player.account if player else None for player in players)).decode()


def read_accounts(stored: str | None) -> tuple[TimeAccount | None, ...]:
    """The accounts of all seats from JSON text; () where none were stored."""
    return _accounts.validate_json(stored) if stored else ()
