"""SVG to PNG or WebP. Takes 60–150 ms of one core: never on the event loop."""

from __future__ import annotations

import threading
from io import BytesIO
from typing import Final

import typst
from PIL import Image

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


def webp(made: bytes, most: int | None = None) -> bytes:
    """A PNG as WebP, without loss that can be seen; below `most` bytes if a lower quality reaches that."""
    with Image.open(BytesIO(made)) as opened:
        image = opened.convert("RGB")
    for quality in (QUALITY, 80, 70):
        out = BytesIO()
        image.save(out, "WEBP", quality=quality, method=4)
        if most is None or out.tell() <= most:
            break
    return out.getvalue()


def render(svg: str, width: int, height: int, zoom: float = 1, most: int | None = None) -> bytes:
    """A drawing as it is sent: WebP within `most` bytes. Raises `CannotDraw`."""
    return webp(png(svg, width, height, zoom), most)
