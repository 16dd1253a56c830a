"""What the signs on the map mean that nothing else explains: rings of news, marks of who has looked, potions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.rattus.view import View

from . import facts

HIGH: Final = 32.0
TEXT: Final = Type(23)
SIGN: Final = 30.0  # the room of a sign before its words
APART: Final = 22.0
WORDS: Final = {
    "ring": "picture-rattus-legend-ring",
    "seen": "picture-rattus-legend-seen",
    "potion": "picture-rattus-legend-potion",
}


def signs(scene: Scene) -> tuple[str, ...]:
    """The signs that the map of this question has."""
    return tuple(_signs(scene))


def _signs(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    if scene.before is not None and _news(scene):
        yield "ring"
    if any(rat.seen_by for here in view.regions for rat in here.rats):
        yield "seen"
    if any(facts.guards(view, here.region, seat) for here in view.regions for seat in range(view.seats)):
        yield "potion"


def _news(scene: Scene) -> bool:
    """Whether anything lies on the board otherwise than at the reader's last turn."""
    now, before = (dict(facts.pieces(view)) for view in (scene.plan_from or scene.view, scene.before))
    return any(before.get(name) != told for name, told in now.items())


def legend(canvas: Canvas, scene: Scene, wide: float) -> None:
    """Draw each sign with its words, in a line from (0, 0)."""
    found = signs(scene)
    texts = [scene.words(WORDS[sign]) for sign in found]
    room = (wide - SIGN * len(found) - APART * (len(found) - 1)) / max(1.0, sum(width(text, TEXT) for text in texts))
    x = 0.0
    for sign, text in zip(found, texts, strict=True):
        across = width(text, TEXT) * min(1.0, room)
        _sign(canvas, scene, sign, x + 11)
        canvas.label(x + SIGN, 24, text, TEXT, canvas.theme.faint, across + 1)
        x += SIGN + across + APART


def _sign(canvas: Canvas, scene: Scene, sign: str, x: float) -> None:
    theme, svg = canvas.theme, canvas.svg
    if sign == "ring":
        svg.circle(x, 16, 10, Paint(NONE, theme.glow, 3.5, dash="7 6" if theme.flat else ""))
    elif sign == "seen":
        seat = next(seat for here in scene.view.regions for rat in here.rats for seat in rat.seen_by)
        with svg.group(at=(x, 16)):
            canvas.seat(seat, 8)
    else:
        svg.rect(x - 11, 5, 22, 23, Paint(theme.paper, theme.dark, 1.4), 6)
        canvas.icon("potion", x, 16, 18, theme.dark)
