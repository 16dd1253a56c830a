"""Watching: people without a seat follow a table in private, and predict who wins; part of the table service."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

import db
from bot.clock import Clock
from db import BestRow, Connection, Database, ForesightRow, PredictionRow, WatchedRow, WatcherRow
from db import watching as rows
from db.people import erased_as
from rules.core import AnyGame

from .storage import watch_store
from .storage.message_registry import MessageRegistry
from .storage.transactions import Transactions
from .transitions import watching
from .transitions.codes import normalized
from .values import LEAST_FORESEEN, Foresight, Prediction, Snapshot, refused

OWN: Final = "code = ? and person = ?"


class Watching:
    """Keeps who watches which table and what they predict. Nobody at a table learns of it before its end."""

    def __init__(
        self,
        transactions: Transactions,
        database: Database,
        clock: Clock,
        games: Mapping[str, AnyGame],
        messages: MessageRegistry,
    ) -> None:
        self._transactions, self._database, self._clock = transactions, database, clock
        self._games, self._messages = games, messages

    async def watch(self, code: str, person: int) -> None:
        """Follow a running table by a private message. Refusals: watch_seated, not_running, game_over, watches_many."""
        code = normalized(code)
        row = WatcherRow(code, person, self._clock.now())
        await self._transactions.beside(code, partial(_watch, row=row))
        await self._messages.request(code, "watch", person)

    async def unwatch(self, code: str, person: int) -> bool:
        """Stop following a table; what was predicted stays sealed. Returns whether they watched it."""
        code = normalized(code)
        sql = f"delete from watchers where {OWN}"
        gone = await self._database.write(lambda link: link.execute(sql, (code, person)).rowcount > 0)
        if gone:
            await self._messages.request(code, "watch", person)
        return gone

    async def watches(self, code: str, person: int) -> bool:
        """Whether somebody watches a table, or did to its end."""
        find = partial(_watcher, code=normalized(code), person=person)
        return await self._database.read(find) is not None

    async def watched(self, person: int) -> tuple[WatchedRow, ...]:
        """The running tables that somebody watches."""
        return tuple(await self._database.read(partial(rows.watched_running, person=person)))

    async def lost(self, code: str, person: int) -> None:
        """Stop following a table because no message reaches this person; `lost_tables` tells them."""
        row = WatcherRow(normalized(code), person, self._clock.now(), lost=1)
        await self._database.write(partial(_lose, row=row))

    async def lost_tables(self, person: int) -> tuple[str, ...]:
        """The tables whose messages did not reach this person, once."""
        if not await self._database.read(partial(_lost, person=person)):
            return ()
        return await self._database.write(partial(_forget_lost, person=person))

    async def predict(self, code: str, person: int, seat: int) -> None:
        """Seal who wins, once a round.

        Refusals: not_watching, watch_seated, not_running, game_over, watch_knows, no_such_seat, predicted_already.
        """
        code = normalized(code)

        def work(connection: Connection, table: Snapshot) -> None:
            round = watching.round_of(self._games[table.game], table)
            row = PredictionRow(code, person, table.lines, round, seat, self._clock.now())
            _predict(connection, row, table)

        await self._transactions.beside(code, work)  # the game cannot end meanwhile
        await self._messages.request(code, "watch", person)

    async def predictions(self, code: str, person: int) -> tuple[Prediction, ...]:
        """What somebody has predicted at a table, oldest first."""
        made = await self._database.read(partial(watch_store.predictions_of, code=normalized(code)))
        return tuple(each for each in made if each.person == person)

    def may_predict_again(self, table: Snapshot, own: tuple[Prediction, ...]) -> bool:
        """Whether nothing of what somebody predicted was in this round."""
        round = watching.round_of(self._games[table.game], table)
        return all(each.round != round for each in own)

    async def share(self, code: str, person: int) -> float | None:
        """For which share of a game that is over this person's right prediction stood; None if they made none."""
        where, code = f"where {OWN}", normalized(code)
        row = await self._database.read(lambda link: db.select_one(link, ForesightRow, where, code, person))
        return row.share if row else None

    async def knew_first(self, code: str) -> Foresight | None:
        """Who of the watchers knew first how a game ended; None before its end, or if nobody knew."""
        return await self._database.read(partial(_knew_first, code=normalized(code)))

    async def best(self, guild: int) -> tuple[BestRow, ...]:
        """Who of those who watched games of a server knew best, with five games or more."""
        find = partial(rows.best_of_server, guild=guild, least=LEAST_FORESEEN)
        return tuple(await self._database.read(find))


def _watcher(connection: Connection, code: str, person: int) -> WatcherRow | None:
    return db.select_one(connection, WatcherRow, f"where {OWN} and lost = 0", code, person)


def _watch(connection: Connection, table: Snapshot, row: WatcherRow) -> None:
    others = [each for each in rows.watched_running(connection, row.person) if each.code != row.code]
    watching.may_watch(table, row.person, len(others))
    if _watcher(connection, row.code, row.person) is None:
        db.upsert(connection, row)


def _predict(connection: Connection, row: PredictionRow, table: Snapshot) -> None:
    if _watcher(connection, row.code, row.person) is None:
        raise refused("not_watching")
    own = [each for each in watch_store.predictions_of(connection, row.code) if each.person == row.person]
    watching.may_predict(table, row.person, row.seat, row.round, own, erased_as(connection, row.code, row.person))
    db.upsert(connection, row)


def _lose(connection: Connection, row: WatcherRow) -> None:
    if _watcher(connection, row.code, row.person):
        db.upsert(connection, row)


def _lost(connection: Connection, person: int) -> tuple[str, ...]:
    found = db.select(connection, WatcherRow, "where person = ? and lost = 1 order by code", person)
    return tuple(row.code for row in found)


def _forget_lost(connection: Connection, person: int) -> tuple[str, ...]:
    codes = _lost(connection, person)
    db.delete(connection, WatcherRow, "person = ? and lost = 1", person)
    return codes


def _knew_first(connection: Connection, code: str) -> Foresight | None:
    shares = {row.person: row.share for row in db.select(connection, ForesightRow, "where code = ?", code)}
    people = watching.knew_first(shares)
    return Foresight(tuple(rows.names_of(connection, people)), shares[people[0]]) if people else None
