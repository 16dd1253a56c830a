"""Clusters as pixels: each is drawn once by its text, scale and place between two pixels, and kept."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from PIL import Image

from .bounds import Edges
from .clusters import Cluster, clusters
from .fragments import Cut, Fragment, Projection
from .kept import Kept
from .rasterizer import pixels

MEMORY: Final = 64_000_000  # bytes of pixels and texts that are kept
STEPS: Final = 1000  # places between two pixels that are told apart
MARGIN: Final = 1  # pixels around a fragment, for its soft edges
ANYWHERE: Final = 40_000  # pixels: larger ones are cut to what is seen, and found again only at the same place
LARGE: Final = 200_000  # pixels: larger ones are drawn on a page of their own
WIDE: Final = 1200  # pixels of the page that the others share

Pixels = tuple[int, int, int, int]  # left, top, right, bottom


class Sprite(NamedTuple):
    """Pixels that are pasted through their mask, if any, `left` and `top` from where the fragment lies."""

    image: Image.Image
    mask: Image.Image | None
    left: int
    top: int


class Placed(NamedTuple):
    """Where a cluster lies: the pixel it counts from, and the box of pixels that it is drawn in from there."""

    cluster: Cluster
    scale: float
    left: int
    top: int
    aside: tuple[float, float]  # how far the cluster begins from the corner of that pixel
    box: Pixels
    is_cut: bool  # the box holds only what is seen of it
    window: Edges
    defs: tuple[str, ...]
    key: Hashable  # all that its pixels depend on

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the box."""
        left, top, right, bottom = self.box
        return right - left, bottom - top

    @property
    def is_alone(self) -> bool:
        """Whether it is drawn on a page of its own."""
        wide, high = self.size
        return self.is_cut or wide * high > LARGE


class Sprites:
    """The sprites that were used lately, within so many bytes; any thread may ask. `drawn` counts for tests."""

    def __init__(self, memory: int = MEMORY) -> None:
        self._places = Kept[tuple[Placed, ...]](memory // 8)
        self._sprites = Kept[Sprite](memory - memory // 8)
        self.drawn = 0

    @property
    def bytes(self) -> int:
        """What is kept now."""
        return self._places.bytes + self._sprites.bytes

    def of(self, cut: Cut) -> Iterator[tuple[Sprite, Placed]]:
        """All of a drawing that is seen, from the back to the front. Raises `CannotDraw`."""
        places = [placed for fragment in cut.fragments for placed in self._placed(fragment, cut.defs)]
        found = [self._sprites.get(placed.key) for placed in places]
        missing = {placed.key: placed for placed, sprite in zip(places, found, strict=True) if sprite is None}
        made = {placed.key: self._keep(placed, sprite) for placed, sprite in _drawn(list(missing.values()))}
        for placed, sprite in zip(places, found, strict=True):
            yield sprite or made[placed.key], placed

    def _placed(self, fragment: Fragment, defs: Mapping[str, str]) -> tuple[Placed, ...]:
        """Where the clusters of a fragment lie."""
        places = self._places.get(fragment)
        if places is None or any(placed.defs != _defs(placed.cluster, defs) for placed in places):
            found = (_place(cluster, fragment.projection, defs) for cluster in clusters(fragment.text))
            places = tuple(filter(None, found))
            self._places.put(fragment, places, 2 * len(fragment.text) + 1000 * len(places))
        return places

    def _keep(self, placed: Placed, sprite: Sprite) -> Sprite:
        self.drawn += 1
        self._sprites.put(placed.key, sprite, _size(sprite, placed))
        return sprite


def _defs(cluster: Cluster, defs: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(defs.get(name, "") for name in cluster.used)


def _place(cluster: Cluster, projection: Projection, defs: Mapping[str, str]) -> Placed | None:
    """Where a cluster lies; None for one that is not seen."""
    scale, x, y, window = projection
    (left, across), (top, down) = _split(x), _split(y)
    seen = Edges(window.left - left, window.top - top, window.right - left, window.bottom - top)
    box = cluster.edges.placed(scale, across, down).grown(MARGIN)
    shared = box.shared(seen)
    if not shared.area:
        return None
    is_cut = box.area > ANYWHERE and box != shared
    if is_cut:
        box = shared
    whole = (floor(box.left), floor(box.top), ceil(box.right), ceil(box.bottom))
    used = _defs(cluster, defs)
    key = cluster.text, scale, across, down, whole, used
    return Placed(cluster, scale, left, top, (across, down), whole, is_cut, window, used, key)


def _split(place: float) -> tuple[int, float]:
    """The pixel of a place, and how far it is from there."""
    steps = round(place * STEPS)
    return steps // STEPS, steps % STEPS / STEPS


# --------------------------------------------------------------------------- drawing


def _drawn(places: Sequence[Placed]) -> Iterator[tuple[Placed, Sprite]]:
    """Draw clusters: some each on a page, the others together on one."""
    for placed in places:
        if placed.is_alone:
            yield from _page([(placed, 0, 0)])
    small = sorted((placed for placed in places if not placed.is_alone), key=lambda placed: placed.size[1])
    if small:
        yield from _page(list(_shelves(small)))


def _shelves(places: Sequence[Placed]) -> Iterator[tuple[Placed, int, int]]:
    """Where each stands on a page, row by row; they are sorted by their height."""
    x = y = high = 0
    for placed in places:
        wide, tall = placed.size
        if x and x + wide > WIDE:
            x, y, high = 0, y + high, 0
        yield placed, x, y
        x, high = x + wide, max(high, tall)


def _page(standing: Sequence[tuple[Placed, int, int]]) -> Iterator[tuple[Placed, Sprite]]:
    """Draw clusters on one page, each where it stands."""
    boxes = [(x, y, x + placed.size[0], y + placed.size[1]) for placed, x, y in standing]
    defs = "".join({markup: None for placed, _, _ in standing for markup in placed.defs})
    body = "".join(_moved(*each) for each in standing)
    drawn = pixels(defs, body, max(box[2] for box in boxes), max(box[3] for box in boxes))
    for (placed, _, _), box in zip(standing, boxes, strict=True):
        yield placed, _sprite(drawn.crop(box), placed)


def _moved(placed: Placed, x: int, y: int) -> str:
    left, top = x - placed.box[0] + placed.aside[0], y - placed.box[1] + placed.aside[1]
    return f'<g transform="translate({left:.3f} {top:.3f}) scale({placed.scale:.9g})">{placed.cluster.text}</g>'


def _sprite(drawn: Image.Image, placed: Placed) -> Sprite:
    """Without what is empty around it."""
    left, top, _, _ = placed.box
    mask = drawn.getchannel("A")
    used = mask.getbbox() or (0, 0, 1, 1)
    image, mask = drawn.crop(used).convert("RGB"), mask.crop(used)
    is_opaque = mask.getextrema()[0] == 255
    return Sprite(image, None if is_opaque else mask, left + used[0], top + used[1])


def _size(sprite: Sprite, placed: Placed) -> int:
    """Bytes: Pillow keeps four for a pixel, and one for its mask."""
    wide, high = sprite.image.size
    return wide * high * (5 if sprite.mask else 4) + len(placed.cluster.text) + 1000
