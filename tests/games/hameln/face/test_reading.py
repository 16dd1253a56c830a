"""Typed words become picks, in either language; what is not understood is said."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces import NotUnderstood, face_of
from bot.text import words_for
from rules.core import PASS
from rules.hameln import game
from tests.faces.people import names
from tests.games.hameln.rules.build import CIRCLE, HOUSE, NAMES, REGION, Play, table

face = face_of("hameln")
EN = words_for("en")
BOY, GIRL = 0, 1
BREAD, CHEESE, ALE, MEAT = range(4)


def read(t: Play, who: str, text: str) -> tuple[Any, ...]:
    """What somebody means who types this."""
    return face.read(face.asked(EN, t.ask(who), game.view(t.g, NAMES.index(who)), names(t.g.seats)), text)


def men() -> Play:
    return table(homes="Y1 A/B, G2 A/C").turn("A").act("A", "men")


def test_houses_are_activated_in_the_order_in_which_they_are_typed() -> None:
    m1, y1, g2 = HOUSE["M1"], HOUSE["Y1"], HOUSE["G2"]
    assert read(men(), "A", "g2, m1") == (g2, m1)
    assert read(men(), "A", "M1; Y1") == (m1, y1)
    assert read(men(), "A", "y1") == (y1,)
    assert read(men(), "A", "all") == read(men(), "A", "toutes") == (m1, y1, g2)


def test_circles_are_named_in_either_language_in_any_order() -> None:
    t = table().turn("A").men("A", "M1")
    wanted = {CIRCLE["q02"], CIRCLE["s01"], CIRCLE["s12"]}
    assert set(read(t, "A", "street 12, market 2, street 1")) == wanted
    assert set(read(t, "A", "rue 1, marché 2, rue 12")) == wanted
    for text in ("2 7 8", "8, 2, 7", "circle 7, circle 2, circle 8", "cercle 7, cercle 2, cercle 8"):
        assert set(read(t, "A", text)) == wanted
    for wrong in ("street 1, street 1, market 2", "street, street 12, market 2", "street 11, street 1, market 2"):
        with pytest.raises(NotUnderstood):
            read(t, "A", wrong)


def test_circles_that_go_together_are_typed_in_any_order() -> None:
    t = table(seats=5, homes="Y4 A/B", activity="Y4 3", rats="a03").turn("A").men("A", "Y4")
    picked = tuple(sorted((CIRCLE["a04"], CIRCLE["s02"], CIRCLE["x03"])))
    assert read(t, "A", "street 3x, alley 4, street 2") == (picked,)
    assert read(t, "A", "10b 23 9") == read(t, "A", "23, 9, 10b") == (picked,)
    with pytest.raises(NotUnderstood):
        read(t, "A", "alley 4, street 3, street 3x")
    with pytest.raises(NotUnderstood):
        read(t, "A", "10a 10b 23")


def test_a_couple_is_typed_as_whose_boy_and_whose_girl() -> None:
    t = table("A: girl 1, boy 1, money 3", "B: boy 1, girl 1, money 6").turn("A").act("A", "marry")
    assert read(t, "A", "bea, ana") == ((1, 0),)
    assert read(t, "A", "●, ■") == ((0, 1),)
    t.play("A", "couple", "B+A").play("A", "home", "R1")
    assert t.asked == {"A": "couple"} and read(t, "A", "enough") == read(t, "A", "assez") == (PASS,)


@pytest.mark.parametrize(
    ("text", "pick"),
    [
        ("all", (MEAT, MEAT, CHEESE, BREAD)),
        ("tout", (MEAT, MEAT, CHEESE, BREAD)),
        ("2 meat", (MEAT, MEAT)),
        ("viande x2, pain", (MEAT, MEAT, BREAD)),
        ("cheese", (CHEESE,)),
        ("none", ()),
        ("0", ()),
    ],
)
def test_goods_are_counted_or_named(text: str, pick: tuple[int, ...]) -> None:
    t = table("A: meat 2, cheese 1, bread 1").turn("A").act("A", "sell")
    assert read(t, "A", text) == pick


def test_piles_are_numbered() -> None:
    t = table("A: meat 2").turn("A").act("A", "sell").play("A", "for_money").play("A", "for_tokens", "meat", "meat")
    assert read(t, "A", "pile1, pile3") == (0, 2)
    assert read(t, "A", "2 pile2") == (1, 1)


def test_a_bribe_is_a_colour_and_a_number() -> None:
    t = table("A: money 6, meat 1").turn("A").act("A", "sell").play("A", "for_money", "meat")
    assert read(t, "A", "soudoyer") == ("bribe",)
    assert read(t, "A", "rien") == (PASS,)
    t.play("A", "optional", "bribe")
    assert read(t, "A", "rouge") == read(t, "A", "red") == (REGION["red"],)
    t.play("A", "bribe", "red")
    assert read(t, "A", "4") == (4,)


@pytest.mark.parametrize(
    ("text", "pick"), [("all", (BOY, BOY)), ("2 boys", (BOY, BOY)), ("girl, boy", (BOY, GIRL)), ("personne", None)]
)
def test_children_are_counted_or_named(text: str, pick: Any) -> None:
    t = table("A: boy 2, girl 1, money 5").at(("keep", (0, 2)))
    if pick is None:
        with pytest.raises(NotUnderstood):
            read(t, "A", text)
    else:
        assert read(t, "A", text) == pick


@pytest.mark.parametrize("text", ["", "q9", "m", "m1, ", "m1, m1", "<@1> `x`", "🐀", "²", ",", "9" * 6000, "m1" * 999])
def test_what_is_not_understood_is_refused_at_once(text: str) -> None:
    t = table(homes="Y1 A/B, G2 A/C", rats="q02 q12 s12 s01 s02").turn("A").act("A", "men")
    with pytest.raises(NotUnderstood):
        read(t, "A", text)


def test_what_was_read_before_is_told() -> None:
    with pytest.raises(NotUnderstood) as caught:
        read(men(), "A", "y1, atlantis")
    assert (caught.value.read, caught.value.word) == ("y1", "atlantis")
