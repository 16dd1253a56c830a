"""Large print: board and hand in parts, each large enough for a small screen, nothing cut in two."""

from __future__ import annotations

import pytest

from bot.pictures import BOARD, HAND, THEMES, Stretch
from bot.text import LOCALES

from .positions import Position, in_turn, positions
from .reading import Span, spans

WIDEST = 640  # units: so a part of the board is seen about twice as large as in the whole
WIDEST_HAND = 660
FILES = 10  # that Discord takes in one message
ALL = positions()
parted = pytest.mark.parametrize("position", ALL, ids=[p.label for p in ALL])


def holds(part: Stretch, span: Span) -> bool:
    """Whether all of it lies within the part."""
    across = part.left <= span.left and span.right <= part.left + part.width
    return across and part.top <= span.top and span.bottom <= part.top + part.height


@parted
def test_every_piece_and_every_word_lies_whole_within_a_part(position: Position) -> None:
    locale = in_turn(position, LOCALES)
    public = position.scene(None, locale, THEMES["large"])
    shown = [(position.painter.board(public), position.painter.parts(public))]
    for seat in range(position.seats):
        own = position.scene(seat, locale, THEMES["large"])
        shown.append((position.painter.hand(own), position.painter.hand_parts(own)))
    for svg, parts in shown:
        for span in spans(svg) if svg else ():
            assert any(holds(part, span) for part in parts), span


@parted
def test_parts_lie_on_the_picture_and_are_few_and_small_enough(position: Position) -> None:
    scene = position.scene(position.asked[0] if position.asked else 0, theme=THEMES["large"])
    board, hand = position.painter.parts(scene), position.painter.hand_parts(scene)
    assert len(board) >= 2 and len(board) + len(hand) <= FILES
    assert len({part.key for part in board}) == len(board)
    for parts, size, widest in ((board, BOARD, WIDEST), (hand, HAND, WIDEST_HAND)):
        for part in parts:
            assert part.left >= 0 and part.left + part.width <= size[0], part
            assert part.top >= 0 and part.top + part.height <= size[1], part
            assert part.width <= widest, part
