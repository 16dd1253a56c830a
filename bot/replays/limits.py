"""The maximum size of a replay's file."""

from __future__ import annotations

from typing import Final

MOST: Final = 8_000_000  # bytes: below Discord's limit for a bot


class TooLarge(Exception):
    """The game is too long: its page or film would exceed `MOST`."""
