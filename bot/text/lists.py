"""Lists in a sentence, and the width of a text as Discord counts it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .words import Words

TIED: Final = "\u00a0"  # a blank at which no line breaks
APART: Final = f"{TIED}· "  # between facts of one line: a new line begins with a fact, not with the dot


def listed(words: Words, parts: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    *rest, last = parts
    return words("list-last", rest=", ".join(rest), last=last) if rest else last


def units(text: str) -> int:
    """The length of a text in UTF-16 units, in which Discord counts."""
    return len(text.encode("utf-16-le")) // 2
