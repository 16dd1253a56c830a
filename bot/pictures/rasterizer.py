"""SVG to pixels. Takes up to 100 ms of one core: never call it on the event loop.

ThorVG draws the parts of pictures; it has no fonts and does not support patterns. Typst draws what ThorVG cannot, and
whole drawings; it takes six times as long.
"""

from __future__ import annotations

import threading
from io import BytesIO
from math import ceil
from struct import pack, unpack
from typing import Final

from PIL import Image
from thorvg_python.base import Colorspace, Result
from thorvg_python.canvas.sw import SwCanvas
from thorvg_python.engine import Engine
from thorvg_python.paint.picture import Picture as Document

from .typesetting import CannotDraw, of_thread, outlined

Box = tuple[float, float, float, float]  # left, top, width, height
PAGE: Final = b"""#set page(width: int(sys.inputs.width) * 1pt, height: int(sys.inputs.height) * 1pt)
#set page(margin: 0pt, fill: none)
#image(bytes(sys.inputs.svg), format: "svg", width: 100%)"""


# ThorVG's binding never frees what it keeps for each size of a text or a page, so sizes are rounded up to these steps.
TEXT_STEP: Final = 8192  # bytes
PAGE_STEP: Final = 32  # pixels


class NoLongerDraws(CannotDraw):
    """The bot is being stopped; the picture is not at fault."""


_engine: Final = Engine()
_turn: Final = threading.Lock()  # ThorVG's binding is not thread-safe: it sets argument types before each call


def png(svg: str, width: int, height: int, zoom: float = 1) -> bytes:
    """A drawing as PNG, `zoom` times its size in pixels. Raises `CannotDraw`."""
    size = {"width": str(width), "height": str(height)}
    try:
        made = of_thread.compiler.compile(input=PAGE, format="png", ppi=72 * zoom, sys_inputs={"svg": svg, **size})
    except RuntimeError as bad:
        raise CannotDraw(str(bad)) from bad
    if not isinstance(made, bytes):
        raise CannotDraw("the drawing does not fit its page")
    return made


def _is_sharp(width: int, height: int) -> bool:
    """Whether typst draws this size pixel for pixel: it uses 32-bit floats, and stretches some sizes by one pixel."""
    ratio = _short(width / height)
    return ceil(max(width, _short(ratio * height))) == width and ceil(_short(width / ratio)) == height


def _short(number: float) -> float:
    """Round to a 32-bit float."""
    return float(unpack("f", pack("f", number))[0])


def pixels(defs: str, body: str, width: int, height: int) -> Image.Image:
    """SVG elements as pixels on a transparent ground. Raises `CannotDraw`."""
    if "<pattern" in defs:
        return by_typst(defs, body, width, height)
    wide, high = (ceil(side / PAGE_STEP) * PAGE_STEP for side in (width, height))
    return _by_thorvg(_document(defs, outlined(body), wide, high), wide, high).crop((0, 0, width, height))


def _document(defs: str, body: str, width: int, height: int) -> str:
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{defs}</defs>{body}</svg>'


def by_typst(defs: str, body: str, width: int, height: int) -> Image.Image:
    """The same by typst, which supports every element that drawings use. Raises `CannotDraw`."""
    while not _is_sharp(width, height):
        height += 1
    with Image.open(BytesIO(png(_document(defs, body, width, height), width, height))) as opened:
        return opened.convert("RGBA")


def _by_thorvg(svg: str, width: int, height: int) -> Image.Image:
    if svg.count("<") != svg.count(">"):
        raise CannotDraw("an element is not closed")  # this would crash ThorVG
    data = svg.encode()
    data = data.ljust(ceil(len(data) / TEXT_STEP) * TEXT_STEP)
    with _turn:
        canvas, document = SwCanvas(_engine), Document(_engine)
        try:
            canvas.set_target(width, height, cs=Colorspace.ABGR8888S)
            loaded = document.load_data(data, "svg", None, copy=True)
            for result in (loaded, canvas.add(document), canvas.draw(clear=False), canvas.sync()):
                if result != Result.SUCCESS:
                    raise CannotDraw(f"ThorVG says {result.name}")
            return Image.frombytes("RGBA", (width, height), memoryview(canvas.buffer_arr or b""))
        finally:
            canvas.destroy()
