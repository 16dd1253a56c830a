"""Large print of Hameln: which stretch of the board comes first, so that the question can be answered from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bot.games.hameln.picture import painter
from bot.games.hameln.picture.plan import circle_at, corner, house_at
from bot.pictures import THEMES, Stretch
from rules.core import Arg, Ask
from rules.hameln import game
from rules.hameln.view import View
from tests.support.company import any_move

from .hameln import SEATS, played, scene
from .reading import tokens

MARKET, FAMILIES, BESIDE = (f"hameln-picture-part-{name}" for name in ("market", "families", "beside"))


def asked(view: View, choice: str, *args: Arg, options: tuple[Arg, ...] = (), seat: int = 0) -> Stretch:
    """The first part for this question."""
    ask = Ask(seat, choice, (seat, *args), options, 1, 1, 0)
    return painter.parts(replace(scene(view, theme=THEMES["large"]), question=ask))[0]


def quarter(view: View, region: int) -> str:
    """The key of a region's part."""
    return f"hameln-region-{view.components.regions[region]}.quarter"


@cache
def table(seats: int = 5) -> View:
    """A game in its middle."""
    return game.view(played(seats, 60), None)


# --------------------------------------------------------------------------- which comes first


@pytest.mark.parametrize("choice", ["man", "woman", "activate", "home"])
def test_the_part_with_most_of_the_houses_in_question_comes_first(choice: str) -> None:
    view = table()
    houses = view.components.houses
    market = tuple(nth for nth, house in enumerate(houses) if house.ring == "inner")
    assert asked(view, choice, 1, 2, options=market).key == MARKET
    for region in range(4):
        own = tuple(nth for nth, house in enumerate(houses) if house.region == region and house.ring == "outer")
        assert asked(view, choice, 1, 2, options=own).key == quarter(view, region)


@pytest.mark.parametrize("choice", ["rats", "rat_set"])
def test_rats_are_placed_in_a_part_that_shows_the_whole_house_with_its_circles(choice: str) -> None:
    view = table()
    components = view.components
    for house in range(len(components.houses)):
        first = asked(view, choice, house, 2)
        for circle, printed in enumerate(components.circles):
            if house in printed.touches:
                assert within(first, circle_at(view, circle))
        assert within(first, house_at(components, house))


def test_a_bribe_is_paid_in_the_corner_of_its_quarter() -> None:
    view = table()
    for region in range(4):
        assert asked(view, "amount", region, options=(1, 2)).key == quarter(view, region)
        assert asked(view._replace(piper=region), "bribe", options=(0, 1, 2, 3)).key == quarter(view, region)
        assert within(asked(view, "amount", region), corner(view.components, region))


def test_the_cat_chases_a_rat_where_most_rats_can_be_chased() -> None:
    view = table()
    wall = tuple(nth for nth, circle in enumerate(view.components.circles) if circle.regions == (2,))
    assert asked(view, "chase", options=wall).key == quarter(view, 2)


@pytest.mark.parametrize("choice", ["piles", "optional"])
def test_what_lies_beside_the_board_comes_first_for_purchases_and_tokens(choice: str) -> None:
    assert asked(table(), choice, options=("cat", "influence")).key == BESIDE


@pytest.mark.parametrize("choice", ["act", "for_money", "for_tokens", "keep", "couple"])
def test_the_part_with_the_own_family_comes_first_for_what_it_has(choice: str) -> None:
    for seats in SEATS:
        view = table(seats)
        for seat in view.ranking:
            first = asked(view, choice, options=(0, 1), seat=seat)
            assert first.key in (FAMILIES, BESIDE)
            assert (first.key == FAMILIES) == (view.ranking.index(seat) < _upper(view))


def _upper(view: View) -> int:
    """How many families are in the upper part."""
    return {3: 2, 4: 2, 5: 3}[view.seats]


def within(part: Stretch, spot: tuple[float, float]) -> bool:
    """Whether a place lies on a part."""
    across = part.left <= spot[0] <= part.left + part.width
    return across and part.top <= spot[1] <= part.top + part.height


# --------------------------------------------------------------------------- whole games


def questions() -> Iterator[tuple[View, Ask]]:
    """Every question of a random game, with what the one who is asked sees."""
    chance, g = Random(4), game.new(5, bytes(32))
    while g.asked:
        yield game.view(g, g.asked[0].seat), g.asked[0]
        g = game.play(g, any_move(chance, g.asked))[0]


def test_every_question_of_a_game_has_a_first_part_and_all_parts_are_there_once() -> None:
    seen = set[tuple[str, str]]()
    for view, ask in questions():
        parts = painter.parts(replace(scene(view, theme=THEMES["large"]), question=ask))
        assert len({part.key for part in parts}) == len(parts) == 7
        seen.add((ask.choice, parts[0].key))
    assert {choice for choice, _ in seen} >= {"man", "woman", "act", "activate", "rat_set", "optional"}
    assert {key for _, key in seen} >= {MARKET, FAMILIES, BESIDE} and len({key for _, key in seen}) > 4


def test_a_rat_on_the_edge_of_a_quarter_is_whole_in_it() -> None:
    view = table()
    for token in tokens(painter.board(scene(view, theme=THEMES["large"]))):
        parts = painter.parts(scene(view, theme=THEMES["large"]))
        assert any(
            part.left + token.reach <= token.x <= part.left + part.width - token.reach
            and part.top + token.reach <= token.y <= part.top + part.height - token.reach
            for part in parts
        ), token
