"""Where an error came from, without its values; also used by processes that write no log themselves."""

from __future__ import annotations

import traceback
from pathlib import Path

FRAMES = 8  # how many of the innermost calls are reported


def locations(error: BaseException) -> list[str]:
    """Where an error came from: file, line and function of the innermost calls."""
    frames = list(traceback.walk_tb(error.__traceback__))[-FRAMES:]
    return [f"{Path(frame.f_code.co_filename).name}:{line} {frame.f_code.co_name}" for frame, line in frames]
