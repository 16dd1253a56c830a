"""Pictures of Rattus' questions: what is not drawn in them, and where their marks lie."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from math import dist
from typing import Final
from xml.etree.ElementTree import fromstring

import pytest

from bot.games.rattus.picture import painter
from bot.games.rattus.picture.europe import WIDE, outline_of
from bot.games.rattus.picture.facts import card_name, region_name
from bot.games.rattus.picture.legend import signs
from bot.games.rattus.picture.marks import losses
from bot.games.rattus.picture.places import PILL_HIGH, lies_in, region_spot
from bot.games.rattus.picture.sites import EASY, SITES, places
from bot.games.rattus.picture.stages import stage
from bot.games.rattus.picture.tokens import CUBE, R, standing
from bot.pictures import DARK
from bot.pictures.canvas import Canvas, Extent
from bot.pictures.lands import corners, holds
from bot.pictures.outlines import below_pieces, beside_lit, between
from bot.pictures.placing import Rect
from bot.pictures.scene import Mark, Scene
from bot.pictures.stage import Spot, Stage
from bot.text import LOCALES, words_for
from bot.ui.kit.scenes import question_scene
from bot.ui.screens.marks import picture_question
from rules.core import Ask
from rules.rattus import game
from rules.rattus.components import Card, Region
from rules.rattus.view import View
from tests.questions import found

from .at_sight import bare, boxes
from .rattus import crammed, lettered, piece, played, scene
from .reading import SVG, lines, tokens


def opening() -> View:
    """The public view of a table after a few moves."""
    return game.view(played(4, 30), None)


def test_in_the_picture_of_a_question_old_losses_are_not_drawn_for_what_an_answer_would_cost() -> None:
    view = opening()
    region = next(here for here in view.regions if any(here.cubes))
    before = view._replace(regions=tuple(h._replace(cubes=(9,) * 4) if h is region else h for h in view.regions))
    asked = Ask(0, "turn", (0,), (("plague", 0),), 1, 1, 1)
    assert losses(replace(scene(view), before=before), region)
    assert not losses(replace(scene(view, question=asked), before=before), region)


@pytest.mark.parametrize("plague", Region)
def test_the_mark_of_a_region_on_the_whole_map_covers_no_piece_of_it(plague: Region) -> None:
    view = crammed(opening())._replace(plague=plague)
    zoom = 0.85
    for region in Region:
        spot = region_spot(scene(view), region, zoom)
        mark = Rect(*spot.at, spot.reach, PILL_HIGH / zoom)
        at = standing(scene(view), view.at(region))
        lying = (*at.rats, *(place for *_, place in at.figures), *(place for *_, place in at.cubes))
        assert not any(mark.overlap(Rect(x, y, R, R)) for x, y in lying) or plague == region


def test_signs_on_the_map_are_explained_where_they_appear() -> None:
    view = game.view(played(4, 30), 0)
    bare = view._replace(
        regions=tuple(h._replace(rats=tuple(r._replace(seen_by=()) for r in h.rats)) for h in view.regions)
    )
    asked = Ask(0, "turn", (0,), (("plague", 0),), 1, 1, 1)
    quiet = scene(bare, question=asked)
    here = next(h for h in bare.regions if h.rats)
    looked = bare._replace(
        regions=tuple(
            h._replace(rats=(h.rats[0]._replace(seen_by=(1,)), *h.rats[1:])) if h is here else h for h in bare.regions
        )
    )
    assert signs(quiet) == ("start",)
    assert signs(replace(quiet, before=bare)) == ("start",), "nothing has changed"
    assert signs(replace(quiet, view=looked, before=bare._replace(plague=view.plague + 1))) == ("start", "ring", "seen")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_golden_ring_of_a_starting_rat_is_told_from_the_ring_of_news(locale: str) -> None:
    view, words = game.view(played(4, 30), 0), words_for(locale)
    shown = on_a_page(view, (), REGIONS, locale)
    told = [e.text for e in fromstring(drawing(replace(shown, before=view._replace(plague=11)))).iter(f"{SVG}text")]
    assert {words("picture-rattus-start"), words("picture-rattus-legend-ring")} <= set(told)


def moved(*options: int, full: Region | None = None, bishop: Region | None = None) -> Stage:
    """The stage on which the third rat of Germania is about to go to one of these regions."""
    g = played(4, 30)
    rat = g.rats[Region.GERMANIA][0]
    g.rats = [(rat,) * (3 if region in (Region.GERMANIA, full) else 1) for region in range(len(g.rats))]
    g.bishops, g.walls = () if bishop is None else (int(bishop),), ()
    asked = Ask(0, "monk_to", (0, int(Region.GERMANIA), 2), options, 1, 1, 1)
    made = stage(scene(game.view(g, 0), question=asked))
    assert made
    return made


def test_the_arrow_of_a_rat_begins_at_that_rat_and_ends_just_within_the_region() -> None:
    made = moved(int(Region.SCANDIA), int(Region.GALLIA))
    third = SITES[Region.GERMANIA].rows[0].x + EASY, SITES[Region.GERMANIA].rows[0].y
    for (start, end), region in zip(made.arrows, (Region.SCANDIA, Region.GALLIA), strict=True):
        assert start == third
        assert holds(corners(outline_of(region)), end)
        assert dist(end, third) <= dist((SITES[region].rows[0].x, SITES[region].rows[0].y), third)


def test_an_arrow_covers_no_number_of_the_cubes_where_it_begins_and_ends() -> None:
    cubes = [Extent(x, 100.0, 24.0, 24.0, round=True) for x in (100.0, 400.0)]
    start, end = between((100.0, 100.0), (400.0, 100.0), cubes)
    assert start[0] > 124 and end[0] < 376 and start[1] == end[1] == 100
    region = Extent(250.0, 100.0, 150.0, 150.0, round=True)
    assert between((100.0, 100.0), (400.0, 100.0), [region])[0][0] < 130, "what is no piece is in nobody's way"


def test_the_two_cubes_of_the_plague_piece_can_be_read_on_the_whole_map_and_beside_every_ring() -> None:
    view = opening()._replace(neutral=True)
    made = painter.board(scene(view))
    (plague,) = (token for token in tokens(made) if token.name == "plague")
    (line,) = (each for each in lines(made) if each.name == "+2")
    plus = line.left, (line.top + line.bottom) / 2
    assert dist(plus, (plague.x, plague.y)) > plague.reach + 8
    shown = drawing(on_a_page(game.view(played(4, 30), 0)._replace(neutral=True), MANY[:6], REGIONS))
    assert lettered(shown, "plague") == ["+2"]


def test_rims_of_regions_and_what_is_dim_lie_below_the_pieces_that_stand_there() -> None:
    canvas = Canvas(DARK, 800, 900)
    square = "M0 0L100 0L100 100L0 100Z"
    assert below_pieces(canvas, square, (0, 0), 1) == square
    for name, at in (("inside", (50, 50)), ("on the rim", (100, 50)), ("far", (300, 50))):
        with canvas.piece(name, at, reach=20):
            pass
    rim = [tuple(map(float, point.split())) for point in re.split("[ML]", below_pieces(canvas, square, (0, 0), 1))[1:]]
    assert len(rim) > 150 and all(dist(point, (100, 50)) > 20 for point in rim)
    beside_lit(canvas, [(Spot((50, 50), 0, square), Rect(50, 50, 50, 50))], (0, 0), 1)
    wash = str(canvas.svg).partition('id="_wash"')[2].partition("</mask>")[0]
    assert [wash.count(f"translate({x}.00 50.00)") for x in (50, 100, 300)] == [1, 1, 0]


def test_a_neighbour_that_takes_no_rat_says_why() -> None:
    made = moved(int(Region.SCANDIA), full=Region.ITALIA, bishop=Region.GALLIA)
    assert sorted(note.text for note in made.notes) == ["a bishop: no rat", "full"]
    assert not moved(int(Region.SCANDIA)).notes


def test_a_neighbour_out_of_sight_has_no_plate() -> None:
    made = moved(int(Region.SCANDIA), full=Region.HUNGARIA)
    _, top, _, high = made.crop
    in_sight = top < SITES[Region.HUNGARIA].name[1] - 8 < top + high
    assert len(made.notes) == in_sight
    assert not lies_in((0, 0, 100, 100), (50, 120)) and lies_in((0, 0, 100, 100), (50, 20))


def test_the_mark_of_a_region_keeps_off_the_pieces_of_its_neighbours() -> None:
    view = opening()._replace(plague=Region.GALLIA)  # whose piece stands where the mark would lie
    view = view._replace(regions=tuple(here._replace(cubes=(1, 1, 1, 1)) for here in view.regions))
    spot = region_spot(scene(view), Region.GALLIA, 0.85)
    mark = Rect(*spot.at, spot.reach, PILL_HIGH / 0.85)
    at = standing(scene(view), view.at(Region.ANGLIA))
    assert not any(mark.overlap(Rect(x, y, R, R)) for x, y in (*at.rats, *(place for *_, place in at.cubes)))


def on_a_page(view: View, cards: Sequence[Card], regions: Sequence[Region] = (), locale: str = "en") -> Scene:
    """The question of a turn with these cards to take and these regions for the Plague Piece on one page."""
    words = words_for(locale)
    marks = (
        *(Mark(("take", int(card)), card_name(words, card)) for card in cards),
        *(Mark(("plague", int(region)), region_name(words, region), "2 rats") for region in regions),
    )
    asked = Ask(0, "turn", (0,), tuple(mark.option for mark in marks), 1, 1, 1)
    return replace(scene(view, locale=locale, question=asked), marks=marks)


def drawing(shown: Scene) -> str:
    """The picture of a question."""
    made = painter.question(shown)
    assert made
    return made.svg


MANY: Final = (Card.MAYOR, Card.BAKER, Card.MERCHANT, Card.MONK, Card.KING, Card.QUEEN)  # the longest names among them
REGIONS: Final = (Region.GALLIA, Region.GERMANIA, Region.ITALIA, Region.HUNGARIA, Region.POLONIA, Region.SCANDIA)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("cards", range(1, 7))
def test_the_name_of_a_card_below_the_map_lies_on_its_own_card_and_nothing_else_does(cards: int, locale: str) -> None:
    view = crammed(game.view(played(4, 30), 0))
    shown = on_a_page(view, MANY[:cards], REGIONS, locale)
    made = stage(shown)
    assert made
    zoom = min(800 / made.crop[2], (930 - 50 - made.strip.high) / made.crop[3]) if made.strip else 1
    places = {
        mark.sign: Rect(
            (spot.at[0] - made.crop[0]) * zoom,
            50 + spot.at[1] * zoom,
            spot.reach * zoom,
            spot.half_high * zoom,
        )
        for mark in shown.marks
        if (spot := made.spots[mark.option]).fixed
    }
    svg = drawing(shown)
    lying = [*boxes(svg, "mark"), *boxes(svg, "plate")]
    assert len(places) == cards
    for name, place in places.items():
        own = next(at for told, at in lying if told == bare(name))
        assert own.outside(place) < 20, (name, own, place)
        assert not any(at.overlap(place) > 20 for told, at in lying if told != bare(name)), name


@pytest.mark.parametrize("cards", range(7))
def test_cubes_keep_their_numbers_however_many_cards_lie_below_the_map(cards: int) -> None:
    view = crammed(game.view(played(4, 30), 0))
    svg = drawing(on_a_page(view, MANY[:cards], REGIONS))
    assert lettered(svg, "cubes-gallia-1")[:1] == ["12"]


def test_a_page_with_cards_alone_shows_the_whole_map_as_bright_as_the_board() -> None:
    view = crammed(game.view(played(4, 30), 0))
    shown = on_a_page(view, MANY)
    made, svg = stage(shown), drawing(shown)
    assert made and not made.dimmed
    for here in view.regions:
        name = Region(here.region).name.lower()
        assert lettered(svg, f"cubes-{name}-0") == ["9"] and piece(svg, f"rat-{name}-2") is not None


def test_a_card_below_the_map_says_what_it_does_in_the_final_round() -> None:
    turn = game.view(played(4, 30), 0)
    regular, final = (drawing(on_a_page(view, [Card.MAYOR])) for view in (turn, turn._replace(last=1, turn=0)))
    assert "instead of placing by rats" in regular and "1 cube into one region where you lead" in final


@pytest.mark.parametrize("seats", [3, 4])
def test_a_plate_hides_no_piece_of_its_region_and_touches_its_sign_or_lies_on_its_own_land(seats: int) -> None:
    view = game.view(played(seats, 60), 0)
    view = view._replace(regions=tuple(here._replace(cubes=(1, 2, 3, 4)[:seats]) for here in view.regions))
    regions = [Region(here.region) for here in view.regions]
    shown = on_a_page(view, (), regions)
    shown = replace(
        shown, marks=tuple(mark._replace(brings="spreads 2 rats", brief="spreads 2") for mark in shown.marks)
    )
    svg = drawing(shown)
    signs, plates = boxes(svg, "mark"), [at for _, at in boxes(svg, "plate")]
    assert plates
    for plate in plates:
        name, sign = min(signs, key=lambda found: found[1].gap(plate))
        region = next(one for one in regions if region_name(shown.words, one) == name)
        assert sign.gap(plate) < 56, name
        tokens_of = [token for token in tokens(svg) if Region(region).name.lower() in token.name]
        assert len(tokens_of) >= seats
        for token in tokens_of:
            assert not plate.overlap(Rect(token.x, token.y, token.reach * 0.7, token.reach * 0.7)), (name, token)


def test_where_there_is_no_room_beside_a_sign_its_plate_is_short_or_left_out() -> None:
    view = crammed(game.view(played(4, 30), 0))
    shown = on_a_page(view, (), tuple(Region))
    shown = replace(
        shown, marks=tuple(mark._replace(brings="spreads 2 rats", brief="spreads 2") for mark in shown.marks)
    )
    told = [text for text, _ in boxes(drawing(shown), "plate")]
    assert set(told) == {"spreads2"}, "one notation for all: the brief one, as some have no room for more"
    few = on_a_page(opening(), (), (Region.ANGLIA, Region.TARTARIA))
    few = replace(few, view=game.view(played(4, 30), 0), marks=tuple(m._replace(brief="2") for m in few.marks))
    assert [text for text, _ in boxes(drawing(few), "plate")] == ["2rats", "2rats"]


def test_a_plate_is_brief_where_one_without_a_brief_form_takes_its_room() -> None:
    view = game.view(played(4, 60), 0)
    view = view._replace(regions=tuple(here._replace(cubes=(1, 2, 3, 4)) for here in view.regions))
    shown = on_a_page(view, (), [Region(here.region) for here in view.regions])
    wide = (Region.GERMANIA, Region.HUNGARIA, Region.SCANDIA, Region.BULGARIA, Region.TURCIA)
    marks = [
        m._replace(brings="only one long plate")
        if m.option in [("plague", int(region)) for region in wide]
        else m._replace(brings="2 cubes", brief="+2")
        for m in shown.marks
    ]
    told = [text for text, _ in boxes(drawing(replace(shown, marks=tuple(marks))), "plate")]
    assert told.count("+2") == len(marks) - len(wide) and "2cubes" not in told


def test_where_not_all_plates_find_room_the_one_that_differs_does() -> None:
    view = game.view(played(4, 30), 0)._replace(plague=Region.ITALIA)
    view = view._replace(regions=tuple(here._replace(cubes=(1, 0, 1, 1)) for here in view.regions))
    for odd in set(Region) - {Region.ITALIA}:
        shown = on_a_page(view, (), sorted(set(Region) - {Region.ITALIA}))
        marks = (m._replace(brings=f"spreads {1 + (m.option == ('plague', int(odd)))}") for m in shown.marks)
        shown = replace(shown, marks=tuple(m._replace(brief=m.brings) for m in marks))
        told = [text for text, _ in boxes(drawing(shown), "plate")]
        assert "spreads2" in told, odd.name


def test_no_piece_of_a_full_region_is_cut_by_the_edge_of_the_map() -> None:
    """Of the fourth seat's cubes in Turcia a corner was missing."""
    for region, site in SITES.items():
        rats, cubes = places(site.rows, 4, 4)
        for pieces, half in ((rats, R), (cubes, 1.14 * CUBE)):  # a triangle is wider than a circle
            assert all(half <= x <= WIDE - half for x, _ in pieces), region


@pytest.mark.parametrize("seats", [2, 4])
def test_a_region_where_cubes_and_the_plague_may_go_has_one_plate_for_both(seats: int) -> None:
    told = 0
    for shown in islice((one for one in found("rattus", seats, 5, "en") if one.choice == "turn"), 40):
        asked = question_scene(shown.plan.now, picture_question(shown.plan), shown.before)
        brought = dict[str, list[Mark]]()
        for mark in asked.marks:
            if mark.brings:
                brought.setdefault(mark.sign, []).append(mark)
        drawing = painter.question(asked)
        assert drawing is not None
        plates = [text for text, _ in boxes(drawing.svg, "plate")]
        assert len(plates) <= len(brought), "no sign has two"
        both = [marks for marks in brought.values() if len(marks) == 2]
        wanted = {bare(f"{one.brief}·{other.brief}") for one, other in both}
        told += bool(wanted.intersection(plates))
    assert told
