"""Lettering: how wide a text is in the fonts that the renderer carries, and how it is made to fit its room."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from html import unescape
from pathlib import Path
from typing import Final, NamedTuple

import typst

FAMILY: Final = "Libertinus Serif"
LEAST: Final = 0.72  # a text is made so much smaller at most; then it is cut
EXACT: Final = 0.01  # what the sum of widths may be off
ELLIPSIS: Final = "…"
# Latin, Greek and Cyrillic with their signs, and the punctuation of both languages: what the font carries.
KNOWN: Final = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x370, 0x460), 0x1E9E))) + (
    "\u2009\u202f–—‘’“”„†•…‹›−×№€→"
)
WIDTHS: Final = Path(__file__).with_name("widths.json")
COMMON: Final = tuple((weight, italic) for weight in (400, 600, 700) for italic in (False, True))  # in `widths.json`
MEASURE: Final = b"""#context {
  let wide(c) = measure(text(font: "Libertinus Serif", weight: int(sys.inputs.weight), style: sys.inputs.style,
    size: 1000pt, fallback: false, kerning: false, ligatures: false, c)).width.pt()
  [#metadata(json(bytes(sys.inputs.chars)).map(wide)) <widths>]
}"""


class Type(NamedTuple):
    """A way of lettering."""

    size: float
    weight: int = 400
    italic: bool = False
    spacing: float = 0


@cache
def advances(weight: int, italic: bool) -> Mapping[str, float]:
    """How wide each known letter is at size 1: of the common types as it was measured once, in `widths.json`."""
    written = _written().get(name_of(weight, italic))
    return dict(zip(KNOWN, written, strict=True)) if written else measured(weight, italic)


def measured(weight: int, italic: bool) -> Mapping[str, float]:
    """How wide each known letter is at size 1, measured by the renderer itself. Takes some 40 ms."""
    inputs = {"chars": json.dumps(list(KNOWN)), "weight": str(weight), "style": "italic" if italic else "normal"}
    found = typst.query(MEASURE, "<widths>", field="value", one=True, sys_inputs=inputs, ignore_system_fonts=True)
    return {char: wide / 1000 for char, wide in zip(KNOWN, json.loads(found), strict=True)}


@cache
def _written() -> Mapping[str, list[float]]:
    return json.loads(WIDTHS.read_text("utf-8"))  # type: ignore[no-any-return]


def name_of(weight: int, italic: bool) -> str:
    """The name of a common type in `widths.json`."""
    return f"{weight}{' italic' if italic else ''}"


def width(text: str, letter: Type) -> float:
    """How wide a text is, not counting that some pairs of letters move closer together."""
    wide = advances(letter.weight, letter.italic)
    return sum(wide.get(char, 1.0) for char in text) * letter.size + letter.spacing * len(text)


def legible(text: str) -> str:
    """A text without what the fonts cannot show: other scripts, emoji, marks of direction."""
    return "".join(char for char in text if char in _KNOWN).strip()


_KNOWN: Final = frozenset(KNOWN)


@lru_cache(maxsize=4_000)
def fitted(text: str, letter: Type, room: float, least: float = LEAST) -> tuple[str, float]:
    """The text and its size so that it stays within its room: smaller first, at most by `least`, then cut."""
    needed = width(text, letter)
    if needed <= room:
        return text, letter.size
    size = letter.size * max(least, (room - letter.spacing * len(text)) / max(needed, 1))
    smaller = letter._replace(size=size)
    if width(text, smaller) <= room + EXACT:
        return text, size
    kept = text[:-1]
    while kept and width(kept.rstrip() + ELLIPSIS, smaller) > room:
        kept = kept[:-1]
    return (kept.rstrip() + ELLIPSIS if kept else ""), size


def wrapped(text: str, letter: Type, room: float, most: int) -> list[str]:
    """A text in lines that fit, at most so many: the last takes what is left."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and (len(lines) == most or width(f"{lines[-1]} {word}", letter) <= room):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


SIZED: Final = re.compile(
    r'font-weight="(\d+)" font-size="([\d.]+)"( font-style="italic")?(?: letter-spacing="([\d.]+)")?'
)


def wide_text(attributes: str, text: str) -> float:
    """How wide a line of lettering is that `svg.py` wrote, by its attributes and its escaped text."""
    found = SIZED.search(attributes)
    assert found
    letter = Type(float(found[2]), int(found[1]), bool(found[3]), float(found[4] or 0))
    return width(unescape(text), letter)
