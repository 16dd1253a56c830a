"""Alternative texts within Discord's limit."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 1024  # characters
ENDS: Final = ("?", "!", "…")  # a sentence that ends like this gets no full stop


def sentences(*told: str, last: str) -> str:
    """Join these sentences and a last one; those that do not fit are dropped, from the last but one backwards."""
    kept = [text if text.endswith(ENDS) else text.rstrip(".") + "." for text in told if text]
    while kept and len(" ".join([*kept, last])) > LONGEST:
        kept.pop()
    return " ".join([*kept, last])
