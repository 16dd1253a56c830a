"""Records: a finished game as a file, and the check that it was dealt and played as it says."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

import db
from bot.tables.transitions import options
from bot.tables.transitions.undo import rolled_back
from bot.tables.values import Considered, Snapshot, Weighed
from db import Connection, DealRow, EditionRow, LogRow
from db import tables as table_rows
from rules.core import AnyGame, Arg, BadEdition, Event, Move, Refused, State, seal, seating
from rules.core.saves import frozen

from . import serialization, untrusted

FEW, MANY, LINES = 12, 200, 20_000  # at most: seats and files; cards of an answer and options; moves and undos
Word = Annotated[str, Field(max_length=40)]


class Model(BaseModel):
    """Base of the parts of a record: frozen, unknown fields refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class RecordedEdition(Model):
    """The component data the game was played with."""

    name: Word
    files: Annotated[dict[Word, str], Field(max_length=FEW)]


class RecordedPlayer(Model):
    """A person by name or a bot player by number."""

    name: Annotated[str, Field(max_length=100)] = ""
    house: Annotated[int, Field(ge=0, le=FEW)] = 0
    level: Word = ""  # of a bot player


class RecordedOrigin(Model):
    """The finished table whose position was played on for practice, after so many of its moves."""

    table: Word
    moves: Annotated[int, Field(ge=0, le=LINES)]


Pick = Annotated[tuple[Any, ...], Field(max_length=MANY)]


class RecordedMove(Model):
    """A seat's answer, or (`back`) so many moves taken back."""

    seat: Annotated[int, Field(ge=-1, lt=FEW)]
    choice: Word = ""
    pick: Pick = ()
    back: Annotated[int, Field(ge=0, le=LINES)] = 0
    at: float = 0.0
    considered: Annotated[tuple[tuple[Pick, float], ...], Field(max_length=FEW)] = ()  # by a bot player, best first

    @property
    def answer(self) -> tuple[Arg, ...]:
        """The pick as the rules know it: lists of a file as tuples."""
        return tuple(map(frozen, self.pick))

    @property
    def weighed(self) -> Considered:
        """What a bot player considered as the rules know it: lists of a file as tuples."""
        return tuple((tuple(map(frozen, pick)), share) for pick, share in self.considered)


class Record(Model):
    """A whole game: its secret, its options, every move and the result."""

    format: Literal["ratskeller-record-1"] = "ratskeller-record-1"
    program: Annotated[str, Field(max_length=100)]
    table: Word
    game: Word
    seal: Annotated[str, Field(max_length=100)]
    secret: str = Field(repr=False, pattern="^[0-9a-f]{64}$")
    seating: Literal["drawn", "joined"]
    joined: Annotated[tuple[RecordedPlayer, ...], Field(max_length=FEW)]
    seated: Annotated[tuple[RecordedPlayer, ...], Field(max_length=FEW)]
    options: Annotated[dict[Word, Any], Field(max_length=MANY)]
    edition: RecordedEdition
    origin: RecordedOrigin | None = None  # of a practice table; those moves stand first in `moves`
    moves: Annotated[tuple[RecordedMove, ...], Field(max_length=LINES)]
    result: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class VerificationReport:
    """What a check of a record found: `fault` is a text key, at move number `at` (from 1) if it concerns a move."""

    moves: int  # made, those taken back among them
    draws: int
    fault: str = ""
    at: int = 0
    detail: str = ""

    @property
    def valid(self) -> bool:
        """Whether the whole game matches its seal."""
        return not self.fault


FAULTS = frozenset(
    {
        "unreadable",
        "unknown_game",
        "bad_seal",
        "bad_edition",
        "bad_options",
        "bad_seating",
        "bad_move",
        "bad_take_back",
        "bad_result",
    }
)


FIELD_FAULTS = {  # by a word in pydantic's name for the error
    "missing": "field_missing",
    "extra_forbidden": "field_unknown",
    "too_long": "field_too_long",
    "less_than": "field_out_of_range",
    "greater_than": "field_out_of_range",
}


class BadRecord(Exception):
    """A record or log that the rules do not allow: what is wrong, and at which move (from 1)."""

    def __init__(self, fault: str, detail: str = "", at: int = 0) -> None:
        super().__init__(f"{fault}{f' at move {at}' if at else ''} {detail}".rstrip())
        self.fault, self.detail, self.at = fault, detail, at


def read(text: str) -> Record:
    """A record from its file's text. Raises `untrusted.BadFile` naming what is wrong with it."""
    try:
        return Record.model_validate(untrusted.parsed(text))
    except ValidationError as bad:
        kind, where = bad.errors(include_input=False)[0]["type"], _where(bad)
        fault = next((fault for word, fault in FIELD_FAULTS.items() if word in kind), "field_wrong")
        raise untrusted.BadFile(_first_fault(bad), fault, where=where) from None


def _first_fault(bad: ValidationError) -> str:
    """Where the first fault of a file is, and what it is."""
    return f"{_where(bad) or 'the file'}: {bad.errors(include_input=False)[0]['msg']}"


def _where(bad: ValidationError) -> str:
    """The field that is wrong, as moves.3.seat; "" for the whole."""
    first = bad.errors(include_input=False)[0]
    return ".".join(untrusted.printable(str(part), 40) for part in first["loc"])


def verify(record: Record, games: Mapping[str, AnyGame]) -> VerificationReport:
    """Play the game again and check its seal, seating, options, every move and the result."""
    replay = Replay()
    try:
        game = _game(record, games)
        _check_deal(record)
        replay.play(game, record)
        _check_result(record, game, replay.now)
    except BadRecord as bad:
        return VerificationReport(replay.moves_made, replay.draws, bad.fault, bad.at, bad.detail)
    return VerificationReport(replay.moves_made, replay.draws)


def replayed(record: Record, games: Mapping[str, AnyGame]) -> tuple[AnyGame, Replay]:
    """The game of a record, and the record played again to its last move. Raises `BadRecord`."""
    game, replay = _game(record, games), Replay()
    replay.play(game, record)
    return game, replay


def begun(record: Record, games: Mapping[str, AnyGame], moves: int) -> Replay:
    """So many of its moves that stand, played from the deal as if nothing was ever taken back. Raises `BadRecord`."""
    standing = tuple(standing_moves(record)[:moves])
    _, replay = replayed(record.model_copy(update={"moves": standing, "result": None}), games)
    return replay


def standing_moves(record: Record) -> list[RecordedMove]:
    """Its moves without those that were taken back."""
    standing: list[RecordedMove] = []
    for move in record.moves:
        if move.back:
            del standing[-move.back :]
        else:
            standing.append(move)
    return standing


def states(record: Record, games: Mapping[str, AnyGame]) -> tuple[State, ...]:
    """Every state of a recorded game: after the deal, then after each entry of `record.moves`. Raises `BadRecord`."""
    return Replay().play(_game(record, games), record)


def weighed(record: Record, games: Mapping[str, AnyGame]) -> tuple[Weighed, ...]:
    """What bot players considered, answer by answer. Raises `BadRecord`."""
    found = zip(states(record, games), record.moves, strict=False)  # the last state has no move
    return tuple(_weighed(state, move) for state, move in found if move.considered)


def _weighed(state: State, move: RecordedMove) -> Weighed:
    ask = next(ask for ask in state.asked if ask.seat == move.seat)
    return Weighed(state, ask, move.weighed)


class Replay:
    """A game played again move by move: the states it went through, without what was taken back.

    `played` are the moves that stand, and `events` what happened in each: state n+1 is the one after `played[n]`.
    """

    def __init__(self) -> None:
        self.states: list[State] = []
        self.played: list[RecordedMove] = []
        self.events: list[tuple[Event, ...]] = []
        self.moves_made = 0  # those taken back among them

    @property
    def now(self) -> State:
        """The newest state."""
        return self.states[-1]

    @property
    def draws(self) -> int:
        """How many hashes of the secret the dice used."""
        return self.now.draws if self.states else 0

    def play(self, game: AnyGame, record: Record) -> tuple[State, ...]:
        """Deal and play a whole record; returns the state after the deal and after each entry. Raises `BadRecord`."""
        self.deal(game, len(record.seated), bytes.fromhex(record.secret), _options(game, record))
        found = [self.now]
        for number, move in enumerate(record.moves, start=1):
            self.apply(game, number, move)
            found.append(self.now)
        return tuple(found)

    def deal(self, game: AnyGame, seats: int, secret: bytes, chosen: object) -> None:
        """Set up the game. Raises `BadRecord`."""
        try:
            self.states = [game.new(seats, secret, chosen)]
        except ValueError as bad:
            raise BadRecord("bad_options", str(bad)) from None

    def apply(self, game: AnyGame, number: int, move: RecordedMove) -> None:
        """Play one more move, or take some back; `number` is its place in the record. Raises `BadRecord`."""
        if move.back:
            self._back(game, number, move.back)
            return
        ask = next((ask for ask in self.now.asked if ask.seat == move.seat), None)
        if ask is None:
            raise BadRecord("bad_move", "not_your_turn", number)
        try:
            state, events = game.play(self.now, Move(move.seat, move.choice, move.answer, ask.revision))
        except Refused as no:
            raise BadRecord("bad_move", no.refusal.key, number) from None
        except ValueError as bad:
            raise BadRecord("bad_move", str(bad), number) from None
        self.states.append(state)
        self.played.append(move)
        self.events.append(events)
        self.moves_made += 1

    def _back(self, game: AnyGame, number: int, back: int) -> None:
        answers = {state.revision for state in self.states[-back:]}  # a changed one keeps the revision
        if not 0 < back < len(self.states) or len(answers) > self.now.undo_reach:
            raise BadRecord("bad_take_back", str(self.now.undo_barrier), number)
        self.states[-1 - back :] = [rolled_back(game, self.now, self.states[-1 - back : -1])]
        del self.played[-back:], self.events[-back:]


def _game(record: Record, games: Mapping[str, AnyGame]) -> AnyGame:
    if record.game not in games:
        raise BadRecord("unknown_game", record.game)
    game = games[record.game]
    try:
        edition = game.add_edition(record.edition.files)
    except BadEdition as bad:
        raise BadRecord("bad_edition", str(bad)) from None
    if edition.name != record.edition.name:
        raise BadRecord("bad_edition", f"{edition.name} is not {record.edition.name}")
    return game


def _check_deal(record: Record) -> None:
    secret, seats = bytes.fromhex(record.secret), len(record.joined)
    if seal(secret) != record.seal:
        raise BadRecord("bad_seal")
    order = seating(secret, seats) if record.seating == "drawn" else tuple(range(seats))
    if record.seated != tuple(record.joined[i] for i in order):
        raise BadRecord("bad_seating")


def _options(game: AnyGame, record: Record) -> Any:
    try:
        chosen = options.read_options(game, json.dumps(record.options))
    except ValidationError as bad:
        raise BadRecord("bad_options", _first_fault(bad)) from None
    except ValueError as bad:
        raise BadRecord("bad_options", str(bad)) from None
    name = getattr(chosen, "edition", record.edition.name)
    if name != record.edition.name or game.check_options(len(record.seated), chosen):
        raise BadRecord("bad_options")
    return chosen


def _check_result(record: Record, game: AnyGame, state: State) -> None:
    result = game.result(state)
    if (None if result is None else json.loads(serialization.text(result._asdict()))) != record.result:
        raise BadRecord("bad_result")


# ------------------------------------------------------------------- making a record


def make_record(connection: Connection, table: Snapshot) -> str:
    """The record of a table that has ended, as JSON text."""
    deal = db.select_one(connection, DealRow, "where code = ?", table.code)
    assert deal
    edition = db.select_one(connection, EditionRow, "where game = ? and name = ?", table.game, deal.edition)
    assert edition
    joined = tuple(RecordedPlayer.model_validate(player) for player in json.loads(deal.joined))
    record = Record(
        program=deal.program,
        table=table.code,
        game=table.game,
        seal=table.seal or "",
        secret=deal.secret,
        seating=table.terms.seating,
        joined=joined,
        seated=_seated(joined, table, bytes.fromhex(deal.secret)),
        options=json.loads(_options_text(connection, table.code)),
        edition=RecordedEdition(name=deal.edition, files=json.loads(edition.files)),
        origin=_origin(table),
        moves=moves_of(connection, table.code),
        result=None if table.result is None else json.loads(serialization.text(table.result._asdict())),
    )
    return record.model_dump_json(indent=1)


def _origin(table: Snapshot) -> RecordedOrigin | None:
    origin = table.terms.origin
    return None if origin is None else RecordedOrigin(table=origin.table, moves=origin.moves)


def _seated(joined: tuple[RecordedPlayer, ...], table: Snapshot, secret: bytes) -> tuple[RecordedPlayer, ...]:
    """The players by seat as at the start; some may have resigned since."""
    order = seating(secret, len(joined)) if table.terms.seating == "drawn" else range(len(joined))
    return tuple(joined[i] for i in order)


def _options_text(connection: Connection, code: str) -> str:
    row = db.select_one(connection, db.TableRow, "where code = ?", code)
    assert row
    return row.options


def moves_of(connection: Connection, code: str, until: int | None = None) -> tuple[RecordedMove, ...]:
    """Every move and undo in a table's log, up to line `until` if given. Raises `ValueError`."""
    where = "where code = ? and action is not null and line <= ? order by line"
    lines = db.select(connection, LogRow, where, code, table_rows.NO_LIMIT if until is None else until)
    actions = [(json.loads(line.action or "{}"), line.at) for line in lines]
    return tuple(RecordedMove.model_validate({**action, "at": at}) for action, at in actions if "deal" not in action)
