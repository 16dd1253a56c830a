"""Translates errors of a PostgreSQL server into words for the operator and into the classes of `db/errors.py`."""

from __future__ import annotations

from typing import Final

import psycopg
from psycopg import errors

from db.errors import NO_ANSWER, BadDatabase, DatabaseError, OutcomeUnknown, ServerAway, Unavailable, database_error
from db.server import Server

_PASSWORD: Final = ("28P01", "28000")
_NO_DATABASE: Final = "3D000"
_CLOSED: Final = "55000"
_FULL: Final = ("53100", "53200")
_CROWDED: Final = "53300"
# When a server refuses a connection its message arrives without the SQLSTATE.
_STATE_BY_WORDS: Final = {
    "too many clients": _CROWDED,
    "too many connections": _CROWDED,
    "connection slots are reserved": _CROWDED,
    "password": "28P01",
    "no pg_hba.conf entry": "28000",
    "role ": "28000",
    "not currently accepting connections": _CLOSED,
    'database "': _NO_DATABASE,
}
_ENDING: Final = ("57P01", "57P02", "57P03")


def in_words(fault: psycopg.Error) -> str:
    """What is wrong and what to do about it, without any stored value."""
    said, state = _said(fault), _state(fault)
    if state == _CROWDED:
        return f"the server takes no more connections ({said}); end others or raise max_connections"
    if state in _PASSWORD:
        return f"the server refuses this user or password ({said}); put the right ones into its address"
    if state == _NO_DATABASE:
        return f"the server has no such database ({said}); make it: createdb --encoding UTF8 NAME"
    if state == _CLOSED:
        return f"the database lets nobody in ({said}); let it: alter database NAME allow_connections true"
    if isinstance(fault, errors.InsufficientPrivilege):
        return f"the user may not do this ({said}); make the user the owner of the database"
    if isinstance(fault, errors.LockNotAvailable):
        return f"a backup or another session holds what this needs ({said}); let that end, then try again"
    if state in _FULL:
        return f"no room is left on the server ({said}); make room there, then try again"
    if state in _ENDING or (not state and isinstance(fault, psycopg.OperationalError)):
        return f"the server cannot be reached ({said}); see whether it runs, and whether its address is right"
    return f"cannot be used: {said}"


def unusable(server: Server, fault: psycopg.Error) -> BadDatabase:
    """Turn an error on opening into one that tells the operator what to do."""
    return Unavailable(server, in_words(fault))


def unreachable(words: str = "the server cannot be reached") -> ServerAway:
    """The error for a server that is away, when no statement was sent to it."""
    return ServerAway(words, NO_ANSWER)


def unknown() -> OutcomeUnknown:
    """The error for a connection that broke during a commit, which may or may not be stored."""
    return OutcomeUnknown("it is not known whether the last change was stored", NO_ANSWER)


def as_known(fault: psycopg.Error) -> DatabaseError:
    """The fault as one of `db/errors.py`."""
    return database_error(in_words(fault), _code(fault))


def _code(fault: psycopg.Error) -> str:
    """The server's code; without one nothing answered, or psycopg itself refused the work: the name of its class."""
    if state := _state(fault):
        return f"SQLSTATE {state}"
    return NO_ANSWER if isinstance(fault, psycopg.OperationalError) else type(fault).__name__


def _state(fault: psycopg.Error) -> str:
    """The SQLSTATE; "" if there is none."""
    said = _said(fault)
    return fault.sqlstate or next((state for words, state in _STATE_BY_WORDS.items() if words in said), "")


def _said(fault: psycopg.Error) -> str:
    """The first line of the server's message; further ones may show stored values."""
    said = fault.diag.message_primary or str(fault)
    return said.strip().partition("\n")[0].strip()
