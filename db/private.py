"""Files and folders that only their owner may read: a database holds hands of cards and private settings."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

OWNER_ONLY: Final = 0o600
OWNERS_FOLDER: Final = 0o700


def make_folder(path: Path) -> None:
    """Create a folder for the owner alone; an existing one stays as it is."""
    path.mkdir(OWNERS_FOLDER, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Create an empty file for the owner alone; an existing one stays as it is.

    An existing file is never opened: closing it would release SQLite's own locks on it in this process.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    except FileExistsError:
        return


def nearest_folder(path: Path) -> Path:
    """The folder itself if it exists, else its nearest parent that does."""
    whole = path.absolute()
    return next(folder for folder in (whole, *whole.parents) if os.access(folder, os.F_OK))


def why_unwritable(folder: Path) -> str | None:
    """Why no file can be created in a folder, which need not exist yet; None if one can."""
    there = nearest_folder(folder)
    why = _why_no_file(there)
    return why if why is None or there == folder.absolute() else f"there is no folder {folder}, and {why}"


def _why_no_file(there: Path) -> str | None:
    if not there.is_dir():
        return f"{there} is no folder"
    if not os.access(there, os.W_OK | os.X_OK):
        return f"{there} cannot be written; give the bot's user the right to"
    try:
        TemporaryFile(dir=there).close()  # some system file systems refuse even those with the permission
    except OSError:
        return f"no file can be made in {there}; name another folder"
    return None


def others_may_read(path: Path) -> bool:
    """Whether anybody but the owner may read a file."""
    return bool(path.stat().st_mode & 0o044)
