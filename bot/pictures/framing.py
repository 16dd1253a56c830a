"""Where the stage of a question lies on its picture, and how much larger."""

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
    """The part of a picture that the stage takes: `of` turns a point of the stage's drawing into one of the picture."""

    zoom: float
    origin: Point
    room: Rect

    def of(self, point: Point) -> Point:
        """Where a point of the stage's drawing lies on the picture."""
        return self.origin[0] + point[0] * self.zoom, self.origin[1] + point[1] * self.zoom

    def back(self, point: Point) -> Point:
        """Where a point of the picture lies on the stage's drawing."""
        return (point[0] - self.origin[0]) / self.zoom, (point[1] - self.origin[1]) / self.zoom

    def rect(self, spot: Spot) -> Rect:
        """What a spot covers."""
        x, y = self.of(spot.at)
        return Rect(x, y, spot.reach * self.zoom, (spot.half_high or spot.reach) * self.zoom)


def framed(stage: Stage) -> tuple[Stage, Framing, int]:
    """The stage with as much of its drawing as the picture shows, where that lies, and how high the picture is."""
    strip = stage.strip.high if stage.strip else 0.0
    fitting = min(WIDE / stage.crop[2], (TALLEST - HEADER - strip) / stage.crop[3])
    zoom = stepped(fitting)
    stage = replace(stage, crop=widened(stage.crop, fitting / zoom))
    left, top, width, height = stage.crop
    room = Rect(WIDE / 2, HEADER + height * zoom / 2, min(WIDE, width * zoom) / 2, height * zoom / 2)
    origin = round((WIDE - width * zoom) / 2 - left * zoom), round(HEADER - top * zoom)
    return stage, Framing(zoom, origin, room), round(HEADER + height * zoom + strip)
