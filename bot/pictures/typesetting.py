"""Lettering as shapes: typst sets each line once, with its built-in fonts, and the outlines are kept."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Mapping
from html import unescape
from typing import Final, NamedTuple

import typst

from .bounds import ATTRIBUTE
from .kept import Kept
from .letters import FAMILY

MEMORY: Final = 8_000_000  # bytes of outlines
UNITS: Final = 1000  # units of an outline per unit of font size
TEXT: Final = re.compile(r"<text ([^>]*)>([^<]*)</text>")
GLYPH: Final = re.compile(r'<symbol id="([^"]+)"[^>]*><path d="([^"]*)"/>')
RUN: Final = re.compile(r'<g transform="matrix\(1 0 0 -1 ([-\d.]+) [-\d.]+\)">(.*?)</g>')  # letters of one script
SET: Final = re.compile(r'<use xlink:href="#([^"]+)" x="([-\d.]+)"')
WIDE: Final = re.compile(r'viewBox="0 0 ([\d.]+) ')
PAGES: Final = b"""#set page(width: auto, height: auto, margin: 0pt, fill: none)
#set text(font: "%s", size: %dpt)
#for line in json(bytes(sys.inputs.lines)) {
  page(text(weight: line.at(1), style: line.at(2), tracking: line.at(3) * 1em, line.at(0)))
}""" % (FAMILY.encode(), UNITS)
ANCHORS: Final = {"start": 0.0, "middle": -0.5, "end": -1.0}


class CannotDraw(Exception):
    """The renderer refused a picture: a bug of ours."""


class Lettering(NamedTuple):
    """Everything that a line's outline depends on: its text, weight, style, and tracking (relative to the size)."""

    text: str
    weight: int
    style: str
    tracking: float


class Outline(NamedTuple):
    """A line at size `UNITS`: its width, and its letters as SVG, starting at the origin on the baseline."""

    wide: float
    letters: str


class _OfThread(threading.local):
    """A compiler for each thread: two threads must not share one."""

    def __init__(self) -> None:
        self.compiler = typst.Compiler(ignore_system_fonts=True)


of_thread: Final = _OfThread()
_outlines: Final = Kept[Outline](MEMORY)


def outlined(body: str) -> str:
    """SVG elements as `svg.py` writes them, with every text replaced by its outlines. Raises `CannotDraw`."""
    lines = {line for attributes, text in TEXT.findall(body) if (line := _line(attributes, text)).text}
    kept = {line: _outlines.get(line) for line in lines}
    missing = [line for line, outline in kept.items() if outline is None]
    outlines = {line: outline for line, outline in kept.items() if outline} | _set(missing)
    return TEXT.sub(lambda match: _drawn(outlines, match), body)


def _line(attributes: str, text: str) -> Lettering:
    given = dict(ATTRIBUTE.findall(attributes))
    tracking = float(given.get("letter-spacing", 0)) / float(given["font-size"])
    return Lettering(unescape(text), int(given["font-weight"]), given.get("font-style", "normal"), round(tracking, 4))


def _set(lines: list[Lettering]) -> dict[Lettering, Outline]:
    """Have typst set these lines, and keep their outlines."""
    if not lines:
        return {}
    try:
        made = of_thread.compiler.compile(input=PAGES, format="svg", sys_inputs={"lines": json.dumps(lines)})
    except RuntimeError as bad:
        raise CannotDraw(str(bad)) from bad
    pages = made if isinstance(made, list) else [made]
    outlines = {line: _outline(page.decode()) for line, page in zip(lines, pages, strict=True) if page}
    for line, outline in outlines.items():
        _outlines.put(line, outline, len(outline.letters) + 300)
    return outlines


def _outline(page: str) -> Outline:
    """The outline of the line that has this page to itself; typst's letters have their y axis upwards."""
    glyphs, wide = dict(GLYPH.findall(page)), WIDE.search(page)
    assert wide
    letters = (
        f'<path d="{glyphs[name]}" transform="translate({float(start) + float(x):g} 0) scale(1 -1)"/>'
        for start, run in RUN.findall(page)
        for name, x in SET.findall(run)
        if name in glyphs
    )
    return Outline(float(wide[1]), "".join(letters))


def _drawn(outlines: Mapping[Lettering, Outline], match: re.Match[str]) -> str:
    """The shapes of a text in its position, in front of its halo if it has one."""
    given, line = dict(ATTRIBUTE.findall(match[1])), _line(match[1], match[2])
    if not line.text:
        return ""
    wide, letters = outlines[line]
    size = float(given["font-size"]) / UNITS
    left = float(given["x"]) + ANCHORS[given.get("text-anchor", "start")] * wide * size
    halo = f'<g fill="none" {_halo(given, size)}>{letters}</g>' if "stroke" in given else ""
    at = f'transform="translate({left:.3f} {given["y"]}) scale({size:.6g})"'
    return f'<g {at}>{halo}<g fill="{given["fill"]}">{letters}</g></g>'


def _halo(given: Mapping[str, str], size: float) -> str:
    wide = float(given["stroke-width"]) / size
    return f'stroke="{given["stroke"]}" stroke-width="{wide:.6g}" stroke-linejoin="{given["stroke-linejoin"]}"'
