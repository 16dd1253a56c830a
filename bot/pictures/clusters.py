"""Groups shapes that are close together on the page; distant ones are drawn and kept apart, without the space between.

Plain rectangles form clusters of their own so that they can be filled, and so do large plates, which many pictures
share. Lettering is kept apart from a large ground below it, which changes less often.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from .bounds import NOWHERE, Edges, reach, union
from .fills import Fill, filling

USED: Final = re.compile(r"url\(#([^)]+)\)")
PLATE: Final = re.compile(r'<rect [^>]*rx="')
SMALL: Final = 8_000  # square units that a cluster may cover whatever is in it
GROUND: Final = 20_000  # square units: a larger cluster without lettering is a ground
SPARSE: Final = 1.5  # a cluster above SMALL may cover at most this many times the area of its shapes


class Cluster(NamedTuple):
    """SVG elements, their bounding box, and the ids they use; `fill` is set if they are nothing but a fill."""

    text: str
    edges: Edges
    used: tuple[str, ...]
    fill: Fill | None = None


def clusters(text: str) -> tuple[Cluster, ...]:
    """The elements of an SVG text in their order, gathered into clusters."""
    return tuple(_cluster(lines, edges) for lines, edges in _gathered(text.split("\n")) if edges is not NOWHERE)


def _cluster(lines: list[str], edges: Edges) -> Cluster:
    text = "\n".join(lines)
    return Cluster(text, edges, tuple(sorted(set(USED.findall(text)))), filling(text))


def _gathered(lines: list[str]) -> Iterator[tuple[list[str], Edges]]:
    gathered, around, taken = list[str](), NOWHERE, 0.0
    for item in _items(lines):
        edges = reach(item)
        both = union((around, edges))
        is_alone = filling(item[0]) is not None or (edges.area > GROUND and PLATE.match(item[0]) is not None)
        is_on_ground = max(around.area, edges.area) > GROUND and _is_lettered(item) != _is_lettered(gathered)
        is_apart = both.area > max(SMALL, SPARSE * (taken + edges.area))
        if gathered and (is_alone or is_on_ground or is_apart):
            yield gathered, around
            gathered, both, taken = [], edges, 0.0
        if is_alone:
            yield item, edges
        else:
            gathered, around, taken = [*gathered, *item], both, taken + edges.area
    yield gathered, around


def _is_lettered(lines: list[str]) -> bool:
    return any(line.startswith("<text") for line in lines)


def _items(lines: list[str]) -> Iterator[list[str]]:
    """Single shapes, and groups with everything in them."""
    depth = start = 0
    for nth, line in enumerate(lines):
        depth += line.startswith("<g") - (line == "</g>")
        if not depth:
            yield lines[start : nth + 1]
            start = nth + 1
