"""Typed words become picks, in either language; what is not understood is said."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces import NotUnderstood, face_of
from bot.text import words_for
from rules.core import PASS, Ask
from rules.notre_dame import game
from rules.notre_dame.components import ACTIONS, Action, PersonCard
from tests.faces.people import names

from .games import games

face = face_of("notre_dame")
EN = words_for("en")
BANK, PARK, RESIDENCE, HOTEL = map(int, (Action.BANK, Action.PARK, Action.RESIDENCE, Action.HOTEL))
ND = int(Action.NOTRE_DAME)
SECTORS = tuple(range(7))


def read(text: str, choice: str, *args: Any, options: tuple[Any, ...], least: int = 1, most: int = 1) -> Any:
    """What seat 1 of four means at the start of a game."""
    ask = Ask(1, choice, (1, *args), options, least, most, 3)
    return face.read(face.asked(EN, ask, game.view(games.laid_out(), 1), names(4)), text)


@pytest.mark.parametrize("text", ["bank", "The Bank", "BAN", "la banque", " banque "])
def test_a_sector_is_read_by_any_of_its_names(text: str) -> None:
    assert read(text, "friend", options=SECTORS) == (BANK,)


def test_a_card_is_read_by_its_name_and_of_two_alike_by_its_owner() -> None:
    own, other, hotel = BANK, 2 * ACTIONS + BANK, ACTIONS + HOTEL
    assert read("auberge", "play", 1, options=(own, hotel)) == (hotel,)
    assert read("bank chl", "play", 1, options=(own, other)) == (other,)
    assert read("banque ●", "play", 1, options=(own, other)) == (own,)
    with pytest.raises(NotUnderstood):
        read("bank", "play", 1, options=(own, other))


@pytest.mark.parametrize(
    "text",
    [
        "bea fish quay",
        "Bea: Fish quay",
        "the Fish quay in ■ Bea’s borough",
        "bea quai aux poissons",
        "Bea : Quai Poissons",
        "bea fish",
        *(
            "bea il",
            "Bea IL",
            "■ il",
            "bea ig",
            "bea inner left",
            "bea intérieur gauche",
        ),  # as markets were called before
    ],
)
def test_a_market_is_read_by_its_name_and_whose_borough_it_is_in(text: str) -> None:
    assert read(text, "drive", 2, options=(1, 6, 7, PASS)) == (6,)


@pytest.mark.parametrize("text", ["fish quay", "quai aux poissons", "il", "le quai aux Poissons de ■ Bea"])
def test_the_market_of_the_own_borough_needs_no_owner(text: str) -> None:
    assert read(text, "drive", 2, options=(1, 6, 7, PASS)) == (6,)


def test_to_stay_and_to_take_are_words_of_their_own() -> None:
    assert read("stay", "drive", 2, options=(1, 6, PASS)) == (PASS,)
    assert read("rester", "drive", 2, options=(1, 6, PASS)) == (PASS,)
    assert read("take", "message", 6, options=("take", PASS)) == ("take",)
    assert read("oui", "message", 6, options=("take", PASS)) == ("take",)
    assert read("leave", "message", 6, options=("take", PASS)) == (PASS,)


def test_a_market_is_read_by_the_message_on_it() -> None:
    g = games.laid_out()
    at = next(market for market, message in enumerate(g.messages) if message == 2 * 4 + 3)
    ask = Ask(1, "drive", (1, 2), (1, 6, at, PASS), 1, 1, 3)
    assert face.read(face.asked(EN, ask, game.view(g, 1), names(4)), "▲4") == (at,)


@pytest.mark.parametrize(
    ("text", "person"),
    [("barmaid", PersonCard.BARMAID), ("la serveuse", PersonCard.BARMAID), ("money", PersonCard.MONEY_LENDER)],
)
def test_a_person_is_read_by_name(text: str, person: int) -> None:
    options = (int(PersonCard.BARMAID), int(PersonCard.MONEY_LENDER), int(PersonCard.SOLDIER), PASS)
    assert read(text, "hire", options=options) == (int(person),)
    assert read("nobody", "hire", options=options) == (PASS,)
    assert read("personne", "hire", options=options) == (PASS,)


@pytest.mark.parametrize(("text", "n"), [("2", 2), ("2 gold", 2), ("3 pièce", 3)])
def test_gold_is_read_as_a_number(text: str, n: int) -> None:
    assert read(text, "donate", options=(1, 2, 3, PASS)) == (n,)


def test_nothing_may_be_given() -> None:
    assert read("nothing", "donate", options=(1, 2, PASS)) == (PASS,)
    assert read("0", "patron", options=(0, 1, 2)) == (0,)
    assert read("rien", "patron", options=(0, 1, 2)) == (0,)


@pytest.mark.parametrize(
    ("text", "pieces"),
    [("2", (2, 0)), ("2 markers", (2, 0)), ("friend", (0, 1)), ("1 friend", (1, 1)), ("2 confident", (2, 1))],
)
def test_pieces_are_read_by_their_number(text: str, pieces: tuple[int, int]) -> None:
    options = ((1, 0), (2, 0), (0, 1), (1, 1), (2, 1))
    assert read(text, "shift_what", int(PersonCard.MINSTREL), BANK, options=options) == (pieces,)


def test_markers_that_go_back_are_counted() -> None:
    options = (BANK, BANK, BANK, PARK, ND)
    assert read("2 bank, park", "give_back", options=options, least=0, most=5) == (BANK, BANK, PARK)
    assert read("2xbank, park", "give_back", options=options, least=0, most=5) == (BANK, BANK, PARK)
    assert read("notre-dame; banque x3", "give_back", options=options, least=0, most=5) == (BANK, BANK, BANK, ND)
    for nothing in ("0", "nothing", "Rien"):
        assert read(nothing, "give_back", options=options, least=0, most=5) == ()
    with pytest.raises(NotUnderstood):
        read(" ", "give_back", options=options, least=0, most=5)


def test_benefits_and_kinds_have_their_words() -> None:
    three = ("marker", "gold", "rat")
    assert read("cube", "benefit", options=three) == ("marker",)
    assert read("or", "benefit", options=three) == ("gold",)
    assert read("rat", "benefit", options=three) == ("rat",)
    assert read("3", "coachman", options=(0, 2, 3)) == (2,)


@pytest.mark.parametrize(
    "text", ["", "b", "ba", "atlantis", "13", "bank, ", "<@1> `x`", "🐀", "²", ",", "9" * 6000, "bank" * 999]
)
def test_what_is_not_understood_is_refused_at_once(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text, "friend", options=(PARK, RESIDENCE))


def test_what_was_read_before_is_told() -> None:
    with pytest.raises(NotUnderstood) as caught:
        read("bank, atlantis", "butcher_sectors", 2, options=(BANK, PARK), least=2, most=2)
    assert (caught.value.read, caught.value.word) == ("bank", "atlantis")
