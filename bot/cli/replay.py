"""`python -m bot replay`: a recorded game as a page to step through in any browser, or as a film."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from bot.config import Settings
from bot.outcome import CannotDo, tell
from bot.replays import PlayedGame, checked
from bot.replays.child_process import NO_MEMORY, TOO_LARGE
from bot.replays.film import film
from bot.replays.limits import TooLarge
from bot.replays.page import page_of
from bot.tables.storage import records, untrusted
from bot.text import words_for
from rules import GAMES

from .child import PIPE, piped, tell_progress
from .replay_folder import show_folder
from .verify import record_at


def replay(settings: Settings, args: argparse.Namespace) -> int:
    """Write the page or the film of a record, or show a folder of them."""
    if args.serve is not None:
        return show_folder(args.serve, args.port, args.language)
    record = _piped() if args.record == PIPE else record_at(args.record)
    try:
        played = checked(record, GAMES)
        made = _made(args, played, record)
    except records.BadRecord as bad:
        raise CannotDo(f"this record is not as it was sealed: {bad}") from None
    except TooLarge:
        if args.record == PIPE:
            return TOO_LARGE
        raise CannotDo("this game is too long for one file") from None
    except MemoryError:
        return NO_MEMORY
    target = args.film or args.html or args.record.with_suffix(".html")
    if target == PIPE:
        sys.stdout.buffer.write(made)
        return 0
    try:
        target.write_bytes(made)
    except OSError as bad:
        raise CannotDo(f"{target}: cannot be written: {bad.strerror}") from None
    tell(f"{target}: {len(made) // 1000} kB")
    return 0


def _made(args: argparse.Namespace, played: PlayedGame, record: records.Record) -> bytes:
    """The film or the page. Raises `TooLarge`."""
    if args.film:
        return film(played, words_for(args.language), _progress_of(args))
    return page_of(played, record, args.language).encode()


def _progress_of(args: argparse.Namespace) -> Callable[[int, int], None]:
    """A function that reports progress to the bot, or does nothing if the bot did not start this."""
    return tell_progress if args.record == PIPE else lambda done, of: None


def _piped() -> records.Record:
    try:
        return records.read(untrusted.decoded(piped()))
    except ValueError as bad:
        raise CannotDo(f"this is no record of a game: {bad}") from None
