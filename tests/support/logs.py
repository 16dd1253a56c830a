"""The log as the bot writes it, at DEBUG level."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr
from io import StringIO
from typing import Any

import structlog

from bot.logs import OURS, set_up_logging


class Log:
    """What has been written so far."""

    def __init__(self, written: StringIO) -> None:
        self._written = written

    @property
    def text(self) -> str:
        """All of it."""
        return self._written.getvalue()

    @property
    def lines(self) -> list[dict[str, Any]]:
        """Line by line."""
        return [json.loads(line) for line in self.text.splitlines()]


@contextmanager
def debug_log() -> Iterator[Log]:
    """Set up logging as the bot does, with everything logged; restored afterwards."""
    root = logging.getLogger()
    loggers = [root, *(logging.getLogger(name) for name in OURS)]
    levels, handlers = [logger.level for logger in loggers], root.handlers[:]
    written = StringIO()
    with redirect_stderr(written):
        set_up_logging("DEBUG", "json")
    (ours,) = root.handlers
    root.handlers[:] = [*handlers, ours]
    try:
        yield Log(written)
    finally:
        root.removeHandler(ours)
        structlog.reset_defaults()
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)
