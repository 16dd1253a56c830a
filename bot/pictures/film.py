"""A film: pictures one after another as an animated WebP."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from .canvas import Canvas
from .composer import compose
from .letters import Type, wrapped
from .scene import BOARD
from .seat_text import line
from .theme import Theme

ZOOM: Final = 0.6
CAPTION: Final = 96  # height of the caption below the board, in the board's units
LETTER: Final = Type(34, 600)
QUALITY, METHOD = 55, 2


def frame(board: str, caption: str, theme: Theme) -> Image.Image:
    """The pixels of a board with a caption of at most two lines below it."""
    wide, high = BOARD
    strip = Canvas(theme, wide, CAPTION)
    for nth, text in enumerate(wrapped(caption, LETTER, wide - 40, 2)):
        line(strip, 20, 38 + 42 * nth, text, LETTER, theme.ink, wide - 40)
    above, below = compose(board, wide, high, ZOOM), compose(str(strip.svg), wide, CAPTION, ZOOM)
    whole = Image.new("RGB", (above.width, above.height + below.height))
    whole.paste(above, (0, 0))
    whole.paste(below, (0, above.height))
    return whole


def film(frames: Iterator[Image.Image], durations: Sequence[int]) -> bytes:
    """Encode frames as they come, each shown for its duration in milliseconds."""
    first, out = next(frames), BytesIO()
    first.save(
        out,
        "WEBP",
        save_all=True,
        append_images=frames,
        duration=list(durations),
        loop=0,
        quality=QUALITY,
        method=METHOD,
        minimize_size=False,
    )
    return out.getvalue()
