"""Clusters as pixels: each is drawn once per text, scale and subpixel offset, and kept."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import chain
from math import ceil, floor, isfinite
from typing import Final, NamedTuple

from PIL import Image

from .bounds import Edges
from .clusters import Cluster, clusters
from .fills import Pixels
from .fragments import Cut, Fragment
from .kept import Kept
from .rasterizer import pixels

MEMORY: Final = 256_000_000  # bytes of pixels, packed pixels and texts
STEPS: Final = 1000  # subpixel offsets that are told apart
MARGIN: Final = 1  # pixels around a fragment, for its anti-aliased edges
TILED: Final = 120_000  # pixels: larger clusters are drawn and kept as tiles, and only those that are visible
TILE: Final = 150  # pixels, wide and high
STRETCH: Final = 10 * TILE  # an unbounded cluster, such as one with a gradient, is drawn from a multiple of this
PACKING: Final = 1  # the fastest zlib level


Draw = Callable[[str, str, int, int], Image.Image]  # definitions and elements of SVG, width, height


class Sprite(NamedTuple):
    """Pixels to paste through their mask, if any, offset by `left` and `top` from where the fragment lies."""

    image: Image.Image
    mask: Image.Image | None
    left: int
    top: int


class Packed(NamedTuple):
    """A compressed sprite, which takes far less work to unpack than to draw again."""

    size: tuple[int, int]
    image: bytes
    mask: bytes | None
    left: int
    top: int


EMPTY: Final = Sprite(Image.new("RGB", (0, 0)), None, 0, 0)


class Placed(NamedTuple):
    """Where a cluster lies: the pixel that is its origin, and relative to that the box of pixels to draw."""

    cluster: Cluster
    scale: float
    left: int
    top: int
    aside: tuple[float, float]  # subpixel offset from the corner of that pixel
    box: Pixels
    is_tile: bool  # whether the box holds only a part of the cluster
    window: Edges
    defs: tuple[str, ...]
    is_hole: bool  # in the fill that follows
    key: Hashable  # everything its pixels depend on

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the box."""
        left, top, right, bottom = self.box
        return right - left, bottom - top


class Sprites:
    """A thread-safe cache of sprites, limited to `memory` bytes. `drawn` is a counter for tests."""

    def __init__(self, memory: int = MEMORY, draw: Draw = pixels) -> None:
        self._draw = draw
        self._clusters = Kept[tuple[Cluster, ...]](memory // 16)
        self._places = Kept[tuple[Placed, ...]](memory // 16)
        self._packed = Kept[Packed](memory // 4)
        self._sprites = Kept[Sprite](memory * 5 // 8, on_drop=self._pack)
        self.drawn = 0

    @property
    def bytes(self) -> int:
        """The total size of what is kept now."""
        return self._clusters.bytes + self._places.bytes + self._sprites.bytes + self._packed.bytes

    def of(self, cut: Cut) -> Iterator[tuple[Sprite, Placed]]:
        """The visible sprites of a drawing, from back to front; fills have no pixels. Raises `CannotDraw`."""
        places = [placed for fragment in cut.fragments for placed in self._placed(fragment, cut.defs)]
        kept = [EMPTY if placed.cluster.fill else self._kept(placed) for placed in places]
        missing = {placed.key: placed for placed, sprite in zip(places, kept, strict=True) if sprite is None}
        made = {placed.key: self._keep(placed, sprite) for placed, sprite in _drawn(list(missing.values()), self._draw)}
        for placed, sprite in zip(places, kept, strict=True):
            yield sprite or made[placed.key], placed

    def _placed(self, fragment: Fragment, defs: Mapping[str, str]) -> tuple[Placed, ...]:
        """The places of a fragment's clusters."""
        places = self._places.get(fragment)
        if places is None or any(placed.defs != _defs(placed.cluster, defs) for placed in places):
            by_cluster = (_places(cluster, fragment, defs) for cluster in self._clustered(fragment.text))
            places = tuple(chain.from_iterable(by_cluster))
            self._places.put(fragment, places, len(fragment.text) + 1000 * len(places))
        return places

    def _clustered(self, text: str) -> tuple[Cluster, ...]:
        made = self._clusters.get(text)
        if made is None:
            made = clusters(text)
            self._clusters.put(text, made, 2 * len(text) + 500 * len(made))
        return made

    def _kept(self, placed: Placed) -> Sprite | None:
        """A sprite that was drawn before, unpacked if necessary."""
        sprite = self._sprites.get(placed.key)
        if sprite is None and (packed := self._packed.get(placed.key)):
            sprite = _unpacked(packed)
            self._sprites.put(placed.key, sprite, _size(sprite, placed))
        return sprite

    def _pack(self, key: Hashable, sprite: Sprite) -> None:
        """Keep a sprite that was not used for a while in compressed form."""
        if self._packed.get(key) is None:
            packed = _packed(sprite)
            self._packed.put(key, packed, len(packed.image) + len(packed.mask or b"") + 500)

    def _keep(self, placed: Placed, sprite: Sprite) -> Sprite:
        self.drawn += 1
        self._sprites.put(placed.key, sprite, _size(sprite, placed))
        return sprite


def _defs(cluster: Cluster, defs: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(defs.get(name, "") for name in cluster.used)


def _places(cluster: Cluster, fragment: Fragment, defs: Mapping[str, str]) -> Iterator[Placed]:
    """The place of a cluster, or of each of its tiles, if visible."""
    scale, x, y, window = fragment.projection
    (left, across), (top, down) = _split(x), _split(y)
    seen = Edges(window.left - left, window.top - top, window.right - left, window.bottom - top)
    edges = cluster.edges.placed(scale, across, down).grown(MARGIN)
    used = _defs(cluster, defs)
    is_tiled = edges.area > TILED and not cluster.fill
    for part in _tiles(edges.shared(seen)) if is_tiled else (edges,):
        if part.shared(seen).area:
            box = (floor(part.left), floor(part.top), ceil(part.right), ceil(part.bottom))
            key = cluster.text, scale, across, down, box, used
            shown = window, used, fragment.is_hole
            yield Placed(cluster, scale, left, top, (across, down), box, is_tiled, *shown, key)


def _tiles(box: Edges) -> Iterator[Edges]:
    """The whole tiles that cover a box, on one grid whatever part of it is visible."""
    across, down = (range(floor(a / TILE), ceil(b / TILE)) for a, b in ((box.left, box.right), (box.top, box.bottom)))
    for row in down:
        for column in across:
            yield Edges(column * TILE, row * TILE, (column + 1) * TILE, (row + 1) * TILE)


def _split(place: float) -> tuple[int, float]:
    """The pixel of a coordinate, and the offset within that pixel."""
    steps = round(place * STEPS)
    return steps // STEPS, steps % STEPS / STEPS


# --------------------------------------------------------------------------- drawing


def _drawn(places: Sequence[Placed], draw: Draw) -> Iterator[tuple[Placed, Sprite]]:
    """Draw clusters, each on a page of its own; the page for a cluster's tiles always begins at the same place.

    A cluster's position on a page affects its anti-aliased edges. If clusters shared pages, the pictures for one seat
    would depend, if only by a few bytes, on what was drawn before for another one.
    """
    pages: dict[Hashable, list[Placed]] = {}
    for placed in places:
        page = placed.cluster.text, placed.scale, placed.aside, placed.defs, _corner(placed)
        pages.setdefault(page, []).append(placed)
    for drawn_together in pages.values():
        yield from _page(drawn_together, draw)


def _corner(placed: Placed) -> tuple[int, int]:
    """Where the page on which it is drawn begins, in the coordinates of its box."""
    left, top, _, _ = placed.box
    if not placed.is_tile:
        return left, top
    edges = placed.cluster.edges.placed(placed.scale, *placed.aside).grown(MARGIN)
    return _beginning(edges.left, left), _beginning(edges.top, top)


def _beginning(edge: float, tile: int) -> int:
    """Where the first tile of a cluster with this edge begins; if that is infinite, where the tile's stretch begins."""
    return floor(edge / TILE) * TILE if isfinite(edge) else tile // STRETCH * STRETCH


def _page(places: Sequence[Placed], draw: Draw) -> Iterator[tuple[Placed, Sprite]]:
    """Draw a cluster, or the area that spans some of its tiles, and cut out each box."""
    first, (left, top) = places[0], _corner(places[0])
    wide, high = (max(placed.box[side] for placed in places) for side in (2, 3))
    drawn = draw("".join(first.defs), _moved(first, left, top), wide - left, high - top)
    for placed in places:
        a, b, c, d = placed.box
        yield placed, _sprite(drawn.crop((a - left, b - top, c - left, d - top)), placed)


def _moved(placed: Placed, left: int, top: int) -> str:
    x, y = placed.aside[0] - left, placed.aside[1] - top
    return f'<g transform="translate({x:.3f} {y:.3f}) scale({placed.scale:.9g})">{placed.cluster.text}</g>'


def _sprite(drawn: Image.Image, placed: Placed) -> Sprite:
    """The sprite of what was drawn, cropped to what is not transparent."""
    left, top, _, _ = placed.box
    mask = drawn.getchannel("A")
    used = mask.getbbox() or (0, 0, 1, 1)
    image, mask = drawn.crop(used).convert("RGB"), mask.crop(used)
    is_opaque = mask.getextrema()[0] == 255
    return Sprite(image, None if is_opaque else mask, left + used[0], top + used[1])


def _packed(sprite: Sprite) -> Packed:
    mask = zlib.compress(sprite.mask.tobytes(), PACKING) if sprite.mask else None
    return Packed(sprite.image.size, zlib.compress(sprite.image.tobytes(), PACKING), mask, sprite.left, sprite.top)


def _unpacked(packed: Packed) -> Sprite:
    image = Image.frombytes("RGB", packed.size, zlib.decompress(packed.image))
    mask = Image.frombytes("L", packed.size, zlib.decompress(packed.mask)) if packed.mask else None
    return Sprite(image, mask, packed.left, packed.top)


def _size(sprite: Sprite, placed: Placed) -> int:
    """Size in bytes: Pillow uses four per pixel, and one for its mask."""
    wide, high = sprite.image.size
    return wide * high * (5 if sprite.mask else 4) + len(placed.cluster.text) + 1000
