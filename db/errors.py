"""Why a database cannot be used, in words for the person who runs the bot."""

from __future__ import annotations

from pathlib import Path


class BadDatabase(Exception):
    """The database file cannot be used; nothing was changed in it."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path, self.problem = path, problem


class Unreadable(BadDatabase):
    """The file cannot be opened, or is damaged."""


class NotOurs(BadDatabase):
    """A sound SQLite file that some other program made."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "this is a database of another program; name a new file or the bot's own")


class NewerDatabase(BadDatabase):
    """A newer program wrote this file."""

    def __init__(self, path: Path, version: int, known: int) -> None:
        super().__init__(
            path,
            f"this database is of version {version}, this program knows versions up to {known}; "
            f"start the newer program, or restore the backup that was made before the upgrade",
        )
        self.version, self.known = version, known
