"""What a transition means for those who watch: a new message, the end of watching, and how well they knew."""

from __future__ import annotations

from collections.abc import Iterable

import db
from bot.tables.transitions.due_messages import PlannedMessage
from bot.tables.transitions.transition import Transition
from bot.tables.transitions.watching import changes_for_watchers, foresights
from bot.tables.values import Prediction
from db import Connection, ForesightRow, PredictionRow, Query, WatcherRow


def update(connection: Connection, transition: Transition, watchers: Iterable[WatcherRow]) -> list[PlannedMessage]:
    """After a transition: store who watches no more and who knew how well, and return what is due to watchers."""
    if transition.table.started is None:
        return []
    watching = [row.person for row in watchers]
    seated = [person for person in watching if person in transition.table.people]
    for person in seated:
        _forget(connection, transition.table.code, person)
    if transition.before.status == "running" and transition.table.status == "over":
        _note_foresights(connection, transition)
    told = watching if changes_for_watchers(transition) else seated
    return [PlannedMessage("watch", person, refresh=True) for person in told]


def watchers_of(connection: Connection, code: str) -> Query[WatcherRow]:
    """Who watches a table and can be reached."""
    return db.query(connection, WatcherRow, "where code = ? and lost = 0 order by person", code)


def predictions_of(connection: Connection, code: str) -> list[Prediction]:
    """All predictions at a table."""
    rows = db.select(connection, PredictionRow, "where code = ? order by person, line", code)
    return [Prediction(row.person, row.line, row.round, row.seat) for row in rows]


def _forget(connection: Connection, code: str, person: int) -> None:
    """Who takes a seat watches no more, and has predicted nothing."""
    for kind in (WatcherRow, PredictionRow):
        db.delete(connection, kind, "code = ? and person = ?", code, person)


def _note_foresights(connection: Connection, transition: Transition) -> None:
    table = transition.table
    if table.terms.origin is not None:  # practice: the deal was played before
        return
    made = [each for each in predictions_of(connection, table.code) if each.person not in table.people]
    for person, share in foresights(made, table.result.winners if table.result else (), table.lines).items():
        db.upsert(connection, ForesightRow(table.code, person, share))
