"""Logs faults by their kind and place in the program, never with an error's text or values, which may be secret."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import structlog
from cachetools import FIFOCache

from bot.locations import locations
from db import is_temporary

LOG = structlog.get_logger(__name__)

CAUSES = 4  # errors behind an error that are logged
REMEMBERED = 1000  # things that fail again and again
# What the codes of databases mean to whoever looks after one; the first that fits.
MEANINGS = {
    "SQLITE_FULL": "no room is left on the disk",
    "SQLITE_BUSY": "another program holds the database locked",
    "SQLITE_CORRUPT": "the database is damaged",
    "SQLITE_NOTADB": "the database is damaged",
    "SQLITE_READONLY": "the database cannot be written",
    "SQLITE_IOERR": "the disk reports a fault",
    "no answer": "the server cannot be reached",
    "SQLSTATE 57P": "the server cannot be reached",
    "SQLSTATE 28": "the server refuses this user or password",
    "SQLSTATE 3D000": "the server has no such database",
    "SQLSTATE 55000": "the database lets nobody in",
    "SQLSTATE 53300": "the server takes no more connections",
    "SQLSTATE 53": "no room is left on the server",
    "SQLSTATE 25006": "the server only reads",
    "SQLSTATE 55P03": "another process or session holds a row that this needs, longer than two seconds",
}
NUMBERS = ("errno", "status", "code")  # attributes that identify errors of the system and of Discord


def log_fault(happening: str, error: BaseException, **facts: str | int | None) -> None:
    """Log a fault as one line. `happening` is a fixed text; `facts` are never secret, such as a table's code."""
    LOG.error(happening, **facts, **described(error))


def log_fault_elsewhere(happening: str, error: str, where: Sequence[str], **facts: str | int | None) -> None:
    """Log a fault of another process, which told of what kind it is and where it came from."""
    LOG.error(happening, error=error, where=[*where], **facts)


@contextmanager
def logged(happening: str, **facts: str | int | None) -> Iterator[None]:
    """A block whose fault is logged and ends there; that the database cannot be used now is raised."""
    try:
        yield
    except Exception as error:
        if is_temporary(error):
            raise
        log_fault(happening, error, **facts)


class RepeatedFaults:
    """Logs the faults of things that are tried again and again, of each the first one in a row."""

    def __init__(self) -> None:
        self._failing: FIFOCache[str, None] = FIFOCache(REMEMBERED)

    @contextmanager
    def logged(self, thing: str, happening: str, **facts: str | int | None) -> Iterator[None]:
        """A block about a thing, such as a table's code; its fault ends there as with `logged`."""
        try:
            yield
        except Exception as error:
            if is_temporary(error):
                raise
            self.note(thing, happening, error, **facts)
        else:
            self.forget(thing)

    def note(self, thing: str, happening: str, error: Exception, **facts: str | int | None) -> None:
        """Log a fault of a thing unless it is known to fail."""
        if thing not in self._failing:
            log_fault(happening, error, **facts)
        self._failing[thing] = None

    def forget(self, thing: str) -> None:
        """Log the next fault of a thing: this time it did not fail."""
        self._failing.pop(thing, None)


class FaultLog:
    """Logs the faults of answers; that the database cannot be used once for each outage, until something is stored."""

    def __init__(self) -> None:
        self._told = set[str]()

    def add(self, happening: str, error: BaseException, **facts: str | int | None) -> None:
        """Log a fault of the program, or that the database cannot be used."""
        means = _meaning(error)
        if not (means or is_temporary(error)):
            log_fault(happening, error, **facts)
        elif means not in self._told:
            self._told.add(means)
            log_fault("the database cannot be used", error, **facts)

    def stored(self) -> None:
        """The database can be used."""
        self._told.clear()


def described(error: BaseException) -> dict[str, Any]:
    """An error without its text: its type and codes, what these mean, where it came from, and what caused it."""
    causes, means = [_kind(cause) for cause in _causes(error)], _meaning(error)
    known = {"causes": causes, "means": means}
    return {"error": _kind(error), "where": locations(error), **{key: fact for key, fact in known.items() if fact}}


def log_unhandled(loop: asyncio.AbstractEventLoop) -> None:
    """Log unhandled errors of this event loop our way; asyncio's own lines would show values."""
    loop.set_exception_handler(_unhandled)


def _unhandled(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    error = context.get("exception")
    if error is None:
        LOG.error("a fault that nobody waited for", error=str(context["message"]).partition(":")[0])
    else:
        log_fault("a fault that nobody waited for", error)


def _meaning(error: BaseException) -> str:
    """A fixed sentence for what a database's code means; "" where it says nothing to an operator."""
    code = getattr(error, "sqlite_errorname", "")
    return next((words for start, words in MEANINGS.items() if code.startswith(start)), "")


def _kind(error: BaseException) -> str:
    numbers = [str(n) for name in NUMBERS if isinstance(n := getattr(error, name, None), int) and n]
    named = [error.sqlite_errorname] if isinstance(error, sqlite3.Error) and hasattr(error, "sqlite_errorname") else []
    return " ".join([type(error).__name__, *named, *numbers])


def _causes(error: BaseException) -> list[BaseException]:
    """The errors behind an error, the nearest first; of a group, its members too."""
    found, after = [error], _behind(error)
    while after and len(found) <= CAUSES:
        if (nearest := after.pop(0)) not in found:
            found.append(nearest)
            after += _behind(nearest)
    return found[1:]


def _behind(error: BaseException) -> list[BaseException]:
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    members = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    return [*members, *([cause] if cause else [])]
