"""What holds for every picture of every game: complete, legible, without secrets, within Discord's limits."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from math import hypot

import pytest

from bot.pictures import THEMES, Theme
from bot.pictures.alt import LONGEST
from bot.text import LOCALES
from tests.games import GAMES

from .positions import DRAWN, Position, in_turn, positions
from .reading import ids, letterings, tokens

ALL = positions()
LEGIBLE = 15  # units of lettering: 24 pixels in large print
drawn = pytest.mark.parametrize("position", ALL, ids=[p.label for p in ALL])


def pictures(position: Position, locale: str = "en", theme: Theme = THEMES["dark"]) -> list[str]:
    """The board and the hands, as far as there are any."""
    hands = [position.painter.hand(position.scene(seat, locale, theme)) for seat in range(position.seats)]
    return [svg for svg in (position.painter.board(position.scene(None, locale, theme)), *hands) if svg]


def test_every_game_is_drawn() -> None:
    assert set(DRAWN) == set(GAMES)


@drawn
def test_every_piece_of_a_view_is_on_its_picture_once(position: Position) -> None:
    scene = position.scene()
    shown = ids(position.painter.board(scene))
    assert sorted(shown) == sorted(position.painter.pieces(scene.view))


@drawn
def test_all_lettering_stays_within_its_room_and_can_be_read(position: Position) -> None:
    for svg in pictures(position, in_turn(position, LOCALES)):
        for line in letterings(svg):
            assert line.wide <= line.room + 0.5, line
            assert line.size >= LEGIBLE, line


@drawn
def test_no_token_lies_on_another_and_all_lie_on_the_picture(position: Position) -> None:
    for svg in pictures(position, theme=in_turn(position, tuple(THEMES.values()))):
        found = tokens(svg)
        for one, other in combinations(found, 2):
            assert hypot(one.x - other.x, one.y - other.y) >= one.reach + other.reach - 1, (one, other)
        for token in found:
            assert token.reach <= token.x <= 1200 - token.reach and token.reach <= token.y <= 900 - token.reach, token


@drawn
@pytest.mark.parametrize("marked", [False, True], ids=["plain", "marked"])
def test_a_picture_shows_nothing_that_its_reader_cannot_know(position: Position, marked: bool) -> None:
    game, painter = position.game, position.painter
    for seat in (None, *range(position.seats)):
        scene = position.scene(seat, marked=marked)
        dreamt = position._replace(now=game.imagine(position.now, seat, b"\x07" * 32)).scene(seat, marked=marked)
        assert painter.hand(dreamt) == painter.hand(scene)
        assert painter.hand_alt(dreamt) == painter.hand_alt(scene)
        if seat is None:
            assert painter.board(dreamt) == painter.board(scene)
            assert painter.board_alt(dreamt) == painter.board_alt(scene)


@drawn
def test_the_parts_of_large_print_and_their_order_tell_nothing_that_their_reader_cannot_know(
    position: Position,
) -> None:
    game, painter = position.game, position.painter
    for seat in range(position.seats):
        question = next((ask for ask in position.now.asked if ask.seat == seat), None)
        true = replace(position.scene(seat, theme=THEMES["large"]), question=question)
        world = position._replace(now=game.imagine(position.now, seat, b"\x07" * 32))
        dreamt = replace(world.scene(seat, theme=THEMES["large"]), question=question)
        assert painter.parts(dreamt) == painter.parts(true)
        assert painter.hand_parts(dreamt) == painter.hand_parts(true)


@drawn
def test_the_words_for_a_picture_fit_and_name_who_is_waited_for(position: Position) -> None:
    locale = in_turn(position, LOCALES)
    told = position.painter.board_alt(position.scene(None, locale))
    assert len(told) <= LONGEST
    assert all(position.scene().name(seat) in told for seat in position.asked)
    for seat in range(position.seats):
        assert len(position.painter.hand_alt(position.scene(seat, locale))) <= LONGEST
    assert position.painter.hand(position.scene(None, locale)) == ""
    assert position.painter.hand_alt(position.scene(None, locale)) == ""


@drawn
def test_two_tables_that_look_different_have_different_pictures(position: Position) -> None:
    scene = position.scene(marked=False)
    same = position.painter.pieces(position.game.view(position.before, None)) == position.painter.pieces(scene.view)
    earlier = position._replace(now=position.before).scene(marked=False)
    assert (position.painter.board(earlier) == position.painter.board(scene)) <= same
