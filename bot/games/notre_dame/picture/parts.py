"""The stretches of board and hand that large print shows one by one, the one in question first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.pictures.scene import HAND, Scene, Stretch
from bot.pictures.svg import Point
from rules.core import Ask
from rules.notre_dame.view import View

from .column import GAP, LEFT, below_players
from .facts import borough
from .hand import GAP as BETWEEN
from .hand import room
from .ring import CENTRE, ISLAND, PLAZA, QUAY, WALL, Polar, Ring

CITY: Final = (880.0, 900.0)
SIDE: Final = (560.0, 565.0)  # of a quarter of the city: two of them share what lies between
WIDEST, HIGHEST = 640.0, 680.0
LEAST: Final = 480.0  # how wide a part around some places is at least
HIGH: Final = 0.75  # and how high, by its width
AROUND: Final = 46  # what lies around the middle of a market
RIM: Final = 14  # around a borough
BESIDE: Final = LEFT - 6


def parts(scene: Scene) -> tuple[Stretch, ...]:
    """What the question is about, the four quarters of the city, the players, cards and persons to come."""
    view, ask = scene.view, scene.question
    players, rest = _beside(view)
    made = (*_quarters(), players, rest)
    if ask is None:
        return made if view.viewer is None else (_own(view, view.viewer), *made)
    if ask.choice == "coachman":  # about the messages taken, which lie before the players
        return players, *(part for part in made if part != players)
    return (_roads(view, ask) if ask.choice in ("drive", "message") else _own(view, ask.seat)), *made


def _quarters() -> Iterator[Stretch]:
    right, low = CITY[0] - SIDE[0], CITY[1] - SIDE[1]
    yield Stretch("notre_dame-picture-part-upper-left", 0, 0, *SIDE)
    yield Stretch("notre_dame-picture-part-upper-right", right, 0, *SIDE)
    yield Stretch("notre_dame-picture-part-lower-left", 0, low, *SIDE)
    yield Stretch("notre_dame-picture-part-lower-right", right, low, *SIDE)


def _beside(view: View) -> tuple[Stretch, Stretch]:
    cut, wide = below_players(view.seats) - GAP / 2, 1200 - BESIDE
    return (
        Stretch("notre_dame-picture-part-players", BESIDE, 0, wide, cut),
        Stretch("notre_dame-picture-part-cards", BESIDE, cut, wide, 900 - cut),
    )


# --------------------------------------------------------------------------- around what a question is about


def _own(view: View, seat: int) -> Stretch:
    """The borough of a seat and Notre Dame; of one that is too wide the end of the track without the rat is cut."""
    ring, here = Ring(len(view.colours)), borough(view, seat)
    edge = [ring.point(here, Polar(nth / 10, r)) for nth in range(-10, 11) for r in (QUAY, WALL)]
    island = [(CENTRE[0] + dx, CENTRE[1] + dy) for dx in (-ISLAND, ISLAND) for dy in (-ISLAND, ISLAND)]
    rat = ring.space(here, view.table[seat].rat)[0]
    return _around("notre_dame-picture-part-borough", [*edge, *island], RIM, keep=(rat - AROUND, rat + AROUND))


def _roads(view: View, ask: Ask) -> Stretch:
    """The carriage of a seat and the markets that it reaches."""
    ring, here = Ring(len(view.colours)), view.table[ask.seat].carriage
    markets = {here, *(option for option in ask.options if isinstance(option, int))}
    x = ring.market(here)[0]
    places = [ring.market(market) for market in markets] + [ring.parked(here, PLAZA, view.seats)]
    return _around("notre_dame-picture-part-carriage", places, AROUND, keep=(x - AROUND, x + AROUND))


def _around(key: str, places: Iterable[Point], rim: float, keep: Point) -> Stretch:
    """The part that holds these places: within the city, not too small, not too wide; `keep` is across never cut."""
    xs, ys = zip(*places, strict=True)
    left, right, top, bottom = min(xs) - rim, max(xs) + rim, min(ys) - rim, max(ys) + rim
    wide = min(WIDEST, max(LEAST, right - left, (bottom - top) * HIGH))
    high = min(HIGHEST, max(wide * HIGH, bottom - top))
    middle = (left + right) / 2
    middle = min(max(middle, keep[1] - wide / 2), keep[0] + wide / 2)
    return Stretch(key, _within(middle, wide, CITY[0]), _within((top + bottom) / 2, high, CITY[1]), wide, high)


def _within(middle: float, size: float, whole: float) -> float:
    """Where a stretch around a middle begins, moved so that it lies within the whole."""
    return min(max(middle - size / 2, 0.0), whole - size)


def hand_parts(scene: Scene) -> tuple[Stretch, ...]:
    """The cards, then what lies beside them."""
    split = room(scene.view) + BETWEEN / 2
    return (
        Stretch("picture-part-hand", 0, 0, split, HAND[1]),
        Stretch("notre_dame-picture-part-known", split, 0, HAND[0] - split, HAND[1]),
    )
