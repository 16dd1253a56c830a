"""Typed words become picks, in either language; what is not understood is said."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces import NotUnderstood, face_of
from bot.text import words_for
from rules.core import PASS, Ask
from rules.rattus import game
from rules.rattus.components import Card, Region
from rules.rattus.state import Potion
from rules.rattus.view import STOCK
from tests.faces.people import names

from .games import games

face = face_of("rattus")
EN = words_for("en")
ANGLIA, GALLIA, GERMANIA, HISPANIA, HUNGARIA, ITALIA, POLONIA, SCANDIA = map(int, list(Region)[:8])
ALL = tuple(range(12))


def read(text: str, choice: str, *args: Any, options: tuple[Any, ...], most: int = 1) -> tuple[Any, ...]:
    """What seat 1 means: three rats and a cube of everybody in Gallia, one of them with a potion."""
    g = games.laid_out()
    g.rats[GALLIA] *= 3
    g.cubes[GALLIA * 4 : GALLIA * 4 + 4] = [1, 2, 1, 1]
    g.potions = (Potion(GALLIA, 1, 1),)
    return face.read(face.asked(EN, Ask(1, choice, (1, *args), options, 1, most, 3), game.view(g, 1), names(4)), text)


@pytest.mark.parametrize("text", ["gallia", "Gallia", "GAL", " gallia "])
def test_a_region_is_read_by_its_name_or_its_beginning(text: str) -> None:
    assert read(text, "start_cubes", options=ALL) == (GALLIA,)


@pytest.mark.parametrize(
    "text", ["pied piper", "The Pied Piper", "Joueur de flûte", "le joueur de flute", "flûtiste", "piper"]
)
def test_a_card_is_read_by_any_of_its_names(text: str) -> None:
    options = (("take", int(Card.PIED_PIPER)), ("take", int(Card.PEASANT)))
    assert read(text, "turn", options=options) == (options[0],)


def test_what_is_done_in_a_region_needs_its_verb_where_two_are_possible() -> None:
    options = (("place", GALLIA), ("plague", GALLIA), ("plague", ITALIA))
    assert read("plague gallia", "turn", options=options) == (("plague", GALLIA),)
    assert read("placer gallia", "turn", options=options) == (("place", GALLIA),)
    assert read("italia", "turn", options=options) == (("plague", ITALIA),)
    with pytest.raises(NotUnderstood):
        read("gallia", "turn", options=options)


def test_a_region_and_a_rat_in_it_are_typed_together() -> None:
    assert read("gallia 2", "witch_where", options=ALL) == (GALLIA,)
    assert read("gallia 2", "witch_rat", GALLIA, options=(0, 1, 2)) == (1,)
    assert read("3", "monk_rat", GALLIA, options=(0, 1, 2)) == (2,)
    with pytest.raises(NotUnderstood):
        read("gallia 4", "witch_where", options=ALL)
    with pytest.raises(NotUnderstood):
        read("gallia", "witch_rat", GALLIA, options=(0, 1, 2))


def test_a_region_and_somebodys_cube_in_it_are_typed_together() -> None:
    cubes = ((0, 0), (1, 0), (1, 1), (2, 0))
    assert read("gallia ana", "messenger_from", options=ALL) == (GALLIA,)
    assert read("gallia ana", "messenger_cube", GALLIA, options=cubes) == ((0, 0),)
    assert read("gallia bea potion1", "messenger_cube", GALLIA, options=cubes) == ((1, 1),)
    assert read("▲", "messenger_cube", GALLIA, options=cubes) == ((2, 0),)
    with pytest.raises(NotUnderstood):
        read("bea", "messenger_cube", GALLIA, options=cubes)


@pytest.mark.parametrize("text", ["gallia-germania", "gallia germania", "Gallia – Germania"])
def test_a_border_is_typed_as_two_regions(text: str) -> None:
    assert read(text, "wall_from", STOCK, 0, options=(ANGLIA, GALLIA, GERMANIA)) == (GALLIA,)
    assert read(text, "wall_to", GALLIA, STOCK, 0, options=(ANGLIA, GERMANIA)) == (GERMANIA,)
    assert read(text, "wall_piece", 0, options=(STOCK, (GALLIA, GERMANIA))) == ((GALLIA, GERMANIA),)


@pytest.mark.parametrize(
    ("text", "pick"),
    [("2", (0, 0)), ("3", (0, 0, 0)), ("2 cube, potion2", (0, 0, 2)), ("cube x2", (0, 0)), ("potion2", (2,))],
)
def test_cubes_to_move_are_counted_or_named(text: str, pick: tuple[int, ...]) -> None:
    assert read(text, "merchant_cubes", GALLIA, ITALIA, options=(0, 0, 0, 2), most=3) == pick


def test_several_regions_or_rats_are_listed() -> None:
    assert read("italia, gallia", "mayor", ALL, 2, options=(GALLIA, ITALIA, POLONIA), most=2) == (GALLIA, ITALIA)
    assert read("3; 1", "piper_rats", GALLIA, ITALIA, 2, options=(0, 1, 2), most=2) == (0, 2)


@pytest.mark.parametrize(
    ("text", "pick"),
    [
        ("cube", ("lose", 0)),
        ("potion", ("give", 1)),
        ("yes", ("give", 1)),
        ("non", ("lose", 0)),
        ("cube1", ("lose", 1)),
    ],
)
def test_a_potion_is_given_up_or_a_cube_lost(text: str, pick: Any) -> None:
    assert read(text, "lose_cube", GALLIA, options=(("lose", 0), ("lose", 1), ("give", 1))) == (pick,)


def test_cards_used_together_are_typed_in_any_order() -> None:
    both = (int(Card.KNIGHT), int(Card.SERF))
    options = (both, both[:1], both[1:])
    assert read("serf, knight", "march", GALLIA, options=options) == (both,)
    assert read("chevalier", "march", GALLIA, options=options) == (both[:1],)


@pytest.mark.parametrize(
    ("choice", "yes", "text"),
    [
        ("knight", "count", "compter"),
        ("crusader", "reveal", "yes"),
        ("serf_cube", "place", "oui"),
        ("witch_swap", "swap", "échanger"),
    ],
)
def test_a_power_is_used_or_not(choice: str, yes: str, text: str) -> None:
    args = (GALLIA, 0, ITALIA, 0) if choice == "witch_swap" else ()
    assert read(text, choice, *args, options=(yes, PASS)) == (yes,)
    assert read("no", choice, *args, options=(yes, PASS)) == (PASS,)
    assert read("rien", choice, *args, options=(yes, PASS)) == (PASS,)


@pytest.mark.parametrize(
    "text", ["", "g", "ga", "atlantis", "13", "gallia, ", "<@1> `x`", "🐀", "²", ",", "9" * 6000, "gallia" * 999]
)
def test_what_is_not_understood_is_refused_at_once(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text, "start_cubes", options=(ANGLIA, ITALIA))


def test_what_was_read_before_is_told() -> None:
    with pytest.raises(NotUnderstood) as caught:
        read("gallia, atlantis", "mayor", ALL, 2, options=(GALLIA, ITALIA), most=2)
    assert (caught.value.read, caught.value.word) == ("gallia", "atlantis")
