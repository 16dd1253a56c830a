"""From SVG to what is sent: format, size, several threads, faults of ours."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures import BOARD, HAND, THEMES
from bot.pictures.composer import render
from bot.pictures.rasterizer import png
from bot.pictures.svg import Paint, Svg
from bot.pictures.typesetting import CannotDraw

from .positions import DRAWN, Position, positions

MOST_BOARD, MOST_HAND = 250_000, 120_000
LAST_BUT_ONE = [next(p for p in positions()[::-1] if p.key == key and p.asked) for key in DRAWN]
drawn = pytest.mark.parametrize("position", LAST_BUT_ONE, ids=DRAWN)


def picture(data: bytes) -> Image.Image:
    """What was made, decoded."""
    image = Image.open(BytesIO(data))
    image.load()
    return image


@drawn
def test_a_board_is_sent_in_1200_by_900_within_250_kilobytes(position: Position) -> None:
    data = render(position.painter.board(position.scene()), *BOARD, most=MOST_BOARD)
    made = picture(data)
    assert (made.format, made.size) == ("JPEG", BOARD)
    assert len(data) <= MOST_BOARD


@drawn
def test_large_print_is_larger(position: Position) -> None:
    large = THEMES["large"]
    data = render(position.painter.board(position.scene(theme=large)), *BOARD, zoom=large.zoom)
    assert picture(data).size == (1920, 1440)


@drawn
def test_a_hand_is_sent_in_900_by_260(position: Position) -> None:
    hand = position.painter.hand(position.scene(position.asked[0]))
    if hand:
        data = render(hand, *HAND, most=MOST_HAND)
        assert picture(data).size == HAND
        assert len(data) <= MOST_HAND


def test_threads_draw_side_by_side() -> None:
    drawing = Svg(60, 40)
    drawing.rect(0, 0, 60, 40, Paint("#c03020"))
    svg = str(drawing)
    with ThreadPoolExecutor(4) as threads:
        made = list(threads.map(lambda _: png(svg, 60, 40), range(12)))
    assert len(set(made)) == 1
    assert picture(made[0]).convert("RGB").getpixel((30, 20)) == (192, 48, 32)


def test_what_is_no_drawing_is_refused() -> None:
    with pytest.raises(CannotDraw):
        png("<svg", 60, 40)
