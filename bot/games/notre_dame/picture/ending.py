"""The end of Notre Dame: the cathedral, its rose in the winner's colour."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.ending import SIDE_HIGH, SIDE_WIDE
from bot.pictures.scene import Scene
from bot.pictures.svg import Paint

from .cathedral import front

GROUND: Final = 404.0
GROWN: Final = 4.1  # how much larger the front is drawn than on the board
ROSE: Final = (42.0, 11.5)  # above the ground, and its radius


def cathedral_at_dusk(canvas: Canvas, scene: Scene) -> None:
    """The front by evening light; the winners' pieces in its rose."""
    svg, theme = canvas.svg, scene.theme
    canvas.plate(0, 0, SIDE_WIDE, SIDE_HIGH)
    if not theme.flat:
        dusk = svg.linear("dusk", (0, "#2b2440"), (0.6, "#7a4a4f"), (1, "#c98a4a"))
        svg.rect(4, 4, SIDE_WIDE - 8, GROUND - 4, Paint(dusk), 8)
        svg.rect(4, GROUND - 6, SIDE_WIDE - 8, SIDE_HIGH - GROUND + 2, Paint("#3a3226"), 8)
    with svg.group(at=(SIDE_WIDE / 2, GROUND), scale=GROWN):
        front(canvas)
        winners = scene.ending.winners if scene.ending else ()
        for nth, seat in enumerate(winners):
            with svg.group(at=((nth - (len(winners) - 1) / 2) * 1.6 * ROSE[1], -ROSE[0])):
                canvas.seat(seat, ROSE[1] * (0.82 if len(winners) == 1 else 0.6))
