"""SVG to PNG or WebP. Takes 60–150 ms of one core: never on the event loop."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

import typst
from PIL import Image

Box = tuple[float, float, float, float]  # left, top, width, height
PAGE: Final = b"""#set page(width: int(sys.inputs.width) * 1pt, height: int(sys.inputs.height) * 1pt, margin: 0pt)
#image(bytes(sys.inputs.svg), format: "svg", width: 100%)"""
QUALITY: Final = 90


class CannotDraw(Exception):
    """The renderer refused a picture: a fault of ours."""


class _Own(threading.local):
    """A compiler for each thread: two threads may not use the same."""

    def __init__(self) -> None:
        self.compiler = typst.Compiler(ignore_system_fonts=True)


_own: Final = _Own()


def png(svg: str, width: int, height: int, zoom: float = 1) -> bytes:
    """A drawing as PNG, `zoom` times its size in pixels. Raises `CannotDraw`."""
    size = {"width": str(width), "height": str(height)}
    try:
        made = _own.compiler.compile(input=PAGE, format="png", ppi=72 * zoom, sys_inputs={"svg": svg, **size})
    except RuntimeError as bad:
        raise CannotDraw(str(bad)) from bad
    if not isinstance(made, bytes):
        raise CannotDraw("the drawing does not fit its page")
    return made


def webp(image: Image.Image, most: int | None = None) -> bytes:
    """A picture as WebP, without loss that can be seen; below `most` bytes if a lower quality reaches that."""
    for quality in (QUALITY, 80, 70):
        out = BytesIO()
        image.save(out, "WEBP", quality=quality, method=4)
        if most is None or out.tell() <= most:
            break
    return out.getvalue()


def render(svg: str, width: int, height: int, zoom: float = 1, most: int | None = None) -> bytes:
    """A drawing as it is sent: WebP within `most` bytes. Raises `CannotDraw`."""
    return webp(_decoded(png(svg, width, height, zoom)), most)


def stretches(svg: str, width: int, height: int, boxes: Sequence[Box], zoom: float, most: int) -> Iterator[bytes]:
    """Stretches of a drawing, each as it is sent. Raises `CannotDraw`."""
    whole = _decoded(png(svg, width, height, zoom))
    for left, top, wide, high in boxes:
        edges = (left, top, left + wide, top + high)
        yield webp(whole.crop(tuple(round(edge * zoom) for edge in edges)), most)  # type: ignore[arg-type]


def _decoded(made: bytes) -> Image.Image:
    with Image.open(BytesIO(made)) as opened:
        return opened.convert("RGB")
