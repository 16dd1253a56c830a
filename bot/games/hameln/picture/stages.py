"""What the picture of each question shows: the part of the town it is about, and where on it the options lie."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.framing import HEADER, TALLEST
from bot.pictures.framing import WIDE as ACROSS
from bot.pictures.rasterizer import Box
from bot.pictures.scene import Scene
from bot.pictures.sizes import half_a_pill
from bot.pictures.stage import PlaceNote, Spot, Stage, Strip
from bot.pictures.svg import Point
from rules.core import Arg, Ask
from rules.hameln.view import MARRY, MEN, SELL, WOMEN, View

from .circles import NUMBER, number, paths, rats
from .column import column
from .holdings import strip
from .houses import FLOOR, MEMBER, houses
from .plan import CIRCLE, GROUND, GROWN, HALF, RIDGE, circle_at, corner, house_at
from .town import SPACE, town
from .trade_stages import amounts, children, couples, goods, optional, piles

MARGIN: Final = 88.0  # from the middle of a house to the edge of a crop
LEAST: Final = (520.0, 430.0)  # the smallest crop
MARKET: Final[Box] = (140, 180, 600, 540)
TOWN: Final[Box] = (33, 46, 846, 812)  # all houses and circles
SPACES: Final[Box] = (5, 5, 870, 890)  # with the spaces of the piper in its corners
AROUND: Final[Box] = (-30, 0, 940, 900)  # with room for the actions and what they bring, off all names of houses
PLATE: Final = 20.0  # half the height of a plate, in units of the picture
TICK: Final = 27.0  # half of what a tick with its number adds to a mark
PIPER: Final = 30.0  # from the middle of the piper to what lies beside him
LEGIBLE: Final = 22.0  # the least size of a lettering, in units of the picture
CORNERS: Final[Mapping[Arg, Point]] = {MEN: (70, 30), WOMEN: (810, 30), MARRY: (70, 870), SELL: (810, 870)}


def board(canvas: Canvas, scene: Scene) -> None:
    """The table."""
    town(canvas, scene)
    paths(canvas, scene.view)
    houses(canvas, scene)
    rats(canvas, scene)
    column(canvas, scene)


def stage(scene: Scene) -> Stage:
    """The stage of the question; the town for a seat that waits."""
    ask = scene.question
    return _town_stage(scene, TOWN, {}) if ask is None else STAGES[ask.choice](scene, ask)


# --------------------------------------------------------------------------- the town


def _town_stage(
    scene: Scene,
    crop: Box,
    spots: Mapping[Arg, Spot],
    *,
    lit: tuple[Spot, ...] = (),
    ways: tuple[tuple[Point, Point], ...] = (),
    notes: tuple[PlaceNote, ...] = (),
    spaces: bool = False,
) -> Stage:
    held = strip(scene)
    zoom = zoom_of(crop, held)
    size = NUMBER if NUMBER * zoom >= LEGIBLE else 0.0
    placed = {option: _lowered(spot, zoom) for option, spot in spots.items()}
    noted = tuple(note._replace(spot=_lowered(note.spot, zoom)) for note in notes)
    return Stage(partial(_town, numbers=size, spaces=spaces), crop, placed, lit, paths=ways, notes=noted, strip=held)


def _lowered(spot: Spot, zoom: float) -> Spot:
    """A place whose plate hangs below the point where it begins; in units of the town it is as high as it looks."""
    return spot._replace(plate=(spot.plate[0], spot.plate[1] + PLATE / zoom)) if spot.plate else spot


def zoom_of(crop: Box, held: Strip | None) -> float:
    """How much larger a stretch of the town stands on the picture."""
    return min(ACROSS / crop[2], (TALLEST - HEADER - (held.high if held else 0)) / crop[3])


def _town(canvas: Canvas, scene: Scene, numbers: float, *, spaces: bool) -> None:
    """The town alone, or with the piper's spaces; with the numbers of the circles where they can be read."""
    asked = scene.question
    marked = asked.options if asked is not None and asked.choice == "bribe" else ()  # their names stand on marks
    town(canvas, scene, spaces=spaces, marked=marked)
    paths(canvas, scene.view)
    houses(canvas, scene)
    rats(canvas, scene, numbers)


def around(points: Iterable[Point]) -> Box:
    """The smallest crop of the town that holds these points with a margin."""
    xs, ys = zip(*points, strict=True)
    wide, high = max(LEAST[0], max(xs) - min(xs) + 2 * MARGIN), max(LEAST[1], max(ys) - min(ys) + 2 * MARGIN)
    wide = max(wide, high * 800 / 768)
    if wide > TOWN[2]:
        return TOWN
    x, y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return _within(x - wide / 2, 880 - wide), _within(y - high / 2, 900 - high), wide, high


def _within(start: float, most: float) -> float:
    return max(0.0, min(start, most))


def _house(view: View, house: int) -> Spot:
    """A house; its mark lies on its name."""
    x, y = house_at(view.components, house)
    up, down = RIDGE * GROWN - 5, GROUND * GROWN + 3
    at, floor = (x, y + (up + down) / 2), (x, y + FLOOR * GROWN + MEMBER)
    return Spot(at, HALF * GROWN + 6, half_high=(down - up) / 2, mark=(x - 27, y - 28), plate=floor)


def _circle(view: View, circle: int) -> Spot:
    return Spot(circle_at(view, circle), CIRCLE)


def _numbers(options: Iterable[Arg]) -> list[int]:
    return [option for option in options if isinstance(option, int)]


def _argument(ask: Ask, nth: int) -> int:
    value = ask.args[nth]
    assert isinstance(value, int)
    return value


# --------------------------------------------------------------------------- houses


def _start(scene: Scene, ask: Ask) -> Stage:
    """The market."""
    return _town_stage(scene, MARKET, {house: _house(scene.view, house) for house in _numbers(ask.options)})


def _houses(scene: Scene, ask: Ask) -> Stage:
    """The houses on offer with what lies between them, and what the rats do that each would draw."""
    view: View = scene.view
    spots = {house: _house(view, house) for house in _numbers(ask.options)}
    crop = around([spot.at for spot in spots.values()])
    zoom = zoom_of(crop, strip(scene))
    for mark in scene.marks:
        if mark.chosen and isinstance(mark.option, int):
            spots[mark.option] = _aside(spots[mark.option], mark.sign, crop, zoom)
    notes = tuple(
        PlaceNote(spot, _danger(scene, house), grave=True)
        for house, spot in spots.items()
        if view.would_be_infested(house)
    )
    return _town_stage(scene, crop, dict(spots.items()), notes=notes)


def _danger(scene: Scene, house: int) -> str:
    """What the rats do that fill a house: they infest it, or take the last big rat."""
    view: View = scene.view
    if view.last_rat_of((house,)):
        return scene.words("hameln-last_rat", ends=int(view.is_last_phase))
    return scene.words("hameln-picture-fills", n=view.draws(house))


def _aside(spot: Spot, sign: str, crop: Box, zoom: float) -> Spot:
    """The place of a house that is chosen: its mark, wider by the tick, grows away from the rats it draws."""
    assert spot.mark
    (x, y), leftmost = spot.mark, crop[0] + (half_a_pill(sign) + TICK + 2) / zoom
    return spot._replace(mark=(max(x - TICK / zoom, min(x, leftmost)), y))


def _home(scene: Scene, ask: Ask) -> Stage:
    """The town with the piper, and the empty houses that can be paid: each shows its price and what it makes itself."""
    view, spots = scene.view, dict[Arg, Spot]()
    for house in _numbers(ask.options):
        x, y = house_at(view.components, house)
        spots[house] = _house(view, house)._replace(mark=(x - 38, y - 40))  # above what it makes
    return replace(_town_stage(scene, SPACES, spots, lit=(_space(view, view.piper),), spaces=True), plates=False)


def _space(view: View, region: int) -> Spot:
    """A space of the piper; its mark covers its name, its plate hangs towards the middle of the picture."""
    (x, y), half = corner(view.components, region), SPACE / 2
    inwards = 1 if x < SPACES[2] / 2 else -1
    down = y < SPACES[3] / 2
    return Spot(
        (x, y),
        half + 2,
        half_high=half + 2,
        mark=(x + 20 * inwards, y - half + 26),
        plate=(x + 36 * inwards, y + (half if down else -half - 46)),
    )


def _bribes(scene: Scene, ask: Ask) -> Stage:
    """The town with the piper's spaces; lit are the houses of the family that is asked."""
    view: View = scene.view
    spots = {region: _space(view, region) for region in _numbers(ask.options)}
    zoom = zoom_of(SPACES, strip(scene))
    for mark in scene.marks:
        if mark.option == view.piper:
            spots[view.piper] = _beside_piper(spots[view.piper], half_a_pill(mark.sign) / zoom)
    own = tuple(_house(view, house) for house in view.houses_of(ask.seat))
    return _town_stage(scene, SPACES, dict(spots.items()), lit=own, spaces=True)


def _beside_piper(spot: Spot, half: float) -> Spot:
    """The space where the piper stands: its mark, half so wide, lies beside him."""
    assert spot.mark
    (x, _), inwards = spot.at, 1 if spot.mark[0] > spot.at[0] else -1
    return spot._replace(mark=(x + (PIPER + half) * inwards, spot.mark[1]))


def _act(scene: Scene, ask: Ask) -> Stage:
    """The town with the family's houses, and the actions in its corners."""
    view: View = scene.view
    own = [house for house in view.houses_of(ask.seat) if not view.infested[house]]
    spots = {what: Spot(at) for what, at in CORNERS.items() if what in ask.options}
    return _town_stage(scene, AROUND, spots, lit=tuple(_house(view, house) for house in own))


# --------------------------------------------------------------------------- rats


def _rats(scene: Scene, ask: Ask) -> Stage:
    """The house and its free circles, the houses that these touch, and the ways between them."""
    view, house, n = scene.view, _argument(ask, 1), _argument(ask, 2)
    free = view.free(house)
    touched = [other for other in range(len(view.men)) if any(other in view.touched_by(circle) for circle in free)]
    spots: dict[Arg, Spot] = {circle: _circle(view, circle) for circle in free}
    places = {other: _house(view, other) for other in touched}
    ways = tuple(
        (circle_at(view, circle), _edge(circle_at(view, circle), places[other]))
        for circle in free
        for other in view.touched_by(circle)
    )
    notes = [PlaceNote(spots[circle], sign=number(view, circle)) for circle in free if ask.choice == "rat_set"]
    notes += [PlaceNote(places[house], scene.words("hameln-picture-draws", n=n))]
    notes += [_befalls(scene, places[other], other, free, n) for other in touched if other != house]
    crop = around([*(spot.at for spot in spots.values()), *(spot.at for spot in places.values())])
    return _town_stage(scene, crop, spots, lit=tuple(places.values()), ways=ways, notes=tuple(notes))


def _befalls(scene: Scene, place: Spot, house: int, free: tuple[int, ...], n: int) -> PlaceNote:
    """How many circles of a house are free, or which rats would fill it."""
    view: View = scene.view
    left = view.free(house)
    if not 1 < n >= len(left) or set(left) - set(free):  # what one rat fills, its own plate says
        return PlaceNote(place, scene.words("hameln-picture-free", n=len(left)))
    filling = " + ".join(number(view, circle) for circle in left)
    return PlaceNote(place, scene.words("hameln-picture-fill", list=filling, n=len(left)), grave=True)


def _edge(start: Point, spot: Spot) -> Point:
    """Where a line from a point to the middle of a house meets its rim."""
    across, down = spot.at[0] - start[0], spot.at[1] - start[1]
    share = min(
        (half / abs(way) for half, way in ((spot.reach, across), (spot.half_high, down)) if abs(way) > half),
        default=1.0,
    )
    return spot.at[0] - across * share, spot.at[1] - down * share


def _chase(scene: Scene, ask: Ask) -> Stage:
    """The rats behind the open tab, with the houses around them."""
    view: View = scene.view
    spots: dict[Arg, Spot] = {circle: _circle(view, circle) for circle in _numbers(ask.options)}
    shown = [mark.option for mark in scene.marks] or list(ask.options)
    freed = {house for circle in _numbers(shown) for house in view.freed_by(circle)}
    lit = tuple(_house(view, house) for house in sorted(freed))
    crop = around([*(spots[circle].at for circle in shown), *(spot.at for spot in lit)])
    return _town_stage(scene, crop, spots, lit=lit)


STAGES: Final[Mapping[str, Callable[[Scene, Ask], Stage]]] = {
    "man": _start,
    "woman": _start,
    "act": _act,
    "activate": _houses,
    "rats": _rats,
    "rat_set": _rats,
    "couple": couples,
    "home": _home,
    "for_money": goods,
    "for_tokens": goods,
    "piles": piles,
    "optional": optional,
    "chase": _chase,
    "bribe": _bribes,
    "amount": amounts,
    "keep": children,
}
