"""What the picture of each question shows: the own borough, the roads, or the cards, persons and pieces in question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.rasterizer import Box
from bot.pictures.scene import Scene
from bot.pictures.seat_text import wide
from bot.pictures.sizes import BRINGS, half_a_pill
from bot.pictures.stage import Spot, Stage
from bot.pictures.svg import Point
from rules.core import PASS, Arg, Ask
from rules.notre_dame.components import NOTRE_DAME, Action
from rules.notre_dame.view import View, arguments

from .boroughs import boroughs, carriages
from .cards_stage import CARDS, cards_stage
from .cathedral import cathedral
from .city import STAGE, city
from .column import column
from .corners import corners
from .facts import borough, is_empty
from .others import OTHERS, other
from .own_borough import ACROSS, PERSONS, ROWS, TILE, TRACK, friend_at, high, middles, persons, rat_track, sectors
from .own_strip import strip
from .panels import TABLES, panels
from .ring import BARE, PLAZA, Ring

WIDTH: Final = 800.0
HIGH: Final = {"drive": 768.0, "message": 618.0}  # of a stage, in units of the picture
LEAST: Final = 500.0  # how wide a crop is at least
MARGIN: Final = 30.0  # around the options of a crop
MARK: Final = 30.0  # room for a mark above its place
PLATED: Final = 76.0  # and for one with its plate below
ASIDE: Final = {NOTRE_DAME: -8.0, Action.RESIDENCE: -4.0}  # how far marks lie aside: long names side by side
FEW: Final = 7  # markets whose signs have room for plates
APART: Final = 64.0  # below a row of sectors with marks: room for plates
LOWER: Final = 42.0  # how much lower a plate lies that has no room beside the one before it
BETWEEN: Final = 4.0  # two plates side by side
TICK: Final = 56.0  # what a tick with its number adds to a mark
SECOND: Final = 46.5  # how much lower every other mark then lies
BROAD: Final = 118.0  # half of the widest mark with its tick
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
    """The stage of the question; a seat that waits sees its borough, the persons to hire, and how the others stand."""
    ask = scene.question
    if ask is None:
        return _waiting(scene)
    if ask.choice in CARDS:
        return cards_stage(scene, ask)
    if ask.choice in TABLES:
        return panels(scene, ask)
    return _roads(scene, ask) if ask.choice in ROADS else _borough(scene, ask)


# --------------------------------------------------------------------------- the own borough


def _waiting(scene: Scene) -> Stage:
    """What lies before the seat itself, the persons on display, a row for each other seat."""
    assert scene.view.viewer is not None
    at = middles(TRACK)
    people = TRACK + high()
    rows = people + (PERSONS if scene.view.display else 0)
    others = [(seat + scene.view.viewer) % scene.view.seats for seat in range(1, scene.view.seats)]

    def draw(canvas: Canvas, scene: Scene) -> None:
        rat_track(canvas, scene)
        sectors(canvas, scene, at)
        with canvas.svg.group(at=(0, people)):
            persons(canvas, scene)
        for nth, seat in enumerate(others):
            with canvas.svg.group(at=(0, rows + OTHERS * nth)):
                other(canvas, scene, seat)

    return Stage(draw, (0, 0, WIDTH, rows + OTHERS * len(others) + 6), strip=strip(scene))


def _borough(scene: Scene, ask: Ask) -> Stage:
    """The own sectors, Notre Dame and the trusted friend, of which some are options; the rat's track above."""
    top = TRACK + (MARK if Action.TRUSTED_FRIEND in ask.options else 0)
    plates = {mark.option: _half_a_plate(mark.brings) for mark in scene.marks}
    lowered = lowered_plates(plates)
    apart = APART + (LOWER if lowered else 0)
    at = middles(top, apart)
    spots: dict[Arg, Spot] = {
        option: _place(scene.view, at, option, plates.get(option, 0), LOWER if option in lowered else 0)
        for option in ask.options
        if isinstance(option, int)
    }
    if any(mark.chosen and half_a_pill(mark.sign) + TICK / 2 > ACROSS / 2 for mark in scene.marks):
        spots = {option: _spread(spot) for option, spot in spots.items()}

    def draw(canvas: Canvas, scene: Scene) -> None:
        rat_track(canvas, scene)
        sectors(canvas, scene, at, spots)

    crop = (0, 0, WIDTH, top + high(apart))
    lit = (Spot((WIDTH / 2, TRACK / 2), WIDTH / 2, half_high=TRACK / 2), *_sources(scene.view, at, ask))
    return Stage(draw, crop, spots, lit, strip=strip(scene))


def lowered_plates(plates: Mapping[Arg, float]) -> frozenset[Arg]:
    """The options whose plate, half so wide, would lie on that of the sector before it if it did not lie lower."""
    found = set[Arg]()
    for row in ROWS:
        end = 0.0  # of the last plate that lies high
        for nth, place in enumerate(row):
            if half := plates.get(place, 0):
                x = _inside(ACROSS * (nth + 0.5), half)
                if x - half < end:
                    found.add(place)
                else:
                    end = x + half + BETWEEN
    return frozenset(found)


def _half_a_plate(brings: str) -> float:
    return wide(brings, BRINGS) / 2 + 12 if brings else 0.0


def _spread(spot: Spot) -> Spot:
    """The place of a sector with its mark where ticks leave marks room: every other one of a row lies lower."""
    assert spot.mark
    x, y = spot.mark
    lower = SECOND if int(spot.at[0] // ACROSS) % 2 else 0
    return spot._replace(mark=(min(max(x, BROAD), WIDTH - BROAD), y + lower))


def _inside(x: float, half: float) -> float:
    """The middle of a plate as near as possible to this one, so that it stays on the picture."""
    return min(max(x, half), WIDTH - half)


def _place(view: View, at: Mapping[int, Point], place: int, half: float = 0, lower: float = 0) -> Spot:
    """A sector, Notre Dame, or where the trusted friend is."""
    if place == Action.TRUSTED_FRIEND:
        return friend_at(view, at, 0)
    (x, y), (across, tall) = at[place], TILE
    foot = y + tall / 2 - 6
    mark, plate = (x + ASIDE.get(place, 0), foot), (_inside(x, half), foot + 45 + lower)
    return Spot((x, y), across / 2, half_high=tall / 2, mark=mark, plate=plate)


def _sources(view: View, at: Mapping[int, Point], ask: Ask) -> tuple[Spot, ...]:
    """Where the pieces of the question come from or go to."""
    about = arguments(ask)
    places = [about[name] for name in ("action", "source") if isinstance(about.get(name), int)]
    return tuple(_place(view, at, place) for place in places if isinstance(place, int) and place >= 0)


# --------------------------------------------------------------------------- roads


def _roads(scene: Scene, ask: Ask) -> Stage:
    """The carriage and the markets, as large as those behind the open tab allow."""
    ring = _ring(scene.view)
    spots, lit = _markets(scene.view, ring, ask), (_carriage(scene.view, ring, ask.seat),)
    shown = [spots[mark.option] for mark in scene.marks if mark.option in spots] or [*spots.values()]
    plates = len(shown) <= FEW  # of more, each message says itself what it brings
    return Stage(_city, _crop((*shown, *lit), HIGH[ask.choice]), spots, lit, plates=plates, strip=strip(scene))


def _ring(view: View) -> Ring:
    """The ring as the seat that looks at it sits there: its own borough above."""
    assert view.viewer is not None
    return Ring(len(view.colours), borough(view, view.viewer))


def _city(canvas: Canvas, scene: Scene) -> None:
    """The city without what lies around it."""
    ring = _ring(scene.view)
    city(canvas, scene.view, ring)
    cathedral(canvas, scene.view)
    boroughs(canvas, scene, ring, named=False)


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


# --------------------------------------------------------------------------- the crop


def _crop(spots: tuple[Spot, ...], high: float) -> Box:
    """The stretch of the city that holds these places and their marks, in the shape of a stage at most so high."""
    corners = [_corner(spot, across, down) for spot in spots for across in (-1, 1) for down in (-1, 1)]
    xs, ys = zip(*corners, strict=True)
    left, right, top, bottom = min(xs) - MARGIN, max(xs) + MARGIN, min(ys) - MARGIN, max(ys) + MARGIN + PLATED
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
    return spot.at[0] + across * spot.reach, spot.at[1] + down * (spot.half_high or spot.reach)


def _within(start: float, most: float) -> float:
    return max(0.0, min(start, most))
