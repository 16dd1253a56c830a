"""Logging with structlog, one line per event. Nothing that is secret in a game is ever logged."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

import structlog

from .faults import described

LOG = structlog.get_logger(__name__)
OURS = ("bot", "cogs", "db", "rules")
PLACEHOLDER = re.compile(r"%[-+ #0-9.]*[a-zA-Z]")  # a placeholder in a library's text


def set_up_logging(level: str, form: Literal["console", "json"]) -> None:
    """Send our own lines and those of libraries to standard error, as text for people or as JSON."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                without_values,
                printable,
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                renderer,
            ],
        )
    )
    logging.getLogger().handlers[:] = [handler]
    _set_levels(level)


@contextmanager
def start_and_end_logged(program: str, database: str, roles: Sequence[str]) -> Iterator[None]:
    """Log the start and the end of a bot, so that a log shows where one run ends and the next one begins."""
    LOG.info("the bot starts", program=program, database=database, roles=", ".join(roles) or "all")
    try:
        yield
    finally:
        LOG.info("the bot has ended")


def without_values(
    _: structlog.typing.WrappedLogger, __: str, line: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Replace the error of a line by its description; drop the values from a library's line, which may be ours."""
    line.pop("stack_info", None)
    error = _error_of(line.pop("exc_info", None))
    return {**line, **_bare(line), **described(error)} if error else line


def printable(
    _: structlog.typing.WrappedLogger, __: str, line: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Escape text that could control a terminal, as `repr` does."""
    return {name: repr(v) if isinstance(v, str) and not v.isprintable() else v for name, v in line.items()}


def _error_of(exc_info: object) -> BaseException | None:
    """The error of a line; `True` stands for the one being handled."""
    match exc_info:
        case BaseException():
            return exc_info
        case (_, BaseException() as error, _):
            return error
        case True:
            return sys.exception()
    return None


def _bare(line: structlog.typing.EventDict) -> dict[str, str]:
    """The text of a library's line without the values filled in; empty for our own lines."""
    if line.get("_from_structlog", True):
        return {}
    return {"event": PLACEHOLDER.sub("…", str(line["_record"].msg))}


def _set_levels(level: str) -> None:
    """Limit libraries to warnings: at DEBUG they print their data, such as database rows with hidden answers."""
    for name in OURS:
        logging.getLogger(name).setLevel(level)
    root = logging.getLogger()
    root.setLevel(level)
    root.setLevel(max(logging.WARNING, root.level))
