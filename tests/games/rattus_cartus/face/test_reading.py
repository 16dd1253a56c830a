"""Typed words become picks, in either language; what is not understood is said."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces import NotUnderstood, face_of
from bot.text import words_for
from rules.core import PASS, Ask
from rules.rattus_cartus import game
from rules.rattus_cartus.components import FLUTE, GOLD, JOKER, PASS_CARD, SWORD, Supplies
from rules.rattus_cartus.view import PlaceView, View
from tests.faces.people import names

face = face_of("rattus_cartus")
EN = words_for("en")
HAND = (5, 5, 8, 20, 24, 27, JOKER, JOKER, SWORD, FLUTE, PASS_CARD, GOLD)


def row(*buildings: int) -> View:
    view: View = game.view(game.new(4, bytes(32)), 1)
    places = tuple(PlaceView(b * 5, b, b // 2, Supplies(2, 0, 1), (), ()) for b in buildings)
    return view._replace(row=places) if places else view


def asked(ask: Ask, view: View) -> Any:
    return face.asked(EN, ask, view, names(4))


def cards(text: str, options: tuple[Any, ...] = HAND, most: int = 12) -> tuple[Any, ...]:
    return face.read(asked(Ask(1, "lay_cards", (1, 0), options, 0, most, 3), row()), text)


def entering(text: str, view: View, *options: Any) -> tuple[Any, ...]:
    options = options or tuple(range(len(view.row)))
    return face.read(asked(Ask(1, "enter", (1,), options, 1, 1, 3), view), text)


@pytest.mark.parametrize(
    ("text", "pick"),
    [
        ("3 monk, joker", (5, 5, 8, JOKER)),
        ("monk", (5,)),
        ("2 Monks", (5, 5)),
        ("monk3", (8,)),
        ("Monk · 3 nuns", (8,)),
        ("2x monk0", (5, 5)),
        ("2xmonk", (5, 5)),
        ("monk x2, witch", (5, 5, 27)),
        ("2 MOINES; SORCIERE", (5, 5, 27)),
        ("sorcière2 + épée", (27, SWORD)),
        ("Epee, flute", (SWORD, FLUTE)),
        ("clergé", (5,)),
        ("peas", (20,)),
        ("2 peasants", (20, 24)),
        ("2 jokers", (JOKER, JOKER)),
        ("laissez-passer, or", (PASS_CARD, GOLD)),
        ("nothing", ()),
        ("rien", ()),
        ("0", ()),
        ("all", HAND),
        ("tout", HAND),
    ],
)
def test_cards_are_read_in_either_language_fewest_nuns_first(text: str, pick: tuple[int, ...]) -> None:
    assert cards(text) == pick


@pytest.mark.parametrize(
    ("text", "read", "word"),
    [
        ("3 peasant, jkr", "", "3 peasant"),
        ("2 peasant, jkr", "2 peasant", "jkr"),
        ("monk, monk, 2 monk", "monk, monk", "2 monk"),
        ("monk 3", "", "monk 3"),
        ("monk, 3", "monk", "3"),
        ("joker, monk 3", "joker", "monk 3"),
        ("monk4", "", "monk4"),
        ("king", "", "king"),
        ("0 monk", "", "0 monk"),
        ("99999999999999999999 monk", "", "99999999999999999999 monk"),
        ("m", "", "m"),
        ("<@1> `x`", "", "<@1> `x`"),
        ("???", "", "???"),
        (" ", "", ""),
        ("🐀", "", "🐀"),
    ],
)
def test_what_is_not_understood_is_told_with_what_was_read_before(text: str, read: str, word: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        cards(text)
    assert (caught.value.read, caught.value.word) == (read, word)


@pytest.mark.parametrize(
    "text", ["monk" * 1000, "1 " * 2000, ", " * 2000 + "x" * 99, "x" * 4000, "9x" * 2000, "9" * 6000, "²"]
)
def test_absurd_input_is_refused_at_once(text: str) -> None:
    with pytest.raises(NotUnderstood):
        cards(text)


@pytest.mark.parametrize("text", ["farm", "Ferme", "la ferme", "the Farm", "2", "farm 2", "2 Farm", "fer"])
def test_a_building_is_read_by_name_short_name_or_place(text: str) -> None:
    assert entering(text, row(10, 8, 0)) == (1,)


@pytest.mark.parametrize(
    "text", ["tent", "Tente de la cartomancienne", "fortune-teller’s tent", "fortune-teller's tent"]
)
def test_apostrophes_and_hyphens_make_no_difference(text: str) -> None:
    assert entering(text, row(10, 8, 0)) == (0,)


def test_two_copies_of_a_building_need_their_place() -> None:
    view = row(8, 0, 8)
    assert entering("farm 3", view) == (2,)
    assert face.typed(asked(Ask(1, "enter", (1,), (0, 1, 2), 1, 1, 3), view), 2) == "farm 3"
    with pytest.raises(NotUnderstood):
        entering("farm", view)


@pytest.mark.parametrize("text", ["pass", "Laissez-passer"])
def test_a_pass_is_played_by_its_name(text: str) -> None:
    assert entering(text, row(8, 0), 0, 1, PASS) == (PASS,)


@pytest.mark.parametrize("text", ["dan", "Dan", "◆", "4"])
def test_people_are_read_by_tag_name_mark_or_seat(text: str) -> None:
    assert face.read(asked(Ask(1, "sword_victim", (1, (0, 3)), (0, 3), 1, 1, 3), row()), text) == (3,)


@pytest.mark.parametrize(("text", "pick"), [("take", "take"), ("prendre", "take"), ("nothing", PASS), ("rien", PASS)])
def test_cards_of_a_building_are_taken_or_left(text: str, pick: str) -> None:
    ask = Ask(1, "gain", (1, 0, 1), ("take", PASS), 1, 1, 3)
    assert face.read(asked(ask, row(7)), text) == (pick,)


def test_cards_of_the_nun_row_are_read_by_their_places() -> None:
    ask = Ask(1, "look_at_nuns", (1, 2, ()), (0, 1, 2, 3, 4), 1, 2, 3)
    assert face.read(asked(ask, row()), "2, 5") == (1, 4)
    with pytest.raises(NotUnderstood):
        face.read(asked(ask, row()), "6")
