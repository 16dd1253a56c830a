"""Boards are drawn before anybody asks; one that cannot be drawn stops nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from bot.pictures import BOARD, Renderer
from bot.pictures.composer import compose, shared
from bot.pictures.sprites import Sprites
from bot.ui.kit.drawn_beforehand import draw_beforehand
from tests.games import GAMES
from tests.pictures.positions import Position, states

LARDER = {"larder": GAMES["larder"]}


@pytest.fixture
def renderer() -> Iterator[Renderer]:
    with closing(Renderer()) as renderer:
        yield renderer


async def test_the_first_board_at_a_table_finds_most_of_it_drawn(renderer: Renderer) -> None:
    alone, first = Sprites(), Position("larder", 2, states("larder", 2, 0, 7)[3], None, "")
    board = first.painter.board(first.scene(marked=False))
    compose(board, *BOARD, sprites=alone)
    await draw_beforehand(renderer, LARDER)
    before = shared.drawn
    compose(board, *BOARD)
    assert shared.drawn - before < alone.drawn / 2


async def test_a_board_that_cannot_be_drawn_beforehand_stops_nothing(renderer: Renderer) -> None:
    await draw_beforehand(renderer, {"no such game": GAMES["larder"], **LARDER})
    assert renderer.drawn >= 1
