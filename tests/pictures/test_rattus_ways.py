"""The ways on the map of Rattus: where the plague has gone, what a plan moves, and where the word for it stands."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from bot.games.rattus.picture import painter
from bot.games.rattus.picture.europe import ARROWS, TOUCHING
from bot.games.rattus.picture.marks import route
from bot.games.rattus.picture.places import HIGHER, MAP, region_spot
from bot.games.rattus.picture.sites import SITES
from bot.games.rattus.picture.stages import stage
from bot.games.rattus.picture.walls import stand
from bot.pictures import DARK
from bot.pictures.canvas import Canvas, Extent
from bot.pictures.captions import caption_place
from bot.pictures.outlines import visible_stretches
from bot.pictures.placing import Rect, Surroundings
from bot.pictures.scene import Ending
from bot.text import LOCALES, words_for
from rules.core import Ask
from rules.rattus import game
from rules.rattus.components import Class, Region
from rules.rattus.view import View

from .rattus import lettered, played, scene

GALLIA, GERMANIA, ITALIA, TARTARIA = (
    int(region) for region in (Region.GALLIA, Region.GERMANIA, Region.ITALIA, Region.TARTARIA)
)
ROOM = Rect(400, 400, 400, 400)


def at(*way: int) -> View:
    """A view where the plague has gone this way."""
    return game.view(played(4, 30), 0)._replace(way=way, plague=way[-1])


def dots(svg: str) -> set[Region]:
    """The regions from which a drawn move of the plague piece begins."""
    sites = {region: SITES[region].plague for region in Region}
    return {region for region, (x, y) in sites.items() if f'<circle cx="{x:.0f}" cy="{y:.0f}" r="7"' in svg}


def test_of_the_way_of_the_plague_the_last_move_is_drawn() -> None:
    before, now = at(TARTARIA, GALLIA), at(TARTARIA, GALLIA, GERMANIA, ITALIA)
    assert dots(painter.board(replace(scene(now), before=before))) == {GERMANIA}
    assert not dots(painter.board(replace(scene(now), before=now))) and not dots(painter.board(scene(now)))


def test_where_the_way_was_not_kept_only_a_move_between_neighbours_is_drawn() -> None:
    now = at(GALLIA)._replace(way=())
    assert dots(painter.board(replace(scene(now), before=now._replace(plague=GERMANIA)))) == {GERMANIA}
    assert not dots(painter.board(replace(scene(now), before=now._replace(plague=TARTARIA))))


def test_beside_the_arrow_of_a_planned_move_the_way_of_the_plague_is_not_drawn() -> None:
    before, now, then = at(GERMANIA), at(GERMANIA, ITALIA), at(GERMANIA, ITALIA, GALLIA)
    asked = replace(scene(then, question=Ask(0, "new_rat", (0, 1), (GERMANIA,), 1, 1, 1)), before=before)
    planned = painter.question(replace(asked, plan_from=now))
    assert planned and not dots(planned.svg)
    made = stage(replace(asked, plan_from=now))
    assert made and (SITES[Region.ITALIA].plague, SITES[Region.GALLIA].plague) in made.arrows
    other_plan = painter.question(replace(asked, plan_from=then))
    assert other_plan and dots(other_plan.svg) == {ITALIA}


def test_an_arrow_passes_below_the_pieces_on_its_way() -> None:
    cubes = [Extent(x, 100.0, 24.0, 24.0, round=True) for x in (200.0, 240.0)]
    plate = Extent(150.0, 100.0, 300.0, 300.0, round=False)
    stretches = list(visible_stretches((100.0, 100.0), (400.0, 100.0), [*cubes, plate]))
    assert [(round(start[0]), round(end[0])) for start, end in stretches] == [(100, 172), (268, 400)]
    assert list(visible_stretches((100.0, 0.0), (400.0, 0.0), cubes)) == [((100.0, 0.0), (400.0, 0.0))]


@pytest.mark.parametrize("pair", sorted({*TOUCHING, *ARROWS}))
def test_a_wall_is_not_hidden_by_the_plague_piece(pair: tuple[int, int]) -> None:
    (x, y), _ = stand(*pair)
    for region in Region:
        plague = SITES[region].plague
        assert (x - plague[0]) ** 2 + (y - plague[1]) ** 2 > 40**2, region.name


def test_on_a_small_map_the_marks_of_germania_and_polonia_lie_beside_each_other() -> None:
    shown = scene(at(GALLIA)._replace(plague=TARTARIA))
    for zoom in (0.7, 0.75, 0.8):
        one, other = (region_spot(shown, region, zoom) for region in (Region.GERMANIA, Region.POLONIA))
        apart = abs(one.at[0] - other.at[0]) >= one.reach + other.reach or abs(one.at[1] - other.at[1]) >= 46 / zoom
        assert apart, zoom
    assert 0 < HIGHER[0] < MAP[2]


def test_the_word_planned_stands_beside_what_is_planned_or_nowhere() -> None:
    planned = Extent(400.0, 400.0, 24.0, 24.0, round=True)
    thing = Rect(400, 400, 24, 24)
    free = caption_place([planned], 60, Surroundings([thing], [], ROOM), [thing])
    assert free and free.gap(thing) <= 12
    around = [Rect(400 + x * 60, 400 + y * 60, 28, 28) for x, y in product((-1, 0, 1), repeat=2) if (x, y) != (0, 0)]
    assert caption_place([planned], 60, Surroundings([thing, *around], [], ROOM), [thing, *around]) is None
    second = Extent(400.0, 700.0, 24.0, 24.0, round=True)
    at_second = caption_place([planned, second], 60, Surroundings([thing, *around], [], ROOM), [thing, *around])
    assert at_second and abs(at_second.y - 700) < 60


@pytest.mark.parametrize("locale", LOCALES)
def test_below_a_question_each_class_has_its_short_name_beside_its_symbol(locale: str) -> None:
    asked = Ask(0, "turn", (0,), (("plague", GALLIA),), 1, 1, 1)
    made = painter.question(scene(at(ITALIA), locale=locale, question=asked))
    assert made
    for cls in (one.name.lower() for one in Class):
        assert lettered(made.svg, f"out-{cls}")[0] == words_for(locale)(f"rattus-class-{cls}.short")


def test_the_end_shows_only_the_last_moves_of_the_plague() -> None:
    way = tuple(nth % 12 for nth in range(40))
    view = game.view(played(4), None)._replace(way=way, plague=way[-1])
    canvas = Canvas(DARK, 1200, 900)
    route(canvas, replace(scene(view), ending=Ending("", (), (), (), (1, 2, 3, 4), (0,), "")))
    assert str(canvas.svg).count('stroke-dasharray="0.1 10"') == view.seats
