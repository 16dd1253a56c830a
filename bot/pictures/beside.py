"""Places signs beside their places, as on a map full of roads, each with its plate right below it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from .placing import AROUND, BETWEEN, Rect, Surroundings, cuts, passes, placed
from .svg import Point

FAR: Final = 40.0  # cost per unit of distance between a sign and its place
CROSSED: Final = 12_000.0  # cost if the line from a sign to its place crosses another place, sign or plate
COVERED: Final = 15.0  # cost per unit of area of other places that a sign and its plate cover


GOOD: Final = 400.0  # cost per sign up to which every sign is close enough and nothing is hidden


class Sign(NamedTuple):
    """A sign to be placed."""

    key: Hashable
    place: Rect
    half: float  # half its width
    plate: float  # half the width of the plate below it; 0 if there is none


class Laid(NamedTuple):
    """Where signs and their plates lie, keyed by sign."""

    signs: dict[Hashable, Rect]
    plates: dict[Hashable, Rect]
    cost: float = 0.0


def beside_places(signs: Sequence[Sign], pill: float, plate: float, places: Sequence[Rect], room: Rect) -> Laid:
    """Place all signs and their plates; `pill` and `plate` are half their heights.

    What is placed first has the most room, so three orders are tried: as given, widest first, backwards. The one is
    kept whose signs lie nearest to their places, and hide least of the places of others and of the lines to them.
    """
    best = _in_order(signs, pill, plate, places, room)
    for order in (sorted(signs, key=lambda sign: -max(sign.half, sign.plate)), signs[::-1]):
        if best.cost > GOOD * len(signs):
            best = min(best, _in_order(order, pill, plate, places, room), key=lambda laid: laid.cost)
    return best


def _in_order(signs: Sequence[Sign], pill: float, plate: float, places: Sequence[Rect], room: Rect) -> Laid:
    laid, cost, lines = Laid({}, {}), 0.0, list[tuple[Point, Point]]()
    for sign in signs:
        lying = [*laid.signs.values(), *laid.plates.values()]
        others = [at for at in places if at != sign.place]
        below = plate if sign.plate else 0.0

        def hides(
            both: Rect,
            sign: Sign = sign,
            below: float = below,
            others: Sequence[Rect] = others,
            lying: Sequence[Rect] = lying,
        ) -> float:
            start, end = (both.x, both.y - below), (sign.place.x, sign.place.y)
            hidden = sum(cuts(start, end, other) for other in lying) + sum(cuts(*line, both) for line in lines)
            hidden += sum(passes(start, end, other) for other in others)
            return CROSSED * hidden + sum(COVERED * both.overlap(other) for other in others)

        both = placed(
            sign.place,
            max(sign.half, sign.plate),
            pill + below,
            Surroundings([*lying, sign.place], (), room, others),
            far=FAR,
            extra=hides,
            around=(*AROUND, *BETWEEN),
        )
        cost += FAR * both.gap(sign.place) + hides(both)
        lines.append(((both.x, both.y - below), (sign.place.x, sign.place.y)))
        laid.signs[sign.key] = Rect(both.x, both.y - below, sign.half, pill)
        if sign.plate:
            laid.plates[sign.key] = Rect(both.x, both.y + pill, sign.plate, plate)
    return laid._replace(cost=cost)
