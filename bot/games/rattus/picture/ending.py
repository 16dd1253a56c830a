"""The end of Rattus: what the final ravage took by region and by symbol; without that, the cubes kept alive."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.ending import SIDE_HIGH, SIDE_WIDE, bars
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.svg import Paint
from bot.pictures.theme import CLASS_COLOURS
from rules.rattus.components import BY_CHOICE, BY_EVERYBODY, BY_MAJORITY, Class
from rules.rattus.view import View

from .facts import CLASS_ICON, region_name

TITLE, NAME, COUNT = Type(34, 700), Type(33, 500), Type(35, 700)
TOP, PITCH = 70.0, 41.0
SYMBOLS: Final = 336.0  # where the symbols stand


def survivors(canvas: Canvas, scene: Scene) -> None:
    """A column of the scene for six regions each, the symbols below them."""
    view: View = scene.view
    if not view.ravaged:
        bars(canvas, view.saved, icon="cube", title=scene.words("rattus-picture-survivors"))
        return
    theme = canvas.theme
    canvas.plate(0, 0, SIDE_WIDE, SIDE_HIGH)
    canvas.icon("mask", 34, 36, 44, theme.gold)
    canvas.label(66, 47, scene.words("rattus-picture-ravage"), TITLE, theme.gold, SIDE_WIDE - 90)
    for nth, here in enumerate(view.regions):
        left, y = 18 + nth // 6 * 284, TOP + PITCH * (nth % 6) + 32
        n = view.ravage_took("region", here.region)
        canvas.label(left, y, region_name(scene.words, here.region), NAME, theme.ink if n else theme.faint, 176)
        told = f"\u2212{n}" if n else "0"
        canvas.label(left + 196, y, told, COUNT, theme.ink if n else theme.faint, 66)
    canvas.svg.rect(12, SYMBOLS - 6, SIDE_WIDE - 24, 2, Paint(theme.edge))
    causes = [*_causes(view)]
    step = (SIDE_WIDE - 20) / len(causes)
    for nth, (sign, n) in enumerate(causes):
        _symbol(canvas, sign, n, 10 + step * (nth + 0.5))


def _causes(view: View) -> Iterator[tuple[str, int]]:
    """The symbols with what each took; then a potion with the cubes that their owners chose to lose, if any."""
    yield "M", view.ravage_took("by", BY_MAJORITY)
    yield "A", view.ravage_took("by", BY_EVERYBODY)
    yield from ((CLASS_ICON[cls], view.ravage_took("by", cls)) for cls in Class)
    if chosen := view.ravage_took("by", BY_CHOICE):
        yield "potion", chosen


def _symbol(canvas: Canvas, sign: str, n: int, x: float) -> None:
    """A letter, a class or a potion in a circle, and how many cubes it took."""
    theme = canvas.theme
    canvas.svg.circle(x, SYMBOLS + 32, 24, Paint(theme.paper, theme.dark, 2))
    if len(sign) == 1:
        canvas.label(x, SYMBOLS + 44, sign, COUNT, theme.dark, 40, anchor="middle")
    else:
        canvas.icon(sign, x, SYMBOLS + 32, 36, theme.dark if theme.flat else CLASS_COLOURS.get(sign, theme.dark))
    ink = theme.ink if n else theme.faint
    canvas.label(x, SYMBOLS + 95, f"\u2212{n}" if n else "0", COUNT, ink, 64, anchor="middle")
