"""Alternative texts within what Discord takes."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 1024
ENDS: Final = ("?", "!", "…")  # of a sentence that takes no full stop


def sentences(*told: str, last: str) -> str:
    """These sentences and a last one; from the end, before the last, as many are left out as there is no room for."""
    kept = [text if text.endswith(ENDS) else text.rstrip(".") + "." for text in told if text]
    while kept and len(" ".join([*kept, last])) > LONGEST:
        kept.pop()
    return " ".join([*kept, last])
