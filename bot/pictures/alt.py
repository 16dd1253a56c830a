"""Alternative texts within Discord's limit."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 1024  # characters
ENDS: Final = ("?", "!", "…")  # a sentence that ends like this gets no full stop


def sentences(*told: str, last: str = "") -> str:
    """Join these sentences and a last text, if any; those that do not fit before it are dropped, the last one first."""
    kept = [text if text.endswith(ENDS) else text.rstrip(".") + "." for text in told if text]
    ends = [last] if last else []
    while kept and len(" ".join([*kept, *ends])) > LONGEST:
        kept.pop()
    return " ".join([*kept, *ends])
