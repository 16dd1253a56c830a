"""Plain rectangles of one colour, with or without holes, which are filled directly rather than drawn from SVG."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from PIL import Image, ImageChops
from PIL.Image import Resampling

from .bounds import Edges

LEAST: Final = 8_000  # square units: smaller rectangles are drawn together with what surrounds them
PLAIN: Final = re.compile(
    r'<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"'
    r' fill="(#[0-9a-f]{6})"(?: opacity="([\d.]+)")?/>'
)
NEAREST: Final = Resampling.NEAREST
EXACT: Final = 0.002  # pixels by which an edge may be off a pixel border and still count as sharp


Pixels = tuple[int, int, int, int]  # left, top, right, bottom


class Fill(NamedTuple):
    """A colour, its opacity from 0 to 1, and the box that it fills."""

    colour: str
    opacity: float
    edges: Edges


class Hole(NamedTuple):
    """A mask of what is left out of a fill, and the pixel of the page where it begins."""

    mask: Image.Image
    left: int
    top: int


def filling(element: str) -> Fill | None:
    """The fill that an SVG element stands for; None if it is something else, or small."""
    match = PLAIN.fullmatch(element)
    if not match:
        return None
    x, y, wide, high = map(float, match.groups()[:4])
    return Fill(match[5], float(match[6] or 1), Edges(x, y, x + wide, y + high)) if wide * high > LEAST else None


def fill(page: Image.Image, plain: Fill, edges: Edges, holes: Sequence[Hole] = ()) -> None:
    """Fill a box of a page, in pixels; an edge that falls within a pixel is anti-aliased."""
    box = floor(edges.left + EXACT), floor(edges.top + EXACT), ceil(edges.right - EXACT), ceil(edges.bottom - EXACT)
    if box[0] >= box[2] or box[1] >= box[3]:
        return
    if _is_sharp(edges, box) and plain.opacity == 1 and not holes:
        page.paste(plain.colour, box)
    else:
        page.paste(plain.colour, box, _pierced(_cover(edges, box, plain.opacity), box, holes))


def _is_sharp(edges: Edges, box: Pixels) -> bool:
    return all(abs(edge - pixel) <= EXACT for edge, pixel in zip(edges, box, strict=True))


def _pierced(cover: Image.Image, box: Pixels, holes: Iterable[Hole]) -> Image.Image:
    for hole in holes:
        cover.paste(0, (hole.left - box[0], hole.top - box[1]), hole.mask)
    return cover


def _cover(edges: Edges, box: Pixels, opacity: float) -> Image.Image:
    """How much of each pixel of a box is covered, as a mask."""
    size = box[2] - box[0], box[3] - box[1]
    if _is_sharp(edges, box):
        return Image.new("L", size, round(255 * opacity))
    across = Image.frombytes("L", (size[0], 1), _covered(edges.left, edges.right, box[0], box[2], opacity))
    down = Image.frombytes("L", (1, size[1]), _covered(edges.top, edges.bottom, box[1], box[3], 1))
    return ImageChops.multiply(across.resize(size, NEAREST), down.resize(size, NEAREST))


def _covered(start: float, end: float, first: int, last: int, opacity: float) -> bytes:
    """How much of each pixel of a row lies between two edges; only the end pixels may be partly covered."""
    ends = [round(255 * opacity * (min(end, n + 1) - max(start, n))) for n in (first, last - 1)]
    return bytes(ends[:1]) + bytes([round(255 * opacity)]) * (last - first - 2) + bytes(ends[1 : last - first])
