"""The circles: the paths to the houses that each touches, its rim in the colours of its regions, and the rats."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import lighter, mixed
from rules.hameln.components import Components
from rules.hameln.view import View

from .plan import CIRCLE, circle_at, house_at
from .regions import PAVED, RIM, ground, rim

RAT: Final = "#211b18"
CROSS: Final = "#a3271d"
INK: Final = "#1c150e"  # of the numbers of free circles
NUMBER: Final = 17.0  # the lettering of a number on the board
TRODDEN: Final = "#f0e2bd"  # the paths


def paths(canvas: Canvas, view: View) -> None:
    """Trodden paths from every circle to the houses that it touches; the houses stand upon their ends."""
    components, theme = view.components, canvas.theme
    lines = ""
    for circle in view.circles:
        x, y = circle_at(view, circle)
        for house in components.circles[circle].touches:
            to = house_at(components, house)
            lines += f"M{x:.1f} {y:.1f}L{to[0]:.1f} {to[1] + 8:.1f}"
    if theme.flat:
        canvas.svg.path(lines, Paint(NONE, theme.ink, 1.1, 0.55, "1 5"))
    else:
        canvas.svg.path(lines, Paint(NONE, TRODDEN, 4.5, 0.3, "1 7"))


def rats(canvas: Canvas, scene: Scene, numbers: float = NUMBER) -> None:
    """The circles in use: with a rat, free, or free on a side where this turn's rats lie (crossed).

    `numbers`: the size of the lettering that names them; 0 leaves it out.
    """
    view, taken = scene.view, scene.view.side_used
    for circle in view.circles:
        at = circle_at(view, circle)
        if view.rats >> circle & 1:
            with canvas.piece(f"rat-{circle}", at, reach=CIRCLE, kind="token"):
                _rat(canvas, view, circle)
                _tag(canvas, view, circle, numbers)
        elif circle in taken:
            with canvas.piece(f"used-{circle}", at, reach=CIRCLE, kind="token"):
                _free(canvas, view, circle)
                canvas.svg.path(
                    "M-7 -7L7 7M-7 7L7 -7", Paint(NONE, canvas.theme.dark if canvas.theme.flat else CROSS, 3.4)
                )
                _tag(canvas, view, circle, numbers)
        else:
            with canvas.svg.group(at=at):
                _free(canvas, view, circle)
                if numbers:
                    letter = Type(numbers, 700)
                    ink = canvas.theme.dark if canvas.theme.flat else INK
                    canvas.label(0, numbers * 0.35, number(view, circle), letter, ink, 2 * CIRCLE, anchor="middle")


def number(view: View, circle: int) -> str:
    """What people call a circle."""
    return view.components.circle_names[view.seats][circle]


def _tag(canvas: Canvas, view: View, circle: int, size: float) -> None:
    """The number of a circle that is taken, on a small plate at its foot."""
    if not size:
        return
    theme, letter, told = canvas.theme, Type(size, 700), number(view, circle)
    half, high = width(told, letter) / 2 + 3, size * 0.9
    fill, ink = (theme.paper, theme.ink) if theme.flat else (RAT, TRODDEN)
    canvas.svg.rect(-half, CIRCLE - 5, 2 * half, high, Paint(fill, theme.dark if theme.flat else TRODDEN, 1), 4)
    canvas.label(0, CIRCLE - 5 + high * 0.82, told, letter, ink, 2 * half, anchor="middle")


def _rat(canvas: Canvas, view: View, circle: int) -> None:
    """A circle with a rat."""
    theme, svg = canvas.theme, canvas.svg
    if theme.flat:
        svg.circle(0, 0, CIRCLE - 1, Paint(theme.ink, theme.paper, 1.6))
    else:
        svg.circle(0, 0, CIRCLE, Paint(RAT))
        _rim(canvas, view, circle)
    canvas.icon("rat", 0, 1, 20, theme.paper)


def _free(canvas: Canvas, view: View, circle: int) -> None:
    """A ring without a rat."""
    theme, components = canvas.theme, view.components
    if theme.flat:
        canvas.svg.circle(0, 0, CIRCLE - 4, Paint(theme.paper, theme.dark, 1.5, dash="3 3"))
        return
    canvas.svg.circle(0, 0, CIRCLE, Paint(theme.dark))
    canvas.svg.circle(0, 0, CIRCLE - RIM - 1.6, Paint(_hollow(components, components.circles[circle].regions)))
    _rim(canvas, view, circle)


def _rim(canvas: Canvas, view: View, circle: int) -> None:
    components = view.components
    rim(canvas, components, components.circles[circle].regions, circle_at(view, circle), CIRCLE - RIM / 2 - 0.8)


def _hollow(components: Components, regions: tuple[int, ...]) -> str:
    """Within a free ring: the ground that it lies on, in the light."""
    tints = [ground(components, region) for region in regions] or [PAVED]
    return lighter(mixed(tints[0], tints[-1], 0.5), 0.12)
