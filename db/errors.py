"""What fails at a database, whichever store it is, and why it cannot be used, in words for who runs the bot."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path
from typing import Final

from .server import Server, Where

NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
NO_RIGHT: Final = (errno.EROFS, errno.EACCES, errno.EPERM)
NO_ANSWER: Final = "no answer"  # in place of an error code when a server is away
_OF_A_SERVER: Final = (NO_ANSWER, "SQLSTATE")
# Prefixes of codes for which a server cannot be reached: it is shutting down or starting up, or does not answer.
_AWAY: Final = (NO_ANSWER, "SQLSTATE 57P")
_LOCKED: Final = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL")  # by another program
# Prefixes of codes for which no row or statement is to blame: a retry works once the cause is gone.
_TRANSIENT: Final = (
    *_LOCKED,
    *("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM"),
    *("SQLSTATE 08", "SQLSTATE 57", "SQLSTATE 25P03", "SQLSTATE 25P04"),  # the server cut us off
    *("SQLSTATE 28", "SQLSTATE 3D", "SQLSTATE 55000"),  # it rejects us, or has no such database
    *("SQLSTATE 40", "SQLSTATE 55P03"),  # another transaction was first, or holds a lock that this one needs
    *("SQLSTATE 53", "SQLSTATE 58", "SQLSTATE 25006"),  # it is out of room, has a disk error, or is read-only
)
LEAST_ROOM: Final = 64 * 1024  # bytes that SQLite needs for its own files before anything else


class DatabaseError(Exception):
    """A transaction failed; `code` is what the store calls the error, such as `SQLITE_CORRUPT` or `SQLSTATE 23505`."""

    def __init__(self, words: str, code: str) -> None:
        super().__init__(words)
        self.code = code


class TransientDatabaseError(DatabaseError):
    """No row or statement is to blame: the database cannot be used now, and a retry works once the cause is gone."""


class ServerAway(TransientDatabaseError):
    """The server cannot be reached now; the same request works as soon as it is back."""


class OutcomeUnknown(ServerAway):
    """The server went away during a commit and stayed away: the change may or may not be stored."""


def database_error(words: str, code: str) -> DatabaseError:
    """The error of the class to which its code belongs: SQLite calls a full disk and damaged JSON the same."""
    if code.startswith(_AWAY):
        return ServerAway(words, code)
    return (TransientDatabaseError if code.startswith(_TRANSIENT) else DatabaseError)(words, code)


class BadDatabase(Exception):
    """The database cannot be used; nothing was changed in it."""

    def __init__(self, path: Where, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path, self.problem = path, problem


class Misconfigured(BadDatabase):
    """No start can succeed before somebody changes a setting, the file or what is installed."""


class Unreadable(BadDatabase):
    """The file cannot be opened, or is damaged."""


class WrongFile(Unreadable, Misconfigured):
    """The file named is not a database, or cannot be created there."""


class Unavailable(BadDatabase):
    """The disk, the server or another program prevents access; the data may be intact."""


class InUse(BadDatabase):
    """Another bot runs on this database."""

    def __init__(self, path: Where, process: str) -> None:
        who = f"another bot (process {process})" if process else "another bot"
        super().__init__(path, f"{who} runs on this database; stop it first, or name another database for this one")
        self.process = process


class NotOurs(Misconfigured):
    """An intact database that another program made."""

    def __init__(self, path: Where) -> None:
        super().__init__(path, "this is a database of another program; name a new one or the bot's own")


class NewerDatabase(BadDatabase):
    """A newer program wrote this database."""

    def __init__(self, path: Where, version: int, known: int) -> None:
        super().__init__(
            path,
            f"this database is of version {version}, this program knows versions up to {known}; "
            f"start the newer program, or restore the backup that was made before the upgrade{_made_by_itself(path)}",
        )
        self.version, self.known = version, known


class MovedAway(Misconfigured):
    """Everything in this database was moved to another one."""

    def __init__(self, path: Where, target: str) -> None:
        super().__init__(path, f"this database was moved to {target}; name that one in RATSKELLER_DATABASE")


class MoveUnknown(BadDatabase):
    """Everything was copied to another database, but it is not known whether this one was marked as moved."""

    def __init__(self, path: Where, target: Where) -> None:
        super().__init__(
            path,
            f"this database could not be reached any more while it was marked as moved, and it is not known whether it "
            f"is; everything stands in {target}, and neither was changed since. Start no bot on either. When this one "
            f"can be reached again, run the same command: if it says that the database was moved, go on with {target}; "
            f"if it says that {target} holds something already, nothing was marked: make a new one and move again",
        )


def _made_by_itself(path: Where) -> str:
    """Where to find the copy that each migration makes of a file; "" for a server."""
    return f" ({path.name}.v*.bak beside it)" if isinstance(path, Path) else ""


def explained(path: Where, fault: DatabaseError | OSError) -> BadDatabase:
    """Turn an error of the store or the disk into one that tells the operator what to do."""
    code = "" if isinstance(fault, OSError) else fault.code
    if isinstance(path, Server) or code.startswith(_OF_A_SERVER):
        return Unavailable(path, str(fault))  # already in words for the operator
    why = _reason(fault)
    if _is_full(path, fault):
        return Unavailable(path, f"no room is left on its disk ({why}); make room there, then try again")
    if _is_read_only(path, fault):
        return Unavailable(
            path, f"the file, its folder or its disk cannot be written ({why}); give the bot's user the right to"
        )
    if code.startswith(_LOCKED):
        return Unavailable(path, f"another program holds it locked ({why}); let that end, then try again")
    if code.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        kind = WrongFile if code == "SQLITE_NOTADB" else Unreadable
        return kind(path, f"cannot be read: {why}; put a backup in its place")
    if code.startswith("SQLITE_IOERR"):
        return Unavailable(path, f"its disk reports a fault ({why}); see to the disk, then try again")
    if code.startswith("SQLITE_") and not code.startswith("SQLITE_CANTOPEN"):
        return Unreadable(path, f"cannot be used: {why}")
    return _unopened(path, why)


def _reason(fault: DatabaseError | OSError) -> str:
    """The system's message, without the name of a file next to the database, which nobody has named."""
    return (isinstance(fault, OSError) and fault.strerror) or str(fault)


def _unopened(path: Path, why: str) -> Unreadable:
    if path.is_dir():
        return WrongFile(path, "is a folder; name a file in a folder that the bot's user may write")
    if not path.parent.exists():
        return no_folder(path)
    if not path.exists():
        return WrongFile(path, f"cannot be made ({why}); name a file in a folder that the bot's user may write")
    return Unreadable(path, f"cannot be opened: {why}")


def no_folder(path: Path) -> WrongFile:
    """The error for a database whose folder does not exist, perhaps because its name is misspelt."""
    return WrongFile(path, f"there is no folder {path.parent}; make it, or name a file in another one")


def _is_full(path: Path, fault: DatabaseError | OSError) -> bool:
    """Whether the disk is full. SQLite reports that only when it writes a page; otherwise the disk is asked."""
    if isinstance(fault, OSError):
        return fault.errno in NO_ROOM
    return fault.code.startswith("SQLITE_FULL") or (
        fault.code.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN")) and _room(path) < LEAST_ROOM
    )


def _is_read_only(path: Path, fault: DatabaseError | OSError) -> bool:
    if isinstance(fault, OSError):
        return fault.errno in NO_RIGHT
    return fault.code.startswith(("SQLITE_READONLY", "SQLITE_PERM")) or (
        fault.code.startswith("SQLITE_CANTOPEN") and not _may_write(path)
    )


def _room(path: Path) -> int:
    try:
        return shutil.disk_usage(path.parent).free
    except OSError:
        return LEAST_ROOM


def _may_write(path: Path) -> bool:
    return os.access(path.parent, os.W_OK) and (not path.is_file() or os.access(path, os.R_OK | os.W_OK))
