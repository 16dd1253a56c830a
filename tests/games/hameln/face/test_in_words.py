"""The board in sentences: how it reads, and when one page is enough."""

from __future__ import annotations

from functools import partial

import pytest

from bot.faces import face_of
from bot.text import LOCALES
from bot.ui.screens.in_words import in_pages
from tests.faces import boards

from .games import games
from .views import fullest

said = partial(boards.said, face_of("hameln"))


@pytest.mark.parametrize("locale", LOCALES)
def test_with_plain_names_it_fits_on_one_page_until_the_last_phase(locale: str) -> None:
    for view in (view for view in games.public_views(250) if view.phase < 3):
        assert len(list(in_pages(said(view, locale).split("\n")))) == 1


def test_a_board_in_words_reads_as_designed() -> None:
    shown = said(fullest(), "en").split("\n")
    assert "M2, butchery: price 5, draws 3. Man Bea, woman Chloé. 6 rats on 6 circles, infested, a big rat." in shown
    assert "Order of this cycle: Émile, Chloé, Ana, Bea, Dan; at Ana." in shown
    assert "In the hall, Bea: 1 boy, 1 girl." in shown
    assert "The Pied Piper stands on the green quarter and asks for 1 florin a child." in shown
    assert "Bribe on the red quarter: 12 florins." in shown
    assert "The bank has paid out 12 florins more than the box holds." in shown


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_ends_with_a_full_stop(locale: str) -> None:
    for view in (fullest(), *games.public_views(55)):
        assert all(line.endswith(".") for line in said(view, locale).split("\n"))
