"""How large a file of a replay may be."""

from __future__ import annotations

from typing import Final

MOST: Final = 8_000_000  # bytes: below what Discord takes of a bot


class TooLarge(Exception):
    """A page or film would not pass where it is sent: the game is too long for it."""
