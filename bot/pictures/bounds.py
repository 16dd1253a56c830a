"""Bounding boxes for the SVG elements that `svg.py` writes: possibly too large, never too small."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from html import unescape
from math import cos, hypot, inf, radians, sin, sqrt
from typing import Final, NamedTuple

from .letters import Type, width

Point = tuple[float, float]
TAG: Final = re.compile(r"<(/?\w+)")
ATTRIBUTE: Final = re.compile(r'([\w-]+)="([^"]*)"')
CALL: Final = re.compile(r"(\w+)\(([^)]*)\)")
NUMBER: Final = re.compile(r"-?\d*\.?\d+")
STEP: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7}  # how many numbers each path command takes
OUTLINE: Final = frozenset("MLHVCQAZ")
ASCENT, DESCENT, OVERHANG = 1.0, 0.35, 0.25  # of lettering, as fractions of its size


class Edges(NamedTuple):
    """A box by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def area(self) -> float:
        """Its area; 0 for a box that is turned inside out."""
        return max(0, self.right - self.left) * max(0, self.bottom - self.top)

    def grown(self, by: float) -> Edges:
        """The box with a margin."""
        return Edges(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def placed(self, scale: float, left: float, top: float) -> Edges:
        """The box scaled, then moved."""
        near = self.left * scale + left, self.top * scale + top
        return Edges(*near, self.right * scale + left, self.bottom * scale + top)

    def shared(self, other: Edges) -> Edges:
        """The intersection of two boxes; turned inside out if it is empty."""
        near = max(self.left, other.left), max(self.top, other.top)
        return Edges(*near, min(self.right, other.right), min(self.bottom, other.bottom))


class Matrix(NamedTuple):
    """An SVG transform."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def then(self, inner: Matrix) -> Matrix:
        """The transform of an element inside both groups."""
        a, b, c, d, _, _ = self
        x, y = self.moved((inner.e, inner.f))
        across = a * inner.a + c * inner.b, b * inner.a + d * inner.b
        down = a * inner.c + c * inner.d, b * inner.c + d * inner.d
        return Matrix(*across, *down, x, y)

    def moved(self, point: Point) -> Point:
        """The transformed point."""
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def around(self, box: Edges) -> Edges:
        """The upright box around a transformed box."""
        return around(self.moved((x, y)) for x in (box.left, box.right) for y in (box.top, box.bottom))


NOWHERE: Final = Edges(inf, inf, -inf, -inf)
EVERYWHERE: Final = Edges(-inf, -inf, inf, inf)


def around(points: Iterable[Point]) -> Edges:
    """The box around points."""
    xs, ys = zip(*points, strict=True)
    return Edges(min(xs), min(ys), max(xs), max(ys))


def union(boxes: Iterable[Edges]) -> Edges:
    """The box around boxes; `NOWHERE` if there are none."""
    known = [box for box in boxes if box is not NOWHERE]
    if not known:
        return NOWHERE
    lefts, tops, rights, bottoms = zip(*known, strict=True)
    return Edges(min(lefts), min(tops), max(rights), max(bottoms))


def reach(lines: Iterable[str]) -> Edges:
    """The box around elements, one to a line; `EVERYWHERE` if one is of a kind that `svg.py` does not write."""
    return union(_boxes(lines))


def _boxes(lines: Iterable[str]) -> Iterator[Edges]:
    groups = [Matrix()]
    for line in lines:
        found = TAG.match(line)
        kind = found[1] if found else ""
        if kind == "/g":
            groups.pop()
            continue
        given = dict(ATTRIBUTE.findall(line))
        if kind == "g":
            groups.append(groups[-1].then(matrix(given.get("transform", ""))))
        elif kind not in SHAPES or "transform" in given:
            yield EVERYWHERE
        else:
            box = SHAPES[kind](given, line)
            half = float(given.get("stroke-width", 0)) / 2
            yield box if box is EVERYWHERE else groups[-1].around(box.grown(half))


def matrix(transform: str) -> Matrix:
    """Parse the `transform` attribute of a group, as `svg.py` writes it."""
    made = Matrix()
    for name, inside in CALL.findall(transform):
        numbers = [float(number) for number in NUMBER.findall(inside)]
        if name == "translate":
            made = made.then(Matrix(e=numbers[0], f=numbers[1]))
        elif name == "scale":
            made = made.then(Matrix(a=numbers[0], d=numbers[-1]))
        else:
            turn = radians(numbers[0])
            made = made.then(Matrix(cos(turn), sin(turn), -sin(turn), cos(turn)))
    return made


# --------------------------------------------------------------------------- shapes


def _rect(given: Mapping[str, str], _: str) -> Edges:
    x, y, w, h = (float(given[name]) for name in ("x", "y", "width", "height"))
    return Edges(x, y, x + w, y + h)


def _circle(given: Mapping[str, str], _: str) -> Edges:
    x, y, r = (float(given[name]) for name in ("cx", "cy", "r"))
    return Edges(x - r, y - r, x + r, y + r)


def _ellipse(given: Mapping[str, str], _: str) -> Edges:
    x, y, wide, high = (float(given[name]) for name in ("cx", "cy", "rx", "ry"))
    return Edges(x - wide, y - high, x + wide, y + high)


def _text(given: Mapping[str, str], line: str) -> Edges:
    """From the widths of its letters; kerning can only make it narrower."""
    size, weight = float(given["font-size"]), int(given["font-weight"])
    letter = Type(size, weight, "font-style" in given, float(given.get("letter-spacing", 0)))
    wide = width(unescape(line[line.index(">") + 1 : line.rindex("<")]), letter)
    x, y = float(given["x"]), float(given["y"])
    x -= {"start": 0.0, "middle": wide / 2, "end": wide}[given.get("text-anchor", "start")]
    aside = size * OVERHANG
    return Edges(x - aside, y - size * ASCENT, x + wide + aside, y + size * DESCENT)


def _path(given: Mapping[str, str], _: str) -> Edges:
    return _outline(given["d"])


@lru_cache(maxsize=2_000)
def _outline(outline: str) -> Edges:
    if not OUTLINE.issuperset(sign for sign in outline.upper() if sign.isalpha()):
        return EVERYWHERE
    return union(around(points) for points in steps(outline))


SHAPES: Final[Mapping[str, Callable[[Mapping[str, str], str], Edges]]] = {
    "rect": _rect,
    "circle": _circle,
    "ellipse": _ellipse,
    "text": _text,
    "path": _path,
}


# --------------------------------------------------------------------------- paths


def steps(outline: str) -> Iterator[tuple[Point, ...]]:
    """For each step of a path, points whose box contains it; the last is where it ends, unless it is an arc."""
    at = start = (0.0, 0.0)
    for letter, inside in STEP.findall(outline):
        kind, numbers = letter.upper(), [float(number) for number in NUMBER.findall(inside)]
        if kind == "Z":
            at = start
            continue
        takes = TAKES[kind]
        for first in range(0, len(numbers), takes):
            origin = at if letter.islower() else (0.0, 0.0)
            given = numbers[first : first + takes]
            points = _points(kind, given, origin, at)
            if kind == "A":
                yield _arc(at, points[-1], given)
            else:
                yield points
            at = points[-1]
            if kind == "M":
                start = at


def _points(kind: str, given: list[float], origin: Point, at: Point) -> tuple[Point, ...]:
    """The points that a step names, in the path's coordinates."""
    if kind == "H":
        return ((origin[0] + given[0], at[1]),)
    if kind == "V":
        return ((at[0], origin[1] + given[0]),)
    pairs = given[-2:] if kind == "A" else given
    return tuple((origin[0] + x, origin[1] + y) for x, y in zip(pairs[::2], pairs[1::2], strict=True))


def _arc(start: Point, end: Point, given: list[float]) -> tuple[Point, Point]:
    """Two corners of a box that contains an arc: the farthest it can be from the middle of its chord, on each side."""
    half = hypot(end[0] - start[0], end[1] - start[1]) / 2
    wide, high, is_large = given[0], given[1], bool(given[3])
    radius = max(wide, high, half)
    if wide != high:
        far = 2 * radius
    elif is_large:
        far = radius + sqrt(radius * radius - half * half)
    else:
        far = half
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    return (x - far, y - far), (x + far, y + far)
