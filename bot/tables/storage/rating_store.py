"""Ratings in the database: worked out from the rows of finished games, and kept until something of these changes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import db
from bot.ratings import Party, RatedGame, Rating, SeatRecord, rated_game, replayed_ratings
from bot.tables.transitions.transition import Transition
from db import Connection, PlayerRow, RatedUntilRow, RatingRow
from db import ratings as rating_rows
from db import tables as table_rows

from .player_rows import read_player
from .serialization import read_result

STEP: Final = 100  # games a transaction, so that nobody waits long for theirs
NOTHING: Final = RatedUntilRow(1, 0, -1.0, "")


def decide(connection: Connection, transition: Transition) -> None:
    """At the start of a game: whether it will count for the ratings."""
    table = transition.table
    if transition.deal is not None:
        counts = table.terms.origin is None and len(table.people) > 1 and _agreed(connection, transition)
        transition.table = replace(transition.table, terms=replace(table.terms, counts=counts))


def _agreed(connection: Connection, transition: Transition) -> bool:
    table = transition.table
    if table.terms.rated == "experienced":
        return all(table_rows.has_finished(connection, person, table.game) for person in table.people)
    return table.terms.rated == "always"


def forget(connection: Connection) -> None:
    """Have all ratings worked out anew when they are next looked at: who takes part has changed."""
    db.delete(connection, RatedUntilRow, "true")
    db.delete(connection, RatingRow, "true")


def catch_up(connection: Connection) -> bool:
    """Rate the next finished games; returns whether there may be more."""
    until = db.select_one(connection, RatedUntilRow, "where id = 1")
    if until is None or until.games != rating_rows.ended_until(connection, until.ended, until.code):
        db.delete(connection, RatingRow, "true")  # a clock that was set back may bring one in between
        until = NOTHING
    found = rating_rows.counting(connection, until.ended, until.code, STEP)
    excluded = rating_rows.not_taking_part(connection)
    games = (_rated_game(connection, row, excluded) for row in found)
    _rate(connection, (game for game in games if game))
    if found:
        last = found[-1]
        ended = rating_rows.ended_until(connection, last.ended, last.code)
        db.upsert(connection, RatedUntilRow(1, ended, last.ended, last.code))
    return len(found) == STEP


def _rate(connection: Connection, games: Iterable[RatedGame]) -> None:
    before = read_ratings(connection)
    after = replayed_ratings(games, before)
    for (game, party), rating in after.items():
        if before.get((game, party)) != rating:
            told = (rating.mean, rating.deviation, rating.games)
            db.upsert(connection, RatingRow(game, party.person, party.level, *told))


def _rated_game(connection: Connection, row: rating_rows.CountingRow, excluded: frozenset[int]) -> RatedGame | None:
    """A finished game as it is rated; None where it is not, as when somebody asked what a bot would do."""
    players = db.select(connection, PlayerRow, "where code = ? order by seat", row.code)
    if any(player.advised for player in players):
        return None
    return rated_game(row.game, _seats(row.result, players), excluded)


def _seats(stored: str, rows: list[PlayerRow]) -> list[SeatRecord]:
    result, players = read_result(stored), [(row.seat, read_player(row)) for row in rows]
    return [
        SeatRecord(
            place=result.places[seat],
            won=seat in result.winners,
            person=player.person,
            bot=bool(player.bot_number),
            level=player.level,
            decided=player.decided,
            cared=player.cared,
            former=tuple((old.person, old.answers) for old in player.former),
        )
        for seat, player in players
    ]


def read_ratings(connection: Connection, game: str | None = None) -> dict[tuple[str, Party], Rating]:
    """The ratings as they are kept, of one game or of all."""
    where, of_it = ("", ()) if game is None else ("where game = ?", (game,))
    rows = db.select(connection, RatingRow, f"{where} order by game, person, level", *of_it)
    return {(r.game, Party(r.person, r.level)): Rating(r.mean, r.deviation, r.games) for r in rows}
