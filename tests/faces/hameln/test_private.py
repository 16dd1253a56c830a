"""What a seat alone may know: the values of the rat-catcher tokens it has taken."""

from __future__ import annotations

import pytest

from bot.faces.hameln.private import secrets
from bot.text import LOCALES, words_for
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


def test_the_public_has_no_secrets() -> None:
    assert secrets(EN, game.view(games.laid_out(), None), names(4)) == ()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_seat_is_told_nothing_it_cannot_know(locale: str) -> None:
    words, told = words_for(locale), 0
    for n, moment in enumerate(games.moments()):
        if n % 11:
            continue
        for seat in range(moment.state.seats):
            shown = secrets(words, game.view(moment.state, seat), names(moment.state.seats))
            told += bool(moment.state.tokens[seat])
            world = game.imagine(moment.state, seat, bytes([n % 251]) * 32)
            assert secrets(words, game.view(world, seat), names(moment.state.seats)) == shown
    assert told > 100
