"""Where an error came from, without its values: what also processes tell that write no log."""

from __future__ import annotations

import traceback
from pathlib import Path

FRAMES = 8  # calls of an error that are told, the last ones


def locations(error: BaseException) -> list[str]:
    """Where an error came from: file, line and function of the last calls."""
    frames = list(traceback.walk_tb(error.__traceback__))[-FRAMES:]
    return [f"{Path(frame.f_code.co_filename).name}:{line} {frame.f_code.co_name}" for frame, line in frames]
