"""Name and version of this program."""

from __future__ import annotations

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


def _version_in(file: Path) -> str:
    try:
        return str(tomllib.loads(file.read_text("utf-8"))["project"]["version"])
    except (OSError, ValueError, KeyError):
        return "from source"
