"""The six influence tracks: the discs of each class with their points, ranked, the leader first under a crown."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.pictures.symbols import SYMBOLS
from bot.pictures.theme import lighter, mixed
from rules.rattus_cartus.components import Class

from .facts import CLASS_ICON, class_name
from .houses import CLASS_COLOUR

LEFT, TOP, WIDE, LANE = 12, 456, 560, 71.5
LEADER: Final = 244  # where the first of a class stands
NEXT, STEP = 328, 62  # where the second stands, and from each to the following one
LARGE, R = 24, 23  # the leader's disc, and the others'


def tracks(canvas: Canvas, scene: Scene) -> None:
    """All six tracks. Seats with the same points stand in the order that counts: who came there first leads."""
    canvas.plate(LEFT, TOP, WIDE, 6 * LANE + 7)
    for cls in Class:
        with canvas.svg.group(at=(LEFT, TOP + 3 + cls * LANE)):
            _lane(canvas, scene, cls)


def _lane(canvas: Canvas, scene: Scene, cls: Class) -> None:
    theme, middle = canvas.theme, LANE / 2
    tint = theme.ink if theme.flat else lighter(CLASS_COLOUR[cls], 0.45)
    if not theme.flat:
        canvas.svg.rect(6, 3, WIDE - 12, LANE - 6, Paint(mixed(theme.sunk, CLASS_COLOUR[cls], 0.3)), 8)
    elif cls:
        canvas.svg.line((6, 0), (WIDE - 6, 0), Paint(NONE, theme.edge, 1))
    canvas.icon(CLASS_ICON[cls], 36, middle, 44, tint)
    canvas.label(68, middle + 8, class_name(scene.words, cls), Type(25, 600), theme.ink, 134)
    ranked = scene.view.ranks[cls]
    if not ranked:
        canvas.label(LEADER, middle + 8, "–", Type(25), theme.ink, 30, anchor="middle")
    for nth, seat in enumerate(ranked):
        with canvas.piece(f"disc-{cls.name.lower()}-{seat}", spot(nth), reach=26, kind="token"):
            canvas.seat(seat, R if nth else LARGE, str(scene.view.points[seat][cls]))
    if ranked:
        crown(canvas, LEADER, 13)


def spot(nth: int) -> tuple[float, float]:
    """The point where the disc of the first, second … of a class lies in its lane, in units of the picture."""
    return (NEXT + (nth - 1) * STEP, LANE / 2) if nth else (LEADER, LANE / 2 + 6)


def crown(canvas: Canvas, x: float, y: float) -> None:
    """Draw a crown above the disc of the leader."""
    with canvas.svg.group(at=(x, y), scale=0.32):
        canvas.svg.path(SYMBOLS["royalty"], Paint(canvas.theme.gold, canvas.theme.dark, 8))
