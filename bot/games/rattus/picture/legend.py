"""What the signs on the map mean that nothing else explains: rings of rats and of news, who has looked, potions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.rattus.components import Region
from rules.rattus.view import LAID_OUT, REDRAWN, View

from . import facts
from .faces import back

HIGH: Final = 32.0
TEXT: Final = Type(23)
SIGN: Final = 30.0  # the room of a sign before its words
APART: Final = 22.0
WORDS: Final = {
    "start": "picture-rattus-start",
    "again": "picture-rattus-again",
    "ring": "picture-rattus-legend-ring",
    "seen": "picture-rattus-legend-seen",
    "potion": "picture-rattus-legend-potion",
}


def signs(scene: Scene) -> tuple[str, ...]:
    """The signs that the map of this question has."""
    return tuple(_signs(scene))


def _signs(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    origins = {rat.origin for here in view.regions for rat in here.rats}
    if LAID_OUT in origins:
        yield "start"
    if REDRAWN in origins:
        yield "again"
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


def high(scene: Scene, wide: float) -> float:
    """How high the signs with their words are: in as many lines as they take."""
    return HIGH * len(_lines(scene, wide))


def _lines(scene: Scene, wide: float) -> list[list[tuple[str, str]]]:
    """The signs with their words, in lines."""
    lines, x = list[list[tuple[str, str]]](), 0.0
    for sign in signs(scene):
        text = scene.words(f"{WORDS[sign]}-known" if sign == "start" and _is_small(scene) else WORDS[sign])
        across = SIGN + width(text, TEXT)
        if not lines or x + across > wide:
            lines.append([])
            x = 0.0
        lines[-1].append((sign, text))
        x += across + APART
    return lines


def _is_small(scene: Scene) -> bool:
    """Whether starting rats lie in the supply too, since so few seats play in fewer regions."""
    return len(scene.view.regions) < len(Region)


def legend(canvas: Canvas, scene: Scene, wide: float) -> None:
    """Draw each sign with its words from (0, 0) on."""
    for nth, line in enumerate(_lines(scene, wide)):
        x, y = 0.0, HIGH * nth
        for sign, text in line:
            _sign(canvas, scene, sign, x + 11, y + 16)
            canvas.label(x + SIGN, y + 24, text, TEXT, canvas.theme.faint, wide)
            x += SIGN + width(text, TEXT) + APART


def _sign(canvas: Canvas, scene: Scene, sign: str, x: float, y: float) -> None:
    theme, svg = canvas.theme, canvas.svg
    if sign == "ring":
        svg.circle(x, y, 10, Paint(NONE, theme.glow, 3.5, dash="7 6" if theme.flat else ""))
    elif sign == "seen":
        seat = next(seat for here in scene.view.regions for rat in here.rats for seat in rat.seen_by)
        with svg.group(at=(x, y)):
            canvas.seat(seat, 8)
    elif sign == "potion":
        svg.rect(x - 11, y - 11, 22, 23, Paint(theme.paper, theme.dark, 1.4), 6)
        canvas.icon("potion", x, y, 18, theme.dark)
    else:
        with svg.group(at=(x, y)):
            back(canvas, 13, REDRAWN if sign == "again" else LAID_OUT)
