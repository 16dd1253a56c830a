"""The thin frame of a figure that has changed: there is no room for a wider one among so many figures."""

from __future__ import annotations

from bot.pictures.pen import Pen
from bot.pictures.svg import NONE, Paint


def framed(pen: Pen, name: str, x: float, y: float, w: float, h: float) -> None:
    """A frame and a little light on the figure of this name, if it has changed."""
    if name not in pen.changed:
        return
    if not pen.theme.flat:
        pen.svg.rect(x, y, w, h, Paint(pen.theme.glow, opacity=0.16), 6)
    pen.svg.rect(x, y, w, h, Paint(NONE, pen.theme.glow, 2, dash="6 4" if pen.theme.flat else ""), 6)
