"""Finds room for marks and plates on a drawing: beside what they refer to, covering nothing else that matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import dist, hypot, inf
from typing import Final, NamedTuple

from .svg import Point

AROUND: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (0.8, 0.8), (-0.8, 0.8), (0.8, -0.8), (-0.8, -0.8))
BETWEEN: Final = tuple(
    (x * a, y * b) for a, b in ((0.4, 1), (1, 0.5), (1.6, 1), (0, 1.4)) for x in (1, -1) for y in (1, -1)
)
FARTHEST: Final = 120.0
AWAY: Final = (5.0, 24.0, 48.0, 80.0)  # distances to try between a thing and what is placed beside it
FINE: Final = (5.0, 14.0, 24.0, 33.0, 42.0, 51.0, 64.0, 80.0)  # the same where few places are suitable
TOUCHING: Final = (1.0, 26.0, 52.0)  # distances to try between a sign and its plate
FARTHER: Final = (65.0, 85.0, 105.0, 130.0)  # further ones on the region that both belong to
BELOW: Final = ((0, 1), (0.2, 1), (-0.2, 1), (0.4, 1), (-0.4, 1))  # directions for those, with pieces in between
HARD, OUTSIDE, SOFT, FAR = 50.0, 80.0, 1.0, 6.0  # cost per unit of overlap; FAR: per unit of distance
MISTAKEN: Final = 14.0  # a plate this near to another sign might be taken for that one's
TAKEN_FOR: Final = 1500.0  # the cost of that
ALIKE: Final = 10.0  # a thing within this distance of two others seems equally near to both
NEARER: Final = 12_000.0  # cost for a plate that seems as near to another sign as to its own
TOUCHES: Final = 3.0  # a plate this near to its sign counts as touching it
CLEARLY: Final = 2.5  # of two near things, one is clearly farther if its middle is this many times as far away
CLOSE: Final = 90.0  # cost per unit of distance between a sign and its plate


class Rect(NamedTuple):
    """A rectangle, by its middle and half its width and height."""

    x: float
    y: float
    half_wide: float
    half_high: float

    @property
    def area(self) -> float:
        """Its area."""
        return 4 * self.half_wide * self.half_high

    def overlap(self, other: Rect) -> float:
        """The area that both cover."""
        if abs(self.x - other.x) >= self.half_wide + other.half_wide:
            return 0.0  # nearly always here or just below
        if abs(self.y - other.y) >= self.half_high + other.half_high:
            return 0.0
        left = max(self.x - self.half_wide, other.x - other.half_wide)
        right = min(self.x + self.half_wide, other.x + other.half_wide)
        top = max(self.y - self.half_high, other.y - other.half_high)
        foot = min(self.y + self.half_high, other.y + other.half_high)
        return (right - left) * (foot - top)

    def outside(self, other: Rect) -> float:
        """The area of this one that the other does not cover."""
        return self.area - self.overlap(other)

    def into(self, other: Rect) -> Rect:
        """This one moved sideways to lie within the other, if that one is wide enough; else centred on it."""
        spare = max(0.0, other.half_wide - self.half_wide)
        return self._replace(x=min(max(self.x, other.x - spare), other.x + spare))

    def gap(self, other: Rect) -> float:
        """The distance between the two; 0 if they touch."""
        across = abs(self.x - other.x) - self.half_wide - other.half_wide
        down = abs(self.y - other.y) - self.half_high - other.half_high
        return hypot(max(0.0, across), max(0.0, down))


def is_as_near(at: Rect, own: Rect, other: Rect) -> bool:
    """Whether something seems as near to another thing as to its own; if both are close, their middles decide."""
    away = at.gap(own)
    if at.gap(other) > max(ALIKE, away):
        return False
    return away > ALIKE or dist(at[:2], other[:2]) < CLEARLY * dist(at[:2], own[:2])


def passes(start: Point, end: Point, over: Rect) -> bool:
    """Whether a straight line crosses a place, taken as a circle."""
    (x1, y1), (x2, y2), reach = start, end, over.half_wide
    if (over.x + reach <= x1 and over.x + reach <= x2) or (over.x - reach >= x1 and over.x - reach >= x2):
        return False  # nearly always
    if (over.y + reach <= y1 and over.y + reach <= y2) or (over.y - reach >= y1 and over.y - reach >= y2):
        return False
    across, down = x2 - x1, y2 - y1
    along = (over.x - start[0]) * across + (over.y - start[1]) * down
    share = min(1.0, max(0.0, along / max(across**2 + down**2, 1e-9)))
    return hypot(start[0] + share * across - over.x, start[1] + share * down - over.y) < over.half_wide


def cuts(start: Point, end: Point, over: Rect) -> bool:
    """Whether a straight line crosses a rectangle."""
    first, last = 0.0, 1.0
    for here, there, middle, half in (
        (start[0], end[0], over.x, over.half_wide),
        (start[1], end[1], over.y, over.half_high),
    ):
        low, high = middle - half, middle + half
        if (here <= low and there <= low) or (here >= high and there >= high):
            return False  # nearly always
        if there != here:
            enters, leaves = sorted(((low - here) / (there - here), (high - here) / (there - here)))
            first, last = max(first, enters), min(last, leaves)
    return first < last


class Surroundings(NamedTuple):
    """What surrounds a thing that something is to be placed beside."""

    hard: Sequence[Rect]  # must not be covered
    soft: Sequence[Rect]  # to be covered as little as possible; repeated entries weigh more
    within: Rect  # the available room
    others: Sequence[Rect] = ()  # to be kept away from: what is placed might seem to belong to them

    def is_free(self, at: Rect) -> bool:
        """Whether a place covers nothing in `hard`."""
        return not any(at.overlap(one) for one in self.hard)

    def has_room_for(self, at: Rect) -> bool:
        """Whether a place lies within the room."""
        return at.outside(self.within) < 1

    def cost(self, thing: Rect, places: Sequence[Rect], nearer: float) -> Callable[[Rect], float]:
        """The cost of each of the places for what lies on or near it; `nearer`: see `placed`."""
        avoided = Counter(self.soft)
        firm = _within_reach(self.hard, places)
        loose = [(one, avoided[one]) for one in _within_reach(avoided, places)]
        near_others = _within_reach(self.others, places, FARTHER[0])

        def of(place: Rect) -> float:
            hidden, covered = sum(map(place.overlap, firm)), sum(n * place.overlap(one) for one, n in loose)
            taken_for = sum(TAKEN_FOR * (place.gap(one) < MISTAKEN) for one in near_others)
            taken_for += sum(nearer * is_as_near(place, thing, one) for one in near_others) if nearer else 0
            return HARD * hidden + SOFT * covered + taken_for

        return of


def placed(
    thing: Rect,
    half_wide: float,
    half_high: float,
    surroundings: Surroundings,
    *,
    far: float = FAR,
    distances: Sequence[float] = AWAY,
    extra: Callable[[Rect], float] | None = None,
    around: Sequence[Point] = AROUND,
    more: Iterable[Rect] = (),
    nearer: float = 0,
) -> Rect:
    """The cheapest place beside a thing for a rectangle of this half size, at one of `distances` in `around`.

    `far`: cost per unit of distance, relative to a unit of area. `extra`: further cost of a place. `around`: the
    directions to try. `more`: further places to try. `nearer`: cost of seeming as near to one of the surroundings'
    `others` as to the thing.
    """
    within = surroundings.within
    near = [*beside(thing, half_wide, half_high, around, distances), *more]
    near += [place.into(within) for place in near if not surroundings.has_room_for(place)]

    def least(place: Rect) -> float:
        """The minimum cost of a place, regardless of what lies there."""
        costs = OUTSIDE * place.outside(within) + far * place.gap(thing)
        return costs + extra(place) if extra else costs

    def best(places: Sequence[Rect]) -> Rect:
        return _cheapest(places, least, surroundings.cost(thing, places, nearer))

    candidate = best(near)
    if surroundings.is_free(candidate):
        return candidate
    every = [*near, *beside(thing, half_wide, half_high, BETWEEN, (*AWAY, FARTHEST))]
    free = [at for at in every if surroundings.has_room_for(at) and surroundings.is_free(at)]
    return best(free or every)


def _cheapest(places: Iterable[Rect], least: Callable[[Rect], float], rest: Callable[[Rect], float]) -> Rect:
    """The first of the cheapest places; `rest` is not computed for places that are too expensive by `least` alone."""
    known = [(least(at), at) for at in places]
    cheapest = inf, 0
    for costs, nth in sorted((round(costs, 3), nth) for nth, (costs, _) in enumerate(known)):
        if (costs, nth) >= cheapest:
            break
        costs, at = known[nth]
        cheapest = min(cheapest, (round(costs + rest(at), 3), nth))
    return known[cheapest[1]][1]


def _within_reach(rects: Iterable[Rect], places: Sequence[Rect], margin: float = 0) -> list[Rect]:
    """The rectangles that one of the places, with a margin, might cover."""
    left, right = min(at.x - at.half_wide for at in places), max(at.x + at.half_wide for at in places)
    top, foot = min(at.y - at.half_high for at in places), max(at.y + at.half_high for at in places)
    around = Rect((left + right) / 2, (top + foot) / 2, (right - left) / 2 + margin, (foot - top) / 2 + margin)
    return [one for one in rects if one.overlap(around)]


def glued(
    sign: Rect,
    half_wide: float,
    half_high: float,
    surroundings: Surroundings,
    extra: Callable[[Rect], float] | None = None,
) -> Rect:
    """A place for a plate that touches its sign and no other, so that it is not taken for another sign's.

    If places have a cost of their own (`extra`), it may lie farther off.
    """
    more = beside(sign, half_wide, half_high, BELOW, FARTHER) if extra else ()
    return placed(
        sign,
        half_wide,
        half_high,
        surroundings,
        far=CLOSE,
        distances=TOUCHING,
        extra=extra,
        more=more,
        nearer=NEARER,
    )


def on_or_beside(
    thing: Rect,
    at: Point,
    half_wide: float,
    half_high: float,
    surroundings: Surroundings,
    extra: Callable[[Rect], float] | None = None,
) -> Rect:
    """A rectangle on this point of a thing, or beside the thing if something else lies there.

    `extra`: further cost of a place beside it.
    """
    first = Rect(at[0], at[1], half_wide, half_high)
    if surroundings.is_free(first) and surroundings.has_room_for(first):
        return first
    return placed(thing, half_wide, half_high, surroundings, extra=extra, distances=FINE if extra else AWAY)


def beside(
    thing: Rect, half_wide: float, half_high: float, around: Sequence[Point] = AROUND, distances: Sequence[float] = AWAY
) -> Iterator[Rect]:
    """Rectangles around a thing, nearest first."""
    for away in distances:
        for across, down in around:
            x = thing.x + across * (thing.half_wide + half_wide + away)
            y = thing.y + down * (thing.half_high + half_high + away)
            yield Rect(x, y, half_wide, half_high)
