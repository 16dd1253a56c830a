"""The pictures of questions of Notre Dame: ticks beside the right sectors, what giving and hiring depend on."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import fromstring

from bot.pictures import painter_of
from bot.pictures.scene import Mark, Scene
from bot.text import words_for
from rules.notre_dame import game
from rules.notre_dame.components import Action
from rules.notre_dame.flow import plague
from tests.games.notre_dame.face.asking import hiring
from tests.games.notre_dame.rules.build import Play, table

from .reading import SVG
from .test_every_question import bare, boxes

FR = words_for("fr")
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
