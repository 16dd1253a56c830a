"""The rats that the cat may chase, as their buttons stand."""

from __future__ import annotations

from bot.faces import face_of
from bot.text import words_for
from rules.hameln import game
from tests.faces.people import names
from tests.games.hameln.rules.build import table


def test_rats_to_chase_stand_in_the_order_of_their_circles() -> None:
    t = table("A: money 9, meat 1", rats="q02 q12 s12 s01 s02").turn("A").act("A", "sell")
    t.play("A", "for_money", "meat").play("A", "optional", "cat")
    ask, face = t.ask("A"), face_of("hameln")
    asked = face.asked(words_for("en"), ask, game.view(t.g, 0), names(t.g.seats))
    in_place = sorted(ask.options, key=lambda option: face.place(asked, option))
    signs = [face.option(asked, circle).sign for circle in in_place]
    assert signs == ["1", "2", "7", "8", "9"]
