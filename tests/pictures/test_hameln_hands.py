"""The picture of a hand of Hameln: the rat-catcher tokens of a seat."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import fromstring

import pytest

from bot.games.hameln.picture import painter
from bot.games.hameln.picture.hand import MOST
from bot.games.hameln.picture.hand import values as tokens_of
from bot.pictures import DARK, Theme
from bot.pictures.alt import LONGEST
from bot.text import words_for
from rules.hameln import game
from rules.hameln.view import View

from .hameln import LEGIBLE, everywhere, glows, lettered, played, scene, themed
from .reading import SVG, ids, letterings


def pieces_of_hand(view: View) -> Iterator[str]:
    """The ids of everything in the picture of a hand."""
    if tokens_of(view):
        yield "sum"
    yield from (f"token-{nth}" for nth in range(len(tokens_of(view))))


@everywhere
@themed
@pytest.mark.parametrize("n", [1, 7, MOST])
def test_a_hand_shows_each_token_once_with_its_value(n: int, locale: str, theme: Theme) -> None:
    view = game.view(played(3, 0), 0)
    values = tuple(1 + nth % 4 for nth in range(n))
    holding = view._replace(table=(view.table[0]._replace(tokens=values), *view.table[1:]))
    svg = painter.hand(scene(holding, locale=locale, theme=theme))
    assert sorted(ids(svg)) == sorted(pieces_of_hand(holding))
    assert [lettered(svg, f"token-{nth}") for nth in range(n)] == [[str(v)] for v in sorted(values, reverse=True)]
    assert lettered(svg, "sum") == [words_for(locale)("hameln-picture-sum"), str(sum(values))]
    assert "Ana" in [line.text for line in letterings(svg)]
    for line in letterings(svg):
        assert line.wide <= line.room + 0.5, line
        assert line.size >= LEGIBLE, line
    told = painter.hand_alt(scene(holding, locale=locale))
    assert len(told) <= LONGEST and str(sum(values)) in told


def test_without_a_token_there_is_no_picture_of_the_hand() -> None:
    view = scene(game.view(played(3, 0), 0))
    assert (painter.hand(view), painter.hand_alt(view)) == ("", "")
    assert list(pieces_of_hand(view.view)) == []


def test_a_new_token_in_hand_glows_with_the_sum() -> None:
    view = game.view(played(3, 0), 0)
    before, now = (
        view._replace(table=(view.table[0]._replace(tokens=values), *view.table[1:])) for values in ((3, 1), (3, 1, 2))
    )
    svg = painter.hand(scene(now, before))
    lit = {e.get("id") for e in fromstring(svg).iter(f"{SVG}g") if e.get("id") and glows(e)}
    assert lit == {"token-1", "sum"}
    assert DARK.glow not in painter.hand(scene(now, now))
