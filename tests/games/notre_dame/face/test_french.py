"""French of Notre Dame that was once no French: heads of columns, gains of the rat, what stands somewhere then."""

from __future__ import annotations

from bot.faces import face_of
from bot.text import words_for
from rules.notre_dame import game
from rules.notre_dame.persons import may_hire
from tests.faces.people import names
from tests.games.notre_dame.rules.build import table

from .asking import label

FR = words_for("fr")


def test_the_columns_of_the_markets_are_headed_by_their_names() -> None:
    face = face_of("notre_dame")
    for seats in (2, 4):
        view = game.view(game.new(seats, bytes(32)), None)
        (head,) = (
            line for block in face.board(FR, view, names(seats)).blocks for line in block.lines if "Fleurs" in line
        )
        assert head.split() == ["Poiss.", "Fleurs", "Vin", "Bois"] and len(head) <= 32


def test_a_building_says_how_many_cubes_stand_there_then() -> None:
    t = table("Red: bank 1, personal 2", hands={"Red": "Red bank, Red school"}).turn("Red")
    bank, school = sorted(t.options("Red"), reverse=True)
    told = {label(t, card, words=FR).label for card in (bank, school)}
    assert told == {"Banque · +2 pièces · compte 2 ensuite", "Séminaire · +1 cube · compte 1 ensuite"}


def test_the_trusted_friend_is_no_cube() -> None:
    t = table("Red: bank 1, personal 2", hands={"Red": "Red trusted_friend, Red school"}).turn("Red")
    t.card("Red", "trusted_friend")
    told = [label(t, sector, words=FR) for sector in t.options("Red")]
    assert "Banque · +2 pièces · compte 2 ensuite" in [made.label for made in told]
    assert not any("cubes ici" in f"{made.label} {made.outcome}" for made in told)


def test_the_rat_goes_back_in_the_same_words_on_every_button_and_plate() -> None:
    t = table("Red: rat 5, park 1, personal 1", hands={"Red": "Red park, Red hospital"}).turn("Red")
    for card in t.options("Red"):
        made = label(t, card, words=FR)
        assert " · rat −" in made.label and made.brings.startswith("rat −")


def test_persons_go_by_their_full_names_on_buttons_that_have_room() -> None:
    t = table("Red: gold 1, pp 9", display="manager beggar_king doctor").at(may_hire(0))
    labels = [label(t, option, words=FR).label for option in t.options("Red")]
    assert labels[-1] == "Ne corrompre personne"
    assert any(made.startswith("Administrateur · +9 points") for made in labels), labels
    assert any(made.startswith("Roi mendiant · ") for made in labels), labels
