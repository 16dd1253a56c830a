"""What a seat alone may know: the values of its rat-catcher tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import HAND, Scene
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import darker, lighter
from rules.hameln.view import View

TOKEN: Final = "#8f8a82"
MOST: Final = 12  # tokens in the game


def values(view: View) -> tuple[int, ...]:
    """The tokens of the one who sees this, worth most first."""
    if view.viewer is None:
        return ()
    known = (value for value in view.table[view.viewer].tokens if value is not None)
    return tuple(sorted(known, reverse=True))


def fresh(scene: Scene) -> frozenset[str]:
    """The tokens taken since the last picture."""
    view, before = scene.view, scene.before
    if before is None or before.viewer != view.viewer:
        return frozenset()
    left, new = list(values(before)), set[str]()
    for nth, value in enumerate(values(view)):
        if value in left:
            left.remove(value)
        else:
            new.add(f"token-{nth}")
    return frozenset(new | ({"sum"} if new else set()))


def hand(scene: Scene) -> str:
    """The picture; "" for the public, and as long as there is no token."""
    pen, theme = Pen(scene.theme, *HAND, fresh(scene)), scene.theme
    if not (shown := values(scene.view)):
        return ""
    pen.plate(8, 8, 640, HAND[1] - 16)
    step = min(118.0, 612 / len(shown))
    r = min(50.0, step * 0.46)
    for nth, value in enumerate(shown):
        with pen.piece(f"token-{nth}", (22 + step * (nth + 0.5), 138), reach=r, kind="token"):
            _token(pen, r, value)
    pen.label(24, 48, scene.words("hameln-picture-tokens"), Type(24, 600), theme.ink, 600)
    with pen.piece("sum", (664, 8)):
        pen.plate(0, 0, 228, HAND[1] - 16)
        pen.frame_glow("sum", 4, 4, 220, HAND[1] - 24)
        pen.icon("medal", 114, 72, 74, theme.gold)
        pen.label(114, 190, str(sum(shown)), Type(78, 700), theme.gold, 180, anchor="middle")
    return str(pen.svg)


def _token(pen: Pen, r: float, value: int) -> None:
    """A grey token with its value."""
    svg, theme = pen.svg, pen.theme
    fill = theme.paper
    if not theme.flat:
        fill = svg.radial("token", (0, lighter(TOKEN, 0.35)), (0.7, TOKEN), (1, darker(TOKEN, 0.3)))
    svg.circle(0, 0, r, Paint(fill, theme.dark, 3))
    svg.circle(0, 0, r * 0.84, Paint(NONE, theme.dark, 1.5, 0.5))
    pen.icon("rat", 0, -r * 0.42, r * 0.62, theme.dark)
    pen.label(0, r * 0.62, str(value), Type(r * 1.05, 700), theme.dark, r * 1.2, anchor="middle")


def pieces_of_hand(view: View) -> Iterator[str]:
    """The ids of everything in the picture of a hand."""
    if values(view):
        yield "sum"
    yield from (f"token-{nth}" for nth in range(len(values(view))))
