"""Logs faults by type and place in the program, never with an error's text or values, which may be secret."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import structlog
from cachetools import FIFOCache

from bot.locations import locations
from db import DatabaseError, TransientDatabaseError

LOG = structlog.get_logger(__name__)

CAUSES = 4  # maximum number of underlying errors that are logged with an error
REMEMBERED = 1000  # failing things that are remembered
# What database error codes mean to an operator, by prefix; the first match counts.
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
    """Log a fault of another process, given its type and the places it came from."""
    LOG.error(happening, error=error, where=[*where], **facts)


def log_end(task: asyncio.Task[Any]) -> None:
    """Log the fault that ended a task: a callback for tasks that nobody awaits before the program ends."""
    if not task.cancelled() and (fault := task.exception()) is not None:
        log_fault("a part of the bot has ended", fault)


@contextmanager
def logged(happening: str, **facts: str | int | None) -> Iterator[None]:
    """Log a fault of the block and suppress it, except one that means the database is temporarily unavailable."""
    try:
        yield
    except TransientDatabaseError:
        raise
    except Exception as error:
        log_fault(happening, error, **facts)


class RepeatedFaults:
    """Logs the faults of things that are retried: for each thing, only the first fault in a row."""

    def __init__(self) -> None:
        self._failing: FIFOCache[str, None] = FIFOCache(REMEMBERED)

    @contextmanager
    def logged(self, thing: str, happening: str, **facts: str | int | None) -> Iterator[None]:
        """Like `logged`, for a block about one thing, named for instance by a table's code."""
        try:
            yield
        except TransientDatabaseError:
            raise
        except Exception as error:
            self.note(thing, happening, error, **facts)
        else:
            self.forget(thing)

    def note(self, thing: str, happening: str, error: Exception, **facts: str | int | None) -> None:
        """Log a fault of a thing unless it failed the last time too."""
        if thing not in self._failing:
            log_fault(happening, error, **facts)
        self._failing[thing] = None

    def forget(self, thing: str) -> None:
        """Note that a thing did not fail this time, so that its next fault is logged."""
        self._failing.pop(thing, None)


class FaultLog:
    """Logs the faults of answers; that the database cannot be used once for each outage, until something is stored."""

    def __init__(self) -> None:
        self._told = set[str]()

    def add(self, happening: str, error: BaseException, **facts: str | int | None) -> None:
        """Log a fault of the program, or that the database cannot be used."""
        means = _meaning(error)
        if not (means or isinstance(error, TransientDatabaseError)):
            log_fault(happening, error, **facts)
        elif means not in self._told:
            self._told.add(means)
            log_fault("the database cannot be used", error, **facts)

    def stored(self) -> None:
        """Note that something was stored: the database can be used, and its next outage is logged again."""
        self._told.clear()


def described(error: BaseException) -> dict[str, Any]:
    """Describe an error without its text: type and codes, what these mean, where it came from, and its causes."""
    causes, means = [_kind(cause) for cause in _causes(error)], _meaning(error)
    known = {"causes": causes, "means": means}
    return {"error": _kind(error), "where": locations(error), **{key: fact for key, fact in known.items() if fact}}


def log_unhandled(loop: asyncio.AbstractEventLoop) -> None:
    """Log unhandled errors of this event loop without values, which asyncio's own handler would show."""
    loop.set_exception_handler(_unhandled)


def _unhandled(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    error = context.get("exception")
    if error is None:
        LOG.error("a fault that nobody waited for", error=str(context["message"]).partition(":")[0])
    else:
        log_fault("a fault that nobody waited for", error)


def _meaning(error: BaseException) -> str:
    """A fixed text for what a database's error code means; "" if it means nothing to an operator."""
    code = _code(error)
    return next((words for start, words in MEANINGS.items() if code.startswith(start)), "")


def _code(error: BaseException) -> str:
    """A database's code for the error; "" for an error of anything else."""
    return error.code if isinstance(error, DatabaseError) else ""


def _kind(error: BaseException) -> str:
    numbers = [str(n) for name in NUMBERS if isinstance(n := getattr(error, name, None), int) and n]
    return " ".join(filter(None, [type(error).__name__, _code(error), *numbers]))


def _causes(error: BaseException) -> list[BaseException]:
    """The causes of an error, the nearest first; those of a group include its members."""
    errors, after = [error], _direct_causes(error)
    while after and len(errors) <= CAUSES:
        if (nearest := after.pop(0)) not in errors:
            errors.append(nearest)
            after += _direct_causes(nearest)
    return errors[1:]


def _direct_causes(error: BaseException) -> list[BaseException]:
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    members = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    return [*members, *([cause] if cause else [])]
