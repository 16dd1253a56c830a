"""Players and their accounts of time as database rows and back."""

from __future__ import annotations

import json
from collections.abc import Iterable

from pydantic import TypeAdapter

from bot.tables.values import FormerPlayer, LevelName, Player, StandName, TimeAccount
from bot.tables.values.stored_words import word
from db import PlayerRow

_account = TypeAdapter(TimeAccount)
_accounts = TypeAdapter(tuple[TimeAccount | None, ...])


def read_player(row: PlayerRow) -> Player:
    """A player from the row."""
    return Player(
        person=row.person,
        name=row.name,
        bot_number=row.bot_number,
        ready=bool(row.ready),
        awaited_since=row.awaited_since,
        last_line=row.last_line,
        account=_account.validate_json(row.account) if row.account else None,
        stand=word(StandName, row.stand),
        stand_why=row.stand_why,
        stand_since=row.stand_since,
        away_until=row.away_until,
        away_note=row.away_note,
        cared_at=row.cared_at,
        decided=row.decided,
        cared=row.cared,
        former=tuple(FormerPlayer(person, name, answers) for person, name, answers in json.loads(row.former)),
        declined=tuple(json.loads(row.declined)),
        level=word(LevelName, row.level),
        advised=row.advised,
        care_sealed=bool(row.care_sealed),
    )


def player_row(code: str, seat: int, player: Player) -> PlayerRow:
    """The row of a player."""
    return PlayerRow(
        code=code,
        seat=seat,
        person=player.person,
        name=player.name,
        bot_number=player.bot_number,
        ready=int(player.ready),
        awaited_since=player.awaited_since,
        last_line=player.last_line,
        account=_account.dump_json(player.account).decode() if player.account else None,
        stand=player.stand,
        stand_why=player.stand_why,
        stand_since=player.stand_since,
        away_until=player.away_until,
        away_note=player.away_note,
        cared_at=player.cared_at,
        decided=player.decided,
        cared=player.cared,
        former=json.dumps(player.former, ensure_ascii=False),
        declined=json.dumps(player.declined),
        level=player.level,
        advised=player.advised,
        care_sealed=int(player.care_sealed),
    )


def accounts_text(players: Iterable[Player | None]) -> str:
    """The accounts of all seats as JSON text."""
    return _accounts.dump_json(tuple(player.account if player else None for player in players)).decode()


def read_accounts(stored: str | None) -> tuple[TimeAccount | None, ...]:
    """The accounts of all seats from JSON text; () where none were stored."""
    return _accounts.validate_json(stored) if stored else ()
