"""Names of messages by which Discord tells a second try from a second message."""

from __future__ import annotations

from secrets import token_hex


def nonce() -> str:
    """A random name for one message, at most 25 characters: Discord posts a message with the same name only once."""
    return token_hex(12)
