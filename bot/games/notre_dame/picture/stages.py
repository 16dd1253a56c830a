"""What the picture of each question shows: the own borough, the roads, or the cards, persons and pieces in question."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.rasterizer import Box
from bot.pictures.scene import Scene
from bot.pictures.stage import Spot, Stage
from bot.pictures.svg import Point
from rules.core import PASS, Arg, Ask
from rules.notre_dame.components import NOTRE_DAME, SECTORS, Action, action_of
from rules.notre_dame.view import RESERVE, View, arguments

from .boroughs import boroughs, carriages, pawn
from .cathedral import cathedral
from .city import STAGE, city
from .column import column
from .corners import corners
from .facts import borough, is_empty
from .own_strip import strip
from .panels import TABLES, panels
from .ring import BARE, PLAZA, TILE, Ring

WIDTH: Final = 800.0
HIGH: Final = {"drive": 768.0, "message": 618.0}  # of a stage, in units of the picture
USUAL: Final = 618.0
LEAST: Final = 500.0  # how wide a crop is at least
MARGIN: Final = 30.0  # around the options of a crop
MARK: Final = 30.0  # room for a mark below its place
FRONT: Final = Spot((444, 418), 64, high=70, mark=(444, 488))  # Notre Dame
WAITING: Final = Spot((348, 452), 26, high=34, mark=(348, 494))  # a trusted friend who is not on the board
SEEN_WAITING: Final = (60.0, 8.0, 760.0, 660.0)
OUTER: Final = frozenset((Action.CARRIAGE_HOUSE, Action.HOTEL, Action.PARK, Action.HOSPITAL))
ROADS: Final = frozenset(("drive", "message"))


def board(canvas: Canvas, scene: Scene) -> None:
    """The table."""
    ring = Ring(len(scene.view.colours))
    city(canvas, scene.view, ring)
    cathedral(canvas, scene.view)
    boroughs(canvas, scene, ring)
    corners(canvas, scene)
    column(canvas, scene)


def stage(scene: Scene) -> Stage | None:
    """The stage of the question; a seat that waits sees its borough, Notre Dame and the neighbours."""
    ask = scene.question
    if ask is None:
        return Stage(partial(_city, named=True), SEEN_WAITING, strip=strip(scene))
    if ask.choice in TABLES:
        return panels(scene, ask)
    ring = _ring(scene.view)
    lit = _lit(scene.view, ring, ask)
    if ask.choice in ROADS:
        spots = _markets(scene.view, ring, ask)
        crop = _crop((*spots.values(), *lit), HIGH[ask.choice])
    else:
        spots = _sectors(scene.view, ring, ask)
        crop = _crop((*spots.values(), *lit, *_own(scene.view, ring)), USUAL)
    return Stage(partial(_city, named=ask.choice not in ROADS), crop, spots, lit, strip=strip(scene))


def _ring(view: View) -> Ring:
    """The ring as the seat that looks at it sits there: its own borough above."""
    assert view.viewer is not None
    return Ring(len(view.colours), borough(view, view.viewer))


def _city(canvas: Canvas, scene: Scene, *, named: bool) -> None:
    """The city without what lies around it."""
    view, ring = scene.view, _ring(scene.view)
    city(canvas, view, ring)
    cathedral(canvas, view)
    boroughs(canvas, scene, ring, named=named)
    if named and view.table[view.viewer].friend == RESERVE:
        with canvas.piece(f"friend-{view.viewer}", WAITING.at, reach=26):
            pawn(canvas, view.viewer, 60)


# --------------------------------------------------------------------------- places


def _sectors(view: View, ring: Ring, ask: Ask) -> Mapping[Arg, Spot]:
    """Where the cards or places lie of which one is chosen."""
    spots = dict[Arg, Spot]()
    for option in ask.options:
        if isinstance(option, int):
            spots[option] = _place(view, ring, action_of(option) if ask.choice == "play" else option)
    return spots


def _own(view: View, ring: Ring) -> tuple[Spot, ...]:
    """All sectors of the own borough."""
    return tuple(_place(view, ring, sector) for sector in SECTORS)


def _place(view: View, ring: Ring, place: int) -> Spot:
    """A sector of the own borough, Notre Dame, or where the trusted friend is."""
    assert view.viewer is not None
    if place == NOTRE_DAME:
        return FRONT
    friend = view.table[view.viewer].friend
    if place == Action.TRUSTED_FRIEND and friend == RESERVE:
        return WAITING
    x, y = ring.sector(borough(view, view.viewer), friend if place == Action.TRUSTED_FRIEND else place)
    reach = TILE * ring.grown
    if place == Action.TRUSTED_FRIEND:
        return Spot((x + 15 * ring.grown, y), 22 * ring.grown, high=34 * ring.grown, mark=(x, y + reach + 10))
    away = -1 if place in OUTER else 1  # marks of the outer row lie above it, so that they cover no other sector
    return Spot((x, y), reach + 2, high=reach + 2, mark=(x, y + away * (reach + 8)))


def _markets(view: View, ring: Ring, ask: Ask) -> Mapping[Arg, Spot]:
    """The markets to drive to, and the carriage, which may stay; or the market whose message may be taken."""
    carriage = _carriage(view, ring, ask.seat)
    if ask.choice == "message":
        return {"take": _market(view, ring, view.table[ask.seat].carriage)}
    spots: dict[Arg, Spot] = {option: _market(view, ring, option) for option in ask.options if isinstance(option, int)}
    return spots | ({PASS: carriage} if PASS in ask.options else {})


def _market(view: View, ring: Ring, market: int) -> Spot:
    x, y = ring.market(market)
    return Spot((x, y), (BARE if is_empty(view.messages[market]) else PLAZA) * ring.grown + 3, beside=True)


def _carriage(view: View, ring: Ring, seat: int) -> Spot:
    """Where the carriage of a seat stands."""
    r, at = next((r, at) for other, r, at in carriages(view, ring) if other == seat)
    return Spot(at, r + 5, beside=True)


def _lit(view: View, ring: Ring, ask: Ask) -> tuple[Spot, ...]:
    """What belongs to the question beside its options: where pieces come from or go to, the carriage."""
    if ask.choice in ROADS:
        return (_carriage(view, ring, ask.seat),)
    about = arguments(ask)
    places = [about[name] for name in ("action", "source") if isinstance(about.get(name), int)]
    return tuple(_place(view, ring, place) for place in places if isinstance(place, int) and place >= 0)


# --------------------------------------------------------------------------- the crop


def _crop(spots: tuple[Spot, ...], high: float) -> Box:
    """The stretch of the city that holds these places and their marks, in the shape of a stage at most so high."""
    corners = [_corner(spot, across, down) for spot in spots for across in (-1, 1) for down in (-1, 1)]
    xs, ys = zip(*corners, strict=True)
    left, right, top, bottom = min(xs) - MARGIN, max(xs) + MARGIN, min(ys) - MARGIN, max(ys) + MARGIN + MARK
    wide = max(LEAST, right - left, (bottom - top) * WIDTH / high)
    tall = min(max(bottom - top, wide * 0.6), wide * high / WIDTH)
    wide, tall = min(wide, STAGE[0]), min(tall, STAGE[1])
    return (
        _within((left + right - wide) / 2, STAGE[0] - wide),
        _within((top + bottom - tall) / 2, STAGE[1] - tall),
        wide,
        tall,
    )


def _corner(spot: Spot, across: int, down: int) -> Point:
    return spot.at[0] + across * spot.reach, spot.at[1] + down * (spot.high or spot.reach)


def _within(start: float, most: float) -> float:
    return max(0.0, min(start, most))
