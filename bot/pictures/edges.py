"""What the picture of a question has above and below its stage."""

from __future__ import annotations

from .canvas import Canvas
from .framing import HEADER, WIDE
from .letters import Type
from .scene import Scene
from .seat_text import line
from .stage import Strip
from .svg import Paint


def header(canvas: Canvas, scene: Scene) -> None:
    """The question in one line, after the sign of the seat that is asked."""
    theme, seat = canvas.theme, scene.view.viewer
    canvas.svg.rect(0, 0, WIDE, HEADER, Paint(theme.panel))
    canvas.svg.rect(0, HEADER - 2, WIDE, 2, Paint(theme.edge))
    x = 16.0 if seat is None else 58.0
    if seat is not None:
        with canvas.svg.group(at=(30, HEADER / 2)):
            canvas.seat(seat, 15)
    line(canvas, x, 35, scene.heading, Type(30, 700), theme.gold, WIDE - x - 14)


def below(canvas: Canvas, strip: Strip, top: float) -> None:
    """The strip of what the seat holds, from this height on."""
    with canvas.part((0, top)):
        canvas.svg.rect(0, 0, WIDE, strip.high, Paint(canvas.theme.ground))
        canvas.svg.rect(0, 0, WIDE, 2, Paint(canvas.theme.edge))
        strip.draw(canvas)
