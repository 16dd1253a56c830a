"""Untrusted input: read files and JSON within limits, and make their text safe for a terminal."""

from __future__ import annotations

import json
import math
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

LARGEST = 4_000_000  # bytes of a file: some ten times the longest game
DEEPEST = 20  # lists and objects in one another
DIGITS = 15  # of a number: more than any count here, and exact as a float too
LONGEST_LINE = 2_000  # characters of a line that is shown
UNSHOWN = (
    "Cc",
    "Cf",
    "Cs",
    "Co",
    "Cn",
    "Zl",
    "Zp",
)  # control characters, direction marks, surrogates, and code points that are not assigned


class BadFile(ValueError):
    """What is wrong with a file: a sentence for an operator, and for others a text key with its facts."""

    def __init__(self, sentence: str, fault: str, **facts: str | int) -> None:
        super().__init__(sentence)
        self.fault, self.facts = fault, facts


def text_of(path: Path, most: int = LARGEST) -> str:
    """A file's text. Raises `OSError`, or `BadFile` if it is not text or too long."""
    if path.exists() and not path.is_file():
        raise BadFile("not a file", "not_text")
    with path.open("rb") as file:
        raw = file.read(most + 1)
    return decoded(raw, most)


def decoded(raw: bytes, most: int = LARGEST) -> str:
    """Bytes as text. Raises `BadFile` if they are not text or too many."""
    if len(raw) > most:
        raise BadFile(f"longer than {most} bytes", "too_large", most=most // 1_000_000)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as bad:
        raise BadFile(str(bad), "not_text") from None


def parsed(text: str) -> Any:
    """JSON as plain data. Raises `BadFile` for what is not JSON, not finite, ambiguous, or too large."""
    try:
        data = json.loads(
            text, parse_int=_whole, parse_float=_float, parse_constant=_no_number, object_pairs_hook=_object
        )
    except RecursionError:
        raise BadFile("lists or objects too deep in one another", "too_deep", most=DEEPEST) from None
    except json.JSONDecodeError as bad:
        raise BadFile(str(bad), "not_json", line=bad.lineno, column=bad.colno) from None
    _check(data, DEEPEST)
    return data


def printable(text: str, most: int = LONGEST_LINE) -> str:
    """The text as one line for a terminal, without characters that move the cursor, colour or reverse text."""
    shown = "".join("\N{REPLACEMENT CHARACTER}" if unicodedata.category(c) in UNSHOWN else c for c in text[: most + 1])
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def _whole(digits: str) -> int:
    if len(digits) > DIGITS:
        raise BadFile(f"a number of {len(digits)} digits", "digits", n=len(digits), most=DIGITS)
    return int(digits)


def _float(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        _no_number("infinity")
    return number


def _no_number(name: str) -> NoReturn:
    raise BadFile(f"{name} is no number here", "no_number")


def _object(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadFile(f"{printable(key, 40)!r} stands twice in one object", "twice", name=printable(key, 40))
        found[key] = value
    return found


def _check(value: object, room: int) -> None:
    """Refuse what is nested too deeply, and lone surrogates, which cannot be encoded."""
    if not room:
        raise BadFile(f"lists or objects more than {DEEPEST} deep in one another", "too_deep", most=DEEPEST)
    match value:
        case str():
            _check_encodable(value)
        case dict():
            for part in (*value, *value.values()):
                _check(part, room - 1)
        case list():
            for part in value:
                _check(part, room - 1)


def _check_encodable(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as bad:
        raise BadFile(str(bad), "not_text") from None
