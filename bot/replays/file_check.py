"""Checks a record file, in a process of its own: what it is, and whether it matches its seal."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from bot.tables.storage import records, untrusted
from bot.text import Words
from rules.core import AnyGame

from .played import played_again
from .steps import perspective_at


@dataclass(frozen=True, slots=True)
class FileCheck:
    """The result. `unreadable`: why the file is no record, a key with its `facts`; else `fault`, as from `verify`."""

    unreadable: str = ""
    facts: Mapping[str, str | int] = field(default_factory=dict)
    game: str = ""
    table: str = ""
    seal: str = ""
    moves: int = 0
    draws: int = 0
    fault: str = ""
    at: int = 0
    detail: str = ""
    why: str = ""  # the game's own sentence on the illegal move, if it has one


def check_file(raw: bytes, games: Mapping[str, AnyGame], words: Words) -> FileCheck:
    """Read a file and play its game again."""
    try:
        record = records.read(untrusted.decoded(raw))
    except untrusted.BadFile as bad:
        return FileCheck(unreadable=bad.fault, facts=bad.facts)
    report = records.verify(record, games)
    why = _why(record, games, report.at, words) if report.fault == "bad_move" else ""
    return FileCheck(game=record.game, table=record.table, seal=record.seal, why=why, **asdict(report))


def _why(record: records.Record, games: Mapping[str, AnyGame], at: int, words: Words) -> str:
    """Why the game refuses the move of this number, as its players would be told; "" if the kernel refuses it."""
    move = record.moves[at - 1]
    played = played_again(record.model_copy(update={"moves": record.moves[: at - 1], "result": None}), games)
    barred = played.game.barred(played.table.state, move.seat)
    refusals = (barred[option] for option in move.answer if option in barred)
    return next((perspective_at(played, played.last, words).refusal(refusal) for refusal in refusals), "")


def check_text(check: FileCheck) -> str:
    """Serialize a check as JSON."""
    return json.dumps(asdict(check))


def read_check(text: str) -> FileCheck:
    """Parse a check from JSON. Raises `ValueError`."""
    return FileCheck(**json.loads(text))
