"""Text that people type, as it can be stored and sent."""

from __future__ import annotations


def storable(text: str) -> str:
    """Typed text without null characters, which PostgreSQL refuses; lone surrogates become question marks."""
    return text.encode("utf-8", "replace").decode().replace("\0", "")
