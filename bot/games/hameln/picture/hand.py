"""What a seat alone may know: the values of its rat-catcher tokens."""

from __future__ import annotations

from math import ceil
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, fitted, width
from bot.pictures.scene import HAND, Scene
from rules.hameln.view import View

from .tokens import disc

MOST: Final = 12  # tokens in the game
LEFT, WIDE, TOP, HIGH = 22.0, 612.0, 62.0, 182.0  # where they lie
ONE_ROW: Final = 4  # tokens; more lie in two


def values(view: View) -> tuple[int, ...]:
    """The tokens of the one who sees this, worth most first."""
    if view.viewer is None:
        return ()
    return view.table[view.viewer].known_tokens


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
    canvas, theme = Canvas(scene.theme, *HAND, fresh(scene)), scene.theme
    if not (shown := values(scene.view)):
        return ""
    canvas.plate(8, 8, 640, HAND[1] - 16)
    rows = 1 if len(shown) <= ONE_ROW else 2
    row = ceil(len(shown) / rows)
    r = min(WIDE / row, HIGH / rows) * 0.47
    step, down = min(WIDE / row, 2.4 * r), HIGH / rows
    for nth, value in enumerate(shown):
        at = (LEFT + step * (nth // rows + 0.5), TOP + down * (nth % rows + 0.5))
        with canvas.piece(f"token-{nth}", at, reach=r, kind="token"):
            _token(canvas, r, value)
    _whose(canvas, scene)
    with canvas.piece("sum", (664, 8)):
        canvas.plate(0, 0, 228, HAND[1] - 16)
        canvas.frame_glow("sum", 4, 4, 220, HAND[1] - 24)
        canvas.label(114, 48, scene.words("hameln-picture-sum"), Type(34, 600), theme.ink, 200, anchor="middle")
        canvas.label(114, 190, str(sum(shown)), Type(150, 700), theme.gold, 204, anchor="middle")
    return str(canvas.svg)


def _whose(canvas: Canvas, scene: Scene) -> None:
    """Whose hand it is, and what it is."""
    seat, theme = scene.view.viewer, canvas.theme
    with canvas.svg.group(at=(44, 37)):
        canvas.seat(seat, 17)
    letter = Type(30, 700)
    name, _ = fitted(scene.name(seat), letter, 220)
    canvas.label(74, 47, name, letter, theme.ink, 220)
    x = 74 + min(220, width(name, letter)) + 18
    canvas.label(x, 46, scene.words("hameln-picture-tokens"), Type(26, 600), theme.faint, 634 - x)


def _token(canvas: Canvas, r: float, value: int) -> None:
    """A grey token with its value."""
    theme = canvas.theme
    disc(canvas, r)
    canvas.icon("rat", 0, -r * 0.42, r * 0.62, theme.dark)
    canvas.label(0, r * 0.62, str(value), Type(r * 1.05, 700), theme.dark, r * 1.2, anchor="middle")
