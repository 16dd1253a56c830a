"""Where the word *planned* stands: visibly beside a thing that is planned, or nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from typing import Final

from .canvas import Extent
from .outlines import grown
from .placing import Rect, Surroundings, glued

HALF_HIGH: Final = 15.0
MARGIN: Final = 4.0  # of a thing, for its dashed line
BESIDE: Final = 12.0  # farther from its thing the word would seem to be about something else
MUCH_LARGER: Final = 4.0  # what is so many times as large as the thing is the ground that it lies on


def caption_place(
    things: Sequence[Extent], half_wide: float, surroundings: Surroundings, pieces: Sequence[Rect]
) -> Rect | None:
    """The first place that touches one of these things and is nearer to no other of the pieces; None without any."""
    own = [grown(extent) for extent in things]
    for extent, thing in zip(things, own, strict=True):
        at = glued(grown(extent, MARGIN), half_wide, HALF_HIGH, surroundings)
        free = surroundings.is_free(at) and surroundings.has_room_for(at)
        if free and at.gap(thing) <= BESIDE and not is_nearer_to_another(at, thing, own, pieces):
            return at
    return None


def is_nearer_to_another(at: Rect, thing: Rect, own: Sequence[Rect], pieces: Sequence[Rect]) -> bool:
    """Whether what is placed there would be taken for the caption of a piece that is not planned."""
    rivals = [piece for piece in pieces if piece not in own and piece.area < MUCH_LARGER * thing.area]
    away = dist(at[:2], thing[:2])
    return any(at.gap(rival) <= at.gap(thing) and dist(at[:2], rival[:2]) < away for rival in rivals)
