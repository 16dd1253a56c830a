"""Where the stage of a question lies on its picture, and at what scale."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from .placing import Rect
from .stage import Spot, Stage, stepped, widened
from .svg import Point

WIDE: Final = 800
HEADER: Final = 50.0
TALLEST: Final = 930.0


class Framing(NamedTuple):
    """The part of a picture that the stage takes; `of` and `back` convert between its drawing and the picture."""

    zoom: float
    origin: Point
    room: Rect

    def of(self, point: Point) -> Point:
        """The point of the picture for a point of the stage's drawing."""
        return self.origin[0] + point[0] * self.zoom, self.origin[1] + point[1] * self.zoom

    def back(self, point: Point) -> Point:
        """The point of the stage's drawing for a point of the picture."""
        return (point[0] - self.origin[0]) / self.zoom, (point[1] - self.origin[1]) / self.zoom

    def rect(self, spot: Spot) -> Rect:
        """The rectangle of the picture that a spot covers."""
        x, y = self.of(spot.at)
        return Rect(x, y, spot.reach * self.zoom, (spot.half_high or spot.reach) * self.zoom)


def framed(stage: Stage) -> tuple[Stage, Framing, int]:
    """The stage cropped to what the picture shows, its framing, and the height of the picture."""
    strip = stage.strip.high if stage.strip else 0.0
    fitting = min(WIDE / stage.crop[2], (TALLEST - HEADER - strip) / stage.crop[3])
    zoom = stepped(fitting)
    stage = replace(stage, crop=widened(stage.crop, fitting / zoom))
    left, top, width, height = stage.crop
    room = Rect(WIDE / 2, HEADER + height * zoom / 2, min(WIDE, width * zoom) / 2, height * zoom / 2)
    origin = round((WIDE - width * zoom) / 2 - left * zoom), round(HEADER - top * zoom)
    return stage, Framing(zoom, origin, room), round(HEADER + height * zoom + strip)
