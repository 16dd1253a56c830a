"""What a seat alone may know: the faces it has looked at, wherever those tokens are now."""

from __future__ import annotations

import pytest

from bot.games.rattus.face import face
from bot.text import LOCALES, units, words_for
from rules.rattus import game
from rules.rattus.components import Card, TokenFace
from rules.rattus.state import BESIDE, DRAWN, LAID_OUT, OUT
from rules.rattus.view import RatView, View
from tests.faces.people import names

from .games import games
from .views import fullest

EN, FR = words_for("en"), words_for("fr")
MILD, HARD = TokenFace(2, 1, 0, (1, 2), False), TokenFace(4, 0, 1, (0, 5), True)
ROOM = 1000  # of the secrets in a private message


def mine(*, witch: bool = True) -> View:
    """What seat 1 of four sees: two tokens looked at, one of them alone in its region; one seen by somebody else."""
    view: View = game.view(games.laid_out(), 1)
    regions, holder = list(view.regions), list(view.holder)
    regions[1] = regions[1]._replace(rats=(RatView(MILD, DRAWN, (1,)), RatView(None, DRAWN, (0,))))
    regions[10] = regions[10]._replace(rats=(RatView(HARD, LAID_OUT, (0, 1)),))
    holder[Card.WITCH] = BESIDE if witch else OUT
    return view._replace(regions=tuple(regions), holder=tuple(holder))


def all_seen(view: View) -> View:
    """The same with every token on the board seen by the first seat."""
    regions = tuple(here._replace(rats=tuple(rat._replace(seen_by=(0,)) for rat in here.rats)) for here in view.regions)
    return view._replace(viewer=0, regions=regions)


def test_faces_seen_are_told_by_region_with_their_place_where_there_are_several() -> None:
    assert face.secrets(EN, mine(), names(4)) == (
        "**Rats you have seen** Gallia 1st 2 · M Bou Chu; Russia 4 · A Pea Roy°",
    )
    assert face.secrets(FR, mine(), names(4)) == (
        "**Rats que tu as vus** Gallia 1er 2 · M Bou Clé\u202f; Russia 4 · A Pay Nob°",
    )


def test_of_more_than_twelve_faces_each_region_has_a_line() -> None:
    lines = face.secrets(EN, all_seen(fullest()), names(4))
    assert lines[0] == "**Rats you have seen**, in order of arrival"
    assert lines[1] == "Ang: 1 PeaChu°, 1 PeaChi°, 1 BouMag°" and len(lines) == 13
    unseen = all_seen(fullest())
    regions = list(unseen.regions)
    regions[0] = regions[0]._replace(rats=(RatView(None, DRAWN, (1,)), *regions[0].rats[1:]))
    assert face.secrets(EN, unseen._replace(regions=tuple(regions)), names(4))[1] == "Ang: ?, 1 PeaChi°, 1 BouMag°"


@pytest.mark.parametrize("seen", range(1, 13))
@pytest.mark.parametrize("is_spoken", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_as_many_faces_as_there_can_be_fit_a_private_message(locale: str, is_spoken: bool, seen: int) -> None:
    words, view = words_for(locale, spoken=is_spoken), all_seen(fullest())
    lines = face.secrets(words, view._replace(regions=view.regions[:seen]), names(4))
    assert units("\n".join(lines)) <= (1300 if is_spoken else ROOM)


def test_what_others_have_seen_or_all_may_see_is_no_secret() -> None:
    assert "Gallia 2nd" not in face.secrets(EN, mine(), names(4))[0]
    regions = list(mine().regions)
    regions[3] = regions[3]._replace(rats=(RatView(MILD, DRAWN, ()),))  # turned up by the Crusader
    assert face.secrets(EN, mine()._replace(regions=tuple(regions)), names(4)) == face.secrets(EN, mine(), names(4))


def test_without_the_witch_there_is_nothing_to_know() -> None:
    nothing = mine(witch=False)._replace(regions=game.view(games.laid_out(), 1).regions)
    assert face.secrets(EN, nothing, names(4)) == (), "the Witch, who is not in the game, is not even named"
    assert face.secrets(FR, mine()._replace(regions=nothing.regions), names(4)) == ("**Rats que tu as vus** aucun",)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_seat_is_told_all_faces_it_knows(locale: str) -> None:
    words, told = words_for(locale), 0
    for n, moment in enumerate(games.moments()):
        if n % 7:
            continue
        for seat in range(moment.state.seats):
            view = game.view(moment.state, seat)
            lines = face.secrets(words, view, names(view.seats))
            known = sum(seat in rat.seen_by for here in view.regions for rat in here.rats)
            told += bool(known)
            if 0 < known <= 12:
                assert lines[0].count(";") == known - 1
    assert told > 100
