"""Tables, logs, drafts and answers as database rows and back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import TypeAdapter, ValidationError

import db
from bot.tables.transitions import options
from bot.tables.transitions.transition import COMPACT, LogLine
from bot.tables.values import (
    Ballot,
    Brief,
    BrokenTable,
    By,
    Difference,
    Draft,
    LogEntry,
    Mode,
    NotificationState,
    Person,
    Place,
    PlannedAnswer,
    Player,
    Posted,
    PreparedAnswer,
    PreparedStep,
    Proposal,
    Snapshot,
    StandingAnswer,
    UndoRequest,
    as_told,
)
from bot.tables.values.stored_words import word
from bot.tables.values.table import StandingName, Status
from db import (
    AnswerRow,
    Connection,
    DraftRow,
    LogRow,
    MessageRow,
    NotificationStateRow,
    TableRow,
)
from db.tables import BriefRow, Whole
from rules.core import AnyGame, Arg, BadSave, Event, Only, Result, UnknownEdition
from rules.core.saves import frozen

from . import player_rows

_result = TypeAdapter(Result)
_undo_request = TypeAdapter(UndoRequest)
_ballot = TypeAdapter(Ballot)
_proposal = TypeAdapter(Proposal)
_before_frozen = TypeAdapter(tuple[StandingName, float | None, float | None])

NOW, NEXT = "now", "next"  # a draft for the open question, or for the foreseen one
PREPARED, STANDING = "prepared", "standing"  # kinds of answers given beforehand

BAD = (  # what reading damaged rows may raise
    *(BadSave, UnknownEdition, ValidationError, ValueError),
    *(KeyError, IndexError, TypeError, AttributeError, OverflowError, RecursionError),
)


def text(value: object) -> str:
    """JSON text as it is stored: compact, names unescaped."""
    return COMPACT.encode(value)


# ------------------------------------------------------------------- tables


def read_table(games: Mapping[str, AnyGame], whole: Whole) -> Snapshot:
    """A table from its rows. Raises `BrokenTable` where this program cannot read them."""
    row = whole.table
    if row.game not in games:
        raise BrokenTable(row.code, f"this program has no game {row.game!r}")
    try:
        return _read(games[row.game], whole)
    except BAD as bad:
        raise BrokenTable(row.code, f"{type(bad).__name__}: {bad}") from bad


def _read(game: AnyGame, whole: Whole) -> Snapshot:
    row, terms = whole.table, options.read_terms(whole.table.terms)
    players: list[Player | None] = [None] * (terms.seats if row.started else terms.places)
    for seated in whole.players:
        players[seated.seat] = player_rows.read_player(seated)
    if row.started and whole.state is None:
        raise ValueError("its state is missing")
    return Snapshot(
        code=row.code,
        game=row.game,
        status=word(Status, row.status),
        host=row.host,
        place=Place(row.guild, row.channel),
        terms=terms,
        options=options.read_options(game, row.options),
        options_seen=row.options_seen,
        players=tuple(players),
        opened=row.opened,
        writes=row.writes,
        lines=row.lines,
        seal=row.seal,
        state=game.load(json.loads(whole.state.state)) if whole.state else None,
        result=read_result(row.result) if row.result else None,
        started=row.started,
        ended=row.ended,
        votes=tuple(map(_vote, json.loads(row.votes))),
        undo_request=_undo_request.validate_json(row.undo_request) if row.undo_request else None,
        invited=tuple(Person(person, name) for person, name in json.loads(row.invited)),
        kept_until=row.kept_until,
        rematch_of=row.rematch_of,
        host_notified=bool(row.host_notified),
        standing=word(StandingName, row.standing),
        standing_since=row.standing_since,
        standing_until=row.standing_until,
        before_frozen=_before_frozen.validate_json(row.before_frozen) if row.before_frozen else None,
        ballot=_ballot.validate_json(row.ballot) if row.ballot else None,
        proposal=_proposal.validate_json(row.proposal) if row.proposal else None,
    )


def _vote(stored: Any) -> tuple[int, float]:
    """A vote to end a table; earlier versions stored the person alone."""
    person, at = stored if isinstance(stored, list) else (stored, 0.0)
    return int(person), float(at)


def table_row(game: AnyGame, table: Snapshot) -> TableRow:
    """A table's own row."""
    return TableRow(
        code=table.code,
        game=table.game,
        status=table.status,
        host=table.host,
        guild=table.place.guild,
        channel=table.place.channel,
        terms=options.terms_text(table.terms),
        options=options.options_text(game, table.options),
        options_seen=table.options_seen,
        seal=table.seal,
        result=text(table.result._asdict()) if table.result else None,
        votes=text(table.votes),
        undo_request=_undo_request.dump_json(table.undo_request).decode() if table.undo_request else None,
        opened=table.opened,
        started=table.started,
        ended=table.ended,
        writes=table.writes,
        lines=table.lines,
        invited=text([[person.id, person.name] for person in table.invited]),
        kept_until=table.kept_until,
        rematch_of=table.rematch_of,
        host_notified=int(table.host_notified),
        standing=table.standing,
        standing_since=table.standing_since,
        standing_until=table.standing_until,
        before_frozen=text(table.before_frozen) if table.before_frozen else None,
        ballot=_ballot.dump_json(table.ballot).decode() if table.ballot else None,
        proposal=_proposal.dump_json(table.proposal).decode() if table.proposal else None,
        deal=table.terms.sisters[0] if table.terms.sisters else None,
        own_thread=int(table.terms.own_thread),
    )


def read_result(stored: str) -> Result:
    """A result from JSON text. Raises `ValueError`."""
    result = _result.validate_json(stored)
    return result._replace(facts={name: frozen(fact) for name, fact in result.facts.items()})


# ------------------------------------------------------------------- the log


def log_row(code: str, number: int, at: float, person: int | None, line: LogLine) -> LogRow:
    """A line of the log as its row."""
    action = None if line.action is None else text(line.action)
    return LogRow(code, number, at, line.revision, line.seat, person, action, events_text(line.events), 0, line.by)


def events_text(events: Iterable[Event]) -> str:
    """Events as JSON text: [key, facts]; a fact for some seats is {"only": seats, "fact": fact}."""
    return text([[e.key, {name: _fact_json(fact) for name, fact in e.facts.items()}] for e in events])


def read_events(stored: str) -> tuple[Event, ...]:
    """Events from JSON text, with the facts for some seats wrapped again."""
    return tuple(Event(key, {n: _fact(fact) for n, fact in facts.items()}) for key, facts in json.loads(stored))


def entries(row: LogRow) -> list[LogEntry]:
    """The events of a log line."""
    undone = bool(row.undone)
    by = as_told(word(By, row.by))
    return [LogEntry(row.line, row.at, row.revision, row.seat, event, undone, by) for event in read_events(row.events)]


def read_facts(stored: str) -> dict[str, Arg]:
    """Facts from JSON text."""
    return {name: frozen(fact) for name, fact in json.loads(stored).items()}


def _fact_json(fact: Arg | Only) -> Any:
    return {"only": fact.seats, "fact": fact.fact} if isinstance(fact, Only) else fact


def _fact(stored: Any) -> Arg | Only:
    if isinstance(stored, dict):
        return Only(tuple(stored["only"]), frozen(stored["fact"]))
    return frozen(stored)


# ------------------------------------------------------------------- notification states and lists


_SHARED = ("notified_at", "notified_for", "bundled_with", "reminded", "reminded_of", "reminded_at", "quiet_at")


def read_notification_state(row: NotificationStateRow) -> NotificationState:
    """A notification state from its row."""
    shared = {name: getattr(row, name) for name in _SHARED}
    return NotificationState(row.code, row.person, bool(row.discreet), bool(row.muted), **shared)


def notification_state_row(state: NotificationState) -> NotificationStateRow:
    """A notification state as a row."""
    shared = {name: getattr(state, name) for name in _SHARED}
    return NotificationStateRow(state.code, state.person, int(state.discreet), int(state.muted), **shared)


def read_brief(row: BriefRow) -> Brief:
    """A table in a list, from its row."""
    place = Place(row.guild, row.channel)
    return Brief(row.code, row.game, word(Status, row.status), place, row.seat, row.awaited_since)


# ------------------------------------------------------------------- messages and drafts


def message_row(code: str, posted: Posted) -> MessageRow:
    """A message at Discord as a row."""
    p = posted
    return MessageRow(code, p.kind, p.person or 0, p.channel, p.message, p.at, p.line)


def read_draft(connection: Connection, code: str, seat: int, what: str = NOW) -> Draft | None:
    """The draft of a seat, for whatever question; `what`: for the open one or for the foreseen one."""
    return draft_of(db.select(connection, DraftRow, "where code = ? and seat = ?", code, seat), what)


def draft_of(rows: Iterable[DraftRow], what: str = NOW) -> Draft | None:
    """The draft among the rows of a seat, for whatever question; `what`: for the open one or for the foreseen one."""
    row = next((row for row in rows if row.what == what), None)
    if row is None:
        return None
    stored = json.loads(row.body)
    if isinstance(stored, list):
        stored = {"body": stored, "steps": []}
    planned = tuple(PlannedAnswer(choice, tuple(map(frozen, pick))) for choice, pick in stored["steps"])
    body, unfit = tuple(map(frozen, stored["body"])), stored.get("unfit", False)
    differs = {locale: Difference(*told) for locale, told in unfit.items()} if isinstance(unfit, dict) else {}
    return Draft(row.revision, row.number, body, planned, unfit is not False, differs)


def write_draft(
    connection: Connection,
    code: str,
    seat: int,
    revision: int,
    body: tuple[Arg, ...],
    steps: tuple[PlannedAnswer, ...],
    what: str = NOW,
    *,
    differs: Mapping[str, Difference] | None = None,
) -> Draft:
    """Store a draft under the next number, and return it; `differs` where it is left of a prepared answer."""
    before = read_draft(connection, code, seat, what)
    unfit = differs is not None
    draft = Draft(revision, before.number + 1 if before else 1, body, steps, unfit, differs or {})
    stored: object = body
    if steps or unfit:
        stored = {
            "steps": [[step.choice, step.pick] for step in steps],
            "body": body,
            "unfit": differs if unfit else False,
        }
    db.upsert(connection, DraftRow(code, seat, what, revision, draft.number, text(stored)))
    return draft


def answer_row(code: str, answer: PreparedAnswer, until: int | None, made: float) -> AnswerRow:
    """A prepared answer as a row."""
    first, a = answer.steps[0], answer
    steps = text([[step.choice, step.args, step.pick] for step in a.steps])
    return AnswerRow(
        code, a.seat, PREPARED, first.choice, text(first.args), steps, a.mode, a.told, until, made, a.version
    )


def read_answer(row: AnswerRow) -> PreparedAnswer:
    """A prepared answer from its row."""
    steps = tuple(
        PreparedStep(choice, tuple(map(frozen, args)), tuple(map(frozen, pick)))
        for choice, args, pick in json.loads(row.steps)
    )
    return PreparedAnswer(row.seat, steps, word(Mode, row.mode), row.told, row.version)


def read_standing(row: AnswerRow) -> StandingAnswer:
    """A standing answer from its row."""
    return StandingAnswer(row.seat, row.choice, tuple(map(frozen, json.loads(row.steps))), row.version)
