"""What a picture compares with: the marks of a hand tell what is new since the one drawn before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from bot.pictures import Studio
from bot.ui.illustrator import LOOKS, Illustrator

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
    first, plain = await illustrator.hand(earlier), await illustrator.look(earlier, "hand")
    assert first is not None and first == plain, "nothing is new at first"
    marked, unmarked = await illustrator.hand(later), await illustrator.look(later, "hand")
    assert marked is not None and unmarked is not None
    assert marked.data != unmarked.data and marked.alt == unmarked.alt
    assert await illustrator.hand(later) == marked


@pytest.mark.parametrize("look", ["large", "contrast"])
async def test_a_hand_is_drawn_in_the_look_that_its_reader_has_chosen(studio: Studio, look: str) -> None:
    illustrator = Illustrator(studio, in_time=20.0)
    table = next(table for table, _ in some_moments("rattus_cartus", 2, 5) if table.status == "running")
    plain, chosen = await illustrator.hand(sight(table, 0)), await illustrator.hand(sight(table, 0), LOOKS[look])
    assert plain is not None and chosen is not None
    assert chosen.data != plain.data and chosen.alt == plain.alt
