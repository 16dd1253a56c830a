"""A record file checked, in a process of its own: what it is, and whether it is as it was sealed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from bot.tables.storage import records, untrusted
from rules.core import AnyGame


@dataclass(frozen=True, slots=True)
class FileCheck:
    """What was found. `unreadable`: why it is no record, a key with its facts; else `fault`, as of a verification."""

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


def check_file(raw: bytes, games: Mapping[str, AnyGame]) -> FileCheck:
    """Read a file and play its game again."""
    try:
        record = records.read(untrusted.decoded(raw))
    except untrusted.BadFile as bad:
        return FileCheck(unreadable=bad.fault, facts=bad.facts)
    report = records.verify(record, games)
    return FileCheck(game=record.game, table=record.table, seal=record.seal, **asdict(report))


def check_text(check: FileCheck) -> str:
    """A check as JSON text."""
    return json.dumps(asdict(check))


def read_check(text: str) -> FileCheck:
    """A check from JSON text. Raises `ValueError`."""
    return FileCheck(**json.loads(text))
