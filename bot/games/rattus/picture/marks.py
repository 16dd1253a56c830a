"""What has gone since the last picture: cubes, the cards of other seats, the plague piece on its way."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import atan2, degrees, dist
from typing import Final

from bot.pictures.canvas import Canvas, outline
from bot.pictures.letters import Type, width
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint, Point
from rules.rattus.components import Region
from rules.rattus.view import BESIDE, OUT, RegionView

from .sites import SITES

TRAIL: Final = "#f3d9fa"  # the way of the plague, on its shade
SHADE: Final = "#5b2a6b"
MASK: Final = 29  # how far the plague piece extends
LOSS: Final = Type(25, 700)


def losses(scene: Scene, here: RegionView) -> Mapping[int, int]:
    """By seat: how many cubes fewer than in the last picture stand in this region.

    None in the picture of a question: there they would read as what an answer costs.
    """
    if scene.before is None or scene.question is not None:
        return {}
    then: RegionView = scene.before.at(here.region)
    return {seat: was - here.cubes[seat] for seat, was in enumerate(then.cubes) if was > here.cubes[seat]}


def loss(canvas: Canvas, n: int, reach: float) -> None:
    """Mark the corner of cubes with how many have gone, where that can be read."""
    if not canvas.legible(LOSS):
        return
    told = f"−{n}"
    wide, (ground, ink) = width(told, LOSS) + 5, _sign(canvas)
    with canvas.svg.group(at=(reach + 9 - wide / 2, 2 - reach)):
        canvas.svg.rect(-wide / 2, -11, wide, 22, Paint(ground, ink, 1.2), 5)
        canvas.label(0, 8.5, told, LOSS, ink, wide, anchor="middle")


def ghost(canvas: Canvas, seat: int, r: float, n: int) -> None:
    """Draw the outline of cubes that have all gone, with how many they were."""
    ground, ink = _sign(canvas)
    if canvas.legible(LOSS):
        canvas.svg.path(outline(seat, r), Paint(ground, NONE, 0, 0.7))
    canvas.svg.path(
        outline(seat, r),
        Paint(NONE, canvas.theme.dark if canvas.theme.flat else canvas.theme.seats[seat], 2.4, dash="5 5"),
    )
    low = r * 0.25 if seat == 2 else 0
    canvas.label(0, low + 8.5, f"−{n}", LOSS, ink, r * 2, anchor="middle", halo=ground)


def _sign(canvas: Canvas) -> tuple[str, str]:
    """Return ground and ink of a mark for cubes that have gone."""
    return (canvas.theme.paper, canvas.theme.dark) if canvas.theme.flat else (canvas.theme.dark, canvas.theme.glow)


def given(scene: Scene, card: int) -> int | None:
    """Return from which seat a card has come since the last picture; None if from none."""
    if scene.before is None:
        return None
    holder, was = scene.view.holder[card], scene.before.holder[card]
    return was if holder != was and was not in (BESIDE, OUT) else None


def giver(canvas: Canvas, seat: int) -> None:
    """Mark the upper edge of a card with the seat it came from."""
    ground, ink = _sign(canvas)
    canvas.svg.rect(-19, -11, 38, 22, Paint(ground, ink, 1.5), 11)
    with canvas.svg.group(at=(-8, 0)):
        canvas.seat(seat, 7.5)
    canvas.svg.path("M9 -6V4M4 0L9 6L14 0", Paint(NONE, ink, 2.2))


def trail(canvas: Canvas, scene: Scene) -> None:
    """Draw the last move of the Plague Piece since the last picture; none where a plan moves it."""
    moved = _last_move(scene)
    if moved is None:
        return
    colour, shade = _inks(canvas)
    start, end = (SITES[Region(region)].plague for region in moved)
    whole = dist(start, end)
    tip = _between(start, end, (whole - MASK - 12) / whole)
    way = f"M{start[0]:.1f} {start[1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}"
    with canvas.part():
        canvas.svg.path(way, Paint(NONE, shade, 9, 1 if canvas.theme.flat else 0.75))
        canvas.svg.path(way, Paint(NONE, colour, 4.4, dash="0.1 10"))
        canvas.svg.circle(*start, 7, Paint(shade, colour, 2.4))
        with canvas.svg.group(at=tip, turn=degrees(atan2(end[1] - start[1], end[0] - start[0]))):
            canvas.svg.polygon(((10, 0), (-6, -8), (-2, 0), (-6, 8)), Paint(colour, shade, 1.5))


def _last_move(scene: Scene) -> tuple[int, int] | None:
    """From where to where the Plague Piece went last, if that was after the last picture; the news tell all moves.

    Where its way was not kept, a move between neighbours; None where it can have gone several ways.
    """
    view, before = scene.view, scene.before
    if before is None or (scene.plan_from is not None and scene.plan_from.plague != view.plague):
        return None
    if before.way and view.way[: len(before.way)] == before.way:
        return view.way[-2:] if len(view.way) > len(before.way) else None
    return (before.plague, view.plague) if before.plague in view.at(view.plague).next_to else None


def _inks(canvas: Canvas) -> tuple[str, str]:
    """Return the colours of the way of the plague, and of what is under it."""
    return (canvas.theme.ink, "#ffffff") if canvas.theme.flat else (TRAIL, SHADE)


def route(canvas: Canvas, scene: Scene) -> None:
    """Draw the last moves of the Plague Piece at the end, the latest strongest; all of them would hide the map."""
    way = scene.view.way[-scene.view.seats - 1 :] if scene.ending else ()
    colour, shade = _inks(canvas)
    for nth, (one, other) in enumerate(pairwise(way), start=1):
        start, end = SITES[Region(one)].plague, SITES[Region(other)].plague
        strong = 0.35 + 0.65 * nth / len(way)
        canvas.svg.line(start, end, Paint(NONE, shade, 9, strong))
        canvas.svg.line(start, end, Paint(NONE, colour, 4.4, strong, dash="0.1 10"))
    if way:
        canvas.svg.circle(*SITES[Region(way[0])].plague, 9, Paint(shade, colour, 3))


def _between(start: Point, end: Point, part: float) -> Point:
    """A point on the way, so far along it."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
