"""The city of Notre Dame: where sectors, markets, carriages, rats, markers and roads lie."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from math import dist, hypot

import pytest

from bot.games.notre_dame.picture import painter
from bot.games.notre_dame.picture.boroughs import ROUND
from bot.games.notre_dame.picture.facts import roads
from bot.games.notre_dame.picture.ring import BARE, CENTRE, ISLAND, PARKED, PLAZA, QUAY, TILE, TRACK, WALL, Ring
from bot.pictures import THEMES, Theme
from rules.notre_dame import game
from rules.notre_dame.components import MARKETS, MOST_RAT, RING, SECTORS
from rules.notre_dame.options import Options
from rules.notre_dame.state import EMPTY
from tests.games.notre_dame.face.views import fullest

from .reading import tokens
from .test_notre_dame import SEATS, played, scene


@pytest.mark.parametrize("boroughs", sorted(set(RING.values())))
def test_sectors_and_markets_lie_apart_between_the_river_and_the_wall(boroughs: int) -> None:
    ring = Ring(boroughs)
    markets = [
        (ring.market(market), 0.0, (PLAZA if market % len(MARKETS) else BARE) * ring.grown)
        for market in range(boroughs * len(MARKETS))
    ]
    inner, corner = (TILE - ROUND) * ring.grown, ROUND * ring.grown
    sectors = [(ring.sector(borough, each), inner, corner) for borough in range(boroughs) for each in SECTORS]
    for one, other in combinations(markets + sectors, 2):
        assert gap(one, other) >= -0.5, (one, other)
    for at, half, r in markets + sectors:
        assert dist(CENTRE, at) - half - r >= QUAY - 8
        assert dist(CENTRE, at) + half + r <= TRACK + 8


Plate = tuple[tuple[float, float], float, float]  # its middle, half of an inner square, and how far it reaches beyond


def gap(one: Plate, other: Plate) -> float:
    """How far two plates with round corners are apart."""
    (a, half_a, r), (b, half_b, s) = one, other
    apart = [max(0.0, abs(x - y) - half_a - half_b) for x, y in zip(a, b, strict=True)]
    return hypot(*apart) - r - s


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.sampled
def test_carriages_that_stop_at_the_same_market_are_all_seen(seats: int, theme: Theme) -> None:
    view = game.view(played(seats, 40), None)
    for market in range(len(view.messages)):
        together = view._replace(table=tuple(own._replace(carriage=market) for own in view.table))
        found = [t for t in tokens(painter.board(scene(together, theme=theme)))]
        assert sum(t.name.startswith("carriage-") for t in found) == seats
        for one, other in combinations(found, 2):
            assert dist((one.x, one.y), (other.x, other.y)) >= one.reach + other.reach - 1, (market, one, other)


@pytest.mark.parametrize("seats", SEATS)
def test_a_carriage_touches_the_market_at_which_it_stands_and_no_other(seats: int) -> None:
    view, ring = game.view(played(seats, 0), None), Ring(RING[seats])
    for at, message in enumerate(view.messages):
        if any(other.carriage == at for other in view.table[1:]):
            continue
        own = view.table[0]._replace(carriage=at)
        svg = painter.board(scene(view._replace(table=(own, *view.table[1:]))))
        carriage = next(token for token in tokens(svg) if token.name == "carriage-0")
        reach = carriage.reach + (BARE if message == EMPTY else PLAZA) * ring.grown
        near = [dist((carriage.x, carriage.y), ring.market(market)) for market in range(len(view.messages))]
        assert near[at] < reach
        assert all(far > reach for market, far in enumerate(near) if market != at)


@pytest.mark.parametrize("n", PARKED)
def test_so_many_carriages_have_so_many_places(n: int) -> None:
    r, spots = PARKED[n]
    assert len(spots) == n
    assert all(dist(one, other) >= 2 * r for one, other in combinations(spots, 2))


@pytest.mark.parametrize("seats", SEATS)
def test_the_rat_of_every_seat_runs_inside_the_wall_and_is_on_the_right_space(seats: int) -> None:
    view, ring = game.view(played(seats, 0), None), Ring(RING[seats])
    for rat in range(MOST_RAT + 1):
        moved = view._replace(table=tuple(own._replace(rat=rat) for own in view.table))
        for t in (t for t in tokens(painter.board(scene(moved))) if t.name.startswith("rat-")):
            borough = int(t.name[4:]) * RING[seats] // seats
            assert dist((t.x, t.y), ring.space(borough, rat)) < 0.2
            assert TRACK <= dist((t.x, t.y), CENTRE) <= WALL
    for borough in range(RING[seats]):
        spaces = [ring.space(borough, rat) for rat in range(MOST_RAT + 1)]
        assert all(dist(one, other) > 40 for one, other in pairwise(spaces))


def test_all_markers_at_notre_dame_stand_on_the_island() -> None:
    found = [t for t in tokens(painter.board(scene(fullest()))) if t.name.endswith("-7")]
    assert len(found) == 5
    assert all(dist((t.x, t.y), CENTRE) + t.reach <= ISLAND for t in found)


def test_roads_across_the_borders_are_drawn_where_the_table_has_them() -> None:
    border, plain = (game.view(played(4, 0, Options(roads=kind)), None) for kind in ("border", "plain"))
    assert roads(plain) < roads(border)
    assert len(roads(border)) - len(roads(plain)) == 2 * RING[4]
    assert [_lanes(painter.board(scene(view))) for view in (border, plain)] == [3 * RING[4], RING[4]]


def _lanes(svg: str) -> int:
    """How many roads are drawn dotted, across a border."""
    return sum(outline.count("M") for outline in re.findall(r'd="([^"]*)"[^>]*stroke-dasharray="1 9"', svg))
