"""What a commit reads before it writes."""

from __future__ import annotations

from dataclasses import dataclass

import db
from bot.tables.transitions.occurrences import Invited
from bot.tables.transitions.transition import Transition
from bot.tables.values import PersonSettings
from db import AnswerRow, Connection, LogRow, PersonRow, Query, TimerRow, WatcherRow
from db import tables as table_rows

from . import answer_lifecycle, settings_rows, watch_store


@dataclass(frozen=True, slots=True)
class CommitReads:
    """What is stored about a table and its people before a commit writes: a server is asked for all of it at once."""

    answers: Query[AnswerRow]
    timers: Query[TimerRow]
    watchers: Query[WatcherRow]
    people: Query[PersonRow]
    last_line: Query[LogRow]

    @classmethod
    def about(cls, connection: Connection, transition: Transition) -> CommitReads:
        """Of the table of this transition, and of all that it concerns."""
        code, people = transition.table.code, [0, *_concerned(transition)]
        return cls(
            answer_lifecycle.answers_at(connection, code),
            db.query(connection, TimerRow, "where code = ?", code),
            watch_store.watchers_of(connection, code),
            db.query(connection, PersonRow, f"where person in ({db.marks(people)})", *people),
            table_rows.query_last_noticed(connection, code),
        )

    @property
    def settings(self) -> dict[int, PersonSettings]:
        """The settings of those who ever changed any."""
        return {row.person: settings_rows.read_person(row) for row in self.people.rows}


def _concerned(transition: Transition) -> list[int]:
    """Everybody whom a transition may tell something."""
    sent_away = () if transition.sent_away is None else (transition.sent_away,)
    invited = (each.person.id for each in transition.all(Invited))
    return sorted({*transition.before.people, *transition.table.people, *invited, *sent_away})
