"""Lettering: how wide a text is in the renderer's built-in fonts, and how it is fitted into its room."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from html import unescape
from pathlib import Path
from typing import Final, NamedTuple

import typst

from bot.text import SEAT_MARKS

FAMILY: Final = "Libertinus Serif"
LEAST: Final = 0.72  # the smallest factor to which a text is shrunk before it is cut
EXACT: Final = 0.01  # tolerance for rounding in sums of widths
ELLIPSIS: Final = "…"
# What the font contains of Latin, Greek and Cyrillic, and the punctuation of both languages.
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
    """A style of lettering."""

    size: float
    weight: int = 400
    italic: bool = False
    spacing: float = 0


@cache
def advances(weight: int, italic: bool) -> Mapping[str, float]:
    """The width of each known letter at size 1; for common types as measured once, from `widths.json`."""
    written = _written().get(name_of(weight, italic))
    return dict(zip(KNOWN, written, strict=True)) if written else measured(weight, italic)


def measured(weight: int, italic: bool) -> Mapping[str, float]:
    """The width of each known letter at size 1, measured by the renderer. Takes some 40 ms."""
    inputs = {"chars": json.dumps(list(KNOWN)), "weight": str(weight), "style": "italic" if italic else "normal"}
    widths = typst.query(MEASURE, "<widths>", field="value", one=True, sys_inputs=inputs, ignore_system_fonts=True)
    return {char: wide / 1000 for char, wide in zip(KNOWN, json.loads(widths), strict=True)}


@cache
def _written() -> Mapping[str, list[float]]:
    return json.loads(WIDTHS.read_text("utf-8"))  # type: ignore[no-any-return]


def name_of(weight: int, italic: bool) -> str:
    """The key of a common type in `widths.json`."""
    return f"{weight}{' italic' if italic else ''}"


def width(text: str, letter: Type) -> float:
    """The width of a text without kerning, which could only make it narrower."""
    wide = advances(letter.weight, letter.italic)
    return sum(wide.get(char, 1.0) for char in text) * letter.size + letter.spacing * len(text)


def legible(text: str) -> str:
    """The text without what the fonts cannot show: other scripts, emoji, direction marks."""
    return "".join(char for char in text if char in _KNOWN).strip()


_KNOWN: Final = frozenset(KNOWN)


@lru_cache(maxsize=4_000)
def fitted(text: str, letter: Type, room: float, least: float = LEAST) -> tuple[str, float]:
    """The text and its size, fitted into `room`: shrunk by a factor of at least `least`, then cut."""
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


AFTER_A_WORD: Final = re.compile(rf"(?<![{SEAT_MARKS}]) ")


def wrapped(text: str, letter: Type, room: float, most: int) -> list[str]:
    """Wrap a text into at most `most` lines that fit; the last one takes all that is left. No mark ends a line."""
    lines: list[str] = []
    for word in AFTER_A_WORD.split(text):
        if lines and (len(lines) == most or width(f"{lines[-1]} {word}", letter) <= room):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


SIZED: Final = re.compile(
    r'font-weight="(\d+)" font-size="([\d.]+)"( font-style="italic")?(?: letter-spacing="([\d.]+)")?'
)


def wide_text(attributes: str, text: str) -> float:
    """The width of a line of lettering that `svg.py` wrote, from its attributes and its escaped text."""
    match = SIZED.search(attributes)
    assert match
    letter = Type(float(match[2]), int(match[1]), bool(match[3]), float(match[4] or 0))
    return width(unescape(text), letter)
