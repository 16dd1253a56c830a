"""What a press and a panel need to know, read at once: each transaction is a way to the database and back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import db
from bot.tables.values import BrokenTable, PanelFacts, Person, PersonSettings, Snapshot
from db import Connection, DraftRow, Query
from db import tables as rows
from rules.core import Refused

from . import serialization, settings_rows
from .answer_store import handed_in_since, stored_answers
from .serialization import NEXT, PREPARED, STANDING
from .settings_store import SettingsStore
from .transactions import Transactions


class PanelStore:
    """Reads what stands in somebody's panel of a table."""

    def __init__(self, transactions: Transactions, people: SettingsStore) -> None:
        self._transactions, self._people = transactions, people

    async def facts(self, table: Snapshot, person: int) -> PanelFacts:
        """What is stored for this person at this table."""
        return await self._transactions.database.read(
            lambda link: facts_of(link, table, settings_rows.settings_of(link, person))
        )

    async def writes(self, codes: Collection[str]) -> dict[str, int]:
        """How often each of these tables was written."""
        return await self._transactions.database.read(lambda link: {code: rows.writes_of(link, code) for code in codes})

    async def met(self, person: Person, code: str = "") -> tuple[PersonSettings, PanelFacts | None]:
        """Store a person's name and locale if they changed; returns their settings.

        With them, what is stored for them at this table; None where they have no seat there, or it cannot be read.
        """
        table = await self._readable(code) if code else None

        def read(connection: Connection) -> tuple[PersonSettings, PanelFacts | None]:
            settings = settings_rows.settings_of(connection, person.id)
            seated = table is not None and table.seat_of(person.id) is not None
            return settings, facts_of(connection, table, settings) if table and seated else None

        known, facts = await self._transactions.database.read(read)
        settings = await self._people.renamed(known, person)
        return settings, replace(facts, settings=settings) if facts else None

    async def _readable(self, code: str) -> Snapshot | None:
        try:
            return await self._transactions.look(code)
        except (Refused, BrokenTable):  # whoever asks for the table itself says so
            return None


def facts_of(connection: Connection, table: Snapshot, settings: PersonSettings) -> PanelFacts:
    """What is stored for a person at a table; of a running one also what belongs to their seat."""
    code, person = table.code, settings.person
    waiting, seat = rows.query_waiting(connection, person), table.seat_of(person)
    player = None if seat is None else table.players[seat]
    if seat is None or player is None or table.status != "running":
        return _known(table, settings, waiting)
    # A server is asked for all of it before it is waited for.
    log = rows.query_log(connection, code, player.last_line - 1)
    finished = rows.query_finished(connection, person, table.game)
    drafts = db.query(connection, DraftRow, "where code = ? and seat = ?", code, seat)
    handed_in = handed_in_since(connection, code, seat, player.last_line)
    answers = stored_answers(connection, code, seat).rows
    entries = [entry for row in reversed(log.rows) if row.line <= table.lines for entry in serialization.entries(row)]
    return replace(
        _known(table, settings, waiting),
        last_move=tuple(entry for entry in entries if entry.line == player.last_line and entry.seat == seat),
        since=tuple(entry for entry in entries if entry.line > player.last_line),
        wants_hints=settings.hints and not finished.rows,
        draft=serialization.draft_of(drafts.rows),
        draft_ahead=serialization.draft_of(drafts.rows, NEXT),
        prepared=next((serialization.read_answer(row) for row in answers if row.what == PREPARED), None),
        standing=tuple(serialization.read_standing(row) for row in answers if row.what == STANDING),
        handed_in=bool(handed_in.rows),
    )


def _known(table: Snapshot, settings: PersonSettings, waiting: Query[rows.BriefRow]) -> PanelFacts:
    return PanelFacts(table.code, table.writes, settings, tuple(map(serialization.read_brief, waiting.rows)))
