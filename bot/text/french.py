"""What French needs beside its catalogues."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

FIRST: Final = re.compile(
    r"[*_\u2066-\u2069]*(\w)"
)  # the first letter of a name, after marks of emphasis and direction


def of(name: Any) -> str:
    """Return "d’Ana" or "de Bea": `{ DE($who) }` in a catalogue, where any name may stand."""
    first = FIRST.match(text := str(name))
    before_vowel = first and unicodedata.normalize("NFD", first[1])[0].lower() in "aeiouœæ"
    return f"d’{text}" if before_vowel else f"de {text}"
