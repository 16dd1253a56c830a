"""SVG to pixels. Takes up to 100 ms of one core: never on the event loop."""

from __future__ import annotations

import threading
from io import BytesIO
from math import ceil
from struct import pack, unpack
from typing import Final

import typst
from PIL import Image

Box = tuple[float, float, float, float]  # left, top, width, height
PAGE: Final = b"""#set page(width: int(sys.inputs.width) * 1pt, height: int(sys.inputs.height) * 1pt)
#set page(margin: 0pt, fill: none)
#image(bytes(sys.inputs.svg), format: "svg", width: 100%)"""


class CannotDraw(Exception):
    """The renderer refused a picture: a fault of ours."""


class NoLongerDraws(CannotDraw):
    """The bot is being stopped: no fault of the picture."""


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


def _is_sharp(width: int, height: int) -> bool:
    """Whether typst draws pixel for pixel: it reckons in short floats, and would stretch other sizes by one pixel."""
    ratio = _short(width / height)
    return ceil(max(width, _short(ratio * height))) == width and ceil(_short(width / ratio)) == height


def _short(number: float) -> float:
    """As a float of 32 bits."""
    return float(unpack("f", pack("f", number))[0])


def pixels(defs: str, body: str, width: int, height: int) -> Image.Image:
    """Elements of SVG as pixels, with what is clear between them. Raises `CannotDraw`."""
    while not _is_sharp(width, height):
        height += 1
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{defs}</defs>{body}</svg>'
    with Image.open(BytesIO(png(svg, width, height))) as opened:
        return opened.convert("RGBA")
