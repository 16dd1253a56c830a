"""Turns a drawing into a file to send: composes cached sprites and encodes them. Never call it on the event loop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from .bounds import Edges
from .fills import Fill, Hole, fill
from .fragments import cut
from .rasterizer import Box
from .sprites import Placed, Sprite, Sprites

QUALITIES: Final = (80, 70, 60)  # the first one that stays within the byte limit is used
ENDING: Final = "jpg"  # a tenth of the time of WebP, which was half of a board's, at 1.5 times the bytes
shared: Final = Sprites()  # used by all threads


def compose(svg: str, width: int, height: int, zoom: float = 1, sprites: Sprites = shared) -> Image.Image:
    """The pixels of a drawing that `svg.py` wrote, reusing what was drawn before. Raises `CannotDraw`."""
    page = Image.new("RGB", (round(width * zoom), round(height * zoom)), "white")
    holes: list[Hole] = []
    for sprite, placed in sprites.of(cut(svg, Edges(0, 0, *page.size), zoom)):
        if placed.is_hole:
            holes.append(_hole(sprite, placed))
        elif placed.cluster.fill:
            _fill(page, placed.cluster.fill, placed, holes)
            holes = []
        else:
            _paste(page, sprite, placed)
    return page


def _hole(sprite: Sprite, placed: Placed) -> Hole:
    mask = sprite.mask or Image.new("L", sprite.image.size, 255)
    return Hole(mask, placed.left + sprite.left, placed.top + sprite.top)


def _fill(page: Image.Image, plain: Fill, placed: Placed, holes: Sequence[Hole]) -> None:
    across, down = placed.aside
    edges = plain.edges.placed(placed.scale, placed.left + across, placed.top + down)
    fill(page, plain, edges.shared(placed.window), holes)


def _paste(page: Image.Image, sprite: Sprite, placed: Placed) -> None:
    """Paste the part of a sprite that its window shows."""
    image, mask = sprite.image, sprite.mask
    x, y, window = placed.left + sprite.left, placed.top + sprite.top, placed.window
    sides = max(0, window.left - x), max(0, window.top - y)
    box = (*sides, min(image.width, window.right - x), min(image.height, window.bottom - y))
    if box[0] >= box[2] or box[1] >= box[3]:
        return
    if box != (0, 0, *image.size):
        image, mask = image.crop(box), mask.crop(box) if mask else None
    page.paste(image, (int(x + box[0]), int(y + box[1])), mask)


def jpeg(image: Image.Image, most: int | None = None) -> bytes:
    """Encode as JPEG without visible loss; at most `most` bytes if a lower quality achieves that."""
    for quality in QUALITIES:
        out = BytesIO()
        image.save(out, "JPEG", quality=quality)
        if most is None or out.tell() <= most:
            break
    return out.getvalue()


def render(svg: str, width: int, height: int, zoom: float = 1, most: int | None = None) -> bytes:
    """Render a drawing to JPEG, at most `most` bytes if possible. Raises `CannotDraw`."""
    return jpeg(compose(svg, width, height, zoom), most)


def stretches(svg: str, width: int, height: int, boxes: Sequence[Box], zoom: float, most: int) -> Iterator[bytes]:
    """Render stretches of a drawing, each to its own JPEG. Raises `CannotDraw`."""
    whole = compose(svg, width, height, zoom)
    for left, top, wide, high in boxes:
        edges = (left, top, left + wide, top + high)
        yield jpeg(whole.crop(tuple(round(edge * zoom) for edge in edges)), most)  # type: ignore[arg-type]
