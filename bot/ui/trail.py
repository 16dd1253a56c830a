"""Where an error came from, for the log: never its text, which may hold what is secret."""

from __future__ import annotations

import traceback
from pathlib import Path


def trail(error: BaseException) -> list[str]:
    """Where an error came from: file, line and function of the last calls."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
