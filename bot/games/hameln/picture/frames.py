"""The thin frame of a figure that has changed: there is no room for a wider one among so many figures."""

from __future__ import annotations

from bot.pictures.canvas import Canvas
from bot.pictures.svg import NONE, Paint


def framed(canvas: Canvas, name: str, x: float, y: float, w: float, h: float) -> None:
    """A frame and a little light on the figure of this name, if it has changed."""
    if name not in canvas.changed:
        return
    if not canvas.theme.flat:
        canvas.svg.rect(x, y, w, h, Paint(canvas.theme.glow, opacity=0.16), 6)
    canvas.svg.rect(x, y, w, h, Paint(NONE, canvas.theme.glow, 2, dash="6 4" if canvas.theme.flat else ""), 6)
