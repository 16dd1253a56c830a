"""The pictures of questions of Notre Dame: ticks beside the right sectors, what giving and hiring depend on."""

from __future__ import annotations

import re
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from bot.games.notre_dame.picture.stages import lowered_plates, stage
from bot.pictures import painter_of
from bot.pictures.beside import Sign, beside_places
from bot.pictures.placing import Rect, cuts, passes
from bot.pictures.scene import Mark, Scene
from bot.pictures.sizes import half_a_pill
from bot.text import LOCALES, words_for
from rules.core import Arg
from rules.notre_dame import game
from rules.notre_dame.components import Action
from rules.notre_dame.flow import plague
from tests.games.notre_dame.face.asking import hiring
from tests.games.notre_dame.rules.build import Play, table
from tests.questions import found

from .at_sight import bare, boxes, hidden_lines
from .reading import SVG
from .test_every_question import drawn as pictured

EN, FR = words_for("en"), words_for("fr")
SIGNS = {
    Action.HOTEL: "Auberge",
    Action.PARK: "Parc",
    Action.HOSPITAL: "Hôpital",
    Action.BANK: "Banque",
    Action.SCHOOL: "Séminaire",
    Action.RESIDENCE: "Résidence",
}


def drawn(t: Play, marks: tuple[Mark, ...] = (), words: Any = FR) -> str:
    """The question of the first seat as a picture."""
    painter = painter_of("notre_dame")
    assert painter
    scene = Scene(game.view(t.g, 0), ("Ana", "Bea", "Chl", "Dan"), words, question=t.ask("Red"), marks=marks)
    drawing = painter.question(scene)
    assert drawing
    return drawing.svg


def places(svg: str) -> list[Rect]:
    """The rims around the places of options."""
    found = list[Rect]()
    for group in fromstring(svg).iter(f"{SVG}g"):
        for rim in group.findall(f"{SVG}ellipse"):
            if rim.get("stroke") == "#ffffff" and rim.get("stroke-width") == "4.5":
                x, y = map(float, re.findall(r"-?[\d.]+", group.get("transform", "0 0")))
                found.append(Rect(x, y, float(rim.get("rx", "0")), float(rim.get("ry", "0"))))
    return found


def written(svg: str) -> set[str]:
    """All lettering of a picture."""
    return {"".join(text.itertext()) for text in fromstring(svg).iter(f"{SVG}text")}


def test_marks_of_chosen_sectors_stay_in_their_columns() -> None:
    full = "hotel 1, park 1, hospital 2, bank 1, school 4, residence 1"
    t = hiring(f"Red: gold 1, {full}", display="monk fool gypsies").play("Red", "hire", "gypsies")
    marks = tuple(Mark(int(sector), sign, chosen=2) for sector, sign in SIGNS.items())
    places = {told.rstrip("2"): at for told, at in boxes(drawn(t, marks), "mark")}
    columns = {"Auberge": 300, "Parc": 500, "Hôpital": 700, "Banque": 100, "Séminaire": 300, "Résidence": 500}
    for sign, column in columns.items():
        assert abs(places[bare(sign)].x - column) < 25, sign


def test_plates_of_a_row_lie_level_wherever_they_have_room() -> None:
    half: dict[Arg, float] = dict.fromkeys((Action.PARK, Action.HOSPITAL), 80.0)
    half |= {Action.CARRIAGE_HOUSE: 116.0, Action.HOTEL: 54.0}
    assert lowered_plates(half) == frozenset()
    assert lowered_plates(half | {Action.HOTEL: 116.0, Action.BANK: 116.0}) == {Action.HOTEL}
    assert lowered_plates(dict.fromkeys(half, 110.0)) == {Action.HOTEL, Action.HOSPITAL}


def test_no_sign_on_the_roads_covers_the_place_of_another_option() -> None:
    some = (shown for seats in (2, 4) for seed in range(3) for shown in found("notre_dame", seats, seed, "fr"))
    driving = [shown for shown in some if shown.choice == "drive"]
    assert len(driving) > 10
    for shown in driving[:30]:
        svg = pictured("notre_dame", shown).drawing.svg
        assert (lying := places(svg))
        for sign, at in boxes(svg, "mark"):
            assert not any(at.overlap(place) > place.half_wide * place.half_high for place in lying), (
                sign
            )  # a quarter of it


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 3), (3, 3), (4, 1), (5, 6)])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_line_to_a_market_passes_under_the_sign_of_another(seats: int, seed: int, locale: str) -> None:
    """The sign of one lay over the line of another, so that the two seemed to have changed places."""
    driving = [shown for shown in found("notre_dame", seats, seed, locale) if shown.choice == "drive"]
    assert driving
    for shown in driving:
        assert not [*hidden_lines(pictured("notre_dame", shown).drawing.svg)]


def test_where_there_are_many_markets_their_signs_lie_beside_them_without_plates() -> None:
    some = (shown for seed in (3, 6) for shown in found("notre_dame", 5, seed, "fr") if shown.choice == "drive")
    crowded = [picture for picture in (pictured("notre_dame", shown) for shown in some) if len(picture.scene.marks) > 7]
    assert crowded
    for picture in crowded:
        marks = boxes(picture.drawing.svg, "mark")
        assert len(marks) == len(picture.scene.marks) and not boxes(picture.drawing.svg, "plate")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_mark_of_a_benefit_lies_within_the_rim_of_its_panel(locale: str) -> None:
    asked = next(shown for shown in found("notre_dame", 3, 1, locale) if shown.choice == "benefit")
    picture = pictured("notre_dame", asked)
    panels = stage(picture.scene)
    assert panels
    for mark in picture.scene.marks:
        assert half_a_pill(mark.sign) < panels.spots[mark.option].reach, mark.sign


def test_a_line_that_leads_across_a_place_is_seen() -> None:
    place = Rect(50, 50, 20, 20)
    assert passes((0, 0), (100, 100), place) and passes((50, 50), (50, 50), place)
    assert not passes((0, 0), (20, 20), place) and not passes((0, 50), (0, 200), place)


def test_a_line_cuts_a_rectangle_that_it_crosses_and_no_other() -> None:
    plate = Rect(50, 50, 40, 10)
    assert cuts((0, 50), (100, 50), plate) and cuts((50, 0), (50, 100), plate) and cuts((0, 0), (100, 100), plate)
    assert not cuts((0, 0), (100, 30), plate) and not cuts((0, 45), (5, 100), plate)
    assert not cuts((20, 0), (20, 30), plate)


def test_a_sign_lies_where_its_line_crosses_no_other_place() -> None:
    room, own, other = Rect(400, 300, 400, 300), Rect(400, 300, 30, 30), Rect(340, 345, 30, 30)
    walls = [Rect(400, 120, 400, 110), Rect(640, 420, 200, 180)]
    signs = [Sign(("wall", nth), at, at.half_wide, 0) for nth, at in enumerate(walls)]
    found = beside_places([*signs, Sign("own", own, 60, 60)], 23, 20, [own, other], room).signs["own"]
    assert not passes((found.x, found.y), (own.x, own.y), other)


def test_a_picture_that_turns_with_its_reader_names_no_side_of_the_town() -> None:
    t = table("Red: carriage_house 1", seats=2)
    t.g.personal[0], t.g.general[0] = 1, t.g.general[0] - 1
    t.card("Red", "carriage_house")
    assert not {"Est", "Ouest"} & written(drawn(t))


def test_the_sign_of_an_outbreak_says_what_it_costs() -> None:
    t = hiring("Red: gold 1, rat 8, bank 2, pp 5", display="doctor fool minstrel")
    t.g.agenda = [plague(), *t.g.agenda]
    told = written(drawn(t))
    assert {"9!", "−2", "−1"} <= told
    t.g.rats[0] = 0
    assert "9!" not in written(drawn(t))


def test_who_gives_sees_who_shares_the_points_of_notre_dame() -> None:
    t = table("Red: personal 1, gold 2, notre_dame 1", "Yellow: notre_dame 2").card("Red", "notre_dame")
    assert "Notre Dame: 10 points for 3 markers, 1 yours" in written(drawn(t, words=words_for("en")))


def test_beside_three_cards_the_strip_has_room_for_where_the_plague_leaves_the_rat() -> None:
    for words in (EN, FR):
        t = hiring("Red: gold 1, rat 8", display="doctor fool bishop", hands={"Red": "Red bank, Red park, Red hotel"})
        t.g.agenda = [plague(), *t.g.agenda]
        assert "rat → 9!" in written(drawn(t, words=words))
