"""The picture of Hameln: which region a circle and a house belong to, and which houses a circle touches."""

from __future__ import annotations

import re
from math import dist
from xml.etree.ElementTree import Element, fromstring

import pytest

from bot.games.hameln.picture import painter
from bot.games.hameln.picture.plan import CENTRE, SQUARE, circle_at, corner, house_at
from bot.games.hameln.picture.regions import PATTERNS, colour, rims
from bot.pictures import THEMES, Theme
from bot.text import words_for
from rules.hameln import game
from tests.games.hameln.face.views import fullest

from .hameln import SEATS, everywhere, lettered, piece, played, scene, themed
from .reading import SVG

ARC = re.compile(r"M([-\d.]+) ([-\d.]+)A.* 0 0 1 ([-\d.]+) ([-\d.]+)$")


def strokes(element: Element) -> set[str]:
    """The colours of all lines of a piece."""
    return {e.get("stroke", "") for e in element.iter()}


def test_the_rim_of_every_circle_has_the_colours_of_its_regions_and_no_others() -> None:
    view = fullest()
    components, svg = view.components, painter.board(scene(view))
    all_rims = {tint for circle in components.circles for tint in rims(components, circle.regions)}
    assert len(all_rims) == len(components.regions) + 1
    for circle in view.circles:
        own = set(rims(components, components.circles[circle].regions))
        assert strokes(piece(svg, f"rat-{circle}")) & all_rims == own


def test_where_a_rim_has_two_colours_each_faces_its_region() -> None:
    view = fullest()
    components, svg = view.components, painter.board(scene(view))
    double = [circle for circle in view.circles if len(components.circles[circle].regions) == 2]
    assert len(double) == 10
    for circle in double:
        arcs = (ARC.match(e.get("d", "")) for e in piece(svg, f"rat-{circle}").iter(f"{SVG}path"))
        x, y, *_ = (float(n) for n in next(arc for arc in arcs if arc).groups())
        at, first, second = circle_at(view, circle), *components.circles[circle].regions
        middle = at[0] - y, at[1] + x  # of the arc: a quarter turn on from where it begins
        assert dist(middle, corner(components, second)) < dist(at, corner(components, second)) - 5
        assert dist(middle, corner(components, first)) > dist(at, corner(components, first)) + 5


@pytest.mark.parametrize("seats", SEATS)
def test_the_circles_of_the_market_lie_on_its_pavement_and_no_others(seats: int) -> None:
    view = game.view(played(seats, 0), None)
    for circle in view.circles:
        assert (dist(circle_at(view, circle), CENTRE) < SQUARE) == view.components.circles[circle].market


@themed
@pytest.mark.parametrize("seats", SEATS)
def test_a_path_leads_from_every_circle_to_each_house_that_it_touches(seats: int, theme: Theme) -> None:
    view = game.view(played(seats, 0), None)
    components = view.components
    drawn = _paths(painter.board(scene(view, theme=theme)), theme)
    wanted = [(circle, house) for circle in view.circles for house in components.circles[circle].touches]
    assert len(drawn) == len(wanted)
    for (ax, ay, bx, by), (circle, house) in zip(drawn, wanted, strict=True):
        assert dist((ax, ay), circle_at(view, circle)) < 0.2
        assert dist((bx, by), house_at(components, house)) < 10


def _paths(svg: str, theme: Theme) -> list[tuple[float, ...]]:
    dash = "1 5" if theme.flat else "1 7"
    path = next(e for e in fromstring(svg).iter(f"{SVG}path") if e.get("stroke-dasharray") == dash)
    found = re.findall(r"M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)", path.get("d", ""))
    return [tuple(map(float, line)) for line in found]


@themed
def test_the_foundation_of_every_house_tells_its_region(theme: Theme) -> None:
    view = fullest()
    components, svg = view.components, painter.board(scene(view, theme=theme))
    fills = [_foundation(svg, house) for house in range(len(components.houses))]
    for region in range(len(components.regions)):
        own = {fill for fill, house in zip(fills, components.houses, strict=True) if house.region == region}
        assert len(own) == 1
    assert len(set(fills)) == len(components.regions) == len(set(PATTERNS))
    assert len({colour(components, region) for region in range(4)}) == 4


def _foundation(svg: str, house: int) -> str:
    """The fill of the lowest rectangle of a house."""
    found = piece(svg, f"house-{house}").iter(f"{SVG}rect")
    return max(found, key=lambda e: float(e.get("y", "0"))).get("fill", "")


def test_without_colours_the_pattern_of_a_region_stands_on_its_plate_too() -> None:
    view = fullest()
    svg = painter.board(scene(view, theme=THEMES["contrast"]))
    for house in range(22):
        region = view.components.houses[house].region
        plate = {e.get("fill") for e in piece(svg, f"region-{region}").iter(f"{SVG}rect")}
        assert _foundation(svg, house) in plate


@everywhere
def test_the_rank_in_influence_is_told_as_an_ordinal(locale: str) -> None:
    view = fullest()
    svg = painter.board(scene(view, locale=locale))
    told = [lettered(svg, f"influence-{seat}")[1] for seat in view.ranks]
    assert told == [words_for(locale)("hameln-picture-rank", n=n) for n in range(1, 6)]
    assert told == {"en": ["1st", "2nd", "3rd", "4th", "5th"], "fr": ["1re", "2e", "3e", "4e", "5e"]}[locale]
