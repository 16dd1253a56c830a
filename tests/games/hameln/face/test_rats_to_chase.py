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
    ask, view, face = t.ask("A"), game.view(t.g, 0), face_of("hameln")
    in_place = sorted(ask.options, key=lambda option: face.place(ask, option, view))
    signs = [face.option(words_for("en"), ask, circle, view, names(t.g.seats)).sign for circle in in_place]
    assert signs == ["1", "2", "7", "8", "9"]
