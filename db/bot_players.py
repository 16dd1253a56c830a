"""The key from which bot players derive their randomness."""

from __future__ import annotations

from .link import Connection


def bot_player_key(connection: Connection) -> str:
    """The key of this database, 32 bytes in hex, created together with it."""
    key: str = connection.execute("select key from bot_player_key").fetchone()[0]
    return key
