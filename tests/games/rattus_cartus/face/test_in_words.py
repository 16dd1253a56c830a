"""The board in sentences reads as designed."""

from __future__ import annotations

from functools import partial

import pytest

from bot.faces import face_of
from bot.text import LOCALES
from rules.rattus_cartus import game
from tests.faces import boards
from tests.faces.boards import scoring_board
from tests.faces.people import FULL, said_names

from .games import games
from .views import fullest

said = partial(boards.said, face_of("rattus_cartus"))


def test_a_board_in_words_reads_as_designed() -> None:
    lines = said(fullest()).split("\n")
    assert "Building 1: Fortune-teller’s Tent, Magic." in lines
    assert "Nobody is in the Guard Tower yet." in lines
    assert "Number 1 in the Piper’s Cabin: Dan with 14 cards face down." in lines
    assert "Influence in Royalty: Ana 24, Bea 24, Chloé 24, Dan 24, Émile 24." in lines
    assert "Bea has looked at card 1, card 2, card 3, card 4 and card 5 of the nun-row." in lines


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rats_of_everybody_are_said_with_the_final_scoring(locale: str) -> None:
    words = boards.spoken(locale)
    for one in games.played():
        result, view = game.result(one.end), game.view(one.end, None)
        assert result is not None
        text = boards.text_of(
            scoring_board(face_of("rattus_cartus").scoring, words, result, view, said_names(one.seats))
        )
        assert all(f"{FULL[seat]} {view.rats[seat]}" in text for seat in range(one.seats))
