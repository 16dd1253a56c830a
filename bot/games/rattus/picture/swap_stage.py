"""The stage of the Witch's swap: both tokens open in their regions, with an arrow between them."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.stage import Spot, Stage
from bot.pictures.svg import NONE, Paint, Point
from rules.core import Ask

from .faces import back, front
from .facts import region_name
from .strip import strip

WIDE, HIGH, TOKEN = 384.0, 220.0, 100.0
STEP: Final = 122.0
LEFT: Final = (10.0, 406.0)  # of the two regions
TOP: Final = 10.0
NAME: Final = Type(34, 700, True)
BESIDE: Final = 72.0  # from the middle of the tokens to the arrows above and below them
FOOT: Final = TOP + HIGH + 44  # where the answers stand

Place = tuple[int, int]  # region, place of the token there


def swap_stage(scene: Scene, ask: Ask) -> Stage:
    """Both regions side by side; below them the two answers."""
    region, slot, other, far = (n for n in ask.args[1:5] if isinstance(n, int))
    places = ((region, slot), (other, far))
    one, two = (_token(left, place) for left, place in zip(LEFT, (slot, far), strict=True))
    above, below = one[1] - BESIDE, one[1] + BESIDE
    arrows = (((one[0], above), (two[0], above)), ((two[0], below), (one[0], below)))
    spots = dict(zip(ask.options, (Spot((210, FOOT)), Spot((590, FOOT))), strict=False))
    crop = (0.0, 0.0, 800.0, FOOT + 40)
    return Stage(partial(_both, places=places), crop, spots, arrows=arrows, dimmed=False, strip=strip(scene))


def _token(left: float, slot: int) -> Point:
    return left + 18 + TOKEN / 2 + slot * STEP, TOP + 135


def _both(canvas: Canvas, scene: Scene, places: tuple[Place, Place]) -> None:
    theme = canvas.theme
    for left, (region, slot) in zip(LEFT, places, strict=True):
        canvas.plate(left, TOP, WIDE, HIGH)
        canvas.label(left + 18, TOP + 46, region_name(scene.words, region), NAME, theme.ink, WIDE - 30)
        for nth, rat in enumerate(scene.view.at(region).rats):
            at = _token(left, nth)
            with canvas.svg.group(at=at):
                if rat.face is None:
                    back(canvas, TOKEN * 0.44, rat.origin)
                else:
                    front(canvas, rat.face, TOKEN, TOKEN, rat.origin)
                if nth == slot:
                    rim = Paint(NONE, theme.gold, 5)
                    canvas.svg.rect(-TOKEN / 2 - 6, -TOKEN / 2 - 6, TOKEN + 12, TOKEN + 12, rim, 18)
