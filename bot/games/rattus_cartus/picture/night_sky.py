"""The night over the town: sky, moon, the roofs behind and the cobbles before."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.svg import NONE, Paint, Point, closed
from bot.pictures.theme import lighter

WIDE, FOOT, STREET = 880, 450, 244  # the stage: its width, its lower edge, the ground of the houses
MOON: Final = (440, 60)
LATE: Final = (812, 72)  # where the moon stands when the game is over
STARS: Final = tuple(((i * 173 + 61) % 880, (i * 89 + 17) % 190, 0.7 + (i * 7 % 10) / 9) for i in range(70))
SKYLINE: Final = (
    210,
    196,
    214,
    188,
    206,
    178,
    216,
    200,
    184,
    212,
    192,
    208,
    180,
    202,
    214,
    190,
    206,
    196,
    186,
    210,
    200,
    214,
)


def night(canvas: Canvas, moon: Point = MOON) -> None:
    """Sky, moon, the roofs of the town behind and the cobbles before."""
    svg, theme = canvas.svg, canvas.theme
    if theme.flat:
        svg.line((0, STREET), (WIDE, STREET), Paint(NONE, theme.ink, 3))
        return
    sky = svg.linear("sky", (0, "#0b1228"), (0.55, "#26335c"), (0.9, "#5a4f78"), (1, "#8a6a78"))
    svg.rect(0, 0, WIDE, STREET + 2, Paint(sky))
    for x, y, r in STARS:
        svg.circle(x, y, r, Paint("#fff3d0", opacity=0.75))
    svg.circle(*moon, 120, Paint(svg.radial("moonlight", (0.2, "#fff2c866"), (1, "#fff2c800"))))
    svg.circle(*moon, 34, Paint(svg.radial("moon", (0.5, "#fff7dc"), (1, "#e9d7a4"), centre=(0.4, 0.35), radius=0.7)))
    for x, y, r in ((-10, -8, 7), (12, 6, 9), (-6, 14, 4)):
        svg.circle(moon[0] + x, moon[1] + y, r, Paint("#d9c58f", opacity=0.5))
    _skyline(canvas)
    _cobbles(canvas)


def _skyline(canvas: Canvas) -> None:
    points = [(0.0, float(STREET))]
    for nth, top in enumerate(SKYLINE):
        x = nth * 42
        points += [(x, top + 14), (x + 21, top - 12), (x + 42, top + 14)]
    canvas.svg.polygon([*points, (WIDE + 50, STREET)], Paint("#1a2344", opacity=0.85))


def _cobbles(canvas: Canvas) -> None:
    svg = canvas.svg
    svg.rect(0, STREET, WIDE, FOOT - STREET, Paint(svg.linear("street", (0, "#6b5a49"), (1, "#2b231c"))))
    stones = []
    for row in range(5):
        h, y = 8 + row * 2, STREET + 2 + row * 10 + row * row
        for nth in range(-1, 34 - row * 3):
            w = 26 + row * 4
            stones.append(
                f"M{nth * w + row % 2 * w / 2 + 3} {y + h / 2}q2 {-h / 2} {w / 2 - 3} {-h / 2}t{w / 2 - 3} {h / 2}"
            )
    svg.path("".join(stones), Paint(NONE, lighter("#6b5a49", 0.25), 1.3, 0.45))
    svg.path(closed(((0, STREET), (WIDE, STREET), (WIDE, STREET + 3), (0, STREET + 3))), Paint("#1a130c", opacity=0.5))
