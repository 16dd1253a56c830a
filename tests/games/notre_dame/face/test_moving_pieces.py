"""What Minstrel, Fool and Actress ask, and what their options say."""

from __future__ import annotations

from bot.faces.face import Label
from bot.text import words_for
from rules.notre_dame import game
from rules.notre_dame.components import Action
from tests.faces.people import names

from .asking import EN, face, hiring, label, text

FR = words_for("fr")


def test_pieces_that_move_are_told_with_what_the_new_sector_brings() -> None:
    t = hiring("Red: gold 1, bank 2, residence 1, friend bank", display="monk fool actress").play("Red", "hire", "fool")
    assert label(t, int(Action.BANK)) == Label("Bank · 2 markers and the trusted friend", sign="Bank")
    t.play("Red", "shift_from", "bank")
    assert [label(t, option).label for option in t.options("Red")] == [
        "1 marker · then 2 left",
        "Friend · then 2 left",
    ]
    t.play("Red", "shift_what", (0, 1))
    assert text(t) == "Fool: the trusted friend from the bank, to which sector?"
    assert label(t, int(Action.RESIDENCE)) == Label(
        "Residence · +2 points · then 2 there", sign="Residence", brings="+2 points"
    )
    t = hiring("Red: gold 1, bank 2", display="monk minstrel actress").play("Red", "hire", "minstrel")
    t.play("Red", "shift_from", "bank").play("Red", "shift_what", (2, 0))
    assert label(t, int(Action.PARK)) == Label("Park · then 2 there", sign="Park", brings="0 → 2")


def test_where_no_action_follows_nothing_is_said_to_be_asked() -> None:
    t = hiring("Red: gold 1, bank 2", display="monk minstrel actress").play("Red", "hire", "minstrel")
    t.play("Red", "shift_from", "bank").play("Red", "shift_what", (1, 0))
    told = [label(t, int(target)).label for target in (Action.HOTEL, Action.CARRIAGE_HOUSE)]
    assert told == ["Hotel · then 1 there", "Carriage · then 1 there"]
    t = hiring("Red: gold 1, bank 2, rat 3", display="monk fool actress").play("Red", "hire", "fool")
    t.play("Red", "shift_from", "bank")
    told = [str(label(t, int(target)).outcome) for target in (Action.HOTEL, Action.CARRIAGE_HOUSE)]
    assert all("you are asked" in outcome for outcome in told), told


def test_the_fool_is_told_as_one_who_moves_a_single_marker() -> None:
    t = hiring("Red: gold 1, bank 2, friend bank", display="monk fool minstrel").play("Red", "hire", "fool")
    assert text(t) == "Fool: from which sector does one marker leave?"
    assert text(t, words=FR) == "Fou\u202f: de quel bâtiment part un cube\u202f?"
    assert face.call(FR, t.ask("Red")) == "choisir le bâtiment d’où part un cube"
    t.play("Red", "shift_from", "bank")
    assert text(t) == "Fool: a marker or the trusted friend from the bank?"
    assert face.call(EN, t.ask("Red")) == "choose a marker or the trusted friend"
    t = hiring("Red: gold 1, bank 2", display="monk fool minstrel").play("Red", "hire", "minstrel")
    assert text(t) == "Minstrel: from which sector do markers leave?"


def test_the_hint_about_the_friend_says_where_he_still_waits() -> None:
    told = []
    for line in ("Red: gold 1, bank 2", "Red: gold 1, bank 2, friend bank"):
        t = hiring(line, display="monk fool minstrel").play("Red", "hire", "minstrel")
        ask = t.ask("Red")
        told.append(face.hint(face.asked(EN, ask, game.view(t.g, ask.seat), names(4))))
    assert told == [
        "The trusted friend could move like a marker, but is not placed yet.",
        "The trusted friend may move like a marker.",
    ]
