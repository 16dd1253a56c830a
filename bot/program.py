"""Name and version of this program, and the commit from which it runs."""

from __future__ import annotations

import subprocess
import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "pyproject.toml"


@cache
def program() -> str:
    """Name and version of this program, as written into records; read from the sources if not installed."""
    try:
        return f"ratskeller {version('ratskeller')}"
    except PackageNotFoundError:
        return f"ratskeller {_version_in(SOURCES)}"


@cache
def build() -> str:
    """Name, version and commit of this program; only the commit tells what was updated between two releases."""
    commit = _commit_in(SOURCES.parent)
    return f"{program()}, commit {commit}" if commit else program()


def _commit_in(folder: Path) -> str:
    """The first digits of the commit that is checked out in a folder; "" where none is, or git is not there."""
    if not (folder / ".git").exists():
        return ""
    git = ("git", "-c", f"safe.directory={folder}", "-C", str(folder))  # it belongs to another user than the bot's
    try:
        asked = subprocess.run((*git, "rev-parse", "--short=8", "HEAD"), capture_output=True, text=True, timeout=5)
    except (OSError, subprocess.SubprocessError):
        return ""
    return asked.stdout.strip()


def _version_in(file: Path) -> str:
    try:
        return str(tomllib.loads(file.read_text("utf-8"))["project"]["version"])
    except (OSError, ValueError, KeyError):
        return "from source"
