"""Where on the map things lie that a question is about: regions, tokens, cubes, borders; and crops around them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import dist
from typing import Final

from bot.pictures.lands import lies_on
from bot.pictures.letters import Type, width
from bot.pictures.placing import Rect
from bot.pictures.rasterizer import Box
from bot.pictures.scene import Scene
from bot.pictures.seat_text import wide
from bot.pictures.sizes import SIGN
from bot.pictures.stage import Spot
from bot.pictures.svg import Point
from rules.rattus.components import Region
from rules.rattus.view import RegionView, View

from .europe import WIDE, outline_of, reach_of
from .facts import guards, region_name
from .marks import MASK
from .sites import SITES
from .tokens import CUBE, R, standing
from .walls import stand

MAP: Final[Box] = (0, 0, WIDE, 776)
MARGIN: Final = 14.0  # around the regions of a crop
WIDEST, HIGHEST = 620.0, 540.0  # a crop beyond either is the whole map
LEAST: Final = 430.0  # how wide a crop is at least
NEAR: Final = 350.0  # how wide a crop of one region is
SHAPE: Final = 0.86  # height by width of a crop at most
ANSWERS: Final = 46.0  # how high the room for yes and no is
PILL_HIGH: Final = 23.0  # from the middle of a mark to its edge
PILL: Final = 18.0  # from the lettering of a mark to its end
INSIDE: Final = 44.0  # how far an arrow goes into the region where it ends
NAMED: Final = Type(26, 700, True)  # about as large as names on the map
ASIDES: Final = (0.0, 20.0, -20.0, 40.0, -40.0)  # how far a mark of a region may move to free what lies there
# Where the marks of regions stand whose names lie too near to those of others.
ASIDE: Final = {Region.GERMANIA: (402, 284), Region.POLONIA: (590, 264)}
CLOSE: Final = 0.82  # below this zoom these two would lie on each other: Polonia's stands higher, by its coast
HIGHER: Final = (564, 204)


# --------------------------------------------------------------------------- crops


def around(regions: Iterable[int]) -> Box:
    """The smallest crop of the map with these regions; the whole map without any, or where they lie too far apart."""
    regions = tuple(regions)
    if not regions:
        return MAP
    lefts, tops, rights, lows = zip(*(reach_of(Region(region)) for region in regions), strict=True)
    across = max(LEAST, max(rights) - min(lefts) + 2 * MARGIN)
    high = max(0.7 * across, max(lows) - min(tops) + 2 * MARGIN)
    across = max(across, high / SHAPE)
    if across > WIDEST or high > HIGHEST:
        return MAP
    return _centred((min(lefts) + max(rights)) / 2, (min(tops) + max(lows)) / 2, across, high)


def close_up(region: int) -> Box:
    """The pieces of one region, large."""
    (x, top), rows = SITES[Region(region)].name, SITES[Region(region)].rows
    middle = (x + sum(row.x for row in rows)) / (1 + len(rows))
    low = max(row.y for row in rows)
    return _centred(middle, (top + low) / 2, NEAR, max(230.0, low - top + 90))


def lies_in(crop: Box, at: Point) -> bool:
    """Whether a point of the map is to be seen on a crop."""
    left, top, wide, high = crop
    return left < at[0] < left + wide and top < at[1] < top + high


def _centred(x: float, y: float, wide: float, high: float) -> Box:
    _, _, most, tallest = MAP
    return max(0.0, min(x - wide / 2, most - wide)), max(0.0, min(y - high / 2, tallest - high)), wide, high


# --------------------------------------------------------------------------- spots


def region_spot(scene: Scene, region: int, zoom: float) -> Spot:
    """A region, with its mark where its name stands, or above or below its pieces if it would cover any there."""
    x, y = SITES[Region(region)].name
    x, y = ASIDE.get(Region(region), (x, y - 12))
    if region == Region.POLONIA and zoom < CLOSE:
        x, y = HIGHER
    half = (width(region_name(scene.words, region), SIGN) / 2 + PILL) / zoom
    own = [*_lying(scene, [region])]
    above = min((piece.y - piece.half_high for piece in own), default=y) - PILL_HIGH / zoom
    below = max((piece.y + piece.half_high for piece in own), default=y) + PILL_HIGH / zoom
    places = [(x + aside, line) for line in (y, above) for aside in ASIDES] + [(x, below)]
    others = [*_lying(scene, (here.region for here in scene.view.regions if here.region != region))]
    at = _clearest(places, half, zoom, own, others)
    return Spot(at, half, outline_of(Region(region)), 24 / zoom)


def lands(scene: Scene) -> tuple[str, ...]:
    """The outlines of all regions in play."""
    return tuple(outline_of(Region(here.region)) for here in scene.view.regions)


def named_spot(scene: Scene, region: int) -> Spot:
    """The name of a region that is no option."""
    x, y = SITES[Region(region)].name
    return Spot(
        (x, y - 8), width(region_name(scene.words, region), NAMED) / 2, outline_of(Region(region)), half_high=12
    )


def _lying(scene: Scene, regions: Iterable[int]) -> Iterator[Rect]:
    """What the pieces of some regions cover."""
    for region in regions:
        found = standing(scene, scene.view.at(region))
        pieces = (*found.rats, *(at for _, _, at in found.figures), *(at for _, _, at in found.cubes))
        yield from (Rect(x, y, R + 4, R + 4) for x, y in pieces)
        if scene.view.plague == region:
            yield Rect(*SITES[Region(region)].plague, MASK, MASK)


def _clearest(
    places: Iterable[Point], half: float, zoom: float, lying: Sequence[Rect], others: Sequence[Rect] = ()
) -> Point:
    """The place where a mark of this half width covers least of what lies there, then of `others`; else the first."""

    def covered(at: Point) -> tuple[float, float]:
        mark = Rect(*at, half, PILL_HIGH / zoom)
        return round(sum(map(mark.overlap, lying)), 3), round(sum(map(mark.overlap, others)), 3)

    return min(places, key=covered)


def rat_spots(scene: Scene, region: int) -> Iterator[Spot]:
    """The tokens of a region, in order, each with its mark above it, clear of its face and of who has looked."""
    here = scene.view.at(region)
    for rat, (x, y) in zip(here.rats, standing(scene, here).rats, strict=True):
        cornered = R + 6 if rat.face else 0  # a token that lies open has corners, which a ring would cut off
        yield Spot((x, y), R + 4, mark=(x, y - R - 22), half_high=cornered)


def cube_spot(scene: Scene, region: int, seat: int, sign: str, zoom: float) -> Spot:
    """The cubes of a seat in a region, with the mark on the side where no other cubes are, else below them."""
    cubes = standing(scene, scene.view.at(region)).cubes
    x, y = next(at for owner, _, at in cubes if owner == seat)
    low, reach = (8.0, CUBE + 16) if guards(scene.view, region, seat) else (0.0, CUBE + 4)  # potions hang below them
    beside = [other[0] for _, _, other in cubes if other[1] == y and other[0] != x]
    if beside and min(beside) < x < max(beside):
        return Spot((x, y + low), reach, mark=(x, y + low + reach + 2 + PILL_HIGH / zoom))
    side = -1 if beside and x < min(beside) else 1
    return Spot((x, y + low), reach, mark=(x + side * (reach + 4 + (wide(sign, SIGN) / 2 + PILL) / zoom), y + low))


def wall_spot(scene: Scene, one: int, other: int, sign: str, zoom: float) -> Spot:
    """The border between two regions, with its mark beside the wall where it covers least."""
    (x, y), _ = stand(one, other)
    half, high = (wide(sign, SIGN) / 2 + PILL) / zoom, PILL_HIGH / zoom
    ways = [(aside, way * (24 + high)) for aside in (0, 40, -40) for way in (1, -1)] + [(30 + half, 0), (-30 - half, 0)]
    lying = [*_lying(scene, (here.region for here in scene.view.regions))]
    room = [(x + across, y + down) for across, down in ways if half < x + across < MAP[2] - half]
    return Spot((x, y), 26, mark=_clearest(room, half, zoom, lying))


def answer_spots(crop: Box) -> tuple[Spot, Spot]:
    """For yes and no: on the left and on the right below a crop."""
    left, top, wide, high = crop
    y = top + high + ANSWERS * 0.3
    return Spot((left + wide * 0.26, y)), Spot((left + wide * 0.74, y))


# --------------------------------------------------------------------------- what a plan moves


def rests(scene: Scene, region: int, kind: str, which: int = 0) -> Point:
    """Where a rat or the cubes of a seat lie in a region; the middle of its pieces if there are none."""
    found = standing(scene, scene.view.at(region))
    if kind == "rat":
        return found.rats[which] if which < len(found.rats) else _rows(region)
    return next((at for seat, _, at in found.cubes if seat == which), _rows(region))


def into(start: Point, region: int) -> Point:
    """Where an arrow from there ends: just within the region, so that it hides little of what lies there."""
    land, (x, y) = outline_of(Region(region)), _rows(region)
    far = max(1.0, dist(start, (x, y)))
    along = (
        min(1.0, (step + INSIDE) / far)
        for step in range(0, int(far), 4)
        if lies_on(land, _part(start, (x, y), step / far))
    )
    return _part(start, (x, y), next(along, 1.0))


def _part(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def ways(before: View | None, now: View) -> tuple[tuple[Point, Point], ...]:
    """From where to where a plan moves the plague piece, a rat, or cubes of a seat."""
    if before is None:
        return ()
    found = [_way(before, now, "rats"), *(_way(before, now, seat) for seat in range(now.seats))]
    shown = [_middle(one, other) for one, other in filter(None, found)]
    if before.plague != now.plague:
        sites = SITES[Region(before.plague)].plague, SITES[Region(now.plague)].plague
        shown.append(sites)
    return tuple(shown)


def _way(before: View, now: View, what: str | int) -> tuple[int, int] | None:
    """From which region to which things of a kind have gone, if it is one to one."""
    both = zip(before.regions, now.regions, strict=True)
    moved = {here.region: _n(here, what) - _n(then, what) for then, here in both}
    gone, come = ([region for region, by in moved.items() if sign * by > 0] for sign in (-1, 1))
    return (gone[0], come[0]) if len(gone) == len(come) == 1 and not sum(moved.values()) else None


def _n(here: RegionView, what: str | int) -> int:
    return len(here.rats) if what == "rats" else here.cubes[int(what)]


def _middle(one: int, other: int) -> tuple[Point, Point]:
    return _rows(one), _rows(other)


def _rows(region: int) -> Point:
    first = SITES[Region(region)].rows[0]
    return first.x, first.y
