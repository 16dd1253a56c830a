"""Cuts a drawing into fragments: the groups that have an id, and the shapes between two such groups.

A fragment is drawn once and kept. Cutting works on the SVG text that `svg.py` writes, one element to a line: groups
that only translate, scale or clip to a rectangle are opened, so that their contents can be reused wherever they lie.
A fill with holes is cut into its holes, followed by the fill.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from .bounds import ATTRIBUTE, Edges, around, matrix, steps
from .fills import filling

MARK: Final = re.compile(r' (?:id|class|data-reach)="[^"]*"')
NAME: Final = re.compile(r'id="([^"]+)"')
ELEMENT: Final = re.compile(r"<[^>]+>")
HOLED: Final = re.compile(r'<g class="part" mask="url\(#([^)]+)\)">')
OUTLINE: Final = re.compile(r'<path d="([^"]+)"/>')
MANY: Final = 8  # lines: a longer group is opened as if it had a name
OPEN: Final = frozenset(("id", "class", "data-reach", "transform", "clip-path"))  # attributes of groups to be opened


class Projection(NamedTuple):
    """Where a fragment is drawn: units are scaled, then translated, to pixels; the window clips it."""

    scale: float
    left: float
    top: float
    window: Edges  # in whole pixels


class Fragment(NamedTuple):
    """SVG elements that are drawn together, one to a line; or a hole in the fill that follows."""

    text: str
    projection: Projection
    is_hole: bool = False


class Cut(NamedTuple):
    """A drawing in fragments, from back to front; `defs`: the definitions they may use, by id."""

    defs: Mapping[str, str]
    fragments: tuple[Fragment, ...]


def cut(svg: str, page: Edges, zoom: float) -> Cut:
    """The fragments of a drawing that `svg.py` wrote."""
    lines = svg.rstrip("\n").split("\n")
    middle = lines.index("</defs>")
    defs = {found[1]: line for line in lines[2:middle] if (found := NAME.search(line))}
    scissors = _Scissors(lines[middle + 1 : -1], defs)
    return Cut(defs, tuple(scissors.fragments(Projection(zoom, 0, 0, page))))


class _Scissors:
    """Cuts the elements of a drawing."""

    def __init__(self, lines: list[str], defs: Mapping[str, str]) -> None:
        self.lines, self.defs = lines, defs
        self.ends, self.named = _groups(lines)

    def fragments(self, projection: Projection, start: int = 0, end: int | None = None) -> Iterator[Fragment]:
        """The fragments between two lines, drawn with this projection."""
        nth = loose = start
        last = len(self.lines) if end is None else end
        while nth < last:
            closing = self.ends.get(nth, nth)
            if nth in self.named:
                yield from self._loose(projection, loose, nth)
                yield from self._group(projection, nth, closing)
                loose = closing + 1
            nth = closing + 1
        yield from self._loose(projection, loose, last)

    def _loose(self, projection: Projection, start: int, end: int) -> Iterator[Fragment]:
        """The shapes between groups, as one fragment."""
        if start < end:
            yield Fragment("\n".join(self.lines[start:end]), projection)

    def _group(self, projection: Projection, start: int, end: int) -> Iterator[Fragment]:
        if holes := self._holes(start, end):
            cutting = _Scissors(holes, self.defs)
            yield from (fragment._replace(is_hole=True) for fragment in cutting.fragments(projection))
            yield from self._loose(projection, start + 1, end)
            return
        inside = self._opened(projection, dict(ATTRIBUTE.findall(self.lines[start])))
        if inside:
            yield from self.fragments(inside, start + 1, end)
        else:
            text = "\n".join((MARK.sub("", self.lines[start]), *self.lines[start + 1 : end + 1]))
            yield Fragment(text, projection)

    def _holes(self, start: int, end: int) -> list[str]:
        """The holes of a group that is a fill seen through a mask; empty for any other group."""
        match = HOLED.fullmatch(self.lines[start])
        if not match or end != start + 2 or not filling(self.lines[start + 1]):
            return []
        _, white, *holes, _ = ELEMENT.findall(self.defs[match[1]])
        return holes if 'fill="#fff"' in white else []

    def _opened(self, projection: Projection, given: Mapping[str, str]) -> Projection | None:
        """The projection of a group's contents; None if the group does more than translate, scale and clip."""
        a, b, c, d, e, f = matrix(given.get("transform", ""))
        if b or c or a != d or not OPEN.issuperset(given):
            return None
        scale, left, top, window = projection
        inside = Projection(scale * a, left + scale * e, top + scale * f, window)
        return self._windowed(inside, given["clip-path"]) if "clip-path" in given else inside

    def _windowed(self, projection: Projection, clip: str) -> Projection | None:
        """The projection clipped to an outline, rounded to whole pixels; None if the outline is no upright box."""
        match = OUTLINE.search(self.defs.get(clip[5:-1], ""))  # the name in "url(#name)"
        box = rectangle(match[1]) if match else None
        if not box:
            return None
        scale, left, top, window = projection
        edges = [edge * scale + move for edge, move in zip(box, (left, top, left, top), strict=True)]
        return projection._replace(window=window.shared(Edges(*map(round, edges))))


def _groups(lines: list[str]) -> tuple[dict[int, int], frozenset[int]]:
    """The last line of each group by its first, and the groups that are named, are long, or contain such a group."""
    ends: dict[int, int] = {}
    open_: list[int] = []
    named: set[int] = set()
    for nth, line in enumerate(lines):
        if line.startswith("<g"):
            open_.append(nth)
            if ' id="' in line or ' class="' in line:
                named.update(open_)
        elif line == "</g>":
            ends[start := open_.pop()] = nth
            if nth - start > MANY:
                named.update((*open_, start))
    return ends, frozenset(named)


def rectangle(outline: str) -> Edges | None:
    """The box if the path is an upright rectangle, else None."""
    if not set("".join(filter(str.isalpha, outline)).upper()) <= set("MLHVZ"):
        return None
    corners = [(round(x, 3), round(y, 3)) for x, y in (step[-1] for step in steps(outline))]
    box = around(corners)
    upright = all(x in (box.left, box.right) and y in (box.top, box.bottom) for x, y in corners)
    turns = all((a == c) != (b == d) for (a, b), (c, d) in pairwise(corners))
    return box if upright and turns and len(set(corners)) == 4 else None
