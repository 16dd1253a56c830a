"""What bot players draw their chance from."""

from __future__ import annotations

from .link import Connection


def bot_player_key(connection: Connection) -> str:
    """The key of this database, 32 bytes in hex, made when it was."""
    key: str = connection.execute("select key from bot_player_key").fetchone()[0]
    return key
