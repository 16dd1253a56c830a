"""The six influence tracks: a disc of each seat's shape with its points on it, further right is more."""

from __future__ import annotations

from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import lighter, mixed
from rules.rattus_cartus.components import Class
from rules.rattus_cartus.view import View

from .facts import CLASS_ICON, class_name
from .houses import CLASS_COLOUR

LEFT, TOP, WIDE, LANE = 12, 456, 560, 71.5
FIRST, LAST = 232, 490  # where 1 point and the highest reached lie
R: Final = 24
APART: Final = 57  # no two discs are nearer
SPACES: Final = 12  # at least so many are shown


def tracks(pen: Pen, scene: Scene) -> None:
    """All six tracks."""
    pen.plate(LEFT, TOP, WIDE, 6 * LANE + 7)
    for cls in Class:
        with pen.svg.group(at=(LEFT, TOP + 3 + cls * LANE)):
            _lane(pen, scene, cls)


def _lane(pen: Pen, scene: Scene, cls: Class) -> None:
    view, theme, middle = scene.view, pen.theme, LANE / 2
    tint = theme.ink if theme.flat else lighter(CLASS_COLOUR[cls], 0.45)
    if not theme.flat:
        pen.svg.rect(6, 3, WIDE - 12, LANE - 6, Paint(mixed(theme.sunk, CLASS_COLOUR[cls], 0.3)), 8)
    elif cls:
        pen.svg.line((6, 0), (WIDE - 6, 0), Paint(NONE, theme.edge, 1))
    pen.icon(CLASS_ICON[cls], 36, middle, 44, tint)
    pen.label(68, middle + 8, class_name(scene.words, cls), Type(25, 600), theme.ink, 124)
    most = max(SPACES, *(points[one] for points in view.points for one in Class))
    spots = places(view, cls, most)
    for space in range(1, most + 1):
        pen.svg.circle(_x(space, most), middle, 4, Paint(theme.edge if not theme.flat else "#999999"))
    for seat, x in spots:
        with pen.piece(f"disc-{cls.name.lower()}-{seat}", (x, middle), reach=27, kind="token"):
            pen.seat(seat, R, str(view.points[seat][cls]))
    if spots:
        pen.icon("royalty", spots[0][1] + 44, middle, 28, theme.gold)


def places(view: View, cls: Class, most: int) -> list[tuple[int, float]]:
    """Where the disc of each seat lies, best first: on its points, pushed apart so that all are seen."""
    spots: list[tuple[int, float]] = []
    for seat in reversed(view.ranks[cls]):
        least = spots[-1][1] + APART if spots else FIRST
        spots.append((seat, max(_x(view.points[seat][cls], most), least)))
    spots.reverse()
    limit = float(LAST)
    for nth, (seat, x) in enumerate(spots):
        spots[nth] = (seat, min(x, limit))
        limit = spots[nth][1] - APART
    return spots


def _x(points: int, most: int) -> float:
    return FIRST + (points - 1) * (LAST - FIRST) / (most - 1)
