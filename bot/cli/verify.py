"""`python -m bot verify`: a finished game played again from its record and checked against its seal."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.config import Settings
from bot.outcome import CannotDo, tell
from bot.replays.file_check import check_file, check_text
from bot.tables.storage import records, untrusted
from bot.text import words_for
from rules import GAMES
from rules.core import seal

from .child import PIPE, piped


def verify(settings: Settings, args: argparse.Namespace) -> int:
    """Play a record again; returns 0 if it matches its seal, else 1. From a pipe: write what was found as JSON."""
    if args.record == PIPE:
        print(check_text(check_file(piped(), GAMES, words_for(args.language))))
        return 0
    record = record_at(args.record)
    report = records.verify(record, GAMES)
    tell(f"table   {record.table}, {record.game}, {len(record.seated)} seats")
    tell(f"secret  {record.secret}")
    tell(f"seal    {seal(bytes.fromhex(record.secret))}")
    tell(f"played  {report.moves} moves, {report.draws} draws")
    if report.valid:
        tell("all as sealed: deal, seating, every move and the result")
        return 0
    where = f" at move {report.at}" if report.at else ""
    tell(f"NOT as sealed: {report.fault}{where} {report.detail}".rstrip())
    return 1


def record_at(path: Path) -> records.Record:
    """The record in a file. Raises `CannotDo`."""
    try:
        return records.read(untrusted.text_of(path))
    except OSError as bad:
        raise CannotDo(f"{path}: cannot be read: {bad.strerror}") from None
    except ValueError as bad:
        raise CannotDo(f"{path}: this is no record of a game: {bad}") from None
