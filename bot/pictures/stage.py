"""The stage of a question: the part of a game's drawing that it is about, and where on it the options lie.

A game says where and what; `question` draws marks, plates and rims in the same way for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import floor
from typing import Final, NamedTuple

from rules.core import Arg

from .canvas import Canvas
from .rasterizer import Box
from .scene import BOARD, Scene
from .svg import Point

ZOOMS: Final = 0.05  # stages are drawn at multiples of this scale and at whole pixels, so that drawings can be reused
WHOLE_BOARD: Final[Box] = (0, 0, *BOARD)


class Spot(NamedTuple):
    """Where a thing lies on the drawing of a stage, in units of that drawing."""

    at: Point  # its middle
    reach: float = 0  # half its width; 0 if it has no rim
    outline: str = ""  # its shape as SVG path data, if it is neither round nor a rectangle
    half_high: float = 0  # half the height of a rectangle; 0 if it is round
    mark: Point | None = None  # where its mark lies, if not in the middle
    plate: Point | None = None  # where the plate with what it brings lies, if there is room; else beside it
    fixed: bool = False  # whether its mark lies exactly there, and no other mark or plate on the spot
    beside: bool = False  # whether its mark lies beside it, covering as little of the other places as possible


class Strip(NamedTuple):
    """What a seat holds and only it knows, shown under the stage: `draw` works from (0, 0), 800 units wide."""

    high: float
    draw: Callable[[Canvas], None]


class PlaceNote(NamedTuple):
    """A mark or plate for a place that is no option by itself but a part of several, or to which something happens."""

    spot: Spot
    text: str = ""
    sign: str = ""
    grave: bool = False  # a danger or a loss


@dataclass(frozen=True, slots=True)
class Stage:
    """What the picture of a question shows above its strip."""

    draw: Callable[[Canvas, Scene], None]  # in its own units; a board, or cards laid out for the question
    crop: Box = WHOLE_BOARD  # the stretch of that drawing to show; it gets 800 units wide
    spots: Mapping[Arg, Spot] = field(default_factory=dict)  # of the options
    lit: tuple[Spot, ...] = ()  # what else is not dimmed: where the thing comes from, what would change
    arrows: tuple[tuple[Point, Point], ...] = ()  # what the plan or the question moves: from, to
    paths: tuple[tuple[Point, Point], ...] = ()  # lit lines between places that belong together
    notes: tuple[PlaceNote, ...] = ()
    lands: tuple[str, ...] = ()  # outlines of all regions of a map: plates keep to their own
    plates: bool = True  # whether what options bring is written beside them; False if the drawing shows it
    joined: bool = False  # whether options with the same sign share a plate
    dimmed: bool = True  # whether everything but the spots is dimmed
    strip: Strip | None = None
    fresh: frozenset[str] = frozenset()  # pieces that are new, besides those that differ on the board


def stepped(zoom: float) -> float:
    """The largest scale at which a stage is drawn that does not exceed this one."""
    return floor(zoom / ZOOMS + 1e-6) * ZOOMS


def widened(crop: Box, by: float) -> Box:
    """A crop `by` times as wide, around the same middle, but not beyond the left edge of the drawing."""
    left, top, width, height = crop
    return max(left - width * (by - 1) / 2, min(left, 0)), top, width * by, height
