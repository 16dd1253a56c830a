"""Files of JSON lines that a night's work is noted in, and that a kill may cut."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any


def noted(path: Path) -> Iterator[dict[str, Any]]:
    """The entries of a file, none if it does not exist; a line that a kill has cut is none."""
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        with suppress(json.JSONDecodeError):
            if line:
                yield json.loads(line)


def note(path: Path, entry: Mapping[str, Any]) -> None:
    """Add an entry, on a line of its own even after one that a kill has cut."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(f"\n{json.dumps(entry)}")
