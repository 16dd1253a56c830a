"""What a seat alone may know: the values of the rat-catcher tokens it has taken."""

from __future__ import annotations

from bot.games.hameln.face.private import secrets
from bot.text import words_for
from rules.hameln import game
from tests.faces.people import names

from .games import games

EN, FR = words_for("en"), words_for("fr")


def test_own_tokens_are_told_with_their_sum() -> None:
    view = game.view(games.laid_out(), 1)
    table = (view.table[0], view.table[1]._replace(tokens=(3, 2)), *view.table[2:])
    mine = view._replace(table=table)
    assert secrets(EN, mine, names(4)) == ("**Your rat-catcher tokens** 2, 3 (sum 5)",)
    assert secrets(FR, mine, names(4)) == ("**Tes jetons Attrape-Rat** 2, 3 (somme 5)",)
    assert secrets(EN, view, names(4)) == ("**Your rat-catcher tokens** none",)
