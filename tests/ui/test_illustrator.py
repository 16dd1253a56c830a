"""What a picture compares with: the marks of a hand tell what is new since the one drawn before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from bot.pictures import DARK, Studio, Theme
from bot.ui.illustrator import CONTRAST, LARGE, LOOKS, PICTURES, Illustrator
from bot.ui.screen import Image
from bot.ui.sight import Sight

from .tables import sight, some_moments


@pytest.fixture
def studio() -> Iterator[Studio]:
    with closing(Studio()) as studio:
        yield studio


async def test_a_hand_marks_what_is_new_and_keeps_its_marks_while_nothing_changes(studio: Studio) -> None:
    illustrator = Illustrator(studio, in_time=20.0)
    moments = [sight(table, 0) for table, _ in some_moments("rattus_cartus", 2, 5) if table.status == "running"]
    earlier = moments[0]
    later = next(each for each in moments if set(each.view.hands[0]) - set(earlier.view.hands[0]))
    first, plain = await drawn(illustrator, earlier), await illustrator.look(earlier, "hand")
    assert first and first == plain, "nothing is new at first"
    (marked,), (unmarked,) = await drawn(illustrator, later), await illustrator.look(later, "hand")
    assert marked.data != unmarked.data and marked.alt == unmarked.alt
    assert await drawn(illustrator, later) == (marked,)


async def test_a_hand_is_drawn_in_the_contrast_that_its_reader_has_chosen(studio: Studio) -> None:
    illustrator = Illustrator(studio, in_time=20.0)
    table = next(table for table, _ in some_moments("rattus_cartus", 2, 5) if table.status == "running")
    (plain,), (chosen,) = [await drawn(illustrator, sight(table, 0), LOOKS[look]) for look in (PICTURES, CONTRAST)]
    assert chosen.data != plain.data and chosen.alt == plain.alt


async def test_large_print_shows_the_part_of_the_board_in_question_before_the_hand(studio: Studio) -> None:
    illustrator = Illustrator(studio, in_time=20.0)
    table = next(table for table, _ in some_moments("rattus_cartus", 2, 5) if table.status == "running")
    asked = sight(table, table.awaited[0])
    question, *hand = await drawn(illustrator, asked, LOOKS[LARGE])
    assert (question.name, hand[0].name) == ("question-1.webp", "hand-1.webp")
    board = await illustrator.look(asked, "board", LOOKS[LARGE])
    assert question.data == board[0].data and len(board) > 1


async def drawn(illustrator: Illustrator, reader: Sight, theme: Theme = DARK) -> tuple[Image, ...]:
    """The hand of a reader."""
    drawing = await illustrator.hand(reader, theme, reader.ask)
    assert drawing is not None
    return await drawing
